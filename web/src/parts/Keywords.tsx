// A card's text in which the words that mean something in the game (`keywords` of its look) are marked, each where it first
// stands: the text `<game>-keyword-<word>` explains it, and its part `forms` says how it is written ("burn|burns", "spál*").
import { useContext } from "preact/hooks";
import { lookOf } from "../games";
import type { Catalogue } from "../text/catalogue";
import { GameContext, useTexts } from "../text/texts";
import "./Keywords.css";

interface Run {
  text: string;
  /** The text that explains it. */
  id?: string;
}

/** Letters count, not only those of English. */
const asPattern = (form: string): string => form.replaceAll("*", "\\p{L}*");

interface Pattern {
  /** The texts that explain the words, in the order of the pattern's groups. */
  ids: string[];
  any: RegExp;
}

const made = new WeakMap<readonly string[], WeakMap<Catalogue, Pattern>>();

function patternOf(game: string, keywords: readonly string[], texts: Catalogue): Pattern {
  const known = made.get(keywords) ?? new WeakMap<Catalogue, Pattern>();
  made.set(keywords, known);
  let pattern = known.get(texts);
  if (!pattern) {
    const ids = keywords.map((word) => `${game}-keyword-${word}`).filter((id) => texts.has(id, "forms"));
    const forms = ids.map((id) => `(${texts.text(id, {}, "forms").split("|").map(asPattern).join("|")})`);
    pattern = { ids, any: new RegExp(`(?<!\\p{L})(?:${forms.join("|")})(?!\\p{L})`, "giu") };
    known.set(texts, pattern);
  }
  return pattern;
}

export function marked(text: string, game: string, keywords: readonly string[], texts: Catalogue): Run[] {
  const { ids, any } = patternOf(game, keywords, texts);
  if (ids.length === 0) return [{ text }];
  const runs: Run[] = [];
  const seen = new Set<string>();
  let at = 0;
  for (const found of text.matchAll(any)) {
    const id = ids[found.slice(1).findIndex((group) => group !== undefined)]!;
    if (seen.has(id)) continue;
    seen.add(id);
    runs.push({ text: text.slice(at, found.index) }, { text: found[0], id });
    at = found.index + found[0].length;
  }
  runs.push({ text: text.slice(at) });
  return runs.filter((run) => run.text);
}

export function Keywords({ text }: { text: string }) {
  const game = useContext(GameContext);
  const texts = useTexts();
  return (
    <>
      {marked(text, game, lookOf(game).keywords ?? [], texts).map(({ text, id }, i) =>
        id ? (
          <span key={i} class="keyword" data-explains={id}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </>
  );
}
