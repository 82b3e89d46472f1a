// The icons of the North's words: goods, tiles, types, clans, phases.

export const GOODS = ["food", "wood", "stone", "sheep", "fish", "gold", "raze"] as const;

/** Whatever can be counted on cards and in options. */
export const THINGS = [...GOODS, "worker", "card", "vp", "ship", "common-ship", "resource"] as const;
export type Thing = (typeof THINGS)[number];

export const THING: Record<Thing, string> = {
  food: "game-icons:wheat",
  wood: "game-icons:wood-pile",
  stone: "game-icons:stone-pile",
  sheep: "game-icons:sheep",
  fish: "game-icons:salmon",
  gold: "game-icons:crown-coin",
  raze: "game-icons:torch",
  worker: "game-icons:meeple",
  card: "game-icons:card-draw",
  vp: "game-icons:laurel-crown",
  ship: "game-icons:drakkar",
  "common-ship": "game-icons:galleon",
  resource: "game-icons:swap-bag",
};

/** By number, as options mean them (src/kronika/games/north/effects.py). */
export const TILES = ["explore", "populate", "construct", "harvest", "sail"] as const;
export type Tile = (typeof TILES)[number];

export const TILE: Record<Tile, string> = {
  explore: "game-icons:spyglass",
  populate: "game-icons:village",
  construct: "game-icons:hammer-nails",
  harvest: "game-icons:sickle",
  sail: "game-icons:drakkar",
};

export const TYPE: Record<string, string> = {
  hall: "game-icons:viking-longhouse",
  farm: "game-icons:barn",
  craft: "game-icons:anvil",
  ship: "game-icons:anchor",
  keep: "game-icons:white-tower",
  shrine: "game-icons:rune-stone",
  penguin: "game-icons:penguin",
  igloo: "game-icons:igloo",
  harbour: "game-icons:harbor-dock",
  yeti: "game-icons:ice-golem",
  beer: "game-icons:beer-stein",
  feast: "game-icons:meal",
  friend: "game-icons:shaking-hands",
  camp: "game-icons:camping-tent",
  sled: "game-icons:sitting-dog",
  kayak: "game-icons:wood-canoe",
  bank: "game-icons:piggy-bank",
  market: "game-icons:trade",
  vault: "game-icons:locked-chest",
};

export const CLAN: Record<string, string> = {
  glenn: "game-icons:ram-profile",
  ulaf: "game-icons:viking-shield",
  panuk: "game-icons:penguin",
  heidel: "game-icons:beer-horn",
  nanurjuk: "game-icons:polar-bear",
  mackinnon: "game-icons:crown-coin",
};

export const KIND: Record<string, string> = {
  field: "game-icons:wheat",
  upgrade: "lucide:plus",
  location: "game-icons:viking-longhouse",
  boost: "game-icons:lightning-trio",
  island: "game-icons:island",
};

export const DECK: Record<string, string> = { near: "game-icons:island", distant: "game-icons:sea-dragon" };
export const HULL = "game-icons:drakkar";
export const HAND = "game-icons:card-pick";
export const CLAN_BACK = "game-icons:viking-head";
export const EXHAUSTED = "lucide:rotate-cw";
export const REFRESH = "lucide:rotate-ccw";

/** What a feature waits for. */
export const TRIGGER: Record<string, string> = {
  conquer: "game-icons:flag-objective",
  pillage: "game-icons:island",
  build: "game-icons:hammer-nails",
  populate: TILE.populate,
  harvest: TILE.harvest,
  sail: TILE.sail,
  raid: THING.raze,
  assign: "game-icons:meeple-circle",
  release: "game-icons:exit-door",
  boost: KIND.boost!,
  discard: "game-icons:card-discard",
  explore: TILE.explore,
};

/** What effects count: islands, fields, exhausted cards, ships out. */
export const COUNTED: Record<string, string> = {
  island: "game-icons:island",
  field: KIND.field!,
  upgrade: "lucide:plus",
  exhausted: EXHAUSTED,
  "ship-out": HULL,
  assigned: "game-icons:meeple-circle",
  "boost-played": KIND.boost!,
  built: "game-icons:hammer-nails",
};

/** What an icon on a card means, by the text `north-sign-…`. Where two things share an icon, the sign says it itself. */
export const MEANS: Record<string, string> = Object.fromEntries(
  [
    ...Object.entries(TYPE).map(([type, icon]) => [type === "ship" ? "type-anchor" : `type-${type}`, icon]),
    ...Object.entries(THING),
    ...Object.entries(TRIGGER),
    ...Object.entries(TILE),
    ["build", TRIGGER.build],
    ["field", KIND.field],
    ["upgrade", KIND.upgrade],
    ["boost", KIND.boost],
    ["island", KIND.island],
    ["exhausted", EXHAUSTED],
    ["refresh", REFRESH],
    ["raid", THING.raze],
    ["bonus", "lucide:zap"],
    ["copy", "lucide:copy"],
    ["search", "lucide:search"],
    ["disc", "game-icons:plain-circle"],
    ["back", "game-icons:return-arrow"],
  ].map(([means, icon]) => [icon, means]),
);
