// A table by its id: gathering in the lobby, then the game's own table or the generic one.
import { useEffect, useMemo, useState } from "preact/hooks";
import { lastTable } from "../../app/last";
import { PageFailed } from "../../app/PageFailed";
import type { Params } from "../../app/router";
import { canKeep } from "../../app/worker";
import { isComplete } from "../../fair/part";
import { useBoard } from "../../games/board";
import { ApiError, api } from "../../net/api";
import { socket } from "../../net/socket";
import { TopBar } from "../../parts/TopBar";
import { Device, DeviceContext } from "../../table/device";
import { recall, useKeeping } from "../../table/keeping";
import { PassingCover } from "../../table/PassingCover";
import { TableContext } from "../../table/store";
import { GameContext, textsReady, useTexts } from "../../text/texts";
import { Dealing } from "./Dealing";

export default function TablePage({ params }: { params: Params }) {
  const id = params.id!;
  const texts = useTexts();
  const device = useMemo(() => new Device(id), [id]);
  const store = device.store.value;
  const [failed, setFailed] = useState<ApiError | null>(null);
  useKeeping(store);
  const info = store.info.value;
  const game = info?.game ?? "";
  useEffect(() => {
    let leave: (() => void) | undefined;
    let gone = false;
    api.table(id).then(
      (found) => {
        if (gone) return;
        device.store.value.info.value = found;
        leave = device.connect(socket());
      },
      async (error: unknown) => {
        const failed = error instanceof ApiError ? error : new ApiError(0, "web-offline");
        const last = failed.status === 0 ? await lastTable(id) : null;
        if (gone) return;
        if (!last) {
          setFailed(failed.status === 0 && canKeep() ? new ApiError(0, "offline-none") : failed);
          return;
        }
        recall(device.store.value, last);
        leave = device.connect(socket()); // it comes back when the line does
      },
    );
    return () => {
      gone = true;
      leave?.();
    };
  }, [id, device]);
  // A table that gathers needs its lobby, one that plays the game's own arrangement or the generic one.
  // When all have sat down, pages agree on the deal by themselves: nobody sees the lobby for the blink of an eye.
  const dealing = info?.status === "gathering" && info.deal !== null && !info.rematch && isComplete(info);
  const gathering = info?.status === "gathering" && !dealing;
  const Table = useBoard(gathering ? "lobby" : game, gathering ? () => import("./Lobby") : undefined);
  if (Table === "failed") return <PageFailed />;
  const closed = failed ?? store.ended.value;
  if (closed) {
    return (
      <div class="sheet-page" data-room="table">
        <TopBar />
        <main class="page lost" data-part="lost" id="main">
          <h1>{texts.text(closed.id, closed.args)}</h1>
          <p>
            <a href="/">{texts.text("web-lost-home")}</a>
          </p>
        </main>
      </div>
    );
  }
  if (dealing && textsReady(game)) return <Dealing info={info} />;
  if (!info || !textsReady(game)) return <main class="page waiting" id="main" aria-busy="true" />;
  const inside = Table && (gathering || store.view.value) ? <Table key={store.as} /> : null;
  return (
    <GameContext.Provider value={game}>
      <DeviceContext.Provider value={device}>
        <TableContext.Provider value={store}>
          {device.covered.value ? (
            <PassingCover />
          ) : (
            (inside ?? <main class="page waiting" id="main" aria-busy="true" />)
          )}
        </TableContext.Provider>
      </DeviceContext.Provider>
    </GameContext.Provider>
  );
}
