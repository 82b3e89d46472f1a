// Which catalogue is read: loaded when first needed, one per language and game.
import { signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { LANGS, lang } from "../app/settings";
import { Catalogue } from "./catalogue";

/** The game whose texts the parts below speak; "" for pages that belong to none. */
export const GameContext = createContext("");

const sources = new Map<string, Promise<string>>();
const ready = signal<ReadonlyMap<string, Catalogue>>(new Map());
const wanted = new Set<string>();
const EMPTY = new Catalogue(LANGS[0], []);

function source(name: string): Promise<string> {
  let found = sources.get(name);
  if (!found) {
    found = fetch(`/texts/${name}.ftl`).then((answer) => {
      if (!answer.ok) throw new Error(`/texts/${name}.ftl: ${answer.status}`);
      return answer.text();
    });
    found.catch(() => sources.delete(name));
    sources.set(name, found);
  }
  return found;
}

/** Loads the texts of a game (or the common ones) in a language; true when they can be read. */
export async function loadTexts(language: string, game = ""): Promise<boolean> {
  const key = `${language}/${game}`;
  if (ready.value.has(key)) return true;
  const common = source(`common.${language}`);
  try {
    const parts = await Promise.all(game ? [common, source(`${game}.${language}`)] : [common]);
    if (!ready.value.has(key)) ready.value = new Map(ready.value).set(key, new Catalogue(language, parts));
    return true;
  } catch {
    return false;
  }
}

/** The catalogue for the reader's language. Reading it in a component redraws the component when it arrives. */
export function textsOf(game = ""): Catalogue {
  const language = lang.value;
  const key = `${language}/${game}`;
  const found = ready.value.get(key);
  if (found) return found;
  if (!wanted.has(key)) {
    wanted.add(key);
    loadTexts(language, game).then((arrived) => {
      if (!arrived) setTimeout(() => wanted.delete(key), 2000);
    });
  }
  return ready.value.get(`${language}/`) ?? EMPTY;
}

/** Whether the game's texts are there, so that a table need not be drawn with bare names first. */
export function textsReady(game = ""): boolean {
  textsOf(game);
  return ready.value.has(`${lang.value}/${game}`);
}

/** The catalogue of the game around this component, or of the one that is named. */
export function useTexts(game?: string): Catalogue {
  const around = useContext(GameContext);
  return textsOf(game ?? around);
}

/** Lets tests bring their own catalogues. */
export function putTexts(language: string, game: string, catalogue: Catalogue): void {
  ready.value = new Map(ready.value).set(`${language}/${game}`, catalogue);
}
