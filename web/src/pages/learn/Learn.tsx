// A lesson: the real table of a game on a prepared position, a coach beside it, and the chapters above.
import { type ComponentType, createContext } from "preact";
import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import { PageFailed } from "../../app/PageFailed";
import type { Params } from "../../app/router";
import { railed } from "../../app/settings";
import { useSounds } from "../../app/sound/useSounds";
import { title as tabTitle } from "../../app/turns";
import { useBoard } from "../../games/board";
import { ApiError, api } from "../../net/api";
import { Bubble } from "../../parts/Bubble";
import { Icon } from "../../parts/Icon";
import { Terms } from "../../parts/Keywords";
import { Tool } from "../../parts/TopBar";
import { catchAnswering } from "../../parts/toast";
import { Hall } from "../../table/Hall";
import { keepsEnter, useKeys } from "../../table/keys";
import { TableContext } from "../../table/store";
import { FrameContext, type TableFrameProps } from "../../table/TableFrame";
import { GameContext, textsReady, useTexts } from "../../text/texts";
import type { LessonPlan } from "../../wire";
import { LoadError, Shell } from "../Shell";
import { Chapters } from "./Chapters";
import { HOME, Leaving } from "./Leaving";
import { LessonEnd } from "./LessonEnd";
import { LessonRail } from "./LessonRail";
import { LessonStore } from "./store";
import "./learn.css";

export default function Learn({ params }: { params: Params }) {
  const game = params.game!;
  const texts = useTexts(game);
  const [plans, setPlans] = useState<readonly LessonPlan[] | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setFailed(null);
    api
      .lessons(game)
      .then(setPlans, (failed: unknown) =>
        setFailed(failed instanceof ApiError ? failed : new ApiError(0, "web-offline")),
      );
  }, [game, tries]);
  const board = useBoard(game);
  const plan = plans?.find(({ id }) => id === (params.lesson ?? id));
  if (failed || (plans && !plan)) {
    return (
      <Shell room="learn" title={texts.text("page-learn")}>
        <LoadError
          failed={failed ?? new ApiError(404, "lesson-none", {})}
          again={failed ? () => setTries(tries + 1) : undefined}
        />
      </Shell>
    );
  }
  if (board === "failed") return <PageFailed />;
  if (!plan || !textsReady(game) || !board) return <main class="page waiting" id="main" aria-busy="true" />;
  return (
    <GameContext.Provider value={game}>
      <Stage key={`${game}/${plan.id}`} game={game} plan={plan} Board={board} />
    </GameContext.Provider>
  );
}

const LessonContext = createContext<LessonStore | null>(null);

function Stage({ game, plan, Board }: { game: string; plan: LessonPlan; Board: ComponentType }) {
  const texts = useTexts();
  const store = useMemo(() => new LessonStore(game, plan), [game, plan]);
  useEffect(() => {
    store.following.start();
    store.open();
    const release = catchAnswering((text, rule) => store.refuse({ part: "", text, rule }));
    return () => {
      release();
      store.following.stop();
    };
  }, [store]);
  useEffect(() => {
    tabTitle.value = `${texts.text(plan.text)} · Kronika`;
    return () => {
      tabTitle.value = "Kronika";
    };
  }, [plan, texts]);
  if (store.failed.value) {
    return (
      <Shell room="learn" title={texts.text("page-learn")}>
        <LoadError failed={store.failed.value} again={() => store.open()} />
      </Shell>
    );
  }
  if (!store.view.value) return <main class="page waiting" id="main" aria-busy="true" />;
  return (
    <TableContext.Provider value={store}>
      <LessonContext.Provider value={store}>
        <FrameContext.Provider value={LessonFrame}>
          <Board />
        </FrameContext.Provider>
      </LessonContext.Provider>
    </TableContext.Provider>
  );
}

/** The table without what the lesson has not explained: rounds and phases make room for the chapters. */
function LessonFrame({ keys, aside: _, round: __, phases: ___, end: ____, ...arrangement }: TableFrameProps) {
  const store = useContext(LessonContext)!;
  const texts = useTexts();
  useKeys(
    store,
    useMemo(() => ({ ...keys }), [keys]),
  );
  useSounds();
  const { lesson } = store;
  const title = texts.text(lesson.text);
  return (
    <Hall
      game={store.of}
      page="learn"
      heading={title}
      crumb={<b>{title}</b>}
      tools={
        <>
          {railed.value && <Chapters store={store} />}
          <Tool
            icon="lucide:rotate-ccw"
            label={texts.text("lesson-repeat")}
            onClick={() => store.enter(store.chapter.value)}
          />
          <Tool icon="lucide:log-out" label={texts.text("lesson-leave")} keys="Esc" href={HOME} />
        </>
      }
      above={!railed.value && <Chapters store={store} />}
      log={<LessonRail store={store} />}
      logLabel={texts.text("lesson-words")}
      logTitle={texts.text(store.chapter.value.text)}
      over={
        <>
          {store.step.value ? <Told store={store} /> : <LessonEnd store={store} />}
          <Leaving />
        </>
      }
      {...arrangement}
    />
  );
}

/** What the coach says now. */
function Told({ store }: { store: LessonStore }) {
  const texts = useTexts();
  const step = store.step.value!;
  const { game, chapter } = { game: store.of, chapter: store.chapter.value };
  useReadKey(store);
  const wrong = store.wrong.value;
  const said = wrong && {
    text:
      wrong.text ??
      (wrong.part === "read"
        ? texts.text("lesson-read-first")
        : wrong.part
          ? texts.text(step.text, {}, `wrong-${wrong.part}`)
          : texts.text("lesson-not-now", { todo: step.read ? "" : texts.text(step.text, {}, "do") })),
    rule: wrong.rule ?? "",
  };
  const words = store.stepsSoFar.value.flatMap(({ words }) => words).map((word) => `${game}-lesson-word-${word}`);
  const points = step.points.length ? step.points : step.want.map((key) => `option:${key}`);
  return (
    <Bubble
      game={game}
      seat={chapter.seat}
      about={`${step.text} ${store.state.value?.asks[0]?.id ?? ""}`}
      where={texts.text("lesson-where", {
        chapter: texts.text(chapter.text),
        step: store.at.value + 1,
        of: chapter.steps.length,
      })}
      title={texts.text(step.text, {}, "title")}
      todo={step.read ? undefined : texts.text(step.text, {}, "do")}
      wrong={said}
      points={points}
      actions={
        <>
          {store.answers.value.length > 0 && (
            <button type="button" class="btn" data-part="lesson-back" onClick={() => store.goBack()}>
              <Icon name="lucide:chevron-left" />
              {texts.text("lesson-back")}
            </button>
          )}
          {step.read ? (
            <button type="button" class="btn" data-part="lesson-on" onClick={() => store.read()}>
              {texts.text("lesson-on")}
              <Icon name="lucide:chevron-right" />
            </button>
          ) : (
            <button
              type="button"
              class={`btn ${store.tries.value > 1 ? "lit" : ""}`}
              data-part="lesson-show"
              onClick={() => store.showMe()}
            >
              <Icon name="lucide:eye" />
              {texts.text("lesson-show")}
            </button>
          )}
        </>
      }
    >
      <p>
        <Terms text={texts.text(step.text)} ids={words} />
      </p>
    </Bubble>
  );
}

/** Enter goes on where there is only something to read. */
function useReadKey(store: LessonStore): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || event.repeat || !store.step.peek()?.read || keepsEnter()) return;
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      store.read();
    };
    document.addEventListener("keydown", listen, { capture: true });
    return () => document.removeEventListener("keydown", listen, { capture: true });
  }, [store]);
}
