// Tokens that change places are seen flying: from a bank to a board, from a board onto a card, from player to player.
import { h } from "preact";
import { still } from "../../app/settings";
import { flyToken } from "../../motion/token";
import type { TableEvent } from "../../table/view";
import { TokenIcon } from "./Signs";

const STEP = 110;
const MOST = 10;

export interface Flight {
  of: "favor" | "secrets";
  count: number;
  /** Selectors of the places; "" is the middle of the map. */
  from: string;
  to: string;
}

const board = (seat: number | string, of: string): string => `[data-track="${seat}.${of}"]`;
const bank = (suit: string | number): string => `[data-bank="${suit}"]`;
const card = (face: string | number): string => `[data-part="card"][data-face="${face}"]`;

/** What the events moved, in their order. */
export function flightsOf(events: readonly TableEvent[]): Flight[] {
  const found: Flight[] = [];
  for (const { id, seat, args } of events) {
    const count = Number(args.amount ?? 1);
    const fly = (of: Flight["of"], from: string, to: string) => found.push({ of, count, from, to });
    if (id === "oath-log-gain-favor") fly("favor", bank(args.suit!), board(seat, "favor"));
    else if (id === "oath-log-bank-favor") fly("favor", board(seat, "favor"), bank(args.suit!));
    else if (id === "oath-log-give-favor") fly("favor", board(seat, "favor"), board(args.player!, "favor"));
    else if (id === "oath-log-place-favor") fly("favor", board(seat, "favor"), card(args.card!));
    else if (id === "oath-log-gain-secrets") fly("secrets", "", board(seat, "secrets"));
    else if (id === "oath-log-give-secrets") fly("secrets", board(seat, "secrets"), board(args.player!, "secrets"));
    else if (id === "oath-log-place-secrets") fly("secrets", board(seat, "secrets"), card(args.card!));
  }
  return found;
}

function rectOf(selector: string): DOMRect | undefined {
  for (const element of document.querySelectorAll(selector || '[data-part="map"]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width) return rect;
  }
  return undefined;
}

export function fly(flights: readonly Flight[]): void {
  if (still.value || document.hidden) return;
  const ready = flights.slice(-MOST).flatMap((flight) => {
    const from = rectOf(flight.from);
    const to = rectOf(flight.to);
    return from && to ? [{ flight, from, to }] : [];
  });
  for (const [i, { flight, from, to }] of ready.entries()) launch(flight, from, to, i * STEP);
}

function launch({ of, count }: Flight, from: DOMRect, to: DOMRect, delay: number): void {
  flyToken("oflight", h(TokenIcon, { of, count: count > 1 ? count : undefined, label: false }), from, to, delay);
}
