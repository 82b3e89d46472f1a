// A chapter is done: on to the next one; after the last one, a real game.
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { useTexts } from "../../text/texts";
import { playNow } from "../new-table/start";
import type { LessonStore } from "./store";

export function LessonEnd({ store }: { store: LessonStore }) {
  const texts = useTexts();
  const { lesson } = store;
  const next = store.nextChapter;
  const all = lesson.chapters.every(({ id }) => store.done.value.includes(id));
  const first = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => first.current?.focus(), []);
  const play = async () => {
    setBusy(true);
    const game = (await api.games()).find(({ id }) => id === store.of);
    if (!game || !(await playNow(game, true))) setBusy(false);
  };
  return (
    <section class="lesson-end col" data-part="lesson-end" data-covers aria-label={texts.text("lesson-chapter-done")}>
      <span class="lesson-seal" aria-hidden="true">
        <Icon name={next ? "lucide:check" : "game-icons:laurels"} />
      </span>
      <h2>
        {next
          ? texts.text("lesson-chapter-done-named", { title: texts.text(store.chapter.value.text) })
          : texts.text("lesson-done")}
      </h2>
      <p class="prose">{next ? texts.text(next.text, {}, "about") : texts.text(lesson.text, {}, "end")}</p>
      {!next && !all && <p class="sub">{texts.text("lesson-some-left")}</p>}
      <div class="lesson-ways wrap">
        {next ? (
          <button ref={first} type="button" class="btn go" data-part="lesson-next" onClick={() => store.enter(next)}>
            {texts.text("lesson-next", { title: texts.text(next.text) })}
            <Icon name="lucide:chevron-right" />
          </button>
        ) : (
          <button ref={first} type="button" class="btn go" data-part="lesson-play" disabled={busy} onClick={play}>
            <Icon name="lucide:play" />
            {texts.text("lesson-play")}
          </button>
        )}
        <button type="button" class="btn" onClick={() => store.enter(store.chapter.value)}>
          <Icon name="lucide:rotate-ccw" />
          {texts.text("lesson-repeat")}
        </button>
        {!next && (
          <a class="btn" href={`/rules/${store.of}`}>
            <Icon name="lucide:book-open" />
            {texts.text("web-rules")}
          </a>
        )}
      </div>
    </section>
  );
}
