// Counters and phases are no buttons, and yet the keyboard reaches them: whatever explains itself and cannot take the focus
// becomes a stop when Tab is pressed, one for each group (those with the same parent), and arrows go on within the group.
import { THINGS } from "./explaining";

const PRESSED = "a[href], button, input, select, textarea, summary, label";

/** What explains itself but is neither pressed nor part of something that is; a tip that only repeats the words is none. */
function isStop(thing: HTMLElement): boolean {
  if (thing.closest(`${PRESSED}, [aria-hidden=true], [inert]`) || !(thing.checkVisibility?.() ?? true)) return false;
  const { explains, track, tip } = thing.dataset;
  return Boolean(explains ?? track) || tip !== thing.textContent?.trim();
}

const groupOf = (stop: Element): HTMLElement[] =>
  [...(stop.parentElement?.children ?? [])].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(THINGS) && isStop(one),
  );

/** Makes the stops of the page as it is now. */
function settle(page: Document): void {
  const stops = [...page.querySelectorAll<HTMLElement>(THINGS)].filter(isStop);
  const groups = new Map<Element | null, HTMLElement[]>();
  for (const stop of stops) groups.set(stop.parentElement, [...(groups.get(stop.parentElement) ?? []), stop]);
  for (const group of groups.values()) {
    const kept = group.find((stop) => stop === page.activeElement) ?? group.find((stop) => stop.tabIndex === 0);
    for (const stop of group) stop.tabIndex = stop === (kept ?? group[0]) ? 0 : -1;
  }
}

/** Hears a key; true where it moved the focus among counters. */
export function hearStops(event: KeyboardEvent, page: Document): boolean {
  if (event.key === "Tab") settle(page);
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const here = page.activeElement as HTMLElement | null;
  if (!step || !here?.matches(THINGS) || !isStop(here)) return false;
  const group = groupOf(here);
  const next = group[(group.indexOf(here) + step + group.length) % group.length];
  if (!next || next === here) return false;
  here.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
  return true;
}
