// Which games bring a table or a look of their own. All others are drawn by the generic table from their view alone.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { api, type Face } from "../net/api";
import type { HistoryProps } from "../pages/sagas/history";
import { type GameLook, NO_LOOK } from "./look";

interface GameParts {
  table?: () => Promise<{ default: ComponentType }>;
  look?: () => Promise<{ look: GameLook }>;
  /** The history of a saga, drawn by the game. */
  history?: () => Promise<{ default: ComponentType<HistoryProps> }>;
}

export const GAMES: Record<string, GameParts> = {
  dominion: {
    table: () => import("./dominion/Table"),
    look: () => import("./dominion/look"),
  },
  valeria: {
    table: () => import("./valeria/Table"),
    look: () => import("./valeria/look"),
  },
  north: {
    table: () => import("./north/Table"),
    look: () => import("./north/look"),
  },
  oath: {
    table: () => import("./oath/Table"),
    look: () => import("./oath/look"),
    history: () => import("./oath/history/History"),
  },
};

const looks = signal<ReadonlyMap<string, GameLook>>(new Map());
const faces = signal<ReadonlyMap<string, ReadonlyMap<string, Face>>>(new Map());
/** The games whose faces have been asked for. */
const asked = new Set<string>();

/** What a game looks like; plain until its data has arrived. Reading it in a component redraws the component then. */
export function lookOf(game: string): GameLook {
  const found = looks.value.get(game);
  if (found) return found;
  loadLook(game).catch(() => {}); // it stays plain, and the next who reads it tries again
  return NO_LOOK;
}

const loading = new Map<string, Promise<void>>();

/** Pictures and styles of a game: whoever draws with them waits for them, or things would stand there unstyled. */
export function loadLook(game: string): Promise<void> {
  const load = GAMES[game]?.look;
  if (!load) return Promise.resolve();
  const known = loading.get(game);
  if (known) return known;
  const coming = load().then(
    ({ look }) => {
      looks.value = new Map(looks.value).set(game, look);
    },
    (error: unknown) => {
      loading.delete(game);
      throw error;
    },
  );
  loading.set(game, coming);
  return coming;
}

const NO_FACES: ReadonlyMap<string, Face> = new Map();

/** The printed facts of a game's cards by face; empty until they have arrived. */
export function facesOf(game: string): ReadonlyMap<string, Face> {
  const found = faces.value.get(game);
  if (found) return found;
  if (game && !asked.has(game)) {
    asked.add(game);
    askForFaces(game);
  }
  return NO_FACES;
}

/** Again and again until they have come: what waits for them may be drawn only once. */
function askForFaces(game: string): void {
  api.cards(game).then(
    (list) => putFaces(game, list),
    () => setTimeout(() => faces.peek().has(game) || askForFaces(game), 3000),
  );
}

export function putFaces(game: string, list: readonly Face[]): void {
  faces.value = new Map(faces.value).set(game, new Map(list.map((face) => [face.id, priced(face)])));
}

/** A coin holds one number: what a card costs in several things stands under `price`. */
const priced = (face: Face): Face =>
  typeof face.cost === "object" && face.cost !== null ? { ...face, cost: null, price: face.cost } : face;
