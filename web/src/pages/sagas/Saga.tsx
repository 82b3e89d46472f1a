// The history of a saga: its games as the game itself draws them, the way on, and the ways out of here.
import type { ComponentType } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { copy } from "../../app/copy";
import { navigate, type Params } from "../../app/router";
import { GAMES, loadLook } from "../../games";
import { ApiError, api } from "../../net/api";
import { Dialog } from "../../parts/Dialog";
import { Icon } from "../../parts/Icon";
import { TopBar } from "../../parts/TopBar";
import { toast } from "../../parts/toast";
import { Tale } from "../../table/Tale";
import type { Catalogue } from "../../text/catalogue";
import { GameContext, textsReady, useTexts } from "../../text/texts";
import type { SagaStory } from "../../wire";
import { gameName, games, loadGames } from "../home/shelf";
import { seatRange } from "../new-table/form";
import { LoadError } from "../Shell";
import type { Excerpt } from "./column";
import { finished, type HistoryProps, lastGame, roman } from "./history";
import { PlainHistory } from "./PlainHistory";
import { assembled, painted, save } from "./picture";
import "../Shell.css";
import "./Saga.css";

/** The story with its players as they are called in this language: some may have been erased. */
const withPlayers = (story: SagaStory, texts: Catalogue): SagaStory => ({
  ...story,
  games: story.games.map((game) => ({ ...game, names: game.names.map((name) => texts.player(name)) })),
});

export default function Saga({ params }: { params: Params }) {
  const id = params.id!;
  const texts = useTexts("");
  const [given, setStory] = useState<SagaStory | null>(null);
  const story = useMemo(() => given && withPlayers(given, texts), [given, texts]);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const [drawing, setDrawing] = useState<{ of: ComponentType<HistoryProps> } | null>(null);
  const [chosen, setChosen] = useState(0);
  const [tale, setTale] = useState<Excerpt | null>(null);
  const load = () => {
    setFailed(null);
    api
      .saga(id)
      .then(setStory, (error: unknown) =>
        setFailed(error instanceof ApiError ? error : new ApiError(0, "web-offline")),
      );
  };
  useEffect(load, [id]);
  const game = story?.game ?? "";
  useEffect(() => {
    if (!game) return;
    const own = GAMES[game]?.history;
    if (own) Promise.all([own(), loadLook(game)]).then(([module]) => setDrawing({ of: module.default }));
    else setDrawing({ of: PlainHistory });
  }, [game]);
  useEffect(() => {
    if (story) document.title = `${texts.text("history-title", { name: story.name })} · Kronika`;
  }, [story, texts]);
  if (failed) {
    return (
      <div class="sheet-page" data-room="sagas">
        <TopBar />
        <LoadError failed={failed} again={load} />
      </div>
    );
  }
  if (!story || !drawing || !textsReady(game)) return <main class="page waiting" id="main" aria-busy="true" />;
  const told = finished(story);
  const ended = story.games.some((game) => game.status === "over");
  const History = drawing.of;
  return (
    <GameContext.Provider value={game}>
      <div class="sheet-page saga-page" data-room="sagas">
        <TopBar
          crumb={
            <>
              <b>{gameName(texts, game)}</b>
              <a href="/sagas">{texts.text("sagas-title")}</a>
            </>
          }
        />
        <main id="main" class="saga-main col">
          <header class="saga-head">
            <div>
              <h1>{story.name}</h1>
              <p class="sub">
                {texts.text("sagas-games", { count: told.length })}
                {story.on && ` · ${texts.text("sagas-on", { number: lastGame(story)?.number ?? 1 })}`}
              </p>
            </div>
            <WayOn story={story} />
          </header>
          {told.length > 0 ? (
            <History story={story} chosen={chosen || told.at(-1)!.number} onChoose={setChosen} />
          ) : (
            <p class="sub">{texts.text(ended ? "history-people" : "history-empty")}</p>
          )}
          {told.length > 0 && <TaleOf story={story} number={chosen || told.at(-1)!.number} onTold={setTale} />}
          <Exports story={story} drawn={told.length > 0} tale={tale} />
        </main>
      </div>
    </GameContext.Provider>
  );
}

interface TaleOfProps {
  story: SagaStory;
  number: number;
  onTold: (told: Excerpt) => void;
}

/** The chosen game in prose; a picture of the saga carries it too. */
function TaleOf({ story, number, onTold }: TaleOfProps) {
  const texts = useTexts("");
  const game = finished(story).find((each) => each.number === number);
  if (!game) return null;
  const above = `${story.name} · ${texts.text("saga-tale-of", { number: roman(number) })}`;
  return (
    <Tale
      table={game.table}
      above={above}
      onTold={({ title, paragraphs }) =>
        onTold({ above, title, paragraphs: paragraphs.map((each) => each.map(({ text }) => text).join(" ")) })
      }
    />
  );
}

/** To the game that is on, or the next one; a game that came to nothing can be started again. */
function WayOn({ story }: { story: SagaStory }) {
  const texts = useTexts("");
  const [asking, setAsking] = useState(false);
  const last = lastGame(story);
  if (!last) return null;
  if (!story.on) return story.may_go_on ? <StartNextGame story={story} from={last.table} word="saga-next" /> : null;
  const before = story.games.at(-2);
  return (
    <div class="way-on wrap">
      {story.may_renew && before && (
        <button type="button" class="btn" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          <Icon name="lucide:rotate-ccw" />
          {texts.text("saga-renew")}
        </button>
      )}
      <a class="btn go" href={`/table/${last.table}`}>
        <Icon name="lucide:chevron-right" />
        {texts.text("sagas-to-game")} {roman(last.number)}
      </a>
      {asking && before && (
        <Dialog title={texts.text("saga-renew")} onClose={() => setAsking(false)}>
          <p class="renew-why">{texts.text("saga-renew", { number: roman(last.number) }, last.status)}</p>
          <StartNextGame story={story} from={before.table} replaces={last.table} word="saga-renew" />
        </Dialog>
      )}
    </div>
  );
}

interface StartNextGameProps {
  story: SagaStory;
  /** The finished game that the next one grows out of. */
  from: string;
  /** The table that it replaces. */
  replaces?: string;
  /** What the button says. */
  word: string;
}

/** The next game, with as many players as one likes. */
function StartNextGame({ story, from, replaces = "", word }: StartNextGameProps) {
  const texts = useTexts("");
  const [seats, setSeats] = useState(lastGame(story)?.names.length ?? 2);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!games.value) loadGames();
  }, []);
  const game = games.value?.find((each) => each.id === story.game);
  if (!game) return null;
  const [least, most] = seatRange(game);
  const go = async () => {
    setBusy(true);
    try {
      navigate(`/table/${(await api.nextGame(from, seats, replaces)).id}`);
    } catch (failed) {
      if (failed instanceof ApiError) toast(texts.text(failed.id, failed.args), { kind: "error", rule: failed.rule });
      setBusy(false);
    }
  };
  return (
    <div class="way-on wrap">
      <label>
        <span>{texts.text("history-seats")}</span>
        <select class="inp" value={seats} onChange={(event) => setSeats(Number(event.currentTarget.value))}>
          {Array.from({ length: most - least + 1 }, (_, i) => (
            <option key={i} value={least + i}>
              {least + i}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="btn go" disabled={busy} onClick={go}>
        <Icon name="lucide:chevron-right" />
        {texts.text(word)}
      </button>
    </div>
  );
}

interface ExportsProps {
  story: SagaStory;
  drawn: boolean;
  tale: Excerpt | null;
}

function Exports({ story, drawn, tale }: ExportsProps) {
  const texts = useTexts("");
  const file = story.name.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase() || "saga";
  const picture = async (kind: "svg" | "png") => {
    try {
      const parts = [...document.querySelectorAll<SVGSVGElement>("svg[data-saga-drawing]")];
      const ground = getComputedStyle(parts[0]!).backgroundColor;
      const heading = document.querySelector("h1")!;
      const prose = document.querySelector("[data-part=tale] p");
      const drawing = {
        parts,
        ground,
        title: texts.text("history-title", { name: story.name }),
        heading,
        tale: tale && prose ? { excerpt: tale, prose } : undefined,
      };
      const bytes =
        kind === "svg" ? new Blob([await assembled(drawing)], { type: "image/svg+xml" }) : await painted(drawing);
      save(bytes, `${file}.${kind}`);
    } catch {
      toast(texts.text("history-failed"), { kind: "error" });
    }
  };
  const string = async () => {
    try {
      const { text } = await api.sagaString(story.id);
      if (await copy(text)) toast(texts.text("history-copied"));
      else save(new Blob([text], { type: "text/plain" }), `${file}.txt`);
    } catch (failed) {
      if (failed instanceof ApiError) toast(texts.text(failed.id, failed.args), { kind: "error" });
    }
  };
  // Whoever may start the next game may also know the world it begins with.
  const help = story.on ? "history-secret" : story.may_go_on ? "history-string-help" : "history-people";
  const drawing = drawn && GAMES[story.game]?.history !== undefined;
  return (
    <section class="exports" aria-labelledby="exports">
      <h2 id="exports">{texts.text("history-export")}</h2>
      <div class="opts">
        {drawing && (
          <>
            <button type="button" class="btn" onClick={() => picture("svg")}>
              <Icon name="lucide:image" />
              {texts.text("history-export-svg")}
            </button>
            <button type="button" class="btn" onClick={() => picture("png")}>
              <Icon name="lucide:image" />
              {texts.text("history-export-png")}
            </button>
          </>
        )}
        {story.may_go_on && (
          <>
            <a class="btn" href={api.sagaAddress(story.id)} download>
              <Icon name="lucide:download" />
              {texts.text("history-export-file")}
            </a>
            <button type="button" class="btn" onClick={string}>
              <Icon name="lucide:copy" />
              {texts.text("history-export-string")}
            </button>
          </>
        )}
      </div>
      <p class="sub">{texts.text(help)}</p>
    </section>
  );
}
