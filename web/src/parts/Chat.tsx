// Chat among those at the table. A name of somebody else opens what can be done about their line.
import { useEffect, useRef, useState } from "preact/hooks";
import { keep, kept } from "../app/kept";
import { left } from "../app/leaving";
import { inRuns, useFolded } from "../people/folded";
import type { PeopleProps } from "../table/People";
import { useTable } from "../table/store";
import type { Catalogue } from "../text/catalogue";
import { useTexts } from "../text/texts";
import type { Said } from "../wire";
import { Icon } from "./Icon";
import { lazy } from "./lazy";
import { NameMark } from "./NameMark";
import { Rove } from "./Rove";
import "./Chat.css";

const People = lazy<PeopleProps>(() => import("../table/People").then((module) => module.People));

export function Chat() {
  const table = useTable();
  const texts = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const [about, setAbout] = useState<Said | null>(null);
  const said = table.chat.value;
  const folded = useFolded(table.id);
  const info = table.info.value;
  const mine = info?.chairs.find((chair) => chair.mine)?.who;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [said.length]);
  const spoken = (line: Said) => (
    <>
      <Speaker line={line} mine={table.past || !line.who || line.who === mine} onClick={() => setAbout(line)} />{" "}
      <NameMark mark={line.mark} />{" "}
      {wordsOf(line, texts, table.names.value) || <em class="sub">{texts.text("erased-line")}</em>}
    </>
  );
  return (
    <section class="chat col" data-part="chat" aria-label={texts.text("web-chat")}>
      {said.length > 0 && (
        <Rove label={texts.text("web-chat")}>
          <ol ref={list} tabIndex={0} aria-label={texts.text("web-chat")}>
            {inRuns(said, folded).map((run) =>
              run.folded ? (
                <li key={run.lines[0]!.number} data-part="folded">
                  <details>
                    <summary class="sub">{texts.text("chat-folded", { count: run.lines.length })}</summary>
                    {run.lines.map((line) => (
                      <p key={line.number}>{spoken(line)}</p>
                    ))}
                  </details>
                </li>
              ) : (
                run.lines.map((line) => <li key={line.number}>{spoken(line)}</li>)
              ),
            )}
          </ol>
        </Rove>
      )}
      {info?.chat === "seats" || info?.chat === "muted" ? (
        <p class="quiet pair sub" data-part="chat-quiet">
          <Icon name="lucide:message-circle-off" />
          {texts.text(info.chat === "muted" ? "chat-muted" : "chat-seats")}
        </p>
      ) : (
        <Say />
      )}
      {about && info && (
        <People info={info} line={about} onInfo={(now) => table.learn(now)} onClose={() => setAbout(null)} />
      )}
    </section>
  );
}

/** What was said; a bot speaks the reader's language. */
export const wordsOf = (line: Said, texts: Catalogue, names: readonly string[]): string =>
  line.remark ? texts.prompt(line.remark, names) : line.text;

function Speaker({ line, mine, onClick }: { line: Said; mine: boolean; onClick: () => void }) {
  const texts = useTexts();
  const name = <b class={line.seat === null ? "" : `s${line.seat % 6}`}>{texts.player(line.name)}</b>;
  if (mine) return name;
  return (
    <button type="button" class="bare speaker" data-tip={texts.text("order-about-line")} onClick={onClick}>
      {name}
    </button>
  );
}

function Say() {
  const table = useTable();
  const texts = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const draft = `chat-${table.id}`;
  useEffect(() => {
    // What could not be said is there again; what somebody typed who has left is not.
    if (field.current) field.current.value = kept<string>(draft) ?? "";
  }, [table.unsaid.value, left.value]);
  return (
    <form
      class="pair sub"
      onSubmit={(event) => {
        event.preventDefault();
        const words = field.current!.value.trim();
        field.current!.value = "";
        keep(draft, null);
        if (words) table.say(words);
      }}
    >
      <Icon name="lucide:message-circle" />
      <input
        ref={field}
        name="say"
        maxLength={500}
        autocomplete="off"
        defaultValue={kept<string>(draft) ?? ""}
        onInput={(event) => keep(draft, event.currentTarget.value || null)}
        placeholder={texts.text("web-chat-say")}
        aria-label={texts.text("web-chat-say")}
        onKeyDown={(event) => {
          // Back to the table, whose keys are its own again.
          if (event.key === "Escape") event.currentTarget.blur();
        }}
      />
    </form>
  );
}
