// What facts and their values are called: by the game's texts, by its options, by its cards, or by themselves.
import type { Catalogue } from "../../text/catalogue";

export function factName(fact: string, game: string, texts: Catalogue): string {
  if (fact === "seat" || fact === "player") return texts.text(`stats-fact-${fact}`);
  return texts.or(`fact-${game}-${fact}`, fact);
}

export function valueName(fact: string, value: string, game: string, texts: Catalogue): string {
  if (fact === "seat") return texts.text("stats-seat", { seat: value });
  if (fact === "player")
    return value === "person" ? texts.text("stats-person") : texts.or(`${game}-bot-${value}`, value);
  const named = [`fact-${game}-${fact}-${value}`, `option-${game}-${fact}-${value}`, `card-${value}`];
  const found = named.find((id) => texts.has(id));
  return found ? texts.text(found) : value;
}

/** 0.4167 as "41.7", or as "41,7" in Czech. */
export function percent(rate: number, lang: string, digits = 0): string {
  return new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    100 * rate,
  );
}
