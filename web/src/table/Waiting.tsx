// The question's place while others play: who does what, how fast one wants to see it, and the way to one's own turn.
import { useLayoutEffect } from "preact/hooks";
import { tempo } from "../app/settings";
import { Crest } from "../parts/Crest";
import { Icon } from "../parts/Icon";
import { Key } from "../parts/Key";
import { SpeedPills } from "../parts/SpeedPills";
import { Words } from "../parts/Words";
import { useTexts } from "../text/texts";
import { beginsTurn, emphasisOf, isHeadline, weighs } from "./emphasis";
import { OverPrompt } from "./GameOver";
import { keepsEnter } from "./keys";
import { useSize } from "./size";
import { useTable } from "./store";
import { TimeLeft } from "./TimeLeft";
import type { TableEvent } from "./view";
import "./Waiting.css";

export function Waiting() {
  const table = useTable();
  const texts = useTexts();
  const { name } = useSize();
  const asked = table.awaited.value;
  const doing = useDoing();
  if (table.view.value?.over) return <OverPrompt />;
  if (table.keptAt.value !== null) {
    return (
      <section class="prompt pair idle" data-part="prompt" data-state="idle" aria-label={texts.text("web-prompt")}>
        <Icon name="lucide:wifi-off" />
        <p class="q" data-part="question">
          {texts.text("offline-prompt")}
        </p>
      </section>
    );
  }
  return (
    <section class="prompt pair idle" data-part="prompt" data-state="idle" aria-label={texts.text("web-prompt")}>
      {doing && doing.seat >= 0 ? <Crest seat={doing.seat} small /> : <Icon name="lucide:hourglass" />}
      <div class="q" data-part="question">
        {doing && <Headline event={doing} />}{" "}
        <p>
          {asked.length
            ? texts.text("web-waiting-for", { names: texts.listed(asked), count: asked.length })
            : texts.text("web-waiting")}{" "}
          <TimeLeft />
        </p>
      </div>
      {name !== "across" && name !== "upright" && <SpeedPills class="pace" />}
      <Skip />
    </section>
  );
}

/** What somebody else does now. */
function useDoing(): TableEvent | null {
  const table = useTable();
  const texts = useTexts();
  const [emphasis, names] = [emphasisOf(table.game.value), table.names.value];
  const says = (event: TableEvent) => event.seat !== table.seat.value && texts.event(event, names).trim() !== "";
  const event = table.events.value.findLast(
    (each) => beginsTurn(each) || ((isHeadline(emphasis, each) || weighs(emphasis, each)) && says(each)),
  );
  return event && !beginsTurn(event) ? event : null;
}

function Headline({ event }: { event: TableEvent }) {
  const table = useTable();
  const texts = useTexts();
  const weighty = weighs(emphasisOf(table.game.value), event);
  return (
    <p
      class={weighty ? "headline headline-weighty" : "headline"}
      data-part="headline"
      data-weighty={weighty || undefined}
    >
      <Words pieces={texts.eventPieces(event, table.names.value)} />
    </p>
  );
}

/** Nothing more of what others do, until one is asked. */
function Skip() {
  const table = useTable();
  const texts = useTexts();
  const { following } = table;
  const offered = table.seat.value !== null && tempo.value !== "once";
  useLayoutEffect(() => {
    if (!offered) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || event.repeat || event.defaultPrevented || keepsEnter()) return;
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      following.skip();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [offered, following]);
  if (!offered) return null;
  return (
    <button
      type="button"
      class={`btn skip-turns ${following.skipping.value ? "on" : ""}`}
      data-part="skip"
      aria-label={texts.text("web-skip-turns")}
      aria-keyshortcuts="Enter"
      aria-pressed={following.skipping.value}
      onClick={() => following.skip()}
    >
      <Icon name="lucide:skip-forward" />
      <span class="lbl">{texts.text("web-skip-turns")}</span>
      <Key name="↵" />
    </button>
  );
}
