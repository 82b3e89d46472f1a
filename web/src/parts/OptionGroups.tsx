// Options in groups as the game's look arranges them, and among them what is not possible now, with its reason.
import { lookOf } from "../games";
import type { TableStore } from "../table/store";
import { useTable } from "../table/store";
import type { Catalogue } from "../text/catalogue";
import { useTexts } from "../text/texts";
import type { Choice, Question, Refused } from "../wire";
import { Icon } from "./Icon";
import { OptionButton } from "./Prompt";
import { toast } from "./toast";

export interface Group {
  /** Empty: what belongs to no group. */
  id: string;
  options: Choice[];
  refused: Refused[];
}

/** The groups of a question in the order of the look. Where it arranges nothing, `plain` options make one without a
 *  name. */
export function groupsOf(game: string, ask: Question, refused: readonly Refused[], plain = ask.options): Group[] {
  const places = lookOf(game).groups?.[ask.what.id];
  if (!places) return [{ id: "", options: plain, refused: refused.filter((no) => no.key !== "*") }];
  const of = (key: string) => places[key] ?? places[key.split(":")[0]!] ?? places[""] ?? "";
  const order = [...new Set([...Object.values(places), ""])];
  return order
    .map((id) => ({
      id,
      options: ask.options.filter((option) => of(option.key) === id),
      refused: refused.filter((no) => no.key !== "*" && of(no.key) === id),
    }))
    .filter((group) => group.options.length > 0 || group.refused.length > 0);
}

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

/** The groups as rows of buttons. */
export function OptionGroups({ groups }: { groups: readonly Group[] }) {
  const table = useTable();
  const texts = useTexts();
  return (
    <div class={`ogroups ${groups.length > 1 ? "" : "plain"}`}>
      {groups.map(({ id, options, refused }) => (
        <div
          key={id}
          class="ogroup"
          role="group"
          aria-label={id ? texts.or(`${table.game.value}-group-${id}`, id) : texts.text("web-options")}
        >
          {id && <h3>{texts.or(`${table.game.value}-group-${id}`, id)}</h3>}
          <div class="opts">
            {options.map((option) => (
              <OptionButton key={option.key} option={option} steps />
            ))}
            {refused.map((no) => (
              <RefusedButton key={no.key} no={no} />
            ))}
          </div>
        </div>
      ))}
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
      title={why}
      data-refused={no.key}
      onClick={() => toast(why, { rule: no.rule, game })}
    >
      {icon && <Icon name={icon} />}
      <span class="lbl">{name}</span>
    </button>
  );
}
