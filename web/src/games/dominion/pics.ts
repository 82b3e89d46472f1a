// The bonuses of the cards as pictograms, for the small card. They repeat the text and decide nothing.
import type { Face } from "../../net/api";
import type { Pic } from "../look";

export const CARDS = "game-icons:card-draw";
export const ACTION = "game-icons:card-play";
export const BUY = "game-icons:shopping-bag";
export const COIN = "game-icons:two-coins";
export const POINTS = "game-icons:laurels";
export const CURSE = "game-icons:cursed-star";
export const SHIELD = "game-icons:checked-shield";

const SIGNS: Record<string, Pic> = {
  c: { text: "", icon: CARDS, means: "dominion-sign-cards" },
  a: { text: "", icon: ACTION, means: "dominion-sign-actions" },
  b: { text: "", icon: BUY, means: "dominion-sign-buys" },
  k: { text: "", icon: COIN, tone: "coin", means: "dominion-sign-coins" },
  v: { text: "", icon: POINTS, tone: "points", means: "dominion-sign-points" },
  s: { text: "", icon: SHIELD, means: "dominion-sign-reaction" },
};

/** c cards, a Actions, b Buys, k coins, v points, s a shield; "+2c /+2k" is two cards or two coins. */
const BONUS: Record<string, string> = {
  courtyard: "+3c",
  pawn: "+1c /a /b /k",
  "secret-chamber": "s",
  "great-hall": "+1c +1a 1v",
  masquerade: "+2c",
  "shanty-town": "+2a",
  steward: "+2c /+2k",
  swindler: "+2k",
  "wishing-well": "+1c +1a",
  baron: "+1b",
  bridge: "+1b +1k",
  conspirator: "+2k",
  ironworks: "+1a /k /c",
  "mining-village": "+1c +2a",
  scout: "+1a",
  duke: "1v",
  minion: "+1a +2k",
  torturer: "+3c",
  tribute: "+2a /k /c",
  upgrade: "+1c +1a",
  nobles: "+3c /+2a 2v",
  cellar: "+1a",
  moat: "+2c s",
  chancellor: "+2k",
  village: "+1c +2a",
  woodcutter: "+1b +2k",
  gardens: "1v",
  militia: "+2k",
  moneylender: "+3k",
  smithy: "+3c",
  spy: "+1c +1a",
  "council-room": "+4c +1b",
  festival: "+2a +1b +2k",
  laboratory: "+2c +1a",
  market: "+1c +1a +1b +1k",
  witch: "+2c",
};

function pic(sign: string): Pic {
  const [, slash, text, letter] = /^(\/?)([+\d]*)([a-z])$/.exec(sign)!;
  const found: Pic = { ...SIGNS[letter!]!, text: text! };
  return slash ? { ...found, or: true } : found;
}

/** The pictograms of every card that has some, by face. */
export const PICS: Record<string, Pic[]> = Object.fromEntries(
  Object.entries(BONUS).map(([face, signs]) => [face, signs.split(" ").map(pic)]),
);

/** What a card of coins or points is worth: a Copper's 1, a Harem's 2 and 2. Cards that do more have pictograms. */
export function values(face: Face): Pic[] {
  if (face.kinds?.includes("action")) return [];
  const found: Pic[] = [];
  if (face.coins) found.push({ ...SIGNS.k!, text: String(face.coins) });
  if (face.points) {
    const text = String(face.points).replace("-", "−");
    found.push({ ...SIGNS.v!, text, icon: face.points < 0 ? CURSE : POINTS });
  }
  return found;
}
