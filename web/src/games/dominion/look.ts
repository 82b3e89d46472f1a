// What Dominion looks like: pictures, frames, pictograms and the icons of its words.
import type { GameLook } from "../look";
import { ART } from "./art";
import "./CardFrame.css";
import "./palette.css";
import { ACTION, BUY, CARDS, COIN, CURSE, PICS, POINTS, SHIELD, values } from "./pics";

const ATTACK = "game-icons:crossed-swords";
const TRASH = "game-icons:burning-embers";
const DISCARD = "game-icons:card-discard";

export const look: GameLook = {
  art: ART,
  icon: "game-icons:medieval-gate",
  kinds: {
    action: { icon: ACTION },
    attack: { icon: ATTACK },
    reaction: { icon: SHIELD },
    treasure: { icon: COIN },
    victory: { icon: POINTS },
    curse: { icon: CURSE },
  },
  frame: (kinds) => {
    if (kinds.includes("attack")) return "t-attack";
    if (kinds.includes("reaction")) return "t-reaction";
    return kinds.length > 1 ? `t-${kinds[0]} d-${kinds[1]}` : `t-${kinds[0]}`;
  },
  brief: (kinds) => {
    const twist = kinds.filter((kind) => kind === "attack" || kind === "reaction");
    return twist.length ? twist : kinds;
  },
  pics: (face) => PICS[face.id] ?? [],
  values,
  keywords: ["discard", "trash", "gain", "reveal", "aside", "choose", "pass", "cheaper"],
  phases: ["action", "buy", "clean-up"],
  tracks: { actions: ACTION, buys: BUY, coins: COIN },
  zones: { trash: TRASH, discard: DISCARD, deck: CARDS, hand: "game-icons:card-pick", play: ACTION },
  sounds: {
    "dominion-log-treasures": "coin",
    "dominion-log-buy": "coin",
    "dominion-log-shuffle": "shuffle",
  },
  log: {
    "dominion-log-draft": "game-icons:card-pick",
    "dominion-log-play": ACTION,
    "dominion-log-again": ACTION,
    "dominion-log-plus": "lucide:plus",
    "dominion-log-treasures": COIN,
    "dominion-log-buy": BUY,
    "dominion-log-gain": "game-icons:card-pickup",
    "dominion-log-draw": CARDS,
    "dominion-log-shuffle": "lucide:shuffle",
    "dominion-log-discard": DISCARD,
    "dominion-log-discard-top": DISCARD,
    "dominion-log-discard-deck": DISCARD,
    "dominion-log-trash": TRASH,
    "dominion-log-show": "lucide:eye",
    "dominion-log-reveal": "lucide:eye",
    "dominion-log-take": "game-icons:card-pickup",
    "dominion-log-back": "lucide:arrow-up-to-line",
    "dominion-log-top": "lucide:arrow-up-to-line",
    "dominion-log-top-shown": "lucide:arrow-up-to-line",
    "dominion-log-aside": "lucide:arrow-right-to-line",
    "dominion-log-name": "lucide:message-circle-question-mark",
    "dominion-log-pass": "lucide:arrow-left-right",
    "dominion-log-clean-up": "lucide:brush-cleaning",
  },
  keys: { treasures: "t", "end-actions": "e", "end-turn": "e", "no-reaction": "e" },
  options: {
    treasures: COIN,
    "end-actions": BUY,
    "end-turn": "lucide:check",
    yes: "lucide:check",
    no: "lucide:x",
    "no-reaction": "lucide:x",
    nothing: "lucide:x",
    "one-card": CARDS,
    "two-cards": CARDS,
    "three-cards": CARDS,
    "one-action": ACTION,
    "two-actions": ACTION,
    "one-buy": BUY,
    "one-coin": COIN,
    "two-coins": COIN,
    "trash-two": TRASH,
    "discard-two": DISCARD,
    "take-curse": CURSE,
    "discard-estate": DISCARD,
    "gain-estate": "game-icons:barn",
    "new-hands": CARDS,
    gain: "game-icons:card-pickup",
    reveal: SHIELD,
  },
};
