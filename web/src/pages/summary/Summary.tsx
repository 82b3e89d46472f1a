// The rulebook on two sheets of paper, for whoever teaches at a real table: its own words, as large as they fit.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Params } from "../../app/router";
import { lang } from "../../app/settings";
import { ApiError, api } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { useTexts } from "../../text/texts";
import type { GameSummary as Pages, SummaryPart } from "../../wire";
import { LoadError, Shell } from "../Shell";
import "./summary.css";

/** Sizes of the letters in points, the largest that fits is taken. */
const LARGEST = 11;
const SMALLEST = 9;
const STEP = 0.1;

export default function Summary({ params }: { params: Params }) {
  const game = params.game!;
  const texts = useTexts("");
  const [pages, setPages] = useState<Pages | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    setFailed(null);
    api.summary(game, lang.value).then(
      (found) => current && setPages(found),
      (failed: unknown) => current && setFailed(failed instanceof ApiError ? failed : new ApiError(0, "web-offline")),
    );
    return () => {
      current = false;
    };
  }, [game, lang.value, tries]);
  const title = texts.text("summary-way");
  if (failed) {
    return (
      <Shell room="summary" title={title}>
        <LoadError failed={failed} again={() => setTries(tries + 1)} />
      </Shell>
    );
  }
  return (
    <Shell room="summary" title={pages ? `${pages.title}: ${title}` : title} class="summary">
      <main id="main" class="summary-main col" aria-busy={pages === null}>
        <div class="summary-tools wrap">
          <button type="button" class="btn go" onClick={() => print()}>
            <Icon name="lucide:printer" />
            {texts.text("summary-print")}
          </button>
          <a class="btn" href={`/rules/${game}`}>
            <Icon name="lucide:book-open" />
            {texts.text("web-rules")}
          </a>
        </div>
        {pages?.pages.map((parts, i) => (
          <Sheet key={i} title={pages.title} number={i + 1} parts={parts} />
        ))}
      </main>
    </Shell>
  );
}

function Sheet({ title, number, parts }: { title: string; number: number; parts: readonly SummaryPart[] }) {
  const texts = useTexts("");
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const enlarge = () => {
      const sheet = body.current;
      if (!sheet) return;
      // Too much for its columns goes on in a further one, beside the sheet.
      for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
        sheet.style.fontSize = `${size.toFixed(1)}pt`;
        if (sheet.scrollWidth <= sheet.clientWidth && sheet.scrollHeight <= sheet.clientHeight) return;
      }
    };
    enlarge();
    document.fonts.ready.then(enlarge);
  }, [parts]);
  return (
    <article class="summary-sheet" data-part="summary-sheet" aria-label={texts.text("summary-page", { page: number })}>
      <header class="ends">
        <h1>{title}</h1>
        <span class="sub">{texts.text("summary-page", { page: number })}</span>
      </header>
      <div ref={body} class="summary-body" data-part="summary-body">
        {parts.map((part) => (
          <section key={part.id}>
            <h2>
              <span>{part.id}</span> {part.title}
            </h2>
            <ul>
              {part.clauses.map((clause) => (
                <li key={clause.id}>{clause.text}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}
