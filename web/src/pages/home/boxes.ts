// The boxes on the shelf as data: sky, sun, mountains and one to three icons. A game nobody has drawn gets colors of its own.
import { type BoxLook, fallbackIcon, hueOf } from "../../games/look";

const BOXES: Record<string, BoxLook> = {
  oath: {
    b1: "#241339",
    b2: "#b3502f",
    b3: "#e79a5a99",
    sun: "#ffd9a0",
    m1: "#5a2a45",
    m2: "#2b1430",
    m3: "#1c0d22",
    icons: [
      { name: "game-icons:stone-throne", x: 50, y: 66, s: 42, tone: "cream" },
      { name: "game-icons:imperial-crown", x: 50, y: 37, s: 15, tone: "gold" },
    ],
  },
  dominion: {
    b1: "#3a0d16",
    b2: "#8f2f2c",
    b3: "#d9804f99",
    sun: "#ffd08c",
    m1: "#5f1c25",
    m2: "#2c0a11",
    m3: "#2a0910",
    icons: [
      { name: "game-icons:drama-masks", x: 50, y: 70, s: 36, tone: "cream" },
      { name: "game-icons:medieval-gate", x: 50, y: 49, s: 46, tone: "dark" },
    ],
  },
  valeria: {
    b1: "#0e3a3a",
    b2: "#6f8f45",
    b3: "#cfc46a99",
    sun: "#f7e9a0",
    m1: "#2c5a43",
    m2: "#123026",
    m3: "#0d241d",
    icons: [
      { name: "game-icons:spiked-dragon-head", x: 54, y: 55, s: 44, tone: "cream" },
      { name: "game-icons:perspective-dice-six-faces-six", x: 31, y: 83, s: 16, tone: "gold" },
      { name: "game-icons:perspective-dice-six-faces-three", x: 66, y: 84, s: 13, tone: "gold" },
    ],
  },
  north: {
    b1: "#0f2440",
    b2: "#5aa0a8",
    b3: "#9fe0cf88",
    sun: "#e9fbff",
    m1: "#7fa7b8",
    m2: "#2e5a74",
    m3: "#0e2635",
    sea: true,
    icons: [
      { name: "game-icons:drakkar", x: 50, y: 66, s: 42, tone: "cream" },
      { name: "game-icons:pine-tree", x: 13, y: 69, s: 22, tone: "dark" },
      { name: "game-icons:pine-tree", x: 88, y: 67, s: 26, tone: "dark" },
    ],
  },
};

/** The order on the shelf; others stand after these. */
export const ORDER = ["oath", "dominion", "valeria", "north"];

export function boxOf(game: string): BoxLook {
  const found = BOXES[game];
  if (found) return found;
  const hue = hueOf(game);
  return {
    b1: `oklch(0.25 0.06 ${hue})`,
    b2: `oklch(0.52 0.1 ${(hue + 30) % 360})`,
    b3: `oklch(0.75 0.1 ${(hue + 40) % 360} / 0.6)`,
    sun: "#ffe9bd",
    m1: `oklch(0.38 0.06 ${hue})`,
    m2: `oklch(0.2 0.04 ${hue})`,
    m3: `oklch(0.16 0.03 ${hue})`,
    icons: [{ name: fallbackIcon(game), x: 50, y: 64, s: 42, tone: "cream" }],
  };
}
