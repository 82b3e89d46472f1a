// Every option of the question in a plain list: enough to play any game by keyboard or screen reader.
import { touch } from "../app/settings";
import { ceiling, picked, single } from "../table/choose";
import { useTable } from "../table/store";
import { useTexts } from "../text/texts";
import { Icon } from "./Icon";
import { refusedName } from "./OptionRow";
import { Confirm, namedBy, Steps } from "./Prompt";
import { Rove } from "./Rove";
import { RuleLink } from "./RuleNote";
import "./OptionList.css";

export function OptionList() {
  const table = useTable();
  const texts = useTexts();
  const ask = table.ask.value;
  if (!ask) return null;
  const names = table.names.value;
  const one = single(ask);
  const refused = table.state.value?.refused.filter((no) => no.key !== "*") ?? [];
  return (
    <>
      <Rove class="col tight" part="option-list" label={texts.text("web-options")}>
        {ask.options.map((option, i) => {
          const n = picked(table.picks.value, option.key);
          const place = ask.ordered ? table.picks.value.findIndex((pick) => pick.key === option.key) + 1 : 0;
          return (
            <div key={option.key} class={`optrow ${n ? "on" : ""}`}>
              <button
                type="button"
                class="opt pair"
                data-option={option.key}
                data-named={namedBy(option, table.game.value)}
                data-game={table.game.value}
                // Where none is offered first, a second Enter is no answer.
                data-first={(i === 0 && !table.undecided.value) || undefined}
                aria-pressed={one ? undefined : n > 0}
                onClick={() => table.choose(option)}
              >
                <span class="num sub fine" aria-hidden="true">
                  {touch.value ? "" : table.key(option)}
                </span>
                <span>
                  <span>{texts.prompt(option.text, names)}</span>
                  {ask.outlook[option.key] && (
                    <small class="sub" data-part="outlook">
                      {" "}
                      {texts.prompt(ask.outlook[option.key]!, names)}
                    </small>
                  )}
                </span>
                {place > 0 && <span class="nn">{place}.</span>}
                {n > 0 && option.most === 1 && !place && <Icon name="lucide:check" />}
              </button>
              {option.most > 1 && <Steps option={option} />}
            </div>
          );
        })}
        {ask.reach.map((reached) => (
          <div key={reached.key} class="optrow">
            <button type="button" class="opt pair" data-reach={reached.key} onClick={() => table.follow(reached)}>
              <span class="num sub fine" aria-hidden="true" />
              <span>{texts.prompt(reached.text, names)}</span>
            </button>
          </div>
        ))}
      </Rove>
      {!one && (
        <div class="opts" data-part="answers">
          <Confirm most={ceiling(ask)} />
        </div>
      )}
      {refused.length > 0 && (
        <details class="refused" data-part="refused">
          <summary>{texts.text("web-refused", { count: refused.length })}</summary>
          <ul>
            {refused.map((no) => {
              const name = refusedName(table, texts, no);
              return (
                <li key={no.key}>
                  {name && <b>{name}: </b>}
                  {texts.prompt(no.reason, names)} {no.rule && <RuleLink rule={no.rule} />}
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </>
  );
}
