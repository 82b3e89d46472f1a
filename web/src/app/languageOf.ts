// Which language somebody reads, by what their browser says.
import { LANGUAGES, type Lang, NEAR } from "../languages";

const isLang = (code: string): code is Lang => Object.hasOwn(LANGUAGES, code);

/** The language of the first of these tags that has texts, or has one near it (`en-GB`, `sk`); else the first there is. */
export function languageOf(tags: readonly string[]): Lang {
  for (const tag of tags) {
    const code = tag.toLowerCase().split("-")[0] ?? "";
    const read = NEAR[code] ?? code;
    if (isLang(read)) return read;
  }
  return Object.keys(LANGUAGES)[0] as Lang;
}
