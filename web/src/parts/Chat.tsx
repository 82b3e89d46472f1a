// Chat among those at the table.
import { useEffect, useRef } from "preact/hooks";
import { keep, kept } from "../app/kept";
import { useTable } from "../table/store";
import { useTexts } from "../text/texts";
import { Icon } from "./Icon";
import { NameMark } from "./NameMark";
import "./Chat.css";

export function Chat() {
  const table = useTable();
  const texts = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const said = table.chat.value;
  const draft = `chat-${table.id}`;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [said.length]);
  return (
    <section class="chat col" data-part="chat" aria-label={texts.text("web-chat")}>
      {said.length > 0 && (
        <ol ref={list} tabIndex={0} aria-label={texts.text("web-chat")}>
          {said.map((line) => (
            <li key={`${line.at}${line.text}`}>
              <b class={line.seat === null ? "" : `s${line.seat % 6}`}>{line.name}</b> <NameMark mark={line.mark} />{" "}
              {line.text}
            </li>
          ))}
        </ol>
      )}
      <form
        class="pair sub"
        onSubmit={(event) => {
          event.preventDefault();
          const field = event.currentTarget.elements.namedItem("say") as HTMLInputElement;
          const words = field.value.trim();
          if (words) table.say(words);
          field.value = "";
          keep(draft, null);
        }}
      >
        <Icon name="lucide:message-circle" />
        <input
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
    </section>
  );
}
