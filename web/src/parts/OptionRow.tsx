// Options in a row, and among them what is not possible now, with its reason.
import { lookOf } from "../games";
import { reasonOf } from "../table/marks";
import type { TableStore } from "../table/store";
import { useTable } from "../table/store";
import type { Catalogue } from "../text/catalogue";
import { useTexts } from "../text/texts";
import type { Choice, Refused } from "../wire";
import { Icon } from "./Icon";
import { OptionButton } from "./Prompt";
import { toast } from "./toast";

/** What a refused option would be called: the game's word for it, or the card or place it means; else nothing. */
export function refusedName(table: TableStore, texts: Catalogue, no: Refused): string {
  const word = texts.or(`${table.game.value}-option-${no.key}`, "");
  if (word) return word;
  for (const ref of no.refs) {
    if (ref.kind === "card") return texts.or(`card-${ref.id}`, "");
    const name = table.zone(`${ref.kind}:${ref.id}`)?.name;
    if (name) return texts.card(name);
  }
  return "";
}

/** Options as buttons on which counts can be set, and after them what is refused. */
export function OptionRow({ options, refused }: { options: readonly Choice[]; refused: readonly Refused[] }) {
  const texts = useTexts();
  return (
    <div class="orow wrap" role="group" aria-label={texts.text("web-options")}>
      {options.map((option) => (
        <OptionButton key={option.key} option={option} steps />
      ))}
      {refused.map((no) => (no.key === "*" ? null : <RefusedButton key={no.key} no={no} />))}
    </div>
  );
}

/** It can be focused and pressed: then it says why not, with the clause. */
function RefusedButton({ no }: { no: Refused }) {
  const table = useTable();
  const texts = useTexts();
  const name = refusedName(table, texts, no);
  if (!name) return null;
  const game = table.game.value;
  const icons = lookOf(game).options;
  const icon = icons?.[no.key] ?? icons?.[no.key.split(":")[0]!];
  const why = texts.prompt(no.reason, table.names.value);
  return (
    <button
      type="button"
      class="btn refusal"
      aria-disabled="true"
      aria-description={texts.text("web-not-now", { why })}
      data-tip={reasonOf(no, texts, table.names.value)}
      data-refused={no.key}
      onClick={() => toast(why, { rule: no.rule, game, answering: true })}
    >
      {icon && <Icon name={icon} />}
      <span class="lbl">{name}</span>
    </button>
  );
}
