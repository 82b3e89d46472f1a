// Help for the first game. The pictures are the real parts of the table, in a position made for them.
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { Crest } from "../../parts/Crest";
import { GameLog } from "../../parts/GameLog";
import { Icon } from "../../parts/Icon";
import { Prompt } from "../../parts/Prompt";
import { TableContext } from "../../table/store";
import { GameContext, textsReady, useTexts } from "../../text/texts";
import { Cover } from "../Cover";
import { Foot, Shell } from "../Shell";
import { SampleHand, SamplePiles, SampleSeat, SmallCards } from "./parts";
import { sampleTable } from "./sample";
import "./help.css";

const GAME = "dominion";
const PARTS = [
  "start",
  "table",
  "answer",
  "why",
  "undo",
  "log",
  "rules",
  "away",
  "ratings",
  "clocks",
  "people",
  "tournaments",
  "fair",
  "keys-title",
  "credits",
];
const KEYS: readonly [string[], string][] = [
  [["1", "…", "9"], "digits"],
  [["↵"], "enter"],
  [["E"], "e"],
  [["S", "U", "T", "V", "C", "A"], "oath"],
  [["←", "→", "↑", "↓"], "arrows"],
  [["Tab"], "tab"],
  [["L"], "l"],
  [["R"], "r"],
  [["Z"], "z"],
  [["H"], "h"],
  [["␣"], "space"],
  [["Esc"], "esc"],
  [["F6"], "f6"],
];

export default function Help() {
  const texts = useTexts("");
  const say = (id: string) => texts.text(`help-${id}`);
  const ready = textsReady(GAME);
  return (
    <Shell room="help" title={say("title")} class="help">
      <div class="help-page" data-part="help">
        <nav class="contents help-nav" aria-label={say("contents")}>
          <h2 class="gold">{say("contents")}</h2>
          <ol>
            {PARTS.map((part) => (
              <li key={part}>
                <a href={`#${part}`}>{say(part)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <main id="main" class="help-main col">
          <header>
            <h1>{say("title")}</h1>
            <p class="help-lead lead gold">{say("lead")}</p>
          </header>
          <Part id="start">
            <ol class="help-steps">
              {[1, 2, 3].map((n) => (
                <li key={n}>
                  <StepPicture n={n} />
                  <h3 class="pair">
                    <b>{n}</b> {say(`start-${n}`)}
                  </h3>
                  <p>{say(`start-${n}-text`)}</p>
                </li>
              ))}
            </ol>
            <p class="opts">
              <a class="btn go" href="/?new=dominion">
                <Icon name="game-icons:round-table" />
                {say("start-go")}
              </a>
              <a class="btn" href="/learn">
                <Icon name="game-icons:owl" />
                {texts.text("lesson-way")}
              </a>
            </p>
          </Part>
          {ready && <Pictures />}
          <Part id="why">
            <p>{say("why-text")}</p>
          </Part>
          <Part id="undo">
            <p>
              <kbd>Z</kbd> {say("undo-text")}
            </p>
          </Part>
          <Part id="log">
            <p>{say("log-text")}</p>
            {ready && (
              <Figure caption={say("figure-log")}>
                <GameLog />
              </Figure>
            )}
          </Part>
          <Part id="rules">
            <p>{say("rules-text")}</p>
            <p class="opts">
              <a class="btn" href={`/rules/${GAME}`}>
                <Icon name="lucide:book-open" />
                {texts.text("page-rules")}
              </a>
              <a class="btn" href={`/cards/${GAME}`}>
                <Icon name="lucide:layers" />
                {texts.text("page-cards")}
              </a>
            </p>
          </Part>
          <Part id="away">
            <p>{say("away-text")}</p>
          </Part>
          <Part id="ratings">
            <p>{say("ratings-text")}</p>
            <p class="opts">
              <a class="btn" href={`/board/${GAME}`}>
                <Icon name="lucide:trophy" />
                {texts.text("page-board")}
              </a>
            </p>
          </Part>
          <Part id="clocks">
            {[1, 2, 3].map((n) => (
              <p key={n}>{say(`clocks-${n}`)}</p>
            ))}
          </Part>
          <Part id="people">
            <p>{say("people-text")}</p>
            <p class="opts">
              <a class="btn" href="/company">
                <Icon name="lucide:users" />
                {texts.text("page-company")}
              </a>
            </p>
          </Part>
          <Part id="tournaments">
            <p>{say("tournaments-text")}</p>
          </Part>
          <Part id="fair">
            <p>{say("fair-text")}</p>
            <p class="opts">
              <a class="btn" href="/fairness">
                <Icon name="game-icons:wax-seal" />
                {texts.text("fair-link")}
              </a>
            </p>
          </Part>
          <Part id="keys-title">
            <dl class="help-keys">
              {KEYS.map(([keys, does]) => (
                <div key={does} class="pair">
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{say(`key-${does}`)}</dd>
                </div>
              ))}
            </dl>
            <p class="help-aside">{say("keys-off")}</p>
          </Part>
          <Part id="credits">
            <p>{say("credits-text")}</p>
            <p>{texts.text("page-foot")}</p>
            <p>
              <a href="/credits">{say("credits-more")}</a>
            </p>
          </Part>
          <Foot />
        </main>
      </div>
    </Shell>
  );
}

function Pictures() {
  const texts = useTexts("");
  const say = (id: string) => texts.text(`help-${id}`);
  return (
    <>
      <Part id="table">
        <p>{say("table-text")}</p>
        <Figure caption={say("table-seat")}>
          <SampleSeat />
        </Figure>
        <Figure caption={say("table-pile")}>
          <SamplePiles />
        </Figure>
      </Part>
      <Part id="answer">
        <p>{say("answer-text")}</p>
        <Figure caption={say("table-glow")}>
          <Prompt />
          <SampleHand />
        </Figure>
        <dl class="help-ways">
          {["click", "list", "keys"].map((way) => (
            <div key={way}>
              <dt>{say(`answer-${way}`)}</dt>
              <dd>{say(`answer-${way}-text`)}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </>
  );
}

function Part({ id, children }: { id: string; children: ComponentChildren }) {
  const texts = useTexts("");
  return (
    <section class="help-part leaf col" id={id} aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`} class="gold">
        {texts.text(`help-${id}`)}
      </h2>
      {children}
    </section>
  );
}

/** Real parts that nobody can press; the words below say what is to be seen. */
function Figure({ caption, children }: { caption: string; children: ComponentChildren }) {
  const table = useMemo(sampleTable, []);
  return (
    <figure class="help-figure col">
      <div class="col" inert aria-hidden="true">
        <GameContext.Provider value={GAME}>
          <TableContext.Provider value={table}>{children}</TableContext.Provider>
        </GameContext.Provider>
      </div>
      <figcaption class="sub">{caption}</figcaption>
    </figure>
  );
}

function StepPicture({ n }: { n: number }) {
  return (
    <div class="step-picture" aria-hidden="true">
      {n === 1 && (
        <span class="small-lid">
          <span class="lid">
            <Cover game={GAME} />
            <span class="lid-frame" />
          </span>
        </span>
      )}
      {n === 2 && (
        <span class="seats-picture pair gold">
          <Crest seat={0} />
          <Icon name="game-icons:round-table" />
          <Crest seat={1} />
        </span>
      )}
      {n === 3 && (
        <GameContext.Provider value={GAME}>
          <SmallCards />
        </GameContext.Provider>
      )}
    </div>
  );
}
