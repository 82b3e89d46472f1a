// My sagas, and the way in for one that comes as a file.
import { useEffect, useRef, useState } from "preact/hooks";
import { navigate } from "../../app/router";
import { lang } from "../../app/settings";
import { ApiError, api } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { toast } from "../../parts/toast";
import { useTexts } from "../../text/texts";
import type { SagaLine } from "../../wire";
import { Mark } from "../Cover";
import { ago } from "../home/ago";
import { gameName, games, loadGames } from "../home/shelf";
import { Foot, LoadError, Shell } from "../Shell";
import "./Sagas.css";

const LARGEST = 8_000_000;

export default function Sagas() {
  const texts = useTexts("");
  const [sagas, setSagas] = useState<SagaLine[] | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const load = () => {
    setFailed(null);
    api.sagas().then(setSagas, (error: unknown) => setFailed(error instanceof ApiError ? error : null));
  };
  useEffect(load, []);
  useEffect(() => {
    if (!games.value) loadGames();
  }, []);
  const chained = games.value?.find((game) => game.sagas);
  return (
    <Shell room="sagas" title={texts.text("sagas-title")} class="sagas">
      {failed ? (
        <LoadError failed={failed} again={load} />
      ) : (
        <main class="page" id="main" aria-busy={sagas === null}>
          <header>
            <h1>{texts.text("sagas-title")}</h1>
            <p class="sub">{texts.text("sagas-about")}</p>
          </header>
          {sagas?.length === 0 && <p class="sub">{texts.text("sagas-none")}</p>}
          {sagas && sagas.length > 0 && (
            <ul class="saga-list">
              {sagas.map((saga) => (
                <Line key={saga.id} saga={saga} />
              ))}
            </ul>
          )}
          <div class="sagas-ways wrap">
            {chained && (
              <a class="btn go" href={`/?new=${chained.id}`}>
                <Icon name="game-icons:round-table" />
                {texts.text("sagas-new")}
              </a>
            )}
            <OpenSaga />
          </div>
          <Foot />
        </main>
      )}
    </Shell>
  );
}

function Line({ saga }: { saga: SagaLine }) {
  const texts = useTexts("");
  const { id, args } = ago(saga.changed, Date.now() / 1000, lang.value);
  const count = saga.over ? saga.number : saga.number - 1;
  return (
    <li class="saga-row" data-part="saga-row">
      <Mark game={saga.game} />
      <div>
        <h2>
          <a href={`/saga/${saga.id}`}>{saga.name}</a>
        </h2>
        <p>
          {gameName(texts, saga.game)} · {texts.text("sagas-games", { count })}
          {!saga.over && ` · ${texts.text("sagas-on", { number: saga.number })}`}
        </p>
      </div>
      <time dateTime={new Date(saga.changed * 1000).toISOString()}>{texts.text(id, args)}</time>
      <div class="opts">
        {!saga.over && (
          <a class="btn go" href={`/table/${saga.table}`} aria-label={`${texts.text("sagas-to-game")}: ${saga.name}`}>
            {texts.text("sagas-to-game")}
          </a>
        )}
        <a class="btn" href={`/saga/${saga.id}`} aria-label={`${texts.text("sagas-history")}: ${saga.name}`}>
          <Icon name="game-icons:family-tree" />
          {texts.text("sagas-history")}
        </a>
      </div>
    </li>
  );
}

function OpenSaga() {
  const texts = useTexts("");
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const open = async (file: File) => {
    const wrong = (id: string) => toast(texts.text(id, { file: file.name }), { kind: "error" });
    if (file.size > LARGEST) return wrong("sagas-large");
    let given: unknown;
    try {
      given = JSON.parse(await file.text());
    } catch {
      return wrong("sagas-not-json");
    }
    setBusy(true);
    try {
      navigate(`/saga/${(await api.openSaga(given)).saga}`);
    } catch (failed) {
      if (failed instanceof ApiError) toast(texts.text(failed.id, failed.args), { kind: "error", rule: failed.rule });
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" class="btn" disabled={busy} onClick={() => field.current?.click()}>
        <Icon name="lucide:file-clock" />
        {texts.text("sagas-open")}
      </button>
      <small>{texts.text("sagas-open-help")}</small>
      <input
        ref={field}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={texts.text("sagas-open")}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (file) open(file);
        }}
      />
    </>
  );
}
