// The Chronicle as it is written: who won and how, the eight parts in a strip, the parchment that grows line by line,
// the map that changes with it, and the winner's choices with what they would do.
import { useEffect, useRef, useState } from "preact/hooks";
import { still } from "../../../app/settings";
import { Crest, Icon, Key, Prompt } from "../../../parts";
import { useTable } from "../../../table/store";
import { useTexts } from "../../../text/texts";
import { Ask } from "../Ask";
import { BackButton, mapShown } from "../Cover";
import { OATH, TITLE } from "../icons";
import { type OathView, playerOf } from "../view";
import { Choices, offersChoice } from "./Choices";
import { Closing } from "./Closing";
import { CHAPTERS, type Chronicle, chapterOf, chronicleOf, durationOf, pageOf } from "./pages";
import { Scroll } from "./Scroll";
import { World } from "./World";
import "./Ceremony.css";

export function Ceremony({ view }: { view: OathView }) {
  const table = useTable();
  // It begins in sight of all; and what a window would say at the end stands here in full, and can be opened below.
  useState(() => {
    mapShown.value = false;
    table.resultOpen.value = false;
  });
  const chronicle = chronicleOf(view);
  if (!chronicle || chronicle.pages.length === 0) return <Prompt />;
  // The table as it was left, for anyone who wants to look again before choosing.
  if (mapShown.value) {
    return (
      <>
        <Ask view={view} />
        <BackButton to="chronicle" />
      </>
    );
  }
  const choosing = offersChoice(table.ask.value);
  return (
    <>
      <Pages view={view} chronicle={chronicle} />
      {choosing ? <Prompt buttons={() => []} /> : <Prompt />}
    </>
  );
}

function Pages({ view, chronicle }: { view: OathView; chronicle: Chronicle }) {
  const table = useTable();
  const texts = useTexts();
  const turning = usePages(chronicle);
  const { at } = turning;
  const page = chronicle.pages[at]!;
  const closing = view.over && at === chronicle.pages.length - 1;
  const ask = table.ask.value;
  return (
    <section
      class="ceremony"
      data-part="ceremony"
      data-closing={closing || undefined}
      aria-label={texts.text("oath-phase-chronicle")}
    >
      <Victor view={view} chronicle={chronicle} />
      <PageStrip chronicle={chronicle} {...turning} />
      <Scroll view={view} chronicle={chronicle} at={at} />
      <div class="ceremony-stage col">
        {closing && <Closing view={view} chronicle={chronicle} />}
        {offersChoice(ask) && <Choices view={view} chronicle={chronicle} ask={ask!} />}
        <World view={view} chronicle={chronicle} at={at} title={texts.text(`oath-scene-${page.step}`)} />
      </div>
    </section>
  );
}

interface Turning {
  at: number;
  /** Opens a page and stays there. */
  turn: (to: number) => void;
  /** Turns all pages again, from the first. */
  replay: () => void;
  playing: boolean;
}

/** Which page lies open. Those present turn one after the other; anyone who comes later, or wants no motion, sees the last. */
function usePages({ pages }: Chronicle): Turning {
  const table = useTable();
  const last = pages.length - 1;
  const [at, setAt] = useState(() => {
    const fresh = table.fresh.value;
    const there = fresh.length < table.events.value.length && fresh.some(({ id }) => id === "oath-log-win");
    return there && !still.value ? 0 : last;
  });
  const [back, setBack] = useState(false);
  const shown = Math.min(at, last);
  const playing = !back && shown < last;
  const calm = still.value;
  const since = useRef(0);
  useEffect(() => {
    since.current = Date.now();
  }, [shown]);
  useEffect(() => {
    if (!playing) return;
    if (calm) {
      setAt(last);
      return;
    }
    // Where the winner had to think, the page has been seen.
    const wait = Math.max(300, durationOf(pages, shown) - (Date.now() - since.current));
    const timer = setTimeout(() => setAt(shown + 1), wait);
    return () => clearTimeout(timer);
  }, [playing, calm, shown, last]);
  const turn = (to: number) => {
    setAt(to);
    setBack(to < last);
  };
  const replay = () => {
    setAt(0);
    setBack(false);
  };
  return { at: shown, turn, replay, playing };
}

/** Who won, as what, and how. */
function Victor({ view, chronicle }: { view: OathView; chronicle: Chronicle }) {
  const table = useTable();
  const texts = useTexts();
  const { winner } = chronicle;
  const player = playerOf(view, winner);
  const mine = winner === table.info.value?.my_seat;
  return (
    <header class="victor pair" data-part="victor">
      <span class="laurel">
        <Crest seat={winner} />
        <Icon name="game-icons:laurel-crown" class="wreath" />
      </span>
      <div>
        <h2>
          {mine
            ? texts.text("oath-you-won")
            : texts.text("web-won", { names: texts.listed([table.names.value[winner] ?? ""]), count: 1 })}
        </h2>
        <p>{texts.prompt(chronicle.end, table.names.value)}</p>
      </div>
      <dl>
        <div>
          <dt>{texts.text("oath-won-as")}</dt>
          <dd>
            <Icon name={TITLE} />
            {texts.text("oath-note-role", { role: player.role, color: player.color })}
          </dd>
        </div>
        <div>
          <dt>{texts.text("oath-won-under")}</dt>
          <dd>
            <Icon name={OATH[view.extra.oath]!} />
            {texts.text(`oath-oath-${view.extra.oath}`)}
          </dd>
        </div>
      </dl>
      <button
        type="button"
        class="btn ghost tomap"
        aria-label={texts.text("oath-to-table")}
        aria-keyshortcuts="m"
        onClick={() => {
          mapShown.value = true;
        }}
      >
        <Icon name="lucide:map" />
        <span class="lbl">{texts.text("oath-to-table")}</span>
        <Key name="M" />
      </button>
    </header>
  );
}

/** The eight parts: what is written can be read again. */
function PageStrip({ chronicle, at, turn, replay, playing }: Turning & { chronicle: Chronicle }) {
  const texts = useTexts();
  const { pages, now } = chronicle;
  const last = pages.length - 1;
  // When all is written, no part is the current one.
  const here = chapterOf(at < last ? pages[at]!.step : now);
  const written = new Set(pages.slice(0, at + 1).map(({ step }) => step));
  return (
    <nav class="chapters" data-part="chapters" aria-label={texts.text("oath-chapters")}>
      <ol>
        {CHAPTERS.map(({ id, rule, steps }, i) => {
          const page = pageOf(pages, i);
          const current = i === here;
          const done = written.has(steps.at(-1)!);
          const name = texts.text(`oath-chapter-${id}`);
          return (
            <li key={id}>
              <button
                type="button"
                class="chapter pair"
                data-done={done || undefined}
                disabled={page < 0}
                aria-label={`${rule} ${name}`}
                data-tip={`${rule} ${name}`}
                aria-current={current ? "step" : undefined}
                onClick={() => turn(page)}
              >
                <b>{done && !current ? <Icon name="lucide:check" /> : i + 1}</b>
                <span>{name}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {at < last ? (
        <Again
          icon="lucide:chevrons-right"
          label={texts.text(playing ? "oath-to-the-end" : "oath-back-to-now")}
          onClick={() => turn(last)}
        />
      ) : (
        last > 0 &&
        !still.value && <Again icon="lucide:rotate-ccw" label={texts.text("oath-from-the-start")} onClick={replay} />
      )}
    </nav>
  );
}

function Again({ icon, label, onClick }: { icon: string; label: string; onClick: () => void }) {
  return (
    <button type="button" class="btn ghost" aria-label={label} data-tip={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
