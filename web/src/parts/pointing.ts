// What a coach points at, and where the bubble may lie: near it, over nothing that has to be pressed.
import type { Box } from "./beside";

/** Everything on the page that a place names: "option:buy:silver", "zone:hand:0", "track:actions", "face:village",
 * "seat:1", "part:prompt". A star stands for anything. */
export function thingsAt(place: string, game: string, seat: number | null): HTMLElement[] {
  const colon = place.indexOf(":");
  const [kind, id] = [place.slice(0, colon), place.slice(colon + 1)];
  const found = (selector: string) => [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].filter(isSeen);
  const named = (attribute: string) =>
    found(`[${attribute}]`).filter((thing) =>
      (thing.getAttribute(attribute) ?? "").split(" ").some((each) => fits(each, id)),
    );
  switch (kind) {
    case "option": {
      // A button in the question says it best; else whatever on the table stands for it.
      const buttons = named("data-option");
      return buttons.length ? buttons : named("data-options");
    }
    case "track": {
      const counters = found(
        `[data-explains="${game}-track-${id}"], [data-track="${id}"], [data-track="${seat}.${id}"]`,
      );
      return counters.slice(0, 1);
    }
    case "zone":
      return named("data-zone");
    default:
      return named(`data-${kind}`);
  }
}

/** Whether a key is meant by a pattern of a lesson: a star stands for anything, a bar for another one. */
export const fits = (key: string, pattern: string): boolean =>
  pattern.split("|").some((one) => new RegExp(`^${one.split("*").map(escaped).join(".*")}$`).test(key));

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");

function isSeen(thing: HTMLElement): boolean {
  const { width, height } = thing.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** The part of a thing that its surroundings do not cut off, as far as the window shows it; null: nothing of it. */
export function shownBox(thing: Element): Box | null {
  let { left, top, right, bottom } = thing.getBoundingClientRect();
  for (let around = thing.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const edge = around.getBoundingClientRect();
    left = Math.max(left, edge.left);
    top = Math.max(top, edge.top);
    right = Math.min(right, edge.right);
    bottom = Math.min(bottom, edge.bottom);
  }
  left = Math.max(left, 0);
  top = Math.max(top, 0);
  right = Math.min(right, innerWidth);
  bottom = Math.min(bottom, innerHeight);
  return right - left > 4 && bottom - top > 4 ? { left, top, width: right - left, height: bottom - top } : null;
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

const GAP = 14;
const EDGE = 8;

/** Where a bubble lies: of all places along the edges of what it points at and of the window, the one that covers
 * least of what it points at (`things`), then of what answers (`busy`), and is nearest. */
export function placeBubble(
  size: { width: number; height: number },
  things: readonly Box[],
  busy: readonly Box[],
  room: Box,
): { left: number; top: number } {
  const within = (at: number, length: number, from: number, all: number) =>
    Math.max(from + EDGE, Math.min(at, from + all - length - EDGE));
  const about = things[0];
  const [x, y] = about
    ? [about.left + about.width / 2, about.top + about.height / 2]
    : [room.left + room.width / 2, room.top + room.height / 2];
  const lefts = [room.left + EDGE, room.left + room.width - size.width - EDGE, x - size.width / 2];
  const tops = [room.top + EDGE, room.top + room.height - size.height - EDGE, y - size.height / 2];
  for (const box of [...things, ...busy]) {
    lefts.push(box.left - size.width - GAP, box.left + box.width + GAP);
    tops.push(box.top - size.height - GAP, box.top + box.height + GAP);
  }
  let best = { left: room.left + EDGE, top: room.top + EDGE };
  let least = Number.POSITIVE_INFINITY;
  for (const wishedLeft of lefts) {
    for (const wishedTop of tops) {
      const left = within(wishedLeft, size.width, room.left, room.width);
      const top = within(wishedTop, size.height, room.top, room.height);
      const here = { left, top, ...size };
      const covers = things.reduce((sum, box) => sum + overlap(here, box), 0);
      const hides = busy.reduce((sum, box) => sum + overlap(here, box), 0);
      const far = Math.hypot(left + size.width / 2 - x, top + size.height / 2 - y);
      const cost = covers * 20 + hides * 4 + far;
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}
