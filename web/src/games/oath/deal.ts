// Deals: the terms of an offer, from the options of the question and from what was said at the table.
import type { TableEvent } from "../../table/view";
import type { Choice, Question } from "../../wire";

export interface Term {
  /** "favor", "secret", "relic", "banner", "adviser", "facedown", "peace", "site". */
  kind: string;
  amount: number;
  /** A card, a banner, or the number of a facedown adviser. */
  what: string;
}

/** Somebody asks another for leave, and all hear it. */
export interface Request {
  event: TableEvent;
  /** "withdraw", "take", "give", "ally". */
  about: string;
  asker: number;
  decider: number;
}

export interface Offer {
  proposer: number;
  partner: number;
  give: Term[];
  want: Term[];
}

const TERM = /^oath-log-term-(give|want)-(.+)$/;

/** The offer that lies on the table: the last one, if nothing but its terms was said after it. */
export function offerOf(events: readonly TableEvent[]): Offer | null {
  const at = events.findLastIndex(({ id }) => id === "oath-log-offer");
  if (at < 0) return null;
  const { seat, args } = events[at]!;
  const offer: Offer = { proposer: seat, partner: Number(args.player), give: [], want: [] };
  for (const { id, args } of events.slice(at + 1)) {
    const found = TERM.exec(id);
    if (!found) return null;
    offer[found[1] as "give" | "want"].push({
      kind: found[2]!,
      amount: Number(args.amount ?? 1),
      what: String(args.card ?? args.number ?? ""),
    });
  }
  return offer;
}

export interface Answer {
  /** Where its offer was said. */
  at: number;
  offer: Offer;
  /** "made", "refused", "countered", "void". */
  how: string;
}

/** How the offers of this round were answered. A refusal is not said: something else follows the terms. */
export function answersOf(events: readonly TableEvent[]): Answer[] {
  const found: Answer[] = [];
  const turn = events.findLast(({ id }) => id === "oath-log-turn");
  const since = events.findIndex(({ id, args }) => id === "oath-log-turn" && args.round === turn?.args.round);
  for (let at = Math.max(0, since); at < events.length; at++) {
    if (events[at]!.id !== "oath-log-offer") continue;
    const rest = events.slice(at + 1);
    const next = rest.find(({ id }) => !TERM.test(id));
    const offer = offerOf(events.slice(at, at + 1 + (next ? rest.indexOf(next) : rest.length)));
    if (!next || !offer) continue;
    const back = next.id === "oath-log-offer" && next.seat === offer.partner && next.args.player === offer.proposer;
    const void_ = next.id.startsWith("oath-log-deal-void");
    found.push({
      at,
      offer,
      how: next.id === "oath-log-deal" ? "made" : back ? "countered" : void_ ? "void" : "refused",
    });
  }
  return found;
}

const REQUEST = "oath-log-request-";

/** The request that waits for its answer: nothing was said after it. */
export function requestOf(events: readonly TableEvent[]): Request | null {
  const event = events.at(-1);
  if (!event?.id.startsWith(REQUEST)) return null;
  return { event, about: event.id.slice(REQUEST.length), asker: event.seat, decider: Number(event.args.player) };
}

/** Whether the question is about composing an offer. */
export const composing = (ask: Question | null): boolean => /^oath-(deal|citizenship)-offer$/.test(ask?.what.id ?? "");

export const answering = (ask: Question | null): boolean => /^oath-(deal|citizenship)-answer$/.test(ask?.what.id ?? "");

/** The options of an offer, what one gives and what one wants. */
export function termsOf(ask: Question): { give: Choice[]; want: Choice[] } {
  const of = (verb: string) => ask.options.filter(({ key }) => key.startsWith(`${verb}-`));
  return { give: of("give"), want: of("want") };
}

/** What an option of an offer is about, by its key: "give-relic:map", "want-favor". */
export function termOf(option: Choice, amount = 1): Term {
  const [kind = "", what = ""] = option.key.replace(/^(give|want)-/, "").split(":");
  const facedown = kind === "adviser" && /^\d+$/.test(what);
  // Anyone who knows a facedown card sees its name.
  const known = option.text.args.card;
  if (facedown && known !== undefined) return { kind, amount, what: String(known) };
  return { kind: facedown ? "facedown" : kind, amount, what: facedown ? String(Number(what) + 1) : what };
}
