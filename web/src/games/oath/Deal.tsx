// Deals in one panel: what lies on the table for all to see; and where one composes an offer, both sides with counts.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Crest, FacePicture, Icon } from "../../parts";
import { Steps } from "../../parts/Prompt";
import { picked } from "../../table/choose";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import type { Choice } from "../../wire";
import { Cover } from "./Cover";
import { answersOf, composing, offerOf, type Term, termOf, termsOf } from "./deal";
import { BANNER, DEAL } from "./icons";
import { TokenIcon } from "./Signs";
import type { OathView } from "./view";
import "./Deal.css";

/** Whether there is a deal to look at: one composes an offer, or somebody is to answer one. */
export function useDeal(view: OathView): boolean {
  const table = useTable();
  const offer = offerOf(table.events.value);
  return composing(table.ask.value) || (offer !== null && view.asked.includes(offer.partner));
}

export function Deal({ view }: { view: OathView }) {
  const table = useTable();
  const texts = useTexts();
  const ask = table.ask.value;
  const names = table.names.value;
  const said = offerOf(table.events.value);
  const offer = said && view.asked.includes(said.partner) ? said : null;
  const mine = composing(ask);
  const partner = mine ? Number(ask!.what.args.partner) : -1;
  const since = table.events.value.findLastIndex(({ id }) => id === "oath-log-turn");
  const citizenship = table.events.value.slice(since + 1).findLast(({ id }) => id === "oath-log-offer-citizenship");
  return (
    <Cover
      title={texts.text(citizenship ? "oath-deal-citizenship" : "oath-deal")}
      icon={DEAL}
      part="deal"
      beside={
        mine && (
          <>
            <Crest seat={view.seat!} small />
            <Icon name="lucide:arrow-left-right" />
            <Crest seat={partner} small />
            <b>{names[partner]}</b>
          </>
        )
      }
    >
      {citizenship && <p class="abreast request">{texts.event(citizenship, names)}</p>}
      {offer && (
        <div class="stacked proposal" data-part="proposal">
          <p class="abreast">
            <Crest seat={offer.proposer} small />
            <span>
              {texts.text("oath-offer-of", { name: names[offer.proposer] ?? "", partner: names[offer.partner] ?? "" })}
            </span>
          </p>
          <div class="halves">
            <DealSide word={texts.text("oath-offer-gives", { name: names[offer.proposer] ?? "" })}>
              <Terms terms={offer.give} />
            </DealSide>
            <DealSide word={texts.text("oath-offer-wants", { name: names[offer.proposer] ?? "" })}>
              <Terms terms={offer.want} />
            </DealSide>
          </div>
        </div>
      )}
      {mine && <Composer partner={names[partner] ?? ""} />}
    </Cover>
  );
}

/** One of two sides, under its heading. */
export function DealSide({ word, children }: { word: ComponentChildren; children: ComponentChildren }) {
  return (
    <div class="stacked half" data-part="half">
      <h3>{word}</h3>
      {children}
    </div>
  );
}

function Terms({ terms }: { terms: Term[] }) {
  const texts = useTexts();
  if (terms.length === 0) return <p class="sub">{texts.text("oath-nothing")}</p>;
  return (
    <ul class="stacked sub">
      {terms.map((term, i) => (
        <li key={i}>
          <TermSign term={term} />
        </li>
      ))}
    </ul>
  );
}

function TermSign({ term }: { term: Term }) {
  const texts = useTexts();
  const { kind, amount, what } = term;
  if (kind === "favor") {
    return (
      <span class="abreast term">
        <TokenIcon of="favor" label={false} /> {texts.text("oath-some-favor", { amount })}
      </span>
    );
  }
  if (kind === "secret") {
    return (
      <span class="abreast term">
        <TokenIcon of="secrets" label={false} /> {texts.text("oath-some-secrets", { amount })}
      </span>
    );
  }
  if (kind === "banner") {
    return (
      <span class="abreast term">
        <Icon name={BANNER} /> {texts.text(`oath-banner-${what}`)}
      </span>
    );
  }
  if (kind === "facedown")
    return <span class="abreast term">{texts.text("oath-term-facedown", { number: what })}</span>;
  if (kind === "peace") {
    return (
      <span class="abreast term">
        <Icon name="lucide:handshake" /> {texts.text("oath-term-peace")}
      </span>
    );
  }
  return (
    <span class="abreast term">
      <span class="thumb">
        <FacePicture face={what} />
      </span>
      {texts.card(what)}
    </span>
  );
}

function Composer({ partner }: { partner: string }) {
  const table = useTable();
  const texts = useTexts();
  const { give, want } = termsOf(table.ask.value!);
  return (
    <div class="halves composer">
      <Column id="give" word={texts.text("oath-group-give")} options={give} />
      <Column id="want" word={texts.text("oath-want-from", { name: partner })} options={want} />
    </div>
  );
}

function Column({ id, word, options }: { id: string; word: string; options: Choice[] }) {
  const table = useTable();
  const texts = useTexts();
  return (
    <div class="stacked half" data-part="half" role="group" aria-label={word}>
      <h3>{word}</h3>
      {options.length === 0 && <p class="sub">{texts.text("oath-nothing")}</p>}
      {options.map((option) => {
        const n = picked(table.picks.value, option.key);
        return (
          <span key={option.key} class="abreast term-row">
            <button
              type="button"
              class={`btn grow ${n ? "on" : ""}`}
              aria-pressed={n > 0}
              aria-label={texts.prompt(option.text, table.names.value)}
              data-option={option.key}
              data-side={id}
              disabled={table.pending.value}
              onClick={() => table.choose(option)}
            >
              <TermSign term={termOf(option, option.most > 1 ? Math.max(1, n) : 1)} />
              {n > 0 && option.most === 1 && <Icon name="lucide:check" />}
            </button>
            {option.most > 1 && <Steps option={option} />}
          </span>
        );
      })}
    </div>
  );
}

const HOW: Record<string, string> = {
  made: "lucide:handshake",
  refused: "lucide:x",
  countered: "lucide:undo-2",
  void: "lucide:ban",
};

/** What a bot said about its last answer. */
function Because({ seat }: { seat: number }) {
  const table = useTable();
  const texts = useTexts();
  const said = table.chat.value.findLast((line) => line.seat === seat && line.remark)?.remark;
  if (!said || !table.info.value?.chairs[seat]?.bot) return null;
  return <em data-part="because"> {texts.text("oath-because", { words: texts.prompt(said, table.names.value) })}</em>;
}

/** How the offers of this round were answered. They stay until the round ends or they are put away. */
export function Answers() {
  const table = useTable();
  const texts = useTexts();
  const [away, setAway] = useState(-1);
  const names = table.names.value;
  const shown = answersOf(table.events.value)
    .filter(({ at }) => at > away)
    .filter(({ offer }) => table.seat.value === null || [offer.proposer, offer.partner].includes(table.seat.value))
    .slice(-2);
  if (shown.length === 0) return null;
  const newest = (partner: number) => shown.findLast(({ offer }) => offer.partner === partner)?.at;
  return (
    <ul class="stacked deal-answers" data-part="deal-answers" data-covers>
      {shown.map(({ at, offer, how }) => (
        <li key={at} class={`abreast boxed deal-${how}`}>
          <Icon name={HOW[how]!} />
          <span class="grow">
            {texts.text("oath-answered", {
              how,
              name: names[offer.proposer] ?? "",
              partner: names[offer.partner] ?? "",
            })}
            {at === newest(offer.partner) && <Because seat={offer.partner} />}
          </span>
          <button type="button" class="bare" aria-label={texts.text("web-close")} onClick={() => setAway(at)}>
            <Icon name="lucide:x" />
          </button>
        </li>
      ))}
    </ul>
  );
}
