// The timeline as a drawing: reigns, maps with the threads between them, and the suits as a stream. One part stays where
// it is and names the rows, the other one is as wide as the saga is long.

import { pictureOf } from "../../../icons/sprite";
import { roman } from "../../../pages/sagas/history";
import type { Catalogue } from "../../../text/catalogue";
import { lookOf } from "../..";
import { HOUSE, OATH, RUIN, SITE, SUIT, SUITS } from "../icons";
import { bands, type Column, type Faces, type Place, type Thread, threadsOf } from "./model";
import "./Drawing.css";

export const LABELS = 118;
export const WIDTH = 137;
export const HEIGHT = 806;

const BOX = 123;
const ROW = 28;
/** About the width of a letter in a note, in the name of a site, and in the name of a winner. */
const NOTE = 5.4;
const LETTER = 6.3;
const CAPITAL = 9.8;
/** The tops of the eight sites: two of the Cradle, three of the Provinces, three of the Hinterland. */
const TOPS = [176, 208, 252, 284, 316, 360, 392, 424];
const REIGN = { top: 86, height: 76 };
const STREAM = { top: 482, height: 306 };

interface DrawingProps {
  columns: readonly Column[];
  faces: Faces;
  texts: Catalogue;
}

export function Labels({ texts }: { texts: Catalogue }) {
  return (
    <svg class="saga-drawing saga-labels" data-saga-drawing width={LABELS} height={HEIGHT} aria-hidden="true">
      <Label y={70} title={texts.text("oath-history-oath")} />
      <Label y={112} title={texts.text("oath-history-reign")} small={texts.text("oath-history-reign", {}, "help")} />
      <Label y={194} title={texts.text("oath-region-cradle")} />
      <Label y={270} title={texts.text("oath-region-provinces")} small={texts.text("oath-history-map")} />
      <Label y={378} title={texts.text("oath-region-hinterland")} />
      <Label y={500} title={texts.text("oath-history-suits")} small={texts.text("oath-history-suits", {}, "help")} />
    </svg>
  );
}

function Label({ y, title, small = "" }: { y: number; title: string; small?: string }) {
  const titles = wrapped(title, 13);
  const below = y + 16 * (titles.length - 1) + 17;
  return (
    <>
      {titles.map((line, i) => (
        <Fitted key={line} class="drawn-label" x={4} y={y + 16 * i} room={LABELS - 8} text={line} each={CAPITAL} />
      ))}
      {wrapped(small, 18).map((line, i) => (
        <Fitted key={line} class="drawn-note" x={4} y={below + 15 * i} room={LABELS - 8} text={line} each={NOTE} />
      ))}
    </>
  );
}

export function Timeline({ columns, faces, texts }: DrawingProps) {
  const told = columns.filter(({ record }) => record).length;
  const width = WIDTH * Math.max(columns.length, told + 1);
  return (
    <svg class="saga-drawing" data-saga-drawing width={width} height={HEIGHT} aria-hidden="true">
      <Patterns />
      {threadsOf(columns, faces).map((thread) => (
        <ThreadLine key={`${thread.column} ${thread.from}`} thread={thread} />
      ))}
      {columns.map((column, i) => (
        <g key={column.number} transform={`translate(${i * WIDTH} 0)`}>
          <Head column={column} texts={texts} />
          <Reign column={column} texts={texts} />
          {column.places.map((place, slot) => (
            <Site key={TOPS[slot]} place={place} y={TOPS[slot]!} texts={texts} />
          ))}
        </g>
      ))}
      <Stream columns={columns} texts={texts} />
    </svg>
  );
}

// --- a game ---

function Head({ column, texts }: { column: Column; texts: Catalogue }) {
  const above =
    column.kind === "over"
      ? texts.text("history-game", { number: "" }).trim()
      : texts.text(column.kind === "on" ? "history-now" : "history-after");
  const oath = texts.or(`oath-oath-${column.oath}`, "");
  return (
    <>
      <text class="drawn-note" text-anchor="middle" letter-spacing={1} x={WIDTH / 2} y={18}>
        {above}
      </text>
      <text class="drawn-number" text-anchor="middle" x={WIDTH / 2} y={44}>
        {roman(column.number)}
      </text>
      <Sign name={OATH[column.oath] ?? ""} x={WIDTH / 2 - 10 - oath.length * 3.6} y={57} size={16} class="drawn-oath" />
      <text data-part="oath" text-anchor="middle" x={WIDTH / 2 + 10} y={70}>
        {oath}
      </text>
    </>
  );
}

function Reign({ column, texts }: { column: Column; texts: Catalogue }) {
  const { top, height } = REIGN;
  const tip = 11;
  const shape = `M2 ${top}H${WIDTH - tip}L${WIDTH} ${top + height / 2}L${WIDTH - tip} ${top + height}H2L${2 + tip} ${top + height / 2}Z`;
  const { record, game } = column;
  if (!record || !game) {
    const now = column.gathers ? "history-gathers" : "history-now";
    const said = texts.text(column.kind === "on" ? now : "oath-history-world");
    return (
      <g class="nobody-reigns">
        <path stroke-width={1.5} d={shape} />
        <Sign name="game-icons:hourglass" x={20} y={top + height / 2 - 14} size={28} />
        {wrapped(said, 12).map((line, i) => (
          <text key={line} class="drawn-how" x={56} y={top + height / 2 + 4 + 14 * i}>
            {line}
          </text>
        ))}
      </g>
    );
  }
  const color = record.colors[record.winner] ?? "purple";
  const how = wrapped(texts.or(`oath-how-${record.ending}`, record.ending), 16).slice(0, 3);
  const winner = game.names[record.winner] ?? "";
  // A long name in small letters and two lines rather than pressed beyond reading.
  const long = winner.length * CAPITAL > 1.5 * 78;
  const name = long ? wrapped(winner, 13).slice(0, 2) : [winner];
  const first = top + height / 2 - 7 * (how.length + name.length - 1) + 4;
  return (
    <g class={`drawn-house h-${color}`}>
      <path stroke-width={1.5} d={shape} />
      <Sign name={HOUSE[color] ?? "game-icons:crown"} x={18} y={top + height / 2 - 12} size={24} />
      <g data-part="winner">
        {name.map((line, i) => (
          <Fitted
            key={line}
            class={long ? "" : "drawn-winner"}
            x={47}
            y={first + 14 * i}
            room={78}
            text={line}
            each={long ? LETTER : CAPITAL}
          />
        ))}
      </g>
      {how.map((line, i) => (
        <Fitted
          key={line}
          class="drawn-how"
          x={47}
          y={first + 2 + 14 * (i + name.length)}
          room={78}
          text={line}
          each={LETTER}
        />
      ))}
    </g>
  );
}

function Site({ place, y, texts }: { place: Place; y: number; texts: Catalogue }) {
  const x = (WIDTH - BOX) / 2;
  const art = lookOf("oath").art[place.site]?.icons[0]?.name ?? SITE;
  const state = !place.site ? "drawn-unknown" : place.survived === false ? "drawn-lost" : "";
  const signs = (place.ruler ? 1 : 0) + (place.edifice ? 1 : 0);
  const name = place.site ? texts.card(place.site) : texts.text("oath-history-hidden");
  const room = BOX - 32 - 23 * signs;
  const lines =
    name.length * LETTER > 1.2 * room ? wrapped(name, Math.max(2, Math.ceil(name.length / 2) + 3)).slice(0, 2) : [name];
  return (
    <g class={`drawn-site ${state}`}>
      <rect x={x} y={y} width={BOX} height={ROW} rx={5} />
      <Sign name={place.site ? art : "lucide:eye-off"} x={x + 6} y={y + 6} size={16} />
      {lines.map((line, i) => (
        <Fitted
          key={line}
          class={lines.length > 1 ? "drawn-small" : ""}
          x={x + 27}
          y={y + (lines.length > 1 ? 12 + 12 * i : 18.5)}
          room={room}
          text={line}
          each={LETTER}
        />
      ))}
      {place.ruler && (
        <g class={`drawn-house h-${place.ruler}`}>
          <path d={shield(x + BOX - 23 * signs - 1, y + 4)} />
          <Sign name={HOUSE[place.ruler] ?? ""} x={x + BOX - 23 * signs + 2} y={y + 6} size={13} />
        </g>
      )}
      {place.edifice && (
        <g class={`drawn-edifice ${place.ruin ? "o-ruin" : "o-relic"}`}>
          <rect stroke-width={1.5} x={x + BOX - 24} y={y + 4} width={20} height={20} rx={4} />
          <Sign name={place.ruin ? RUIN : "game-icons:castle"} x={x + BOX - 22} y={y + 6} size={16} />
        </g>
      )}
    </g>
  );
}

const shield = (x: number, y: number): string => `M${x} ${y}h19v10q0 7 -9.5 10.5q-9.5 -3.5 -9.5 -10.5z`;

function ThreadLine({ thread }: { thread: Thread }) {
  const x = thread.column * WIDTH + (WIDTH + BOX) / 2;
  const end = x + WIDTH - BOX;
  const [from, to] = [TOPS[thread.from]! + ROW / 2, TOPS[thread.to]! + ROW / 2];
  return (
    <path
      class={thread.ruin ? "thread thread-of-ruin" : "thread"}
      data-part="thread"
      stroke-width={3}
      stroke-dasharray={thread.ruin ? "3 4" : undefined}
      d={`M${x} ${from}C${x + 14} ${from} ${end - 14} ${to} ${end} ${to}`}
    />
  );
}

// --- the suits ---

function Stream({ columns, texts }: { columns: readonly Column[]; texts: Catalogue }) {
  const all = bands(columns);
  const games = all[0]?.top.length ?? 0;
  if (games === 0) return null;
  const right = games * WIDTH;
  return (
    <>
      {all.map(({ suit, top, bottom, count }) => {
        const last = count.at(-1)!;
        const change = last - count[0]!;
        const middle = STREAM.top + (STREAM.height * (top.at(-1)! + bottom.at(-1)!)) / 2;
        return (
          <g key={suit} class={`drawn-suit o-${suit}`} data-suit={suit}>
            <path class="drawn-band" stroke-width={1.5} d={area(top, bottom)} />
            <path d={area(top, bottom)} fill={`url(#saga-${suit})`} />
            {count.map((n, i) => {
              const y = STREAM.top + (STREAM.height * (top[i]! + bottom[i]!)) / 2 + 5;
              return (
                <text key={i} class="drawn-count" text-anchor="middle" data-part="count" x={(i + 0.5) * WIDTH} y={y}>
                  {n}
                </text>
              );
            })}
            <circle stroke-width={1.5} cx={right + 15} cy={middle} r={11} />
            <Sign name={SUIT[suit]!} x={right + 7} y={middle - 8} size={16} />
            <text x={right + 32} y={middle + 5}>
              {texts.text(`oath-suit-${suit}`)} {last}
              {change !== 0 && ` ${change > 0 ? "▲" : "▼"} ${Math.abs(change)}`}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** A band between two lines that run through the middle of each game. */
function area(top: readonly number[], bottom: readonly number[]): string {
  const xs = top.map((_, i) => (i + 0.5) * WIDTH);
  const end = top.length * WIDTH;
  return `M${line(0, xs, top, end)}L${line(end, xs.toReversed(), bottom.toReversed(), 0)}Z`;
}

function line(begin: number, xs: readonly number[], values: readonly number[], end: number): string {
  const ys = values.map((value) => (STREAM.top + STREAM.height * value).toFixed(1));
  let drawn = `${begin} ${ys[0]}L${xs[0]} ${ys[0]}`;
  for (let i = 1; i < xs.length; i++) {
    const half = (xs[i - 1]! + xs[i]!) / 2;
    drawn += `C${half} ${ys[i - 1]} ${half} ${ys[i]} ${xs[i]} ${ys[i]}`;
  }
  return `${drawn}L${end} ${ys.at(-1)}`;
}

/** Suits differ by more than their color. */
function Patterns() {
  const shapes: Record<string, string> = {
    discord: "M-2 10L10 -2M4 16L16 4",
    arcane: "M3 3h1.6v1.6h-1.6zM9 9h1.6v1.6h-1.6z",
    order: "M0 0H12M6 0V12",
    hearth: "M0 0h6v6h-6zM6 6h6v6h-6z",
    beast: "M0 2q6 8 12 0",
    nomad: "M0 10L6 4L12 10",
  };
  return (
    <defs>
      {SUITS.map((suit) => (
        <pattern key={suit} id={`saga-${suit}`} width={12} height={12} patternUnits="userSpaceOnUse">
          <path
            d={shapes[suit]}
            class={suit === "hearth" || suit === "arcane" ? "suit-dots" : "suit-lines"}
            opacity={0.16}
          />
        </pattern>
      ))}
    </defs>
  );
}

// --- small things ---

function Sign({
  name,
  x,
  y,
  size,
  class: more = "",
}: {
  name: string;
  x: number;
  y: number;
  size: number;
  class?: string;
}) {
  if (!name) return null;
  return <use class={`drawn-sign ${more}`} href={pictureOf(name)} x={x} y={y} width={size} height={size} />;
}

/** A text that is pressed together where it would not fit; `each` is about the width of a letter. */
function Fitted(props: { text: string; x: number; y: number; room: number; each: number; class: string }) {
  const { text, x, y, room, each, class: more } = props;
  const press = text.length * each > room ? { textLength: room, lengthAdjust: "spacingAndGlyphs" as const } : {};
  return (
    <text class={more} x={x} y={y} {...press}>
      {text}
    </text>
  );
}

/** Lines of about that many characters. */
export function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
