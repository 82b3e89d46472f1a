// A clause by its number: the text on demand, and the way to its place in the rulebook.
import { signal } from "@preact/signals";
import { useContext } from "preact/hooks";
import { lang } from "../app/settings";
import { api } from "../net/api";
import { GameContext, useTexts } from "../text/texts";
import type { Rules } from "../wire";
import { Dialog } from "./Dialog";
import "./RuleNote.css";

const shown = signal<{ game: string; rule: string } | null>(null);
const books = signal<ReadonlyMap<string, Rules>>(new Map());
const asked = new Set<string>();

/** A game's rulebook in the reader's language; undefined until it has arrived. */
export function rulesOf(game: string): Rules | undefined {
  const key = `${game}/${lang.value}`;
  const found = books.value.get(key);
  if (!found && game && !asked.has(key)) {
    asked.add(key);
    api.rules(game, lang.value).then(
      (rules) => {
        books.value = new Map(books.value).set(key, rules);
      },
      () => asked.delete(key),
    );
  }
  return found;
}

/** Opens the text of a clause. */
export function showRule(game: string, rule: string): void {
  shown.value = { game, rule };
}

/** A clause number that opens its text. */
export function RuleLink({ rule, game }: { rule: string; game?: string }) {
  const around = useContext(GameContext);
  const texts = useTexts(game);
  return (
    <button
      type="button"
      class="rule"
      data-part="rule"
      aria-label={texts.text("web-rule", { rule })}
      onClick={() => showRule(game ?? around, rule)}
    >
      {rule}
    </button>
  );
}

/** The clause that was asked for; the page holds it once. */
export function RuleNote() {
  const asking = shown.value;
  return asking ? <Clause {...asking} /> : null;
}

function Clause({ game, rule }: { game: string; rule: string }) {
  const texts = useTexts(game);
  const book = rulesOf(game);
  const close = () => {
    shown.value = null;
  };
  // A section's number stands for all its clauses.
  const clauses = book?.clauses.filter((clause) => clause.id === rule || clause.section === rule) ?? [];
  const section = book?.sections.find((section) => section.id === (clauses[0]?.section ?? rule));
  return (
    <Dialog title={texts.text("web-rule", { rule })} onClose={close} class="clause" part="clause">
      {section && <h3>{section.title}</h3>}
      {!book && (
        <p class="prose" aria-busy="true">
          …
        </p>
      )}
      {book && clauses.length === 0 && <p class="prose">{texts.text("web-rule-unknown")}</p>}
      {clauses.slice(0, 8).map((clause) => (
        <p key={clause.id} class={`prose ${clause.example ? "example sub" : ""}`}>
          {clause.text}
        </p>
      ))}
      <p class="prose">
        <a href={`/rules/${game}#${rule}`} onClick={close}>
          {texts.text("web-rule-book")}
        </a>
      </p>
    </Dialog>
  );
}
