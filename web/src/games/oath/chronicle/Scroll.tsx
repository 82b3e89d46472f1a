// The parchment: a line for each step as soon as it is done, so that nobody misses what followed without a question.
import { useEffect, useRef } from "preact/hooks";
import { still } from "../../../app/settings";
import { Icon, RuleLink, Words } from "../../../parts";
import { useTable } from "../../../table/store";
import { useTexts } from "../../../text/texts";
import { SUIT } from "../icons";
import { type OathView, playerOf } from "../view";
import { type Chronicle, chapterOf, deedsOf, leftSlots, newSites, type Page } from "./pages";
import "./Scroll.css";

export function Scroll({ view, chronicle, at }: { view: OathView; chronicle: Chronicle; at: number }) {
  const texts = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const { pages, steps } = chronicle;
  const chapter = chapterOf(pages[at]!.step);
  useEffect(() => {
    const last = list.current?.lastElementChild;
    last?.scrollIntoView?.({ block: "nearest", behavior: still.value ? "auto" : "smooth" });
  }, [at]);
  return (
    <section class="scroll" data-part="parchment" aria-label={texts.text("oath-parchment")}>
      <h3>{texts.text("oath-parchment")}</h3>
      <ol ref={list} tabIndex={0} aria-label={texts.text("oath-parchment")}>
        {pages.slice(0, at + 1).map((page, i) => (
          <li
            key={page.step}
            data-now={i === at || undefined}
            data-earlier={chapterOf(page.step) !== chapter || undefined}
          >
            <h4>
              {texts.text(`oath-page-${page.step}`)}
              {i > 0 && <RuleLink rule={steps.find(({ step }) => step === page.step)!.rule} />}
            </h4>
            <PageText view={view} chronicle={chronicle} page={page} before={pages[i - 1]} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PageTextProps {
  view: OathView;
  chronicle: Chronicle;
  page: Page;
  before: Page | undefined;
}

/** What a step did, in words. */
function PageText({ view, chronicle, page, before }: PageTextProps) {
  const table = useTable();
  const texts = useTexts();
  const names = table.names.value;
  const winner = names[chronicle.winner] ?? "";
  const exile = playerOf(view, chronicle.winner).role === "exile";
  const of = (what: string) => deedsOf(page, what);
  const people = (colors: string[]) =>
    texts.listed(colors.map((color) => names[view.seats.findIndex((seat) => seat.color === color)] ?? ""));
  switch (page.step) {
    case "victory":
      return <p>{texts.prompt(chronicle.end, names)}</p>;
    case "vow":
      return (
        <p>
          {texts.text("oath-told-vow", { name: winner, oath: chronicle.next })}{" "}
          <em>{texts.text(`oath-oath-${chronicle.next}`, {}, "text")}</em>
        </p>
      );
    case "citizens":
      if (!exile) return <p>{texts.text("oath-told-empire")}</p>;
      return (
        <p>
          {of("fell").length > 0 && texts.text("oath-told-fell", { names: people(of("fell")) })}{" "}
          {of("rose").length > 0
            ? texts.text("oath-told-rose", { names: people(of("rose")) })
            : texts.text("oath-told-rose-none")}
        </p>
      );
    case "works":
      if (exile) return <p>{texts.text("oath-told-exile-builds")}</p>;
      if (page.deeds.length === 0) return <p>{texts.text("oath-told-works-none")}</p>;
      return <Deeds page={page} kinds={["built", "repaired"]} />;
    case "departure": {
      const gone = before ? leftSlots(before, page) : [];
      const unseen = gone.filter((slot) => !before!.map[slot]!.site).length;
      if (gone.length === 0) return <p>{texts.text("oath-told-departure-none")}</p>;
      return (
        <>
          <Deeds page={page} kinds={["lost", "buried"]} />
          {unseen > 0 && <p>{texts.text("oath-told-unseen", { count: unseen })}</p>}
        </>
      );
    }
    case "ruins":
      if (page.deeds.length === 0) return <p>{texts.text("oath-told-ruins-none")}</p>;
      return <Deeds page={page} kinds={["ruined"]} />;
    case "ranks": {
      const found = before ? newSites(before, page) : [];
      return (
        <p>
          {texts.text("oath-log-close-ranks")}{" "}
          {found.length > 0 &&
            texts.text("oath-told-found", { sites: texts.listed(found.map((site) => texts.card(site))) })}
        </p>
      );
    }
    case "people":
      return <People chronicle={chronicle} page={page} />;
    case "exodus":
      return <p>{texts.text("oath-told-exodus", { count: page.count })}</p>;
    case "relics":
      return <p>{texts.text("oath-log-relics-return", { count: page.count })}</p>;
    case "boards":
      return (
        <p>
          {chronicle.citizens.length
            ? texts.text("oath-told-boards", {
                colors: texts.listed(chronicle.citizens.map((color) => texts.text(`oath-color-${color}`))),
              })
            : texts.text("oath-told-boards-none")}
        </p>
      );
    default:
      return <p>{texts.text("oath-told-deck")}</p>;
  }
}

/** Deeds as the record have them. */
function Deeds({ page, kinds }: { page: Page; kinds: string[] }) {
  const texts = useTexts();
  return (
    <ul>
      {page.deeds
        .filter(([what]) => kinds.includes(what))
        .map(([what, card]) => (
          <li key={what + card}>
            <Words pieces={texts.promptPieces({ id: `oath-deed-${what}`, args: { card } })} />
          </li>
        ))}
    </ul>
  );
}

/** The six that come: how many of which suit; or those of one suit that return. */
function People({ chronicle, page }: { chronicle: Chronicle; page: Page }) {
  const texts = useTexts();
  const [back] = deedsOf(page, "recalled");
  const [suit] = deedsOf(page, "favored");
  if (back) return <p>{texts.text("oath-deed-recalled", { suit: back })}</p>;
  return (
    <>
      <p>{texts.text("oath-told-people")}</p>
      {suit && <Shares of={chronicle.shares[suit] ?? []} />}
    </>
  );
}

/** How many of which suit; short ones name the suits only for screen readers. */
export function Shares({ of, short = false }: { of: [string, number][]; short?: boolean }) {
  const texts = useTexts();
  return (
    <ul class="shares wrap">
      {of.map(([suit, count]) => (
        <li key={suit} class={`o-${suit}`}>
          <span class="omedal">
            <Icon name={SUIT[suit]!} />
          </span>
          <b>+{count}</b> <span class={short ? "vh" : ""}>{texts.text(`oath-suit-${suit}`)}</span>
        </li>
      ))}
    </ul>
  );
}
