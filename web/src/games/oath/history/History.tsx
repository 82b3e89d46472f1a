// Oath's history of a saga: the timeline, beside it what happened in the chosen game, below what became of edifices.
import { useEffect, useRef } from "preact/hooks";
import { api } from "../../../net/api";
import { type HistoryProps, roman } from "../../../pages/sagas/history";
import { Turning } from "../../../pages/sagas/Turning";
import { Icon } from "../../../parts/Icon";
import { openCloseUp } from "../../../parts/looking";
import type { Catalogue } from "../../../text/catalogue";
import { useTexts } from "../../../text/texts";
import { facesOf, lookOf } from "../..";
import { HOUSE, OATH, RUIN, SITE, SUIT } from "../icons";
import { Labels, Timeline, WIDTH } from "./Drawing";
import { type Column, columnsOf, exiledAfter, type Faces, fates, type Step, survival } from "./model";
import "../palette.css";
import "../Signs.css";
import "./History.css";

export default function History({ story, chosen, onChoose }: HistoryProps) {
  const texts = useTexts("oath");
  const faces = facesOf("oath");
  lookOf("oath"); // redraws when the pictures have come
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The latest games first.
    if (scroll.current) scroll.current.scrollLeft = scroll.current.scrollWidth;
  }, [faces.size > 0]);
  if (faces.size === 0) return <div class="oath-history" data-room="oath" data-part="history" aria-busy="true" />;
  const columns = columnsOf(story, faces);
  const shown = columns.find((column) => column.number === chosen && column.record) ?? columns[0]!;
  return (
    <div class="oath-history" data-room="oath" data-part="history">
      <div class="history-page">
        <div
          class="drawing-frame"
          data-part="drawing"
          ref={scroll}
          role="group"
          aria-label={texts.text("history-drawing", { name: story.name })}
        >
          <Labels texts={texts} />
          <div class="drawn-games" data-part="games">
            <Timeline columns={columns} faces={faces} texts={texts} />
            {columns.map(
              (column, i) =>
                column.record && (
                  <button
                    type="button"
                    key={column.number}
                    class="drawn-game"
                    data-part="column"
                    style={{ left: `${i * WIDTH}px`, width: `${WIDTH}px` }}
                    aria-pressed={column === shown}
                    aria-label={texts.text("history-choose", { number: roman(column.number) })}
                    onClick={() => onChoose(column.number)}
                  />
                ),
            )}
          </div>
        </div>
        <GameText column={shown} columns={columns} secret={story.on} texts={texts} />
        <Edifices columns={columns} faces={faces} texts={texts} />
      </div>
    </div>
  );
}

/** Everything about one game, in words. */
function GameText(props: { column: Column; columns: readonly Column[]; secret: boolean; texts: Catalogue }) {
  const { column, columns, secret, texts } = props;
  const record = column.record!;
  const game = column.game!;
  const winner = game.names[record.winner] ?? "";
  const how = texts.or(`oath-how-${record.ending}`, record.ending);
  const { count, of } = survival(column);
  const gone = exiledAfter(columns, column.number);
  const left = columns.at(-2) === column || columns.at(-1) === column;
  return (
    <section class="game-told" data-part="told" aria-live="polite">
      <p>
        {texts.text("history-game", { number: roman(column.number) })} · {texts.text(`oath-oath-${record.oath}`)}
      </p>
      <h2>
        {winner}: {how}
      </h2>
      <dl>
        <Fact title={texts.text("history-players")}>
          <ul>
            {game.names.map((name, seat) => (
              <li key={name}>
                <span class={`told-house h-${record.colors[seat]}`}>
                  <Icon
                    name={HOUSE[record.colors[seat] ?? ""] ?? SITE}
                    label={texts.or(`oath-color-${record.colors[seat]}`, "")}
                  />
                </span>
                {name} <small>{texts.or(`oath-role-${record.roles[seat]}`, "")}</small>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact title={texts.text("oath-history-ended")}>
          {texts.text("oath-history-ended-how", { round: record.round, how })}
        </Fact>
        {record.next && (
          <Fact title={texts.text("oath-history-next-oath")}>
            <Icon name={OATH[record.next] ?? SITE} /> {texts.text(`oath-oath-${record.next}`)}
          </Fact>
        )}
        {record.map.length > 0 && (
          <Fact title={texts.text("oath-history-survived")}>
            {texts.text("oath-history-survived-of", { count, of })}
          </Fact>
        )}
        <Fact title={texts.text("oath-history-exiled")}>
          {gone === null ? (
            texts.text("oath-history-exiled-unknown")
          ) : gone.length === 0 ? (
            texts.text("oath-history-exiled-nobody")
          ) : (
            <Cards cards={gone} texts={texts} />
          )}
        </Fact>
      </dl>
      {record.deeds.length > 0 && (
        <>
          <h3>{texts.text("oath-history-deeds")}</h3>
          <ul class="told-deeds" data-part="deeds">
            {record.deeds.map(([what, of], i) => (
              <li key={i}>
                <Icon name={signOf(what, of)} />
                {texts.text(`oath-deed-${what}`, { card: of, suit: of, oath: of, color: of })}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{texts.text("history-turning")}</h3>
      <Turning game={game} />
      <div class="opts told-ways">
        <a class="btn go" href={`/replay/${game.table}`}>
          <Icon name="lucide:history" />
          {texts.text("history-replay")}
        </a>
        {!(secret && left) && (
          <a class="btn" href={api.chronicleAddress(game.table)} download>
            <Icon name="lucide:download" />
            {texts.text("history-record")}
          </a>
        )}
      </div>
    </section>
  );
}

function Fact({ title, children }: { title: string; children: preact.ComponentChildren }) {
  return (
    <div class="told-fact">
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Cards({ cards, texts }: { cards: readonly string[]; texts: Catalogue }) {
  return (
    <ul>
      {cards.map((card) => (
        <li key={card}>
          <button
            type="button"
            class="card-named"
            data-named={card}
            data-game="oath"
            onClick={() => openCloseUp({ game: "oath", face: card })}
          >
            {texts.card(card)}
          </button>
        </li>
      ))}
    </ul>
  );
}

const SIGNS: Record<string, string> = {
  built: "game-icons:castle",
  repaired: "game-icons:castle",
  ruined: RUIN,
  buried: RUIN,
  lost: SITE,
  rose: "game-icons:shaking-hands",
  fell: "game-icons:broken-shield",
};

const FATE: Record<Step, string> = {
  found: "oath-history-found",
  built: "oath-history-built",
  repaired: "oath-history-repaired",
  ruined: "oath-history-ruined",
  buried: "oath-history-buried",
};

const signOf = (what: string, of: string): string => OATH[of] ?? SUIT[of] ?? SIGNS[what] ?? SITE;

function Edifices({ columns, faces, texts }: { columns: readonly Column[]; faces: Faces; texts: Catalogue }) {
  const all = fates(columns, faces);
  return (
    <section class="edifices">
      <h2>{texts.text("oath-history-edifices")}</h2>
      {all.length === 0 && <p>{texts.text("oath-history-no-edifices")}</p>}
      <ul>
        {all.map(({ card, steps }) => {
          const last = steps.at(-1)?.what;
          return (
            <li key={card} class={last === "ruined" || last === "buried" ? "edifice-fell" : ""}>
              <Icon name={last === "ruined" || last === "buried" ? RUIN : "game-icons:castle"} />
              <span>
                <button
                  type="button"
                  class="card-named"
                  data-named={card}
                  data-game="oath"
                  onClick={() => openCloseUp({ game: "oath", face: card })}
                >
                  {texts.card(card)}
                </button>
                <small>{steps.map(({ what, game }) => texts.text(FATE[what], { game: roman(game) })).join(", ")}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
