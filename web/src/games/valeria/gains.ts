// Resources that come in: who gained what, and from where. They are seen flying to the tracks, and a tag tells how many.
import { h } from "preact";
import { still } from "../../app/settings";
import { flyToken } from "../../motion/token";
import type { TableEvent } from "../../table/view";
import type { Resource } from "./icons";
import { Amount } from "./Signs";
import { amountsIn } from "./view";

const STEP = 110;
const MOST = 12;

export interface Gain {
  seat: number;
  resource: Resource;
  count: number;
  /** The stack whose card brought it, "seat:1" whom it was taken from, "lit" for activated cards; "" for one's own wish. */
  from: string;
}

/** What the events brought, in their order. */
export function gainsOf(events: readonly TableEvent[]): Gain[] {
  const found: Gain[] = [];
  let from = "";
  for (const { id, seat, args, moves } of events) {
    const what = id.replace("valeria-log-", "");
    if (what === "roll" || what === "announce") from = "lit";
    else if (what === "slay" || what === "build") from = moves[0]?.from ?? "";
    else if (what === "turn") from = "";
    if (what === "gain" || what === "exchange") {
      for (const [resource, count] of amountsIn(args, "")) found.push({ seat, resource, count, from });
    } else if (what === "take" || what === "take-bank") {
      const victim = what === "take" ? `seat:${args.victim}` : "";
      found.push({ seat, resource: args.resource as Resource, count: Number(args.amount), from: victim });
    }
  }
  return found;
}

/** Gains that tags tell of: all of a harvest while it lasts, else those of the latest news. */
export function toldGains(events: readonly TableEvent[], fresh: readonly TableEvent[], phase: string): Gain[] {
  if (phase === "harvest") {
    const since = events.findLastIndex(({ id }) => id === "valeria-log-roll");
    return gainsOf(events.slice(Math.max(0, since)));
  }
  // All events at once are a table being opened or taken back: nothing is new then.
  return fresh.length < events.length ? gainsOf(fresh) : [];
}

export const gainedBy = (gains: readonly Gain[], seat: number, resource: Resource): number =>
  gains.reduce((sum, gain) => sum + (gain.seat === seat && gain.resource === resource ? gain.count : 0), 0);

// --- flying ---

const rectOf = (selector: string): DOMRect | undefined => {
  for (const element of document.querySelectorAll(selector)) {
    const rect = element.getBoundingClientRect();
    if (rect.width) return rect;
  }
  return undefined;
};

function originOf({ seat, from }: Gain): DOMRect | undefined {
  const place = `[data-seat="${seat}"]`;
  if (from.startsWith("stack:")) return rectOf(`[data-zone="${from}"]`);
  if (from.startsWith("seat:")) {
    const victim = `[data-seat="${from.slice(5)}"]`;
    return rectOf(`${victim} [data-part="who"], ${victim} h2`);
  }
  const lit = rectOf(`${place} [data-lit]`);
  if (from === "lit") return lit;
  return (rectOf(`[data-part="duchy"]${place}`) && rectOf('[data-part="prompt"]')) ?? lit;
}

/** Each gain leaves the card that brought it and lands on the track it belongs to. */
export function fly(gains: readonly Gain[]): void {
  if (still.value || document.hidden) return;
  const flights = gains.slice(-MOST).flatMap((gain, i) => {
    const from = originOf(gain);
    const to = rectOf(`[data-track="${gain.seat}.${gain.resource}"]`);
    return from && to ? [{ gain, from, to, delay: i * STEP }] : [];
  });
  for (const { gain, from, to, delay } of flights) launch(gain, from, to, delay);
}

function launch({ resource, count }: Gain, from: DOMRect, to: DOMRect, delay: number): void {
  flyToken("val-plate pair val-on-wood val-flight", h(Amount, { of: resource, count: `+${count}` }), from, to, delay);
}
