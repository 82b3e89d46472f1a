// Goods that come in: they are seen flying to the supply they belong to.
import { h } from "preact";
import { still } from "../../app/settings";
import { flyToken } from "../../motion/token";
import { flipOf, type TableEvent } from "../../table/view";
import type { Thing } from "./icons";
import { Amounts } from "./Signs";
import { amountsIn } from "./view";

const STEP = 100;
const MOST = 10;

export interface Gain {
  seat: number;
  thing: Thing;
  count: number;
  /** The card or tile that brought it: "#26", "tile:sail"; "" for neither. */
  from: string;
}

/** What the events brought, in their order. */
export function gainsOf(events: readonly TableEvent[]): Gain[] {
  const found: Gain[] = [];
  let from = "";
  for (const { id, seat, args, moves } of events) {
    const what = id.replace("north-log-", "");
    const card = flipOf(moves[0]?.cards[0]);
    if (what === "tile") from = `tile:${args.tile}`;
    else if (what === "pass" || what === "round") from = "";
    else if (card !== undefined && what !== "draw") from = card;
    if (what === "gain") for (const [thing, count] of amountsIn(args)) found.push({ seat, thing, count, from });
  }
  return found;
}

const rectOf = (selector: string): DOMRect | undefined => {
  for (const element of document.querySelectorAll(selector)) {
    const rect = element.getBoundingClientRect();
    if (rect.width) return rect;
  }
  return undefined;
};

function originOf(from: string): DOMRect | undefined {
  if (from.startsWith("tile:")) return rectOf(`[data-tile="${from.slice(5)}"]`);
  return (from && rectOf(`[data-flip="${from}"]`)) || rectOf('[data-part="sea"]');
}

/** Each gain leaves what brought it and lands where it is counted. */
export function fly(gains: readonly Gain[]): void {
  if (still.value || document.hidden) return;
  for (const [i, gain] of gains.slice(-MOST).entries()) {
    const from = originOf(gain.from);
    const to = rectOf(`[data-track="${gain.seat}.${gain.thing}"]`);
    if (from && to) launch(gain, from, to, i * STEP);
  }
}

function launch({ thing, count }: Gain, from: DOMRect, to: DOMRect, delay: number): void {
  flyToken("north-flight", h(Amounts, { of: [[thing, count]] }), from, to, delay);
}
