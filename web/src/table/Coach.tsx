// The coach: what a good player would do, with the chance to win and the reasons, and what is going on. In the place of
// the log where there is a rail, else a sheet. Keys: H opens and closes it, Shift with A, B, C shows an option at the table.
import { useEffect, useLayoutEffect } from "preact/hooks";
import { railed } from "../app/settings";
import { Crest } from "../parts/Crest";
import { Sheet } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { Key } from "../parts/Key";
import { refusedName } from "../parts/OptionRow";
import { RuleLink, rulesOf } from "../parts/RuleNote";
import { announce } from "../parts/toast";
import type { Catalogue } from "../text/catalogue";
import { useTexts } from "../text/texts";
import type { Advice, Question } from "../wire";
import { LETTERS } from "./coaching";
import { useInk } from "./ink";
import { type TableStore, useTable } from "./store";
import "./Coach.css";

const SIGNS = { for: "lucide:plus", against: "lucide:minus", about: "lucide:dot" } as const;

const percent = (chance: number): number => Math.round(100 * chance);

/** An answer in words: as its button would say it, else its options one after another. */
function answerText(texts: Catalogue, ask: Question, keys: readonly string[], names: readonly string[]): string {
  const picked = keys
    .map((key) => ask.options.find((option) => option.key === key)?.text)
    .filter((text) => text !== undefined);
  if (!picked.length) return texts.text("web-coach-nothing-picked");
  const said = ask.most > 1 ? texts.deed(ask.what, picked, names) : "";
  return said || texts.listed(picked.map((text) => texts.prompt(text, names)));
}

export function Coach() {
  const table = useTable();
  const texts = useTexts();
  const { coaching } = table;
  const close = () => coaching.close();
  useLayoutEffect(() => {
    if (!railed.value) return;
    const listen = (event: KeyboardEvent) =>
      event.key === "Escape" && !document.querySelector("dialog[open]") && close();
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [railed.value]);
  useEffect(() => () => coaching.show(null), []);
  const title = texts.text("web-coach");
  if (!railed.value) {
    return (
      <Sheet title={title} part="coach" class="coach-sheet" onClose={close}>
        <Inside />
      </Sheet>
    );
  }
  return (
    <section class="coach col" data-part="coach" aria-label={title}>
      <div class="ends">
        <h2 class="pair gold">
          <Icon name="game-icons:owl" />
          {title}
        </h2>
        <button type="button" class="btn ghost" aria-keyshortcuts="h" onClick={close}>
          {texts.text("web-close")}
          <Key name="H" />
        </button>
      </div>
      <Inside />
    </section>
  );
}

function Inside() {
  const table = useTable();
  const texts = useTexts();
  const { tab } = table.coaching;
  return (
    <>
      <div class="coach-tabs" role="tablist" aria-label={texts.text("web-coach")}>
        {(["advice", "now"] as const).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            class="bare"
            aria-selected={tab.value === name}
            onClick={() => {
              tab.value = name;
            }}
          >
            {texts.text(`web-coach-${name}`)}
          </button>
        ))}
      </div>
      {tab.value === "advice" ? <AdviceTab /> : <NowTab />}
    </>
  );
}

// --- what a good player would do ---

function AdviceTab() {
  const table = useTable();
  const texts = useTexts();
  const { coaching } = table;
  const [ask, hint] = [table.ask.value, coaching.hint.value];
  useSaid(table, texts);
  if (table.info.value?.coach === "off") return <p class="sub">{texts.text("web-coach-off")}</p>;
  const failed = coaching.failed.value;
  if (failed) {
    return (
      <>
        <p role="alert">{texts.text(failed.id, failed.args)}</p>
        <Again />
      </>
    );
  }
  if (!ask) return <p class="sub">{texts.text("web-coach-wait")}</p>;
  if (!hint || !coaching.holds.value) {
    return coaching.busy.value ? (
      <p class="coach-state" role="status" aria-busy="true">
        {texts.text("web-coach-thinking")} …
      </p>
    ) : (
      <>
        {hint && <p role="status">{texts.text("web-coach-stale")}</p>}
        <Again />
      </>
    );
  }
  return (
    <div class="coach-advice col" data-part="advice-list">
      {hint.worlds > 0 && <Chances />}
      {hint.worlds === 0 && <p class="sub">{texts.text("web-coach-blind")}</p>}
      {hint.advice.map((advice, i) => (
        <AdviceCard key={advice.keys.join(" ")} advice={advice} ask={ask} number={i} weighed={hint.worlds > 0} />
      ))}
      <p class="coach-note">
        <Icon name="game-icons:scales" />
        <span>
          {/* one advice alone has been compared with nothing */}
          {hint.worlds > 0 && (ask.options.length < 2 || hint.advice.length > 1) && (
            <>
              <b>
                {ask.options.length < 2
                  ? texts.text("web-coach-only")
                  : hint.equal > 1
                    ? texts.text("web-coach-equal", { count: hint.equal })
                    : hint.equal === 1 && texts.text("web-coach-best")}
              </b>{" "}
            </>
          )}
          {texts.text("web-coach-fair")} {table.info.value?.coach === "told" && texts.text("web-coach-told-note")}
        </span>
      </p>
    </div>
  );
}

/** A screen reader hears the first answer and the full one. */
function useSaid(table: TableStore, texts: Catalogue): void {
  const [hint, ask] = [table.coaching.hint.value, table.ask.value];
  useEffect(() => {
    const best = hint?.advice[0];
    if (!best || !ask || hint.ask !== ask.id) return;
    const what = answerText(texts, ask, best.keys, table.names.value);
    announce(texts.text(hint.full ? "web-coach-full" : "web-coach-first", { what, percent: percent(best.chance) }));
  }, [hint]);
}

function Again() {
  const table = useTable();
  const texts = useTexts();
  return (
    <button
      type="button"
      class="btn go"
      data-part="ask-coach"
      disabled={!table.ask.value}
      onClick={() => table.coaching.ask()}
    >
      <Icon name="game-icons:owl" />
      {texts.text(table.coaching.hint.value ? "web-coach-again" : "web-coach-advice")}
    </button>
  );
}

/** Everybody's chance, as parts of one bar. */
function Chances() {
  const table = useTable();
  const texts = useTexts();
  const { hint, busy } = table.coaching;
  const { chances = [], worlds = 0 } = hint.value ?? {};
  const ink = useInk();
  return (
    <div class="coach-chances col" data-part="chances">
      <p class="ends">
        <span>{texts.text("web-coach-chances")}</span>
        <span role="status">
          {busy.value ? `${texts.text("web-coach-thinking")} …` : texts.text("web-coach-done", { worlds })}
        </span>
      </p>
      <div class="coach-bar" aria-hidden="true">
        {chances.map((chance, seat) => (
          <span key={seat} class={ink(seat).class} style={{ ...ink(seat).style, flexGrow: chance }} />
        ))}
      </div>
      <ul class="wrap">
        {chances.map((chance, seat) => (
          <li key={seat} class="pair">
            <Crest seat={seat} small />
            {texts.player(table.names.value[seat] ?? "")}{" "}
            <b>{texts.text("web-coach-chance", { percent: percent(chance) })}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface AdviceProps {
  advice: Advice;
  ask: Question;
  number: number;
  weighed: boolean;
}

function AdviceCard({ advice, ask, number, weighed }: AdviceProps) {
  const table = useTable();
  const texts = useTexts();
  const { coaching } = table;
  const letter = LETTERS[number] ?? "";
  const names = table.names.value;
  const what = answerText(texts, ask, advice.keys, names);
  const [chance, spread] = [percent(advice.chance), Math.max(1, percent(advice.spread))];
  const only = ask.most === 1 ? ask.options.find(({ key }) => key === advice.keys[0]) : undefined;
  const shown = coaching.shown.value === number;
  return (
    <article
      class={`coach-card col ${number === 0 ? "coach-first" : ""}`}
      data-part="advice"
      data-keys={advice.keys.join(" ")}
      aria-label={texts.text("web-coach-rank", { letter, what })}
      onPointerEnter={() => coaching.show(number)}
      onPointerLeave={() => coaching.show(null)}
    >
      <header class="ends">
        <span class={`coach-letter coach-letter-${letter}`} aria-hidden="true">
          {letter}
        </span>
        <h3>{what}</h3>
        {weighed && (
          <span class="coach-figure">
            <b aria-hidden="true">{texts.text("web-coach-chance", { percent: chance })}</b>
            <small aria-hidden="true">{texts.text("web-coach-spread", { percent: spread })}</small>
            <span class="vh">{texts.text("web-coach-chance-said", { percent: chance, spread })}</span>
          </span>
        )}
      </header>
      {weighed && (
        <div class="coach-track" aria-hidden="true">
          <span
            class={`coach-letter-${letter}`}
            style={{
              left: `${Math.max(0, chance - spread)}%`,
              width: `${Math.max(1.5, Math.min(100, chance + spread) - Math.max(0, chance - spread))}%`,
            }}
          />
        </div>
      )}
      {advice.reasons.length > 0 && (
        <ul class="coach-why">
          {advice.reasons.map(({ kind, text }) => (
            <li key={text.id + JSON.stringify(text.args)} data-kind={kind}>
              <Icon name={SIGNS[kind]} />
              <span>
                {kind !== "about" && <span class="vh">{texts.text(`web-coach-${kind}`)}: </span>}
                {texts.prompt(text, names)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p class="wrap tight">
        <button
          type="button"
          class={`btn small ${number === 0 ? "go" : ""}`}
          disabled={table.pending.value}
          onClick={() => {
            if (!railed.value) coaching.close();
            coaching.follow(advice);
          }}
        >
          {texts.text("web-coach-do")}
          {only && <Key name={table.key(only)} />}
        </button>
        <button
          type="button"
          class="btn small"
          aria-pressed={shown}
          onClick={() => {
            if (!railed.value) coaching.close();
            coaching.show(number);
          }}
        >
          <Icon name="lucide:eye" />
          {texts.text("web-coach-show")}
        </button>
      </p>
    </article>
  );
}

// --- what is going on ---

function NowTab() {
  const table = useTable();
  const texts = useTexts();
  const [game, ask, view, names] = [table.game.value, table.ask.value, table.view.value, table.names.value];
  const phase = view?.phase ? `${game}-phase-${view.phase}` : "";
  const clause = ask?.rule ? rulesOf(game)?.clauses.find(({ id }) => id === ask.rule) : undefined;
  const refused = (table.state.value?.refused ?? []).filter(({ key }) => key !== "*");
  const cards = [...new Set(ask?.options.map(({ text }) => text.args.card).filter((card) => typeof card === "string"))];
  const follows = ask?.options.filter(({ key }) => ask.outlook[key] || ask.warnings[key]) ?? [];
  return (
    <div class="coach-now col" data-part="going-on">
      {ask ? (
        <section>
          <h3>{texts.text("web-coach-question")}</h3>
          <p>
            {texts.prompt(ask.what, names)} {texts.text("web-coach-possible", { count: ask.options.length })}.
          </p>
        </section>
      ) : (
        table.awaited.value.length > 0 && (
          <p>{texts.text("web-coach-waiting", { names: texts.listed(table.awaited.value) })}</p>
        )
      )}
      {phase && texts.has(phase, "about") && (
        <section>
          <h3>{texts.text("web-coach-phase")}</h3>
          <p>
            <b>{texts.text(phase)}.</b> {texts.text(phase, {}, "about")}{" "}
            {texts.has(phase, "rule") && <RuleLink rule={texts.text(phase, {}, "rule")} />}
          </p>
        </section>
      )}
      {clause && (
        <section>
          <h3>{texts.text("web-coach-rule")}</h3>
          <p>
            {clause.text} <RuleLink rule={clause.id} />
          </p>
        </section>
      )}
      {cards.length > 0 && (
        <section>
          <h3>{texts.text("web-coach-cards")}</h3>
          <ul class="wrap tight">
            {cards.slice(0, 24).map((card) => (
              <li key={card}>
                <button type="button" class="btn small" data-named={card} data-game={game}>
                  {texts.card(card)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {follows.length > 0 && ask && (
        <section>
          <h3>{texts.text("web-coach-consequences")}</h3>
          <dl>
            {follows.slice(0, 12).map(({ key, text }) => (
              <div key={key}>
                <dt>{texts.prompt(text, names)}</dt>
                {ask.outlook[key] && <dd>{texts.prompt(ask.outlook[key], names)}</dd>}
                {ask.warnings[key] && <dd>{texts.prompt(ask.warnings[key], names)}</dd>}
              </div>
            ))}
          </dl>
        </section>
      )}
      {refused.length > 0 && (
        <section>
          <h3>{texts.text("web-coach-refused")}</h3>
          <dl>
            {refused.slice(0, 12).map((no) => (
              <div key={no.key}>
                <dt>{refusedName(table, texts, no) || no.key}</dt>
                <dd>
                  {texts.prompt(no.reason, names)} {no.rule && <RuleLink rule={no.rule} />}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
