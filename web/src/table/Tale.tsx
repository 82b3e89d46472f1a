// A finished game in prose: to read, to copy, to print. Every sentence leads to its moment.
import { useEffect, useState } from "preact/hooks";
import { copy } from "../app/copy";
import { lang } from "../app/settings";
import { ApiError, api } from "../net/api";
import { Icon } from "../parts/Icon";
import { toast } from "../parts/toast";
import { useTexts } from "../text/texts";
import type { ToldGame } from "../wire";
import "./Tale.css";

const plain = ({ title, paragraphs }: ToldGame): string =>
  [title, ...paragraphs.map((each) => each.map(({ text }) => text).join(" "))].join("\n\n");

interface TaleProps {
  table: string;
  /** What stands above the title: the saga and which game of it. */
  above?: string;
  onTold?: (told: ToldGame) => void;
}

export function Tale({ table, above, onTold }: TaleProps) {
  const texts = useTexts();
  const [told, setTold] = useState<ToldGame | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  useEffect(() => {
    let gone = false;
    setTold(null);
    setFailed(null);
    api.story(table, lang.value).then(
      (found) => {
        if (gone) return;
        setTold(found);
        onTold?.(found);
      },
      (error: unknown) => {
        if (!gone && error instanceof ApiError) setFailed(error);
      },
    );
    return () => {
      gone = true;
    };
  }, [table, lang.value]);
  if (failed) return <p role="alert">{texts.text(failed.id, failed.args)}</p>;
  if (!told) {
    return (
      <p class="sub" role="status" aria-busy="true">
        {texts.text("tale-loading")}
      </p>
    );
  }
  return (
    <article class="tale leaf edged" data-part="tale" aria-label={texts.text("tale-title")}>
      <header class="tale-head ends">
        <span class="sub">{above}</span>
        <span class="wrap tight">
          <button
            type="button"
            class="btn small"
            onClick={async () => {
              toast(texts.text((await copy(plain(told))) ? "tale-copied" : "tale-not-copied"));
            }}
          >
            <Icon name="lucide:copy" />
            {texts.text("tale-copy")}
          </button>
          <button type="button" class="btn small" onClick={() => window.print()}>
            <Icon name="lucide:printer" />
            {texts.text("tale-print")}
          </button>
        </span>
      </header>
      <h2>{told.title}</h2>
      {told.paragraphs.map((sentences, i) => (
        <p key={i} class="tale-text">
          {sentences.map(({ text, seq }, j) => (
            <a key={j} href={`/replay/${table}?at=${seq}&seat=all`}>
              {text}{" "}
            </a>
          ))}
        </p>
      ))}
      <footer class="sub fine tale-note">
        {texts.text("tale-note")} <a href="/account#spoken">{texts.text("tale-spoken")}</a>
      </footer>
    </article>
  );
}
