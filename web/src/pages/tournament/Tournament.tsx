// A tournament: who plays, how it stands, who meets whom, and the way to one's own table.
import { useEffect, useState } from "preact/hooks";
import { copy } from "../../app/copy";
import type { Params } from "../../app/router";
import { me } from "../../app/session";
import { lang } from "../../app/settings";
import { ApiError, api, usualOpponent } from "../../net/api";
import { socket } from "../../net/socket";
import { Icon } from "../../parts/Icon";
import { NameMark } from "../../parts/NameMark";
import { announce, toast } from "../../parts/toast";
import { useTexts } from "../../text/texts";
import type { Board, EntrantRow, Round, Tournament as Told } from "../../wire";
import { gameName, games, loadGames } from "../home/shelf";
import { Foot, LoadError, Shell } from "../Shell";
import { paceText } from "../tables/clock";
import { pointsText, sitOut, stageOf } from "./words";
import "./tournament.css";

export default function Tournament({ params }: { params: Params }) {
  const id = params.id!;
  const texts = useTexts("");
  const [told, setTold] = useState<Told | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  useEffect(() => {
    if (!games.value) loadGames();
    setTold(null);
    api
      .tournament(id)
      .then(setTold, (error: unknown) => setFailed(error instanceof ApiError ? error : new ApiError(0, "web-offline")));
    return socket().tournament(id, (news) => news.line.id === id && setTold(news));
  }, [id]);
  const round = told?.line.round;
  useEffect(() => {
    if (told?.line.status === "running") announce(stageOf(texts, told.line));
  }, [round]);
  return (
    <Shell room="tournament" title={told?.line.name ?? texts.text("tournament-back")}>
      {failed ? <LoadError failed={failed} /> : told ? <Inside told={told} onTold={setTold} /> : <Waiting />}
    </Shell>
  );
}

const Waiting = () => <main class="page waiting" id="main" aria-busy="true" />;

interface InsideProps {
  told: Told;
  onTold: (told: Told) => void;
}

function useAttempt(onTold: (told: Told) => void): (what: Promise<Told>) => void {
  const texts = useTexts("");
  return (what) => {
    what.then(onTold, (failed: unknown) => {
      if (failed instanceof ApiError) toast(texts.text(failed.id, failed.args), { kind: "error" });
    });
  };
}

function Inside({ told, onTold }: InsideProps) {
  const texts = useTexts("");
  const { line } = told;
  const limit = paceText(line);
  const winners = told.entrants.filter(({ rank }) => rank === 1);
  return (
    <main class="page cup" id="main" data-part="tournament" data-status={line.status} data-round={line.round}>
      <header>
        <h1>{line.name}</h1>
        <p class="sub">
          {gameName(texts, line.game)} ·{" "}
          {texts.text("tournament-line", {
            system: texts.text(`tournament-system-${line.system}`),
            count: line.rounds,
          })}{" "}
          · {texts.text(limit.id, limit.args)} · <b>{stageOf(texts, line)}</b>
          {line.host && <> · {texts.text("tournament-by", { name: line.host })}</>}
        </p>
      </header>
      {line.status === "over" && line.round > 0 && (
        <p class="cup-winner gold" data-part="winner" role="status">
          <Icon name="lucide:trophy" />{" "}
          {texts.text("tournament-winner", {
            names: texts.listed(winners.map(({ name }) => texts.player(name))),
            count: winners.length,
          })}
        </p>
      )}
      <Mine told={told} onTold={onTold} />
      <Blocked told={told} />
      {line.organizes && line.status !== "over" && <Organizer told={told} onTold={onTold} />}
      <Standings told={told} onTold={onTold} />
      {[...told.played].reverse().map((round) => (
        <RoundOf key={round.number} round={round} told={told} />
      ))}
      <Foot />
    </main>
  );
}

/** What the reader can do: enter, go to their table, leave. */
function Mine({ told, onTold }: InsideProps) {
  const texts = useTexts("");
  const attempt = useAttempt(onTold);
  const [sure, setSure] = useState(false);
  const [name, setName] = useState("");
  const { line } = told;
  if (line.status === "over") return null;
  if (line.mine === null) {
    if (line.status !== "entering") return null;
    return (
      <form
        class="wrap"
        data-part="enter"
        onSubmit={(event) => {
          event.preventDefault();
          attempt(api.enterTournament(line.id, name.trim()));
        }}
      >
        {me.value && !me.value.name && (
          <label class="fld">
            <span>{texts.text("new-player")}</span>
            <input
              class="inp"
              required
              maxLength={32}
              autocomplete="nickname"
              value={name}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
        )}
        <button type="submit" class="btn go" disabled={line.room === 0}>
          <Icon name="lucide:log-in" />
          {texts.text("tournament-enter")}
        </button>
      </form>
    );
  }
  return (
    <section class="cup-mine leaf wrap" data-part="my-game">
      <p class="pair">
        <Icon name={told.table ? "game-icons:round-table" : "lucide:check"} />
        <b>
          {texts.text(
            told.table ? "tournament-my-table" : line.status === "running" ? "tournament-wait" : "tournament-entered",
          )}
        </b>
      </p>
      <span class="wrap tight">
        {told.table && (
          <a class="btn go" href={`/table/${encodeURIComponent(told.table)}`}>
            {texts.text("tournament-to-table")}
            <Icon name="lucide:chevron-right" />
          </a>
        )}
        <button
          type="button"
          class={`btn ${sure ? "danger" : "ghost"}`}
          onClick={() =>
            line.status === "running" && !sure ? setSure(true) : attempt(api.removeEntrant(line.id, line.mine!))
          }
        >
          {texts.text(sure ? "tournament-leave-sure" : "tournament-leave")}
        </button>
      </span>
    </section>
  );
}

/** Whom the reader has blocked and may meet here; nobody else is told. */
function Blocked({ told }: { told: Told }) {
  const texts = useTexts("");
  const { line, blocked } = told;
  if (!blocked.length || line.status === "over") return null;
  const names = told.entrants.filter(({ number }) => blocked.includes(number)).map(({ name }) => texts.player(name));
  const all = line.system === "round-robin" && line.seats === 2;
  return (
    <p class="sub" data-part="blocked-here">
      <Icon name="lucide:ban" />{" "}
      {texts.text(all ? "tournament-blocked-all" : "tournament-blocked", {
        names: texts.listed(names),
        count: names.length,
      })}
    </p>
  );
}

/** What the organizer does. */
function Organizer({ told, onTold }: InsideProps) {
  const texts = useTexts("");
  const own = useTexts(told.line.game);
  const attempt = useAttempt(onTold);
  const [sure, setSure] = useState(false);
  const [chosen, setBot] = useState("");
  const [count, setCount] = useState(1);
  const { line } = told;
  const game = games.value?.find((each) => each.id === line.game);
  const bots = game?.levels?.length ? game.levels.map(({ id }) => id) : (game?.bots ?? []);
  const bot = chosen || (game && usualOpponent(game)) || bots[0] || "";
  const out = sitOut(line.players, line.seats);
  const few = line.players < Math.max(2, line.seats);
  return (
    <section class="cup-organiser leaf col" data-part="organiser">
      {line.status === "entering" && (
        <>
          <div class="cup-line wrap">
            <label class="fld grow">
              <span>{texts.text("tournament-link")}</span>
              <input class="inp" readOnly value={location.href} onFocus={(event) => event.currentTarget.select()} />
            </label>
            <button
              type="button"
              class="btn"
              onClick={async () =>
                toast(texts.text((await copy(location.href)) ? "gather-copied" : "gather-copy-by-hand"))
              }
            >
              <Icon name="lucide:copy" />
              {texts.text("gather-copy")}
            </button>
          </div>
          <form
            class="cup-line wrap"
            data-part="add-bots"
            onSubmit={(event) => {
              event.preventDefault();
              attempt(api.enterBots(line.id, bot, count));
            }}
          >
            <label class="fld">
              <span>{texts.text("tournament-bots-who")}</span>
              <select class="inp" value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
                {bots.map((each) => (
                  <option key={each} value={each}>
                    {own.or(`${line.game}-bot-${each}`, each)}
                  </option>
                ))}
              </select>
            </label>
            <label class="fld">
              <span>{texts.text("tournament-bots-count")}</span>
              <input
                class="inp cup-count"
                type="number"
                min={1}
                max={16}
                value={count}
                onInput={(event) => setCount(Number(event.currentTarget.value))}
              />
            </label>
            <button type="submit" class="btn" disabled={!bot}>
              <Icon name="lucide:bot" />
              {texts.text("tournament-bots-add")}
            </button>
          </form>
          {out > 0 && !few && <p class="sub fine">{texts.text("tournament-out", { count: out })}</p>}
          {few && <p class="sub fine">{texts.text("tournament-begin-few", { count: Math.max(2, line.seats) })}</p>}
        </>
      )}
      <p class="wrap">
        {line.status === "entering" && (
          <button type="button" class="btn go" disabled={few} onClick={() => attempt(api.startTournament(line.id))}>
            <Icon name="lucide:play" />
            {texts.text("tournament-begin")}
          </button>
        )}
        <button
          type="button"
          class={`btn ${sure ? "danger" : "ghost"}`}
          onClick={() => (sure ? attempt(api.endTournament(line.id)) : setSure(true))}
        >
          {texts.text(sure ? "tournament-end-sure" : "tournament-end")}
        </button>
      </p>
    </section>
  );
}

function Standings({ told, onTold }: InsideProps) {
  const texts = useTexts("");
  const { line, entrants } = told;
  const begun = line.round > 0;
  return (
    <section class="cup-standings leaf col tight" data-part="standings" aria-labelledby="standings">
      <h2 id="standings" class="gold">
        {begun ? texts.text("tournament-standings") : texts.text("tournament-players", { count: line.players })}
      </h2>
      {entrants.length > 0 && (
        <table>
          <thead class={begun ? "" : "vh"}>
            <tr>
              {begun && <th scope="col">{texts.text("tournament-rank")}</th>}
              <th scope="col" class="cup-who">
                {texts.text("tournament-name-of")}
              </th>
              {begun && (
                <>
                  <th scope="col">{texts.text("tournament-points")}</th>
                  <th scope="col" data-tip={texts.text("tournament-buchholz-help")}>
                    {texts.text("tournament-buchholz")}
                  </th>
                  <th scope="col">{texts.text("tournament-wins")}</th>
                </>
              )}
              {line.organizes && line.status !== "over" && (
                <td>
                  <span class="vh">{texts.text("tournament-remove")}</span>
                </td>
              )}
            </tr>
          </thead>
          <tbody>
            {entrants.map((row) => (
              <StandingRow key={row.number} row={row} told={told} onTold={onTold} />
            ))}
          </tbody>
        </table>
      )}
      {begun && (
        <p class="sub fine">
          {texts.text(line.seats === 2 ? "tournament-points-two" : "tournament-points-more")}{" "}
          {texts.text("tournament-buchholz-help")}
        </p>
      )}
    </section>
  );
}

function StandingRow({ row, told, onTold }: InsideProps & { row: EntrantRow }) {
  const texts = useTexts("");
  const attempt = useAttempt(onTold);
  const { line } = told;
  const name = texts.player(row.name);
  return (
    <tr data-entrant={row.number} data-mine={row.number === line.mine || undefined}>
      {line.round > 0 && <td>{row.rank}.</td>}
      <th scope="row" class="cup-who">
        <span class="wrap tight">
          <span class="pair">
            {row.bot && <Icon name="lucide:bot" />}
            {name}
          </span>
          <NameMark mark={row.mark} />
          {row.number === line.mine && <em>{texts.text("tournament-you")}</em>}
          {row.gone && <em class="sub">{texts.text("tournament-gone")}</em>}
        </span>
      </th>
      {line.round > 0 && (
        <>
          <td>
            <b>{pointsText(row.points, lang.value)}</b>
          </td>
          <td>{pointsText(row.buchholz, lang.value)}</td>
          <td>{row.wins}</td>
        </>
      )}
      {line.organizes && line.status !== "over" && (
        <td>
          {!row.gone && (
            <button
              type="button"
              class="bare"
              data-tip={texts.text("tournament-remove")}
              aria-label={texts.text("tournament-remove-name", { name })}
              onClick={() => attempt(api.removeEntrant(line.id, row.number))}
            >
              <Icon name="lucide:x" />
            </button>
          )}
        </td>
      )}
    </tr>
  );
}

function RoundOf({ round, told }: { round: Round; told: Told }) {
  const texts = useTexts("");
  const on = told.line.status === "running" && round.number === told.line.round;
  const time = new Intl.DateTimeFormat(lang.value, { weekday: "short", hour: "numeric", minute: "2-digit" });
  return (
    <section class="cup-round leaf col tight" data-part="round" data-round={round.number}>
      <h2 class="gold">{texts.text("tournament-round", { number: round.number })}</h2>
      {on && <p class="sub fine">{texts.text("tournament-due", { time: time.format(new Date(round.due * 1000)) })}</p>}
      <ul>
        {round.boards.map((board) => (
          <BoardRow key={board.table || "out"} board={board} told={told} on={on} />
        ))}
      </ul>
    </section>
  );
}

function BoardRow({ board, told, on }: { board: Board; told: Told; on: boolean }) {
  const texts = useTexts("");
  const nameOf = (number: number) => texts.player(told.entrants.find((row) => row.number === number)?.name ?? "");
  const isBot = (number: number) => told.entrants.some((row) => row.number === number && row.bot);
  const names = texts.listed(board.seats.map(({ entrant }) => nameOf(entrant)));
  return (
    <li class="wrap ends" data-part="board">
      <span class="cup-board wrap">
        {board.seats.map(({ entrant, came, points }) => (
          <span key={entrant} class="pair" data-entrant={entrant}>
            {nameOf(entrant)}
            {points !== null && <b>{pointsText(points, lang.value)}</b>}
            {!board.table && <em class="sub">{texts.text("tournament-bye")}</em>}
            {board.table && points === null && on && !came && !isBot(entrant) && (
              <em class="sub">{texts.text("tournament-absent")}</em>
            )}
          </span>
        ))}
      </span>
      {board.table && (
        <a
          class="btn"
          href={`/table/${encodeURIComponent(board.table)}`}
          aria-label={texts.text("tournament-look-at", { names })}
        >
          {texts.text("tournament-look")}
        </a>
      )}
    </li>
  );
}
