// The chapters of a lesson above the table: where one is, what is done, and the way to any other.
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../parts/Icon";
import { useTexts } from "../../text/texts";
import type { LessonStore } from "./store";

export function Chapters({ store }: { store: LessonStore }) {
  const texts = useTexts();
  const { lesson } = store;
  const here = store.chapter.value;
  const place = lesson.chapters.indexOf(here);
  const left = Math.max(1, Math.round((lesson.minutes * (lesson.chapters.length - place)) / lesson.chapters.length));
  const row = useRef<HTMLOListElement>(null);
  // Where not all of them have room, the one that is on stands in the middle.
  useEffect(() => {
    const now = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && now) row.current.scrollLeft = now.offsetLeft - (row.current.clientWidth - now.offsetWidth) / 2;
  }, [here]);
  return (
    <nav class="lesson-chapters" data-part="chapters" aria-label={texts.text("lesson-chapters")}>
      <ol ref={row}>
        {lesson.chapters.map((chapter, i) => {
          const done = store.done.value.includes(chapter.id);
          const name = texts.text("lesson-chapter", { number: i + 1, title: texts.text(chapter.text) });
          const now = chapter === here;
          return (
            <li key={chapter.id}>
              <button
                type="button"
                class="lesson-chapter pair"
                data-chapter={chapter.id}
                data-done={done || undefined}
                aria-current={now ? "step" : undefined}
                aria-label={done ? texts.text("lesson-chapter-was", { name }) : name}
                data-tip={name}
                onClick={() => !now && store.enter(chapter)}
              >
                <Icon name={done && !now ? "lucide:check" : chapter.icon} />
                {now && (
                  <span>
                    {i + 1} · {texts.text(chapter.text)}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <p class="sub finest">{texts.text("lesson-left", { minutes: left })}</p>
    </nav>
  );
}
