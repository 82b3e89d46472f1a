// A coach who says one thing, points at it and waits: a bubble beside what it is about, and a light that dims the rest
// and is in nobody's way. Lessons use it, and whoever else has something to say about a table.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTexts } from "../text/texts";
import type { Box } from "./beside";
import { Icon } from "./Icon";
import { placeBubble, shownBox, thingsAt } from "./pointing";
import { RuleLink } from "./RuleNote";
import "./Bubble.css";

interface BubbleProps {
  game: string;
  seat: number | null;
  /** Changes when something else is said: the bubble looks for its place again. */
  about: string;
  /** A line above the title: where one is. */
  where?: ComponentChildren;
  title: string;
  children: ComponentChildren;
  /** What is to be done now. */
  todo?: ComponentChildren;
  /** What came of a try that does not lead on. */
  wrong?: { text: string; rule?: string } | null;
  /** Buttons below it. */
  actions?: ComponentChildren;
  /** What is pointed at; the first place of which something is there. */
  points: readonly string[];
}

/** How often is looked for what moved, in milliseconds. */
const EVERY = 200;
const ROUND = 8;

export function Bubble({ game, seat, about, where, title, children, todo, wrong, actions, points }: BubbleProps) {
  const texts = useTexts("");
  const bubble = useRef<HTMLElement>(null);
  const [small, setSmall] = useState(false);
  const todoId = useId();
  const lit = usePointed(points, game, seat, about, todo ? todoId : "");
  useFocusKey(bubble);
  useLayoutEffect(() => {
    const box = bubble.current;
    if (!box) return;
    const room = roomBox();
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    const { left, top } = placeBubble(size, lit, busyBoxes(), room);
    box.style.left = `${Math.round(left)}px`;
    box.style.top = `${Math.round(top)}px`;
  });
  return (
    <>
      <Spotlight boxes={lit} />
      <section
        ref={bubble}
        class="bubble col"
        data-part="coach"
        data-covers
        data-small-bubble={small || undefined}
        aria-label={texts.text("coach")}
        tabIndex={-1}
      >
        <header class="bubble-head">
          <span class="bubble-owl" aria-hidden="true">
            <Icon name="game-icons:owl" />
          </span>
          <div>
            {where && <p class="sub finest">{where}</p>}
            <h2>{title}</h2>
          </div>
          <button
            type="button"
            class="bare"
            aria-expanded={!small}
            aria-label={texts.text(small ? "bubble-open" : "bubble-small")}
            data-tip={texts.text(small ? "bubble-open" : "bubble-small")}
            onClick={() => setSmall(!small)}
          >
            <Icon name={small ? "lucide:chevron-down" : "lucide:minus"} />
          </button>
        </header>
        {!small && <div class="bubble-text">{children}</div>}
        {todo && (
          <p id={todoId} class="bubble-todo pair" data-part="todo" role="status">
            <Icon name="lucide:hand" />
            <span>{todo}</span>
          </p>
        )}
        {wrong && (
          <p class="bubble-wrong pair" data-part="wrong" role="alert">
            <Icon name="lucide:circle-alert" />
            <span>
              {wrong.text} {wrong.rule && <RuleLink rule={wrong.rule} game={game} />}
            </span>
          </p>
        )}
        {(!small || wrong) && actions && <div class="bubble-actions wrap">{actions}</div>}
      </section>
    </>
  );
}

/** The table, as far as the window shows it: above it and beside it the coach covers nothing. */
function roomBox(): Box {
  const around = document.querySelector("main [data-size]");
  return (around && shownBox(around)) ?? { left: 0, top: 0, width: innerWidth, height: innerHeight };
}

/** What has to stay in sight: the question and its buttons. */
function busyBoxes(): Box[] {
  const found = document.querySelectorAll('[data-part="prompt"] [data-part="answers"], [data-part="prompt"]');
  return [...found].map(shownBox).filter((box) => box !== null);
}

/** The boxes of what is pointed at, as they move; it is brought into sight once, and described by what is to be done. */
function usePointed(
  points: readonly string[],
  game: string,
  seat: number | null,
  about: string,
  described: string,
): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useEffect(() => {
    let known = "";
    let brought = false;
    let marked: HTMLElement[] = [];
    const look = () => {
      const things = points.flatMap((place) => thingsAt(place, game, seat)).slice(0, 8);
      if (!brought && things[0]) {
        brought = true;
        if (!shownBox(things[0])) things[0].scrollIntoView({ block: "center", inline: "center" });
      }
      if (described) {
        for (const thing of things) {
          if (thing.hasAttribute("aria-describedby")) continue;
          thing.setAttribute("aria-describedby", described);
          marked.push(thing);
        }
      }
      const now = things.map(shownBox).filter((box) => box !== null);
      const word = JSON.stringify(now);
      if (word === known) return;
      known = word;
      setBoxes(now);
    };
    look();
    const timer = setInterval(look, EVERY);
    addEventListener("scroll", look, { capture: true, passive: true });
    addEventListener("resize", look);
    return () => {
      clearInterval(timer);
      removeEventListener("scroll", look, { capture: true });
      removeEventListener("resize", look);
      for (const thing of marked) {
        if (thing.getAttribute("aria-describedby") === described) thing.removeAttribute("aria-describedby");
      }
      marked = [];
    };
  }, [about, game, seat, described, points.join(" ")]);
  return boxes;
}

/** F6 goes to the bubble and back to where one was. */
function useFocusKey(bubble: { current: HTMLElement | null }): void {
  useEffect(() => {
    let before: HTMLElement | null = null;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "F6" || !bubble.current) return;
      event.preventDefault();
      if (bubble.current.contains(document.activeElement)) {
        (before?.isConnected ? before : document.getElementById("main"))?.focus();
        return;
      }
      before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      bubble.current.focus();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [bubble]);
}

/** Dims everything but these boxes. It only looks so: whatever lies below can be pressed. */
function Spotlight({ boxes }: { boxes: readonly Box[] }) {
  if (boxes.length === 0) return null;
  const room = roomBox();
  const holes = boxes.map((box) => {
    const [x, y] = [box.left - 5, box.top - 5];
    const [w, h] = [box.width + 10, box.height + 10];
    const r = Math.min(ROUND, w / 2, h / 2);
    return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 -${r} ${r}h-${w - 2 * r}a${r} ${r} 0 0 1 -${r} -${r}v-${h - 2 * r}a${r} ${r} 0 0 1 ${r} -${r}z`;
  });
  return (
    <svg class="spotlight" data-part="spotlight" aria-hidden="true">
      <path
        class="spotlight-dim"
        fill-rule="evenodd"
        d={`M${room.left} ${room.top}h${room.width}v${room.height}h-${room.width}z${holes.join("")}`}
      />
      <path class="spotlight-ring" d={holes.join("")} />
    </svg>
  );
}
