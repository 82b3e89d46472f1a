// The pictures of the cards: the ground by kind, role or area, and one to three icons. Data, no drawings.
import type { Art, ArtIcon, Tone } from "../look";
import type { Role } from "./icons";

type Ground = Omit<Art, "icons">;

const light = (a1: string, a2: string): Ground => ({ a1, a2, a3: a2, sky: "halo", land: "none" });
const dark = (a1: string, a2: string): Ground => ({ a1, a2, a3: "#14100c", sky: "halo", land: "ground" });

const PEOPLE: Record<Role | "none", Ground> = {
  worker: light("#fbeccb", "#dcb06a"),
  soldier: light("#fae0d2", "#cf8c74"),
  shadow: light("#e3dcec", "#9585b0"),
  holy: light("#e6f1f2", "#8fb9c6"),
  none: light("#f7f0df", "#d2c29c"),
};
const PLACES: Record<string, Ground> = {
  hills: dark("#333d1b", "#6a7a3a"),
  ruins: dark("#34322e", "#6d6a63"),
  forest: dark("#182e1d", "#3b6441"),
  valley: dark("#163338", "#387076"),
  mountains: dark("#233048", "#53688a"),
  barrens: dark("#3a2717", "#8a6439"),
  swamp: dark("#22281a", "#5c6437"),
  cavern: dark("#241a33", "#5f4a7a"),
};
const ENEMY = dark("#260a0e", "#7e1f25");
const LAND: Ground = { a1: "#8fb6c4", a2: "#f3dfae", a3: "#6f7f4a", sky: "sun", land: "ground" };
const COURT = light("#e9d8ee", "#9a72ad");

const at = (name: string, x: number, y: number, s: number, tone: Tone, opacity?: number): ArtIcon =>
  opacity === undefined ? { name, x, y, s, tone } : { name, x, y, s, tone, opacity };

const person = (role: Role | "none", main: string, behind: string): Art => ({
  ...PEOPLE[role],
  icons: [at(behind, 50, 50, 108, "dark", 0.12), at(main, 50, 55, 76, "dark")],
});
const beast = (area: string, main: string, behind: string, ...more: ArtIcon[]): Art => ({
  ...PLACES[area]!,
  icons: [at(behind, 50, 46, 108, "cream", 0.16), at(main, 50, 55, 72, "cream"), ...more],
});
const boss = (area: string, main: string, behind: string): Art => ({
  ...PLACES[area]!,
  icons: [
    at(behind, 50, 46, 112, "cream", 0.16),
    at(main, 50, 62, 70, "cream"),
    at("game-icons:crown", 50, 17, 28, "gold"),
  ],
});
const enemy = (main: string, behind: string): Art => ({
  ...ENEMY,
  icons: [at(behind, 50, 46, 112, "red", 0.3), at(main, 50, 55, 74, "cream")],
});
const land = (main: string, ...more: ArtIcon[]): Art => ({ ...LAND, icons: [...more, at(main, 50, 54, 74, "dark")] });
const noble = (main: string, behind: string): Art => ({
  ...COURT,
  icons: [
    at(behind, 50, 52, 106, "violet", 0.3),
    at(main, 50, 60, 72, "dark"),
    at("game-icons:queen-crown", 50, 15, 30, "gold"),
  ],
});

const citizens: Record<string, Art> = {
  cleric: person("holy", "game-icons:prayer", "game-icons:caduceus"),
  monk: person("holy", "game-icons:monk-face", "game-icons:barbed-sun"),
  merchant: person("worker", "game-icons:swap-bag", "game-icons:money-stack"),
  blacksmith: person("worker", "game-icons:blacksmith", "game-icons:anvil"),
  mercenary: person("shadow", "game-icons:swordman", "game-icons:crossed-swords"),
  alchemist: person("shadow", "game-icons:bubbling-flask", "game-icons:cauldron"),
  archer: person("soldier", "game-icons:archer", "game-icons:high-shot"),
  wizard: person("soldier", "game-icons:wizard-face", "game-icons:wizard-staff"),
  peasant: person("worker", "game-icons:farmer", "game-icons:wheat"),
  knight: person("soldier", "game-icons:mounted-knight", "game-icons:knight-banner"),
  rogue: person("shadow", "game-icons:hooded-assassin", "game-icons:daggers"),
  thief: person("shadow", "game-icons:robber", "game-icons:knapsack"),
  champion: person("soldier", "game-icons:spartan", "game-icons:spartan-helmet"),
  warlord: person("soldier", "game-icons:overlord-helm", "game-icons:swords-emblem"),
  paladin: person("holy", "game-icons:templar-shield", "game-icons:winged-sword"),
  priestess: person("holy", "game-icons:nun-face", "game-icons:ankh"),
  butcher: person("worker", "game-icons:meat-cleaver", "game-icons:meat"),
  miner: person("worker", "game-icons:miner", "game-icons:gold-mine"),
  "starter-peasant": person("none", "game-icons:pitchfork", "game-icons:wheat"),
  "starter-knight": person("none", "game-icons:visored-helm", "game-icons:knight-banner"),
  "starter-herald": person("none", "game-icons:trumpet-flag", "game-icons:heraldic-sun"),
};

const monsters: Record<string, Art> = {
  goblin: beast("hills", "game-icons:goblin-head", "game-icons:hills"),
  "goblin-mage": beast(
    "hills",
    "game-icons:bad-gnome",
    "game-icons:hills",
    at("game-icons:wizard-staff", 80, 58, 52, "gold"),
  ),
  "goblin-king": boss("hills", "game-icons:imp-laugh", "game-icons:hills"),
  skeleton: beast("ruins", "game-icons:skeleton", "game-icons:ancient-ruins"),
  "flaming-skeleton": beast("ruins", "game-icons:burning-skull", "game-icons:flame"),
  "skeleton-king": boss("ruins", "game-icons:horned-skull", "game-icons:ancient-ruins"),
  treant: beast("forest", "game-icons:evil-tree", "game-icons:forest"),
  "bane-spider": beast("forest", "game-icons:hanging-spider", "game-icons:spider-web"),
  "spider-queen": boss("forest", "game-icons:spider-face", "game-icons:spider-web"),
  owlbear: beast("valley", "game-icons:owl", "game-icons:valley", at("game-icons:paw-print", 77, 74, 32, "gold")),
  giant: beast("valley", "game-icons:giant", "game-icons:valley"),
  troll: boss("valley", "game-icons:troll", "game-icons:valley"),
  "dire-bear": beast("mountains", "game-icons:bear-head", "game-icons:mountains"),
  "orc-warrior": beast("mountains", "game-icons:orc-head", "game-icons:crossed-swords"),
  "orc-chieftain": boss("mountains", "game-icons:brute", "game-icons:mountains"),
  gargoyle: beast("barrens", "game-icons:gargoyle", "game-icons:desert"),
  wraith: beast("barrens", "game-icons:spectre", "game-icons:evil-moon"),
  "witch-queen": boss("barrens", "game-icons:witch-face", "game-icons:cauldron"),
  "gelatinous-cube": beast("swamp", "game-icons:cube", "game-icons:vile-fluid"),
  basilisk: beast("swamp", "game-icons:lizard-tongue", "game-icons:swamp"),
  "swamp-dragon": boss("swamp", "game-icons:sea-dragon", "game-icons:swamp"),
  kobolds: beast("cavern", "game-icons:lizardman", "game-icons:cave-entrance"),
  "gold-golem": {
    ...PLACES.cavern!,
    icons: [at("game-icons:gold-mine", 50, 46, 108, "cream", 0.16), at("game-icons:rock-golem", 50, 55, 76, "gold")],
  },
  "red-dragon": {
    ...PLACES.cavern!,
    icons: [
      at("game-icons:flame", 50, 46, 112, "red", 0.5),
      at("game-icons:spiked-dragon-head", 50, 62, 70, "cream"),
      at("game-icons:crown", 50, 17, 28, "gold"),
    ],
  },
  "corrupted-cleric": enemy("game-icons:cultist", "game-icons:cursed-star"),
  "giant-leech": enemy("game-icons:earth-worm", "game-icons:vile-fluid"),
  "bat-swarm": enemy("game-icons:evil-wings", "game-icons:bat"),
  sorcerer: enemy("game-icons:hooded-figure", "game-icons:magic-portal"),
  mimic: enemy("game-icons:mimic-chest", "game-icons:coins"),
  "kobold-thieves": enemy("game-icons:daggers", "game-icons:lizardman"),
};

const domains: Record<string, Art> = {
  "foxgrove-palisade": land("game-icons:palisade"),
  "the-desert-orchid": land("game-icons:flower-emblem"),
  "emerald-stronghold": land("game-icons:hill-fort"),
  "pratchetts-plateau": land("game-icons:stone-tower"),
  "cathedral-of-st-aquila": land("game-icons:church"),
  "darktide-harbour": land("game-icons:harbor-dock"),
  "cloudriders-camp": land("game-icons:camping-tent"),
  "the-orb-of-urdr": land("game-icons:crystal-ball"),
  "rogues-landing": land("game-icons:pirate-flag"),
  "blood-crow-army": land("game-icons:raven"),
  "eye-of-asteraten": land("game-icons:third-eye"),
  "cutthroats-truce": land("game-icons:shaking-hands"),
  "halfpenny-hill": land("game-icons:coins"),
  "shattered-hand": land("game-icons:fist"),
  "forgotten-sorrows": land("game-icons:tombstone"),
  "watcher-on-the-water": land("game-icons:watchtower"),
  "gargans-embrace": land("game-icons:guarded-tower"),
  "nest-of-the-weaver-witch": land("game-icons:pointy-hat", at("game-icons:spider-web", 50, 46, 100, "dark", 0.2)),
  "palace-of-the-dawn": land("game-icons:elven-castle", at("game-icons:sunrise", 50, 40, 100, "gold", 0.35)),
  "grimmwater-keep": land("game-icons:castle"),
  "the-violet-thorn": land("game-icons:thorny-vine", at("game-icons:rose", 50, 40, 60, "violet", 0.5)),
  "purloiners-perch": land("game-icons:eagle-head"),
  "golden-obelisk-of-nae": land("game-icons:obelisk"),
  "monolith-of-ostendaar": land("game-icons:menhir"),
};

const dukes: Record<string, Art> = {
  "cornelius-the-dreamer": noble("game-icons:night-sleep", "game-icons:moon"),
  "elsyn-saint-of-shadows": noble("game-icons:female-vampire", "game-icons:hood"),
  "elisium-the-allsmith": noble("game-icons:anvil-impact", "game-icons:flat-hammer"),
  "hrothgar-the-conqueror": noble("game-icons:viking-head", "game-icons:swords-emblem"),
  "isabella-the-righteous": noble("game-icons:woman-elf-face", "game-icons:heraldic-sun"),
  "lekzandr-the-protector": noble("game-icons:elf-helmet", "game-icons:shield"),
  "node-master-of-swords": noble("game-icons:sword-array", "game-icons:broadsword"),
  "reese-the-firebrand": noble("game-icons:torch", "game-icons:flame"),
  "simon-the-unclean": noble("game-icons:plague-doctor-profile", "game-icons:vile-fluid"),
  "waryn-lord-of-rogues": noble("game-icons:rogue", "game-icons:daggers"),
};

export const ART: Record<string, Art> = {
  ...citizens,
  ...monsters,
  ...domains,
  ...dukes,
  exhausted: { ...light("#b3ab9a", "#7c7465"), icons: [at("game-icons:sands-of-time", 50, 52, 78, "dark", 0.75)] },
};

/** The edge of a card, its ribbon and trim, and the figure in its picture: by kind, then by role or area. */
const PAINT: Record<string, Record<`--${string}`, string>> = {
  starter: { "--frame": "#75664c", "--rib": "#6a5b43", "--trim": "#cdbb8f" },
  worker: { "--frame": "#7b4f17", "--rib": "#8a5a1c", "--tone-dark": "#4a2d0b" },
  soldier: { "--frame": "#74211c", "--rib": "#8c2c26", "--tone-dark": "#4d120e" },
  shadow: { "--frame": "#352c4a", "--rib": "#463a61", "--tone-dark": "#221a33" },
  holy: { "--frame": "#1e4d66", "--rib": "#265f7c", "--tone-dark": "#0f3346" },
  monster: { "--frame": "#1d1813", "--trim": "#a9895a" },
  hills: { "--rib": "#4b5726" },
  ruins: { "--rib": "#4c4842" },
  forest: { "--rib": "#284a2e" },
  valley: { "--rib": "#22515a" },
  mountains: { "--rib": "#384b6b" },
  barrens: { "--rib": "#5f4222" },
  swamp: { "--rib": "#474e28" },
  cavern: { "--rib": "#45355c" },
  event: { "--frame": "#5a0f14", "--rib": "#6d151c", "--trim": "#d98a5a" },
  domain: { "--frame": "#7d6222", "--rib": "#5d4a1c", "--trim": "#f0d68c" },
  duke: { "--frame": "#3f1d4d", "--rib": "#52266a", "--trim": "#e9c766", "--tone-dark": "#3a1548" },
  exhausted: { "--frame": "#4b463e", "--rib": "#55504a", "--trim": "#8d8573" },
};
const PLAIN_PAINT = { "--frame": "#6b5233", "--rib": "#6b5233", "--trim": "#d8b768" };

export const paintOf = (...words: (string | undefined)[]): Record<string, string> =>
  Object.assign({ ...PLAIN_PAINT }, ...words.map((word) => PAINT[word ?? ""]));
