// The chronicle: what happened, grouped by turn, cards by name (shown on hover), the last line lit.
import { useContext, useEffect, useRef } from "preact/hooks";
import { lookOf } from "../games";
import { useTable } from "../table/store";
import type { Happening } from "../table/view";
import { GameContext, useTexts } from "../text/texts";
import { Crest } from "./Crest";
import { Icon } from "./Icon";
import { Words } from "./Words";

export const beginsTurn = (event: Happening): boolean => event.id.endsWith("-log-turn");

export interface LogProps {
  /** By default all events of the table. */
  events?: readonly Happening[];
  /** How many lines at the end are still to come (replay), shown pale. */
  future?: number;
}

const SHOWN = 400;

export function Log({ events, future = 0 }: LogProps) {
  const table = useTable();
  const game = useContext(GameContext);
  const texts = useTexts();
  const look = lookOf(game);
  const all = events ?? table.events.value;
  const names = table.names.value;
  const end = useRef<HTMLOListElement>(null);
  const lines = all
    .map((event, i) => ({ event, i, pieces: texts.eventPieces(event, names) }))
    .filter(({ event, pieces }) => beginsTurn(event) || pieces.some((piece) => piece.text.trim()))
    .slice(-SHOWN);
  const now = all.length - future;
  const last = lines.findLast(({ event, i }) => i < now && !beginsTurn(event))?.i;
  const follows = useRef(true);
  useEffect(() => {
    const list = end.current;
    if (!list) return;
    const settle = () => {
      const lit = list.querySelector<HTMLElement>('[data-when="now"]');
      // In a replay there is room below for what is still to come.
      const below = future ? list.clientHeight * 0.4 : 12;
      list.scrollTop = lit ? lit.offsetTop - list.clientHeight + lit.offsetHeight + below : list.scrollHeight;
    };
    settle();
    follows.current = true;
    // The reading stand above grows and shrinks; the last line stays in sight unless one has scrolled away from it.
    const observer = new ResizeObserver(() => follows.current && settle());
    observer.observe(list);
    return () => observer.disconnect();
  }, [all.length, future]);
  return (
    <section class="log" data-part="log" aria-label={texts.text("web-log")}>
      <h2>
        <Icon name="game-icons:quill-ink" />
        {texts.text("web-log")}
      </h2>
      <ol
        ref={end}
        tabIndex={0}
        aria-label={texts.text("web-log")}
        onWheel={() => {
          follows.current = false;
        }}
        onTouchMove={() => {
          follows.current = false;
        }}
        onKeyDown={() => {
          follows.current = false;
        }}
      >
        {lines.map(({ event, i, pieces }) =>
          beginsTurn(event) ? (
            <li key={i} class={`h ${i >= now ? "later" : ""}`} data-when={i >= now ? "later" : undefined}>
              <Crest seat={event.seat} small />
              {texts.text("web-log-turn", {
                turn: event.args.turn ?? event.args.round ?? 0,
                name: names[event.seat] ?? "",
              })}
            </li>
          ) : (
            <li
              key={i}
              class={i === last ? "cur" : i >= now ? "later" : ""}
              data-when={i === last ? "now" : i >= now ? "later" : undefined}
            >
              <Icon name={look.log?.[event.id] ?? "lucide:dot"} />
              <span>
                <Words pieces={pieces} />
              </span>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
