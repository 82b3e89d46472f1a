// Deals in one panel: what lies on the table for all to see; and where one composes an offer, both sides with counts.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Crest, FacePicture, Icon } from "../../parts";
import { Steps } from "../../parts/Prompt";
import { picked } from "../../table/choose";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import type { Choice } from "../../wire";
import { composing, offerOf, type Term, termOf, termsOf } from "./deal";
import { BANNER, DEAL } from "./icons";
import { Tok } from "./Signs";
import { MapButton, mapShown } from "./Stage";
import type { OathView } from "./view";

/** Whether there is a deal to look at: one composes an offer, or somebody is to answer one. */
export function useDeal(view: OathView): boolean {
  const table = useTable();
  const offer = offerOf(table.events.value);
  const there = composing(table.ask.value) || (offer !== null && view.asked.includes(offer.partner));
  useEffect(() => {
    mapShown.value = false;
  }, [there]);
  return there;
}

/** What players ask of each other: between whom, and what of it. */
export function Talk({
  title,
  icon,
  seats = [],
  class: name = "",
  part = "deal",
  children,
}: {
  title: string;
  icon: string;
  seats?: number[];
  class?: string;
  part?: string;
  children: ComponentChildren;
}) {
  const table = useTable();
  const [one, other] = seats;
  return (
    <section class={`odeal ${name}`} data-part={part} aria-label={title}>
      <header>
        <Icon name={icon} />
        <h2>{title}</h2>
        {one !== undefined && <Crest seat={one} small />}
        {other !== undefined && <Icon name="lucide:arrow-left-right" />}
        {other !== undefined && <Crest seat={other} small />}
        {other !== undefined && <b>{table.names.value[other]}</b>}
        <MapButton />
      </header>
      {children}
    </section>
  );
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
    <Talk
      title={texts.text(citizenship ? "oath-deal-citizenship" : "oath-deal")}
      icon={DEAL}
      seats={mine ? [view.seat!, partner] : []}
    >
      {citizenship && <p class="about">{texts.event(citizenship, names)}</p>}
      {offer && (
        <div class={`oproposal ${mine ? "before" : ""}`} data-part="proposal">
          <p>
            <Crest seat={offer.proposer} small />
            <span>
              {texts.text("oath-offer-of", { name: names[offer.proposer] ?? "", partner: names[offer.partner] ?? "" })}
            </span>
          </p>
          <div class="ohalves">
            <Half word={texts.text("oath-offer-gives", { name: names[offer.proposer] ?? "" })}>
              <Terms terms={offer.give} />
            </Half>
            <Half word={texts.text("oath-offer-wants", { name: names[offer.proposer] ?? "" })}>
              <Terms terms={offer.want} />
            </Half>
          </div>
        </div>
      )}
      {mine && <Composer partner={names[partner] ?? ""} />}
    </Talk>
  );
}

/** One of two sides, under its heading. */
export function Half({ word, children }: { word: ComponentChildren; children: ComponentChildren }) {
  return (
    <div class="ohalf" data-part="half">
      <h3>{word}</h3>
      {children}
    </div>
  );
}

function Terms({ terms }: { terms: Term[] }) {
  const texts = useTexts();
  if (terms.length === 0) return <p class="onothing">{texts.text("oath-nothing")}</p>;
  return (
    <ul>
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
      <span class="term">
        <Tok of="favor" label={false} /> {texts.text("oath-some-favor", { amount })}
      </span>
    );
  }
  if (kind === "secret") {
    return (
      <span class="term">
        <Tok of="secrets" label={false} /> {texts.text("oath-some-secrets", { amount })}
      </span>
    );
  }
  if (kind === "banner") {
    return (
      <span class="term">
        <Icon name={BANNER} /> {texts.text(`oath-banner-${what}`)}
      </span>
    );
  }
  if (kind === "facedown") return <span class="term">{texts.text("oath-term-facedown", { number: what })}</span>;
  if (kind === "peace") {
    return (
      <span class="term">
        <Icon name="lucide:handshake" /> {texts.text("oath-term-peace")}
      </span>
    );
  }
  return (
    <span class="term">
      <span class="tpic">
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
    <div class="ohalves composer">
      <Column id="give" word={texts.text("oath-group-give")} options={give} />
      <Column id="want" word={texts.text("oath-want-from", { name: partner })} options={want} />
    </div>
  );
}

function Column({ id, word, options }: { id: string; word: string; options: Choice[] }) {
  const table = useTable();
  const texts = useTexts();
  return (
    <div class="ohalf" data-part="half" role="group" aria-label={word}>
      <h3>{word}</h3>
      {options.length === 0 && <p class="onothing">{texts.text("oath-nothing")}</p>}
      {options.map((option) => {
        const n = picked(table.picks.value, option.key);
        return (
          <span key={option.key} class={`termrow ${n ? "on" : ""}`}>
            <button
              type="button"
              class="btn"
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
