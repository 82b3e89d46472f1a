// The pictures of the cards: the ground by suit, or by what the card is, and one icon. Data, no drawings.
import type { Art, Tone } from "../look";
import { EDIFICE, SITE, SUIT } from "./icons";

type Ground = Omit<Art, "icons">;

const dark = (a1: string, a2: string): Ground => ({ a1, a2, a3: "#14100c", sky: "halo", land: "ground" });

const GROUND: Record<string, Ground> = {
  discord: dark("#3d0f16", "#9c3a34"),
  arcane: dark("#241345", "#7350a8"),
  order: dark("#14284a", "#4a73a8"),
  hearth: dark("#5a2a0c", "#cf7f3a"),
  beast: dark("#2b1a0e", "#7d5b36"),
  nomad: dark("#0d3a32", "#3f8f78"),
  vision: { a1: "#2a1038", a2: "#c9a75d", a3: "#1a0a22", sky: "sun", land: "none" },
  relic: { a1: "#3a2f14", a2: "#b08d3c", a3: "#241c0a", sky: "halo", land: "none" },
  site: { a1: "#8fb6c4", a2: "#f0dcae", a3: "#6f7f4a", sky: "sun", land: "ground" },
};

const TONE: Record<string, Tone> = { relic: "gold", site: "dark" };

const drawn = (ground: string, icons: Record<string, string>): Record<string, Art> =>
  Object.fromEntries(
    Object.entries(icons).map(([face, name]) => [
      face,
      { ...GROUND[ground]!, icons: [{ name, x: 50, y: 54, s: 70, tone: TONE[ground] ?? "cream" }] },
    ]),
  );

/** The picture of a card; one that nobody has drawn shows the sign of its suit or of its kind. */
export function artOf(face: string, kind: string, suit: string): Art {
  const drawn = ART[face];
  if (drawn) return drawn;
  const name = (suit && SUIT[suit]) || (kind === "edifice" ? EDIFICE : SITE);
  return { ...(GROUND[suit] ?? GROUND[kind] ?? GROUND.site!), icons: [{ name, x: 50, y: 54, s: 70, tone: "cream" }] };
}

export const ART: Record<string, Art> = {
  ...drawn("discord", {
    mercenaries: "game-icons:swords-emblem",
    "a-small-favor": "game-icons:shaking-hands",
    "second-wind": "game-icons:wind-slap",
    "sleight-of-hand": "game-icons:juggler",
    "key-to-the-city": "game-icons:key",
    scryer: "game-icons:crystal-ball",
    "disgraced-captain": "game-icons:broken-shield",
    naysayers: "game-icons:shouting",
    "book-burning": "game-icons:burning-book",
  }),
  ...drawn("arcane", {
    alchemist: "game-icons:bubbling-flask",
    "fire-talkers": "game-icons:campfire",
    "magicians-code": "game-icons:spell-book",
    "spirit-snare": "game-icons:ghost",
    "wizard-school": "game-icons:wizard-staff",
    dazzle: "game-icons:sparkles",
    "acting-troupe": "game-icons:drama-masks",
    "taming-charm": "game-icons:gem-pendant",
    inquisitor: "game-icons:magnifying-glass",
  }),
  ...drawn("order", {
    wrestlers: "game-icons:muscle-up",
    "battle-honors": "game-icons:medal",
    "bear-traps": "game-icons:wolf-trap",
    longbows: "game-icons:bow-arrow",
    keep: "game-icons:guarded-tower",
    pressgangs: "game-icons:whip",
    garrison: "game-icons:barracks",
    scouts: "game-icons:spyglass",
    "martial-culture": "game-icons:crossed-swords",
  }),
  ...drawn("hearth", {
    "tinkers-fair": "game-icons:hammer-nails",
    "wayside-inn": "game-icons:beer-stein",
    "extra-provisions": "game-icons:bread",
    "memory-of-home": "game-icons:house",
    "welcoming-party": "game-icons:party-flags",
    "traveling-doctor": "game-icons:caduceus",
    storyteller: "game-icons:scroll-quill",
    "armed-mob": "game-icons:pitchfork",
    "tavern-songs": "game-icons:lyre",
  }),
  ...drawn("beast", {
    "errand-boy": "game-icons:running-ninja",
    wolves: "game-icons:wolf-head",
    "animal-playmates": "game-icons:rabbit",
    "true-names": "game-icons:rune-stone",
    "the-old-oak": "game-icons:oak",
    "forest-paths": "game-icons:forest",
    "long-lost-heir": "game-icons:crown",
    rangers: "game-icons:arrow-flights",
    "roving-terror": "game-icons:bear-head",
  }),
  ...drawn("nomad", {
    "rain-boots": "game-icons:boots",
    "ancient-binding": "game-icons:chain-lightning",
    "horse-archers": "game-icons:mounted-knight",
    "warning-signals": "game-icons:smoke-bomb",
    elders: "game-icons:beard",
    "the-gathering": "game-icons:backup",
    "faithful-friend": "game-icons:sitting-dog",
    tents: "game-icons:camping-tent",
    "great-herd": "game-icons:buffalo-head",
  }),
  ...drawn("vision", {
    conspiracy: "game-icons:hooded-assassin",
    faith: "game-icons:prayer",
    rebellion: "game-icons:rally-the-troops",
    sanctuary: "game-icons:church",
    conquest: "game-icons:castle",
  }),
  ...drawn("relic", {
    "sticky-fire": "game-icons:flaming-arrow",
    "cursed-cauldron": "game-icons:cauldron",
    "brass-horse": "game-icons:horse-head",
    "truthful-harp": "game-icons:harp",
    "grand-mask": "game-icons:ceremonial-mask",
    "horned-mask": "game-icons:horned-helm",
    "cup-of-plenty": "game-icons:jeweled-chalice",
    whistle: "game-icons:whistle",
    "dowsing-sticks": "game-icons:wood-stick",
    "cracked-horn": "game-icons:hunting-horn",
    "bandit-crown": "game-icons:crown-of-thorns",
    "ring-of-devotion": "game-icons:diamond-ring",
    "skeleton-key": "game-icons:skeleton-key",
    "oracular-pig": "game-icons:pig",
    "circlet-of-command": "game-icons:laurel-crown",
    "ivory-eye": "game-icons:eye-target",
    map: "game-icons:treasure-map",
    "obsidian-cage": "game-icons:cage",
    "book-of-records": "game-icons:book-cover",
    "dragonskin-drum": "game-icons:drum",
    "grand-scepter": "game-icons:winged-scepter",
  }),
  ...drawn("site", {
    "ancient-city": "game-icons:greek-temple",
    "barren-coast": "game-icons:beach-bucket",
    "buried-giant": "game-icons:giant",
    "charming-valley": "game-icons:valley",
    "deep-woods": "game-icons:forest",
    "drowned-city": "game-icons:at-sea",
    "fertile-valley": "game-icons:wheat",
    "great-slum": "game-icons:village",
    "the-tribunal": "game-icons:scales",
    "lush-coast": "game-icons:island",
    marshes: "game-icons:swamp",
    mine: "game-icons:mine-wagon",
    mountain: "game-icons:mountains",
    "narrow-pass": "game-icons:mountain-road",
    plains: "game-icons:field",
    river: "game-icons:river",
    "rocky-coast": "game-icons:cliff-crossing",
    "salt-flats": "game-icons:salt-shaker",
    "shrouded-wood": "game-icons:dead-wood",
    "standing-stones": "game-icons:stone-pile",
    steppe: "game-icons:high-grass",
    "the-hidden-place": "game-icons:cave-entrance",
    wastes: "game-icons:desert",
  }),
};
