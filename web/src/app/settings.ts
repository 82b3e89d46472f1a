// What a visitor prefers: language, theme, size of texts, colors, motion, speed, sound, single-letter keys, notices. Kept in this browser.
import { computed, effect, type Signal, signal } from "@preact/signals";
import { LANGUAGES, type Lang } from "../languages";
import { languageOf } from "./languageOf";
import { RAIL } from "./sizes";

type Theme = "auto" | "light" | "dark";
type TextSize = "usual" | "large" | "largest";
type Colors = "usual" | "apart";
type Motion = "auto" | "off";
/** How fast one sees what others do: "once" is as fast as it comes. */
export type Speed = "slow" | "normal" | "fast" | "once";
export type Volume = "off" | "low" | "medium" | "high";

export const LANGS = Object.keys(LANGUAGES) as [Lang, ...Lang[]];

function kept<T extends string>(name: string, allowed: readonly T[], otherwise: T): Signal<T> {
  let start = otherwise;
  try {
    const found = localStorage.getItem(`kronika-${name}`) as T | null;
    if (found && allowed.includes(found)) start = found;
  } catch {
    // One can play without storage.
  }
  const value = signal(start);
  let first = true;
  effect(() => {
    const now = value.value;
    if (first) {
      first = false;
      return;
    }
    try {
      localStorage.setItem(`kronika-${name}`, now);
    } catch {
      // as above
    }
  });
  return value;
}

function ofBrowser(): Lang {
  const asked = new URLSearchParams(location.search).get("lang");
  return languageOf([...(asked ? [asked] : []), ...(navigator.languages ?? [navigator.language])]);
}

export const lang = kept<Lang>("lang", LANGS, ofBrowser());
export const theme = kept<Theme>("theme", ["auto", "light", "dark"], "auto");
/** How large texts are; pictures and cards stay as they are. */
export const textSize = kept<TextSize>("text", ["usual", "large", "largest"], "usual");
/** Whether colors that some eyes take for one another make way for others. */
export const colors = kept<Colors>("colours", ["usual", "apart"], "usual");
export const motion = kept<Motion>("motion", ["auto", "off"], "auto");
/** Whether single letters (L, Z …) act as keys. */
export const letters = kept<"on" | "off">("letters", ["on", "off"], "on");

/** Whether an answer that gives something away is asked once more. */
export const warned = kept<"on" | "off">("warned", ["on", "off"], "on");

/** How fast one sees what others do; who has not said, and wants nothing to move, sees it at once. */
export const speed = kept<Speed | "auto">("speed", ["auto", "slow", "normal", "fast", "once"], "auto");
/** Whether a turn begins with what happened since the last one. */
export const recap = kept<"on" | "off">("recap", ["on", "off"], "on");
/** Whether the log tells only what was done, and not what followed from it. */
export const brief = kept<"on" | "off">("brief", ["on", "off"], "off");
export const volume = kept<Volume>("volume", ["off", "low", "medium", "high"], "low");

/** Whether the browser notifies when it is one's turn. */
export const notices = kept<"on" | "off">("notices", ["on", "off"], "off");

const asks = (query: string) => {
  const list = typeof matchMedia === "function" ? matchMedia(query) : undefined;
  const matches = signal(list?.matches ?? false);
  list?.addEventListener("change", () => {
    matches.value = list.matches;
  });
  return matches;
};
const prefersDark = asks("(prefers-color-scheme: dark)");
const prefersStill = asks("(prefers-reduced-motion: reduce)");

export const dark = computed(() => theme.value === "dark" || (theme.value === "auto" && prefersDark.value));
export const still = computed(() => motion.value === "off" || prefersStill.value);
export const tempo = computed<Speed>(() => (speed.value === "auto" ? (still.value ? "once" : "normal") : speed.value));

/** Whether a hall has a rail beside its board, with reading stand, log and chat; else they are behind a button. */
export const railed = asks(`(min-width: ${RAIL.width}px) and (min-height: ${RAIL.height}px)`);
/** Pages: too narrow for a column beside the page; as narrow as a phone. */
export const narrow = asks("(max-width: 1279.98px)");
export const phone = asks("(max-width: 759.98px)");

/** Played by finger: no pointer that hovers, hence hardly any keys. */
export const touch = asks("(hover: none), (pointer: coarse)");

export function nextTheme(): void {
  theme.value = dark.value ? "light" : "dark";
}

/** The language that the button in the bar goes to: all of them in turn. */
export const afterThis = (): Lang => LANGS[(LANGS.indexOf(lang.value) + 1) % LANGS.length] ?? LANGS[0];

export function nextLang(): void {
  lang.value = afterThis();
}

/** Keeps the document in step with the settings. */
export function applySettings(): void {
  effect(() => {
    const page = document.documentElement;
    page.lang = lang.value;
    page.dataset.theme = dark.value ? "dark" : "light";
    page.dataset.text = textSize.value;
    page.dataset.colors = colors.value;
    page.dataset.motion = still.value ? "off" : "on";
  });
}
