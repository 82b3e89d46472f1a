// Beside the table, or behind its button: what the chapter is for, its steps, and the words that were explained so far.
import { Icon } from "../../parts/Icon";
import { useTexts } from "../../text/texts";
import type { LessonStore } from "./store";

export function LessonRail({ store }: { store: LessonStore }) {
  const texts = useTexts();
  const chapter = store.chapter.value;
  const words = [...new Set(store.stepsSoFar.value.flatMap(({ words }) => words))];
  const next = store.nextChapter;
  return (
    <section class="lesson-rail col" data-part="lesson-rail" tabIndex={0} aria-label={texts.text("lesson-words")}>
      <div>
        <h2>{texts.text(chapter.text)}</h2>
        <p class="sub">{texts.text(chapter.text, {}, "about")}</p>
      </div>
      <ol class="lesson-steps">
        {chapter.steps.map((step, i) => {
          const now = i === store.at.value;
          const done = i < store.at.value;
          return (
            <li key={step.text} class="pair" data-done={done || undefined} aria-current={now ? "step" : undefined}>
              <Icon name={done ? "lucide:check" : now && !step.read ? "lucide:hand" : "lucide:circle-dot"} />
              {/* What is still to come is not told in advance. */}
              <span>{done || now ? texts.text(step.text, {}, "title") : "…"}</span>
            </li>
          );
        })}
      </ol>
      {words.length > 0 && (
        <div class="lesson-words">
          <h3>{texts.text("lesson-words")}</h3>
          <dl>
            {words.toReversed().map((word) => (
              <div key={word}>
                <dt>{texts.text(`${store.of}-lesson-word-${word}`)}</dt>
                <dd class="sub">{texts.text(`${store.of}-lesson-word-${word}`, {}, "about")}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {next && (
        <button type="button" class="btn" data-part="lesson-skip" onClick={() => store.enter(next)}>
          {texts.text("lesson-skip", { title: texts.text(next.text) })}
          <Icon name="lucide:chevron-right" />
        </button>
      )}
    </section>
  );
}
