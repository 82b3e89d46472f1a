// The choices of the Chronicle where they are made: each says what it would do.
import type { ComponentChildren } from "preact";
import { Crest, FacePicture, frameOf, Icon, Key } from "../../../parts";
import { picked, single } from "../../../table/choose";
import { useTable } from "../../../table/store";
import { useTexts } from "../../../text/texts";
import type { Choice, Question } from "../../../wire";
import { OATH, SUIT } from "../icons";
import type { OathView } from "../view";
import type { Change, Chronicle } from "./pages";
import { Shares } from "./Scroll";
import "./Choices.css";

const ASKS = ["vow", "raise", "be-raised", "build", "favored-suit", "recall"];

export const offersChoice = (ask: Question | null): boolean =>
  ask !== null && ASKS.some((id) => ask.what.id === `oath-ask-${id}`);

interface ChoicesProps {
  view: OathView;
  chronicle: Chronicle;
  ask: Question;
}

export function Choices({ view, chronicle, ask }: ChoicesProps) {
  const texts = useTexts();
  const table = useTable();
  return (
    <div class="boons" data-part="boons" role="group" aria-label={texts.prompt(ask.what, table.names.value)}>
      {ask.options.map((option) => (
        <Offer key={option.key} option={option} ask={ask}>
          <Inside view={view} chronicle={chronicle} option={option} ask={ask} />
        </Offer>
      ))}
    </div>
  );
}

function Offer({ option, ask, children }: { option: Choice; ask: Question; children: ComponentChildren }) {
  const table = useTable();
  const chosen = picked(table.picks.value, option.key) > 0;
  const key = table.key(option);
  return (
    <button
      type="button"
      class="boon pair"
      data-option={option.key}
      aria-pressed={single(ask) ? undefined : chosen}
      aria-keyshortcuts={key || undefined}
      disabled={table.pending.value}
      onClick={() => table.choose(option)}
    >
      {children}
      {chosen ? <Icon name="lucide:check" /> : <Key name={key} />}
    </button>
  );
}

function Inside({ view, chronicle, option, ask }: ChoicesProps & { option: Choice }) {
  const table = useTable();
  const texts = useTexts();
  const [kind = "", id = ""] = option.key.split(":");
  const name = <b>{texts.prompt(option.text, table.names.value)}</b>;
  switch (kind) {
    case "oath":
      return (
        <>
          <span class="oath-seal">
            <Icon name={OATH[id]!} />
          </span>
          <span class="boon-words">
            <b>{texts.text(`oath-oath-${id}`)}</b>
            <small>{texts.text(`oath-oath-${id}`, {}, "text")}</small>
          </span>
        </>
      );
    case "player":
      return (
        <>
          <Crest seat={Number(id)} />
          <span class="boon-words">
            {name}
            <Would chronicle={chronicle} changes={chronicle.would[option.key] ?? []} />
          </span>
        </>
      );
    case "build":
    case "repair": {
      const face = String(option.text.args.card);
      const frame = frameOf("oath", face);
      const changes = chronicle.would[option.key] ?? [];
      return (
        <>
          <span class={`boon-picture ${frame.class}`} style={frame.style}>
            <FacePicture face={face} />
          </span>
          <span class="boon-words" data-named={face}>
            <b>{texts.text(`oath-work-${kind}`, option.text.args)}</b>
            <small>{texts.text(`oath-would-${kind}`, option.text.args)}</small>
            {changes.length > 0 && <Would chronicle={chronicle} changes={changes} />}
          </span>
        </>
      );
    }
    case "suit": {
      const coming = ask.what.id === "oath-ask-favored-suit";
      const advisers = chronicle.advisers[Object.keys(SUIT).indexOf(id)] ?? 0;
      return (
        <>
          <span class={`omedal o-${id}`}>
            <Icon name={SUIT[id]!} />
          </span>
          <span class="boon-words">
            <b>{texts.text(`oath-suit-${id}`)}</b>
            {coming && advisers > 0 && <small>{texts.text("oath-has-advisers", { count: advisers })}</small>}
            {coming && <Shares of={chronicle.shares[id] ?? []} short />}
          </span>
        </>
      );
    }
    default: {
      const seat = view.seat ?? -1;
      const raised = ask.what.id === "oath-ask-be-raised" && kind === "yes";
      return (
        <>
          <Icon name={kind === "yes" ? "lucide:check" : "lucide:x"} />
          <span class="boon-words">
            {name}
            {raised && <small>{texts.text("oath-would-citizen")}</small>}
            {raised && <Would chronicle={chronicle} changes={chronicle.would[`player:${seat}`] ?? []} />}
          </span>
        </>
      );
    }
  }
}

/** Which sites would fare otherwise than as things stand. */
function Would({ chronicle, changes }: { chronicle: Chronicle; changes: Change[] }) {
  const texts = useTexts();
  const map = chronicle.pages.at(-1)!.map;
  if (changes.length === 0) return <small>{texts.text("oath-would-nothing")}</small>;
  const fates = [...new Set(changes.map(({ fate }) => fate))];
  return (
    <small>
      {fates.map((fate) => {
        const sites = changes.filter((change) => change.fate === fate).map(({ slot }) => map[slot]!.site);
        return (
          <span key={fate}>
            {texts.text(`oath-would-${fate}`, { sites: texts.listed(sites.map((site) => texts.card(site))) })}{" "}
          </span>
        );
      })}
    </small>
  );
}
