// A clause seen at the table: a small scene on the game's own board, step by step, below the clause itself.
import type { ComponentType } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useBoard } from "../../games/board";
import { ApiError, api } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { RuleLink } from "../../parts/RuleNote";
import { announce } from "../../parts/toast";
import { SizeContext, useMeasured } from "../../table/size";
import { TableContext, useTable } from "../../table/store";
import { FrameContext, type TableFrameProps } from "../../table/TableFrame";
import { GameContext, textsReady, useTexts } from "../../text/texts";
import type { RuleScene } from "../../wire";
import { SceneStore } from "./SceneStore";
import "./scene.css";

export interface SceneProps {
  game: string;
  clause: string;
  onClose: () => void;
}

export default function Scene({ game, clause, onClose }: SceneProps) {
  const texts = useTexts(game);
  const [scene, setScene] = useState<RuleScene | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const board = useBoard(game);
  useEffect(() => {
    let current = true;
    api.scene(game, clause).then(
      (found) => current && setScene(found),
      (failed: unknown) => current && setFailed(failed instanceof ApiError ? failed : new ApiError(0, "web-offline")),
    );
    return () => {
      current = false;
    };
  }, [game, clause]);
  if (failed) return <p class="scene-failed sub">{texts.text(failed.id, failed.args)}</p>;
  if (!scene || !board || board === "failed" || !textsReady(game)) {
    return <div class="scene scene-waits" data-part="scene" aria-busy="true" />;
  }
  return (
    <GameContext.Provider value={game}>
      <Steps game={game} scene={scene} Board={board} onClose={onClose} />
    </GameContext.Provider>
  );
}

interface StepsProps {
  game: string;
  scene: RuleScene;
  Board: ComponentType;
  onClose: () => void;
}

function Steps({ game, scene, Board, onClose }: StepsProps) {
  const texts = useTexts();
  const store = useMemo(() => new SceneStore(scene), [scene]);
  const panel = useRef<HTMLElement>(null);
  const at = store.at.value;
  const said = told(store, texts);
  // The clause by which was asked what has just been answered.
  const rule = scene.states[at - 1]?.asks[0]?.rule;
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "nearest" });
  }, []);
  useEffect(() => announce(said), [said]);
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === "Escape") onClose();
    else if (step !== undefined && event.target === panel.current) store.show(at + step);
    else return;
    event.preventDefault();
  };
  return (
    <section
      ref={panel}
      class="scene"
      data-part="scene"
      aria-label={texts.text("scene-title")}
      tabIndex={-1}
      onKeyDown={press}
    >
      <header class="ends">
        <b>{texts.text("scene-title")}</b>
        <span class="pair sub fine">
          {texts.text("scene-step", { step: at + 1, of: store.last + 1 })}
          <button
            type="button"
            class="bare"
            aria-label={texts.text("scene-close")}
            data-tip={texts.text("scene-close")}
            onClick={onClose}
          >
            <Icon name="lucide:x" />
          </button>
        </span>
      </header>
      <TableContext.Provider value={store}>
        <FrameContext.Provider value={SceneFrame}>
          <div class="scene-stage" data-game={game}>
            <Board />
          </div>
        </FrameContext.Provider>
      </TableContext.Provider>
      <p class="scene-said prose" data-part="scene-said">
        {said} {rule && rule !== scene.clause && <RuleLink rule={rule} game={game} />}
      </p>
      <footer class="wrap">
        <button type="button" class="btn" data-part="scene-back" disabled={at === 0} onClick={() => store.show(at - 1)}>
          <Icon name="lucide:chevron-left" />
          {texts.text("scene-back")}
        </button>
        <button
          type="button"
          class="btn go"
          data-part="scene-next"
          disabled={at === store.last}
          onClick={() => store.show(at + 1)}
        >
          {texts.text("scene-next")}
          <Icon name="lucide:chevron-right" />
        </button>
      </footer>
    </section>
  );
}

/** What was answered to come here, and what came of it. */
function told(store: SceneStore, texts: ReturnType<typeof useTexts>): string {
  const at = store.at.value;
  const step = store.scene.steps[at - 1];
  if (!step) return texts.text("scene-begin");
  const names = store.names.value;
  const what = step.texts.map((text) => texts.prompt(text, names)).join(", ") || texts.text("scene-nothing");
  const events = store.scene.states[at]!.events.map((event) => texts.event(event as never, names)).filter(Boolean);
  return [`${texts.text("scene-answers", { name: names[step.seat] ?? "", what })}.`, ...events].join(" ");
}

/** The bare board, as large as the scene has room. */
function SceneFrame({ class: more = "", children }: TableFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const size = useMeasured(room);
  const game = useTable().game.value;
  return (
    <SizeContext.Provider value={size}>
      <div class="room" ref={room} data-room={game} data-size={size}>
        <div class={`board ${more}`}>{children}</div>
      </div>
    </SizeContext.Provider>
  );
}
