// What a game looks like, as data: pictures of cards, icons of kinds, counters and log lines. No drawings, no rules.
import type { ComponentType } from "preact";
import type { SoundName } from "../app/sound/sounds";
import type { Face } from "../net/api";
import type { ViewSeat } from "../table/view";

export type Tone = "cream" | "gold" | "silver" | "copper" | "black" | "violet" | "dark" | "red" | "blue";

export interface ArtIcon {
  name: string;
  /** Center, in per cent of the picture. */
  x: number;
  y: number;
  /** Height, in per cent of the picture's height. */
  s: number;
  tone?: Tone;
  opacity?: number;
}

/** A scene (two colors of sky, one of ground) with one to three icons. */
export interface Art {
  a1: string;
  a2: string;
  a3: string;
  sky?: "sun" | "halo";
  /** What is below: hills (default), water, or nothing. */
  land?: "ground" | "water" | "none";
  icons: ArtIcon[];
}

/** A bonus as a pictogram: "+2" and an icon; `or` sets it off from the one before. */
export interface Pic {
  text: string;
  icon: string;
  tone?: "coin" | "trash" | "points";
  or?: boolean;
  /** The text that explains it. */
  means?: string;
}

interface KindLook {
  icon: string;
}

export interface GameLook {
  art: Record<string, Art>;
  kinds: Record<string, KindLook>;
  /** CSS classes of the frame, from a card's kinds: "t-attack", "t-action d-victory". */
  frame?: (kinds: readonly string[], face?: Face) => string;
  /** Which of its kinds a card names where there is little room; by default all of them. */
  brief?: (kinds: readonly string[]) => readonly string[];
  /** The pictograms on a small card. */
  pics?: (face: Face) => Pic[];
  /** The one big figure of a card (a Copper's 1, an Estate's 1), instead of a text. */
  values?: (face: Face) => Pic[];
  /** The whole print of a card, where the shared one has no place for what a game prints on its cards. */
  print?: ComponentType<{ facts: Face; cost?: number | undefined }>;
  /** The words of its card texts that mean something: the texts `<game>-keyword-…`. */
  keywords?: readonly string[];
  /** The phases in their order, as the texts `<game>-phase-…` name them. */
  phases?: readonly string[];
  tracks?: Record<string, string>;
  zones?: Record<string, string>;
  /** The icon of a log line by the event's id. */
  log?: Record<string, string>;
  /** The sound of what happened by the event's id; cards that move are heard without it. */
  sounds?: Record<string, SoundName>;
  /** Icons of options in words, by key or by its first part. */
  options?: Record<string, string>;
  /** Letters that always mean the same option, by its key: "end-turn" is E, however many options there are. */
  keys?: Record<string, string>;
  /** What makes up the points of a result, in the order in which it is counted up at the end. */
  sums?: readonly string[];
  /** Who wins where the one who plays alone does not: the id of that name. */
  nobody?: string;
  /** The crest of a player whose color the game gives: its icon, the class of its colors, and its ink on paper. */
  house?: (player: ViewSeat) => { icon: string; class: string; ink: string } | undefined;
  /** The picture on the box. */
  icon?: string;
}

export const NO_LOOK: GameLook = { art: {}, kinds: {} };

export function hueOf(id: string): number {
  let hash = 2166136261;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  return hash % 360;
}

/** A picture for a card nobody has drawn: a scene in a color of its own; its name's first letters stand in it. */
export function plainArt(id: string, icon?: string): Art {
  const hue = hueOf(id);
  return {
    a1: `oklch(0.28 0.05 ${hue})`,
    a2: `oklch(0.62 0.09 ${(hue + 25) % 360})`,
    a3: `oklch(0.24 0.04 ${hue})`,
    sky: icon && hue % 2 ? "sun" : "halo",
    icons: icon ? [{ name: icon, x: 50, y: 52, s: 66, tone: "cream" }] : [],
  };
}

const ICONS = [
  "game-icons:crown",
  "game-icons:oak-leaf",
  "game-icons:sun",
  "game-icons:anchor",
  "game-icons:raven",
  "game-icons:wolf-head",
  "game-icons:laurels",
  "game-icons:stone-throne",
];

/** An icon for a game or kind that nobody has drawn. */
export const fallbackIcon = (id: string): string => ICONS[hueOf(id) % ICONS.length]!;

export interface BoxLook {
  /** Sky above, sky below, glow; sun; mountains far and near; silhouettes. */
  b1: string;
  b2: string;
  b3: string;
  sun: string;
  m1: string;
  m2: string;
  m3: string;
  icons: ArtIcon[];
  sea?: boolean;
}
