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
    pattern = patternFor(
      keywords.map((word) => `${game}-keyword-${word}`),
      texts,
    );
    known.set(texts, pattern);
  }
  return pattern;
}

/** How the words are written that these texts explain. */
function patternFor(explaining: readonly string[], texts: Catalogue): Pattern {
  const ids = explaining.filter((id) => texts.has(id, "forms"));
  const forms = ids.map((id) => `(${texts.text(id, {}, "forms").split("|").map(asPattern).join("|")})`);
  return { ids, any: new RegExp(`(?<!\\p{L})(?:${forms.join("|")})(?!\\p{L})`, "giu") };
}

export function marked(text: string, game: string, keywords: readonly string[], texts: Catalogue): Run[] {
  return markedBy(text, patternOf(game, keywords, texts));
}

function markedBy(text: string, { ids, any }: Pattern): Run[] {
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
  return <Runs runs={marked(text, game, lookOf(game).keywords ?? [], texts)} />;
}

/** A text in which the words are marked that these texts explain. */
export function Terms({ text, ids }: { text: string; ids: readonly string[] }) {
  const texts = useTexts();
  return <Runs runs={markedBy(text, patternFor(ids, texts))} />;
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return (
    <>
      {runs.map(({ text, id }, i) =>
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
