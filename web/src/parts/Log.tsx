// The chronicle: what happened, grouped by turn, cards by name (shown on hover), the last line lit. Tab stops at it
// once; arrows move among the names in it.
import type { VNode } from "preact";
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { lookOf } from "../games";
import { useComplaint } from "../table/complaint";
import { useTable } from "../table/store";
import type { TableEvent } from "../table/view";
import { GameContext, useTexts } from "../text/texts";
import { Crest } from "./Crest";
import { Icon } from "./Icon";
import { Words } from "./Words";
import "./Log.css";

export const beginsTurn = (event: TableEvent): boolean => event.id.endsWith("-log-turn");

export interface LogProps {
  /** By default all events of the table. */
  events?: readonly TableEvent[];
  /** How many lines at the end are still to come (replay), shown pale. */
  future?: number;
}

/** How many lines are there at once; who wants to read further back gets as many more. */
const SHOWN = 400;

/** A line of the log as it was drawn: the same one is not drawn again. */
interface Line {
  i: number;
  when: "now" | "later" | undefined;
  drawn: VNode | null;
}

export function Log({ events, future = 0 }: LogProps) {
  const table = useTable();
  const game = useContext(GameContext);
  const texts = useTexts();
  const complain = useComplaint();
  const look = lookOf(game);
  const all = events ?? table.events.value;
  const earlier = events ? 0 : table.earlier.value;
  const [most, setMost] = useState(SHOWN);
  const names = table.names.value;
  const end = useRef<HTMLOListElement>(null);
  const now = all.length - future;
  // In other words or with other names every line is new.
  const said = useMemo(() => new WeakMap<TableEvent, boolean>(), [texts, names]);
  const known = useMemo(() => new WeakMap<TableEvent, Line>(), [texts, names, look]);
  /** Whether there is anything to say about it. */
  const says = (event: TableEvent): boolean => {
    const told =
      said.get(event) ?? (beginsTurn(event) || texts.eventPieces(event, names).some((piece) => piece.text.trim()));
    said.set(event, told);
    return told;
  };
  const shown: number[] = [];
  let first = all.length;
  while (first > 0 && shown.length < most) if (says(all[--first]!)) shown.push(first);
  shown.reverse();
  const follows = useRef(true);
  /** How far above the end the reader was when older lines were asked for: there they stay. */
  const above = useRef(0);
  const readOn = () => {
    follows.current = false;
    above.current = end.current ? end.current.scrollHeight - end.current.scrollTop : 0;
    setMost(most + SHOWN);
    if (first === 0) table.tellEarlier().catch(complain);
  };
  useLayoutEffect(() => {
    const list = end.current;
    if (list && !follows.current) list.scrollTop = list.scrollHeight - above.current;
  }, [earlier + first]);
  const last = shown.findLast((i) => i < now && !beginsTurn(all[i]!));
  const lineOf = (i: number): VNode | null => {
    const event = all[i]!;
    const when = i === last ? "now" : i >= now ? "later" : undefined;
    const before = known.get(event);
    const key = earlier + i;
    if (before && before.i === key && before.when === when) return before.drawn;
    const drawn = beginsTurn(event) ? (
      <li key={key} class={`h ${when === "later" ? "later" : ""}`} data-when={when}>
        <Crest seat={event.seat} small />
        {texts.text("web-log-turn", {
          turn: event.args.turn ?? event.args.round ?? 0,
          name: names[event.seat] ?? "",
        })}
      </li>
    ) : (
      <li key={key} class={when === "now" ? "cur" : (when ?? "")} data-when={when}>
        <Icon name={look.log?.[event.id] ?? "lucide:dot"} />
        <span>
          <Words pieces={texts.eventPieces(event, names)} stops={false} />
        </span>
      </li>
    );
    known.set(event, { i: key, when, drawn });
    return drawn;
  };
  useEffect(() => {
    const list = end.current;
    if (!list) return;
    const settle = () => {
      // The header of a turn that has just begun is news too.
      const lines = [...list.children] as HTMLElement[];
      const newest = future ? lines.findLast((line) => line.dataset.when !== "later") : undefined;
      // In a replay there is room below for what is still to come.
      list.scrollTop = newest ? newest.offsetTop + newest.offsetHeight - list.clientHeight * 0.6 : list.scrollHeight;
    };
    follows.current = true;
    // At first, and as the reading stand above grows and shrinks: the last line stays in sight unless one has scrolled
    // away from it. The observer speaks when the page is laid out, so nothing has to be measured before.
    const follow = () => follows.current && settle();
    const observer = new ResizeObserver(follow);
    observer.observe(list);
    // Letters that arrive late make lines longer, and the list stays as high as it was.
    document.fonts?.addEventListener("loadingdone", follow);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener("loadingdone", follow);
    };
  }, [earlier + all.length, future, texts]);
  return (
    <section class="log" data-part="log" aria-label={texts.text("web-log")}>
      <h2 class="pair gold">
        <Icon name="game-icons:quill-ink" />
        {texts.text("web-log")}
      </h2>
      <ol
        ref={end}
        class="col"
        tabIndex={0}
        aria-label={texts.text("web-log")}
        onWheel={() => {
          follows.current = false;
        }}
        onTouchMove={() => {
          follows.current = false;
        }}
        onKeyDown={(event) => {
          follows.current = false;
          if (walk(event.currentTarget, event.key)) event.preventDefault();
        }}
        onFocusIn={(event) => stopAt(event.currentTarget, event.target as HTMLElement)}
        onFocusOut={(event) => stopAt(event.currentTarget, event.currentTarget)}
      >
        {(first > 0 || earlier > 0) && (
          <li key="earlier">
            <button type="button" class="btn" onClick={readOn}>
              <Icon name="lucide:chevron-up" />
              {texts.text("web-log-earlier")}
            </button>
          </li>
        )}
        {shown.map(lineOf)}
      </ol>
    </section>
  );
}

/** Tab and Shift+Tab lead out of the list from wherever in it one is. */
function stopAt(list: HTMLElement, here: HTMLElement): void {
  for (const stop of list.querySelectorAll<HTMLElement>('[tabindex="0"]')) stop.tabIndex = -1;
  list.tabIndex = -1;
  here.tabIndex = 0;
}

/** Moves the focus to another name; from the list itself to the newest. True if the key does that. */
function walk(list: HTMLElement, key: string): boolean {
  const names = [...list.querySelectorAll<HTMLElement>("[data-named]")];
  const at = names.indexOf(document.activeElement as HTMLElement);
  const steps: Record<string, number> = {
    ArrowUp: at < 0 ? names.length - 1 : at - 1,
    ArrowLeft: at < 0 ? names.length - 1 : at - 1,
    ArrowDown: at < 0 ? names.length - 1 : at + 1,
    ArrowRight: at < 0 ? names.length - 1 : at + 1,
    Home: 0,
    End: names.length - 1,
  };
  const to = steps[key];
  if (to === undefined || names.length === 0) return false;
  names[to]?.focus();
  return true;
}
