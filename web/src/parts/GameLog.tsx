// The chronicle: what happened, grouped by turn and by action, cards by name (shown on hover), the last line lit. What
// follows from an action can be folded away. Tab stops at it once; arrows move among the names in it.
import type { VNode } from "preact";
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { brief } from "../app/settings";
import { lookOf } from "../games";
import { useComplaint } from "../table/complaint";
import { beginsTurn, emphasisOf, leading, weighs } from "../table/emphasis";
import { useTable } from "../table/store";
import type { TableEvent } from "../table/view";
import { GameContext, useTexts } from "../text/texts";
import { Crest } from "./Crest";
import { Icon } from "./Icon";
import { Words } from "./Words";
import "./GameLog.css";

interface GameLogProps {
  /** By default all events of the table. */
  events?: readonly TableEvent[];
  /** How many lines at the end are still to come (replay), shown pale. */
  future?: number;
}

/** How many lines are there at once; who wants to read further back gets as many more. */
const SHOWN = 400;

/** Whether a line says what somebody did, and what followed is shown or not; follows from such a line; or stands alone. */
type Part = "open" | "folded" | "under" | "alone";

const STYLE: Record<Part, string> = { open: "deed", folded: "deed", under: "ensues", alone: "" };

/** A line of the log as it was drawn: the same one is not drawn again. */
interface Line {
  i: number;
  when: "now" | "later" | undefined;
  part: Part;
  drawn: VNode | null;
}

export function GameLog({ events, future = 0 }: GameLogProps) {
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
  const emphasis = emphasisOf(game);
  const leads = useMemo(() => leading(emphasis, all), [emphasis, all]);
  /** The actions that are shown otherwise than all others: folded, or not. */
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const folded = (lead: number): boolean => (brief.value === "on") !== turned.has(earlier + lead);
  const turn = (lead: number) => {
    const others = new Set(turned);
    if (!others.delete(earlier + lead)) others.add(earlier + lead);
    setTurned(others);
  };
  const shown: number[] = [];
  const leaders = new Set<number>();
  let first = all.length;
  while (first > 0 && shown.length < most) {
    const lead = leads[--first]!;
    if (!says(all[first]!)) continue;
    if (lead !== first) leaders.add(lead);
    if (lead === first || !folded(lead)) shown.push(first);
  }
  shown.reverse();
  const partOf = (i: number): Part => {
    if (leads[i] !== i) return "under";
    if (!leaders.has(i)) return "alone";
    return folded(i) ? "folded" : "open";
  };
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
  // Lines that are not drawn again keep their buttons.
  const turnNow = useRef(turn);
  turnNow.current = turn;
  const lineOf = (i: number): VNode | null => {
    const event = all[i]!;
    const when = i === last ? "now" : i >= now ? "later" : undefined;
    const before = known.get(event);
    const key = earlier + i;
    const part = partOf(i);
    if (before && before.i === key && before.when === when && before.part === part) return before.drawn;
    const weighty = weighs(emphasis, event);
    const drawn = beginsTurn(event) ? (
      <li key={key} class={`h ${when === "later" ? "later" : ""}`} data-when={when}>
        <Crest seat={event.seat} small />
        {texts.text("web-log-turn", {
          turn: event.args.turn ?? event.args.round ?? 0,
          name: names[event.seat] ?? "",
        })}
      </li>
    ) : (
      <li
        key={key}
        class={`${when === "now" ? "cur" : (when ?? "")} ${STYLE[part]} ${weighty ? "log-weighty" : ""}`}
        data-when={when}
        data-line={part}
        data-weighty={weighty || undefined}
      >
        <Icon name={look.log?.[event.id] ?? "lucide:dot"} />
        <span>
          <Words pieces={texts.eventPieces(event, names)} stops={false} />
        </span>
        {(part === "open" || part === "folded") && (
          <button
            type="button"
            class="fold"
            tabIndex={-1}
            aria-label={texts.text("web-log-fold")}
            aria-expanded={part === "open"}
            onClick={() => turnNow.current(i)}
          >
            <Icon name={part === "open" ? "lucide:chevron-down" : "lucide:chevron-right"} />
          </button>
        )}
      </li>
    );
    known.set(event, { i: key, when, part, drawn });
    return drawn;
  };
  useEffect(() => {
    const list = end.current;
    if (!list) return;
    const settle = () => {
      // The header of a turn that has just begun is new too.
      const lines = [...list.children] as HTMLElement[];
      const newest = future ? lines.findLast((line) => line.dataset.when !== "later") : undefined;
      // In a replay there is room below for what is still to come: before its first line that is all there is.
      if (newest) list.scrollTop = newest.offsetTop + newest.offsetHeight - list.clientHeight * 0.6;
      else list.scrollTop = future ? 0 : list.scrollHeight;
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
        {leaders.size > 0 && (
          <button
            type="button"
            class="bare"
            data-part="log-brief"
            aria-label={texts.text(brief.value === "on" ? "web-log-whole" : "web-log-brief")}
            data-tip={texts.text(brief.value === "on" ? "web-log-whole" : "web-log-brief")}
            onClick={() => {
              brief.value = brief.value === "on" ? "off" : "on";
              setTurned(new Set());
            }}
          >
            <Icon name={brief.value === "on" ? "lucide:unfold-vertical" : "lucide:fold-vertical"} />
          </button>
        )}
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
          <li key="earlier" data-part="log-earlier">
            <button type="button" class="btn" onClick={readOn}>
              <Icon name="lucide:chevron-up" />
              {texts.text("web-log-earlier")}
            </button>
          </li>
        )}
        {headFirst(shown, leads).map(lineOf)}
      </ol>
    </section>
  );
}

/** What is told before the action it belongs to, as what it costs, stands under it. */
function headFirst(shown: readonly number[], leads: readonly number[]): number[] {
  const lines: number[] = [];
  let early: number[] = [];
  for (const i of shown) {
    if (leads[i]! > i) {
      early.push(i);
      continue;
    }
    lines.push(i, ...early);
    early = [];
  }
  return [...lines, ...early];
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
