// The icons of Oath's things, in one place.
export const FAVOR = "game-icons:laurels";
export const SECRETS = "game-icons:secret-book";
export const WARBANDS = "game-icons:rally-the-troops";
export const SUPPLY = "game-icons:knapsack";
export const DENIZEN = "game-icons:wax-seal";
export const VISION = "game-icons:all-seeing-eye";
export const RELIC = "game-icons:gem-chain";
export const SITE = "game-icons:position-marker";
export const EDIFICE = "game-icons:castle";
export const RUIN = "game-icons:broken-wall";
export const TITLE = "game-icons:imperial-crown";
export const BANNER = "game-icons:vertical-banner";
export const DICE = "game-icons:rolling-dices";
export const BANDITS = "game-icons:bandit";
export const BURN = "game-icons:flame";
export const SHIELD = "game-icons:shield";
export const SWORD = "game-icons:broadsword";
export const SKULL = "game-icons:death-skull";
export const DEAL = "game-icons:shaking-hands";
export const PERMISSION = "game-icons:conversation";

export const SUITS = ["discord", "arcane", "order", "hearth", "beast", "nomad"] as const;
export type Suit = (typeof SUITS)[number];

export const SUIT: Record<string, string> = {
  discord: "game-icons:drama-masks",
  arcane: "game-icons:star-swirl",
  order: "game-icons:stone-tower",
  hearth: "game-icons:fireplace",
  beast: "game-icons:stag-head",
  nomad: "game-icons:horse-head",
};

/** The major actions, in the order of the Law. */
export const MAJOR = ["search", "muster", "trade", "recover", "campaign", "travel"] as const;

export const ACTION: Record<string, string> = {
  search: "game-icons:magnifying-glass",
  muster: WARBANDS,
  trade: "game-icons:trade",
  recover: RELIC,
  campaign: "game-icons:crossed-swords",
  travel: "game-icons:walking-boot",
};

/** When a power is used. A modifier has the icon of its action. */
export const TIME: Record<string, string> = {
  action: "game-icons:hand",
  plan: "game-icons:crenel-crown",
  played: "game-icons:card-play",
  passive: "game-icons:hourglass",
  wake: "game-icons:sunrise",
  rest: "game-icons:night-sleep",
  modifier: "game-icons:sparkles",
};

export const OATH: Record<string, string> = {
  supremacy: "game-icons:flying-flag",
  people: BANNER,
  protection: RELIC,
  devotion: SECRETS,
};

/** The beasts of the colors: nobody is known by color alone. */
export const HOUSE: Record<string, string> = {
  purple: "game-icons:crown",
  blue: "game-icons:raven",
  red: "game-icons:wolf-head",
  yellow: "game-icons:sun",
  white: "game-icons:swan",
  black: "game-icons:snake",
};

/** The color of a house as ink on paper, where the game's own colors do not reach: as in palette.css, light ones
 * deepened. */
export const HOUSE_INK: Record<string, string> = {
  purple: "#6a3d92",
  blue: "#235d9b",
  red: "#a02a2a",
  yellow: "#866412",
  white: "#6d6961",
  black: "#26231f",
};
