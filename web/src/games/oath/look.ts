// How Oath looks: pictures, frames by suit, the icons of its words, and how the options of a turn are grouped.
import "./oath.css";
import type { Face } from "../../net/api";
import type { GameLook, Pic } from "../look";
import { ART } from "./art";

const FAVOR = "game-icons:two-coins";
const SECRETS = "game-icons:secret-book";
const WARBANDS = "game-icons:swordman";
const SUPPLY = "game-icons:knapsack";
const DENIZEN = "game-icons:person";
const VISION = "game-icons:crystal-ball";
const RELIC = "game-icons:jeweled-chalice";
const SITE = "game-icons:position-marker";
const CAMPAIGN = "game-icons:crossed-swords";
const SEARCH = "game-icons:magnifying-glass";
const TRAVEL = "game-icons:walk";
const TITLE = "game-icons:queen-crown";
const BANNER = "game-icons:vertical-banner";
const DICE = "game-icons:rolling-dices";

const SUIT: Record<string, string> = {
  discord: "game-icons:claw",
  arcane: "game-icons:magic-swirl",
  order: "game-icons:stone-tower",
  hearth: "game-icons:fire",
  beast: "game-icons:paw-print",
  nomad: "game-icons:sun",
};

/** What using a card takes, as signs. */
function pics(face: Face): Pic[] {
  const price = (face.price ?? {}) as Record<string, number>;
  const favor = (price.place_favor ?? 0) + (price.burn_favor ?? 0);
  const secrets = (price.place_secret ?? 0) + (price.burn_secret ?? 0);
  const shown: Pic[] = [];
  if (favor) shown.push({ text: String(favor), icon: FAVOR });
  if (secrets) shown.push({ text: String(secrets), icon: SECRETS });
  return shown;
}

const TERMS = {
  "give-favor": "give",
  "give-secret": "give",
  "give-relic": "give",
  "give-banner": "give",
  "give-adviser": "give",
  "give-facedown": "give",
  "give-peace": "give",
  "want-favor": "want",
  "want-secret": "want",
  "want-relic": "want",
  "want-banner": "want",
  "want-adviser": "want",
  "want-facedown": "want",
  "want-peace": "want",
};

export const look: GameLook = {
  art: ART,
  icon: "game-icons:stone-throne",
  kinds: {
    denizen: { icon: DENIZEN },
    vision: { icon: VISION },
    relic: { icon: RELIC },
    site: { icon: SITE },
  },
  frame: (kinds, face) => `oath-card o-${face?.suit || kinds[0]}`,
  pics,
  tracks: {
    supply: SUPPLY,
    favor: FAVOR,
    secrets: SECRETS,
    flipped: "lucide:eye-off",
    warbands: WARBANDS,
    reserve: "game-icons:camping-tent",
    round: "game-icons:hourglass",
    visions: VISION,
    "bank-discord": SUIT.discord!,
    "bank-arcane": SUIT.arcane!,
    "bank-order": SUIT.order!,
    "bank-hearth": SUIT.hearth!,
    "bank-beast": SUIT.beast!,
    "bank-nomad": SUIT.nomad!,
    pawn: "game-icons:pawn",
    banner: BANNER,
    title: TITLE,
  },
  zones: { advisers: DENIZEN, relics: RELIC, vision: VISION, reliquary: RELIC, world: "game-icons:card-draw" },
  log: {
    "oath-log-search": SEARCH,
    "oath-log-draw-world": SEARCH,
    "oath-log-draw-pile": SEARCH,
    "oath-log-muster": WARBANDS,
    "oath-log-trade": "game-icons:trade",
    "oath-log-recover": RELIC,
    "oath-log-relic": RELIC,
    "oath-log-recover-banner": BANNER,
    "oath-log-seize-banner": BANNER,
    "oath-log-campaign": CAMPAIGN,
    "oath-log-attacks": CAMPAIGN,
    "oath-log-roll-attack": DICE,
    "oath-log-roll-defense": DICE,
    "oath-log-end-die": DICE,
    "oath-log-victor": CAMPAIGN,
    "oath-log-travel": TRAVEL,
    "oath-log-moved": TRAVEL,
    "oath-log-title": TITLE,
    "oath-log-usurper": TITLE,
    "oath-log-win": "game-icons:laurel-crown",
    "oath-log-vision": VISION,
    "oath-log-deal": "game-icons:shaking-hands",
    "oath-log-offer": "game-icons:shaking-hands",
    "oath-log-turn": "lucide:chevron-right",
  },
  options: {
    search: SEARCH,
    muster: WARBANDS,
    trade: "game-icons:trade",
    recover: RELIC,
    campaign: CAMPAIGN,
    travel: TRAVEL,
    rest: "game-icons:night-sleep",
    use: "game-icons:sparkles",
    adviser: DENIZEN,
    peek: "lucide:eye",
    reliquary: "lucide:eye",
    station: WARBANDS,
    withdraw: WARBANDS,
    offer: "game-icons:shaking-hands",
    dice: DICE,
    yes: "lucide:check",
    accept: "lucide:check",
    no: "lucide:x",
    refuse: "lucide:x",
    "go-on": "lucide:chevron-right",
    done: "lucide:check",
  },
  groups: {
    "oath-ask-act": {
      search: "major",
      muster: "major",
      trade: "major",
      recover: "major",
      campaign: "major",
      travel: "major",
      rest: "end",
      use: "power",
      "": "minor",
    },
    "oath-deal-offer": TERMS,
    "oath-citizenship-offer": TERMS,
  },
};
