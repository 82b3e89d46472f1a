// The icons of Valeria's words: resources, roles, areas, types of monsters.

export const RESOURCES = ["strength", "gold", "magic", "vp"] as const;
export type Resource = (typeof RESOURCES)[number];

export const ROLES = ["worker", "soldier", "shadow", "holy"] as const;
export type Role = (typeof ROLES)[number];

export const RESOURCE: Record<Resource, string> = {
  strength: "game-icons:broadsword",
  gold: "game-icons:two-coins",
  magic: "game-icons:floating-crystal",
  vp: "game-icons:laurel-crown",
};

export const ROLE: Record<Role, string> = {
  worker: "game-icons:flat-hammer",
  soldier: "game-icons:checked-shield",
  shadow: "game-icons:hood",
  holy: "game-icons:heraldic-sun",
};

export const AREA: Record<string, string> = {
  hills: "game-icons:hills",
  ruins: "game-icons:castle-ruins",
  forest: "game-icons:forest",
  valley: "game-icons:valley",
  mountains: "game-icons:mountains",
  barrens: "game-icons:desert",
  swamp: "game-icons:swamp",
  cavern: "game-icons:cave-entrance",
};

export const TYPE: Record<string, string> = {
  minion: "game-icons:goblin",
  beast: "game-icons:paw-print",
  boss: "game-icons:crown",
  titan: "game-icons:mighty-force",
};

export const MONSTER = "game-icons:spiked-dragon-head";
export const DOMAIN = "game-icons:castle";
export const CITIZEN = "game-icons:person";
export const DUKE = "game-icons:queen-crown";
export const EXHAUSTED = "game-icons:sands-of-time";
export const DICE = "game-icons:rolling-dices";
export const DIE = "game-icons:perspective-dice-six-faces-random";
export const HARVEST = "game-icons:wheat";
export const ACTION = "game-icons:crossed-swords";
export const LAURELS = "game-icons:laurels";
export const DARK_LORD = "game-icons:overlord-helm";

/** Whatever a card counts: a role, an area, a type, monsters, domains, citizens. */
export const THING: Record<string, string> = {
  ...ROLE,
  ...AREA,
  ...TYPE,
  monster: MONSTER,
  domain: DOMAIN,
  citizen: CITIZEN,
  knight: "game-icons:mounted-knight",
};

/** What an icon on a card means, by the text `valeria-sign-…`. */
export const MEANS: Record<string, string> = Object.fromEntries(
  [
    ...Object.entries({ ...RESOURCE, ...THING }),
    ["die", DIE],
    ["roll", DICE],
    ["acts", ACTION],
    ["end", "lucide:hourglass"],
    ["all", "lucide:users"],
    ["take", "game-icons:grab"],
    ["resources", "game-icons:swap-bag"],
  ].map(([means, icon]) => [icon, means]),
);
