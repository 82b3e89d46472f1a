// The texts of one language and game, said exactly as src/kronika/engine/texts.py says them.
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { TableEvent } from "../table/view";
import type { Text } from "../wire";
import { isolated } from "./isolate";

export type Args = Record<string, FluentVariable>;

/** Arguments that are seats in a message and names in its text; a seat that nobody has stays a number. */
const PLAYERS = new Set(["player", "victim", "receiver", "proposer", "partner"]);

/** A piece of a text: plain words, or words that name a card. */
export interface Piece {
  text: string;
  card?: string;
}

// Private-use letters around a card's name while a text is being said in pieces.
const OPEN = "\ue000";
const MIDDLE = "\ue001";
const CLOSE = "\ue002";

export class Catalogue {
  readonly lang: string;
  private readonly bundle: FluentBundle;
  private marking = false;

  constructor(lang: string, sources: string[]) {
    this.lang = lang;
    this.bundle = new FluentBundle(lang, {
      useIsolating: false,
      functions: {
        CARD: ([card, count]: FluentValue[], named: Record<string, FluentValue>) =>
          this.card(plain(card), count === undefined ? null : plainNumber(count), plain(named.case)),
        TEXT: ([id]: FluentValue[]) => this.text(plain(id)),
      },
    });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  // --- what is said ---

  /** A text, or one of its parts (attributes); a text that nobody wrote shows its name. */
  text(id: string, args: Args = {}, part = ""): string {
    const entry = this.bundle.getMessage(id);
    const pattern = part ? entry?.attributes[part] : entry?.value;
    if (pattern === undefined || pattern === null) return part ? `${id}.${part}` : id;
    return this.bundle.formatPattern(pattern, eachIsolated(args), []);
  }

  has(id: string, part = ""): boolean {
    const entry = this.bundle.getMessage(id);
    return Boolean(part ? entry?.attributes[part] : entry?.value);
  }

  /** The text if somebody wrote it, else what is given. */
  or(id: string, otherwise: string, args: Args = {}, part = ""): string {
    return this.has(id, part) ? this.text(id, args, part) : otherwise;
  }

  /** A player's name, as it is shown; that of somebody who was erased ("#2") in words. */
  player(name: string): string {
    const number = /^#(\d\d?)$/.exec(name)?.[1];
    if (number === undefined) return isolated(name);
    return Number(number) ? this.text("erased-player", { number: Number(number) }) : this.text("erased-somebody");
  }

  /** A message of a table, with its players called by their names. */
  prompt(message: Text, names: readonly string[] = []): string {
    return this.text(message.id, withNames(message.args, names)) + ofAlike(message.args);
  }

  /** What an answer to a question does, in the words of its button ("Trash Estate", "Odlož 2 karty"): the part `do` of
   * the question's text, with what is picked in the accusative; "" where nobody wrote it. */
  deed(what: Text, picked: readonly Text[], names: readonly string[] = []): string {
    if (!this.has(what.id, "do")) return "";
    const args = withNames(what.args, names);
    args.count = picked.length;
    args.cards = this.cards(picked.map((text) => String(text.args.card ?? "")).filter(Boolean));
    args.things = this.listed(counted(picked.map((text) => this.prompt(text, names))));
    return this.text(what.id, args, "do");
  }

  /** The same for an answer with nothing ("Trash nothing"); "" where nobody wrote it. */
  refrain(what: Text, names: readonly string[] = []): string {
    return this.has(what.id, "none") ? this.text(what.id, withNames(what.args, names), "none") : "";
  }

  promptPieces(message: Text, names: readonly string[] = []): Piece[] {
    return this.pieces(() => this.prompt(message, names));
  }

  /** A line of the log; empty if there is nothing to tell. */
  event(event: TableEvent, names: readonly string[]): string {
    return this.text(event.id, this.eventArgs(event, names));
  }

  eventPieces(event: TableEvent, names: readonly string[]): Piece[] {
    return this.pieces(() => this.event(event, names));
  }

  eventArgs(event: TableEvent, names: readonly string[]): Args {
    const args = withNames(event.args, names);
    args.name = names[event.seat] ?? event.seat;
    const faces = event.moves.flatMap((move) => move.cards.map((card) => card.face));
    const moved = event.moves.reduce((sum, move) => sum + move.count, 0);
    args.count ??= moved;
    args.seen = faces.length;
    args.cards = this.cards(faces, moved - faces.length);
    args.from = event.moves[0]?.from.split(":")[0] ?? "";
    args.to = event.moves[0]?.to.split(":")[0] ?? "";
    return args;
  }

  /** Cards as a list in the accusative, equal ones counted: "Měďák, 2 Stříbrňáky a 3 další karty". */
  cards(faces: readonly string[], unseen = 0): string {
    const counts = new Map<string, number>();
    for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
    const parts = [...counts].map(([face, n]) => this.card(face, n > 1 ? n : null, "acc"));
    if (unseen) parts.push(this.text(parts.length ? "cards-unseen-more" : "cards-unseen", { count: unseen }));
    return this.listed(parts);
  }

  /** "a, b and c" */
  listed(given: readonly string[]): string {
    const parts = given.map(isolated);
    if (parts.length < 2) return parts.join("");
    return this.text("list-and", { rest: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
  }

  /** A card's name; in a case, or counted. A form that nobody wrote is the name itself: English has no cases. */
  card(card: string, count: number | null = null, inCase = ""): string {
    const name = count === null ? this.declined(card, inCase) : this.counted(card, count, inCase);
    return this.marking ? `${OPEN}${card}${MIDDLE}${name}${CLOSE}` : name;
  }

  private declined(card: string, inCase: string): string {
    return this.or(`card-${card}`, this.text(`card-${card}`), {}, inCase);
  }

  private counted(card: string, count: number, inCase: string): string {
    const part = [`count-${inCase}`, "count"].find((each) => this.has(`card-${card}`, each));
    return part ? this.text(`card-${card}`, { count }, part) : `${count}× ${this.declined(card, inCase)}`;
  }

  /** A text cut where it names cards, for pages that show them on hover. */
  private pieces(say: () => string): Piece[] {
    this.marking = true;
    let said: string;
    try {
      said = say();
    } finally {
      this.marking = false;
    }
    const found: Piece[] = [];
    for (const part of said.split(OPEN)) {
      const end = part.indexOf(CLOSE);
      if (end < 0) {
        if (part) found.push({ text: part });
        continue;
      }
      const middle = part.indexOf(MIDDLE);
      found.push({ card: part.slice(0, middle), text: part.slice(middle + 1, end) });
      if (end + 1 < part.length) found.push({ text: part.slice(end + 1) });
    }
    return found;
  }
}

/** The arguments of a text, with names that are written the other way kept to themselves. */
function eachIsolated(args: Args): Args {
  const out: Args = {};
  for (const [key, value] of Object.entries(args)) out[key] = typeof value === "string" ? isolated(value) : value;
  return out;
}

function plain(value: FluentValue | undefined): string {
  if (value === undefined) return "";
  if (typeof value === "string") return value;
  return String(value.valueOf());
}

function plainNumber(value: FluentValue): number {
  return Number(typeof value === "string" ? value : value.valueOf());
}

/** Equal words once, with their number. */
function counted(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, n]) => (n > 1 ? `${n}× ${word}` : word));
}

/** Of several things that are called the same, which one a text means, from the second on. */
function ofAlike({ nth }: Record<string, string | number>): string {
  return nth === undefined ? "" : ` (${nth})`;
}

/** The arguments with seats replaced by the names of who sits there. */
function withNames(args: Record<string, string | number>, names: readonly string[]): Args {
  const out: Args = {};
  for (const [key, value] of Object.entries(args)) {
    out[key] = PLAYERS.has(key) && typeof value === "number" ? (names[value] ?? value) : value;
  }
  return out;
}
