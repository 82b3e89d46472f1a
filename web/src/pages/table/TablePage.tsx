// A table by its id: gathering in the lobby, then the game's own table or the generic one.
import type { ComponentType } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Params } from "../../app/router";
import { GAMES } from "../../games";
import { api, Failed } from "../../net/api";
import { socket } from "../../net/socket";
import { TopBar } from "../../parts/TopBar";
import { TableContext, TableStore } from "../../table/store";
import { GameContext, textsReady, useTexts } from "../../text/texts";

const tables = new Map<string, ComponentType>();
const LOBBY = "lobby";

export default function TablePage({ params }: { params: Params }) {
  const id = params.id!;
  const texts = useTexts();
  const store = useMemo(() => new TableStore(id), [id]);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [, redraw] = useState(0);
  const info = store.info.value;
  const game = info?.game ?? "";
  useEffect(() => {
    let leave: (() => void) | undefined;
    api.table(id).then(
      (found) => {
        store.info.value = found;
        leave = store.connect(socket());
      },
      (error: unknown) => setFailed(error instanceof Failed ? error : new Failed(0, "web-offline")),
    );
    return () => leave?.();
  }, [id, store]);
  // A table that gathers needs its lobby, one that plays the game's own arrangement or the generic one.
  const part = info?.status === "gathering" ? LOBBY : game;
  useEffect(() => {
    if (!part || tables.has(part)) return;
    const own = GAMES[part]?.table ?? (() => import("../../games/generic/Table"));
    const load = part === LOBBY ? () => import("./Lobby") : own;
    load().then((module) => {
      tables.set(part, module.default);
      redraw((n) => n + 1);
    });
  }, [part]);
  if (failed) {
    return (
      <div class="sheet-page" data-room="table">
        <TopBar />
        <main class="page lost" data-part="lost" id="main">
          <h1>{texts.text(failed.id, failed.args)}</h1>
          <p>
            <a href="/">{texts.text("web-lost-home")}</a>
          </p>
        </main>
      </div>
    );
  }
  const Table = tables.get(part);
  if (!info || !textsReady(game)) return <main class="page waiting" id="main" aria-busy="true" />;
  const inside = Table && (part === LOBBY || store.view.value) ? <Table /> : null;
  return (
    <GameContext.Provider value={game}>
      <TableContext.Provider value={store}>
        {inside ?? <main class="page waiting" id="main" aria-busy="true" />}
      </TableContext.Provider>
    </GameContext.Provider>
  );
}
