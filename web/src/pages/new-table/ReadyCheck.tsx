// Before a game of several people: who is ready for it to begin, and whether anybody new may come.
import { Icon } from "../../parts/Icon";
import { useTexts } from "../../text/texts";
import type { Arrange, TableInfo } from "../../wire";

interface ReadyCheckProps {
  info: TableInfo;
  onReady: (ready: boolean) => void;
}

/** The word of whoever sits here, and how many have given theirs. */
export function ReadyCheck({ info, onReady }: ReadyCheckProps) {
  const texts = useTexts("");
  const people = info.chairs.filter(({ person }) => person);
  const me = info.chairs.find(({ mine }) => mine);
  if (!info.ready || !me) return null;
  const ready = people.filter((chair) => chair.ready).length;
  return (
    <div class="gather-open wrap" data-part="ready">
      <p class="pair sub fine" role="status">
        <Icon name={ready === people.length ? "lucide:check" : "lucide:hourglass"} />
        <span>
          {texts.text("ready-count", { ready, people: people.length })} {texts.text("ready-help")}
        </span>
      </p>
      <button
        type="button"
        class={`btn ${me.ready ? "ghost" : "go"}`}
        aria-pressed={me.ready}
        onClick={() => onReady(!me.ready)}
      >
        {me.ready && <Icon name="lucide:check" />}
        {texts.text("ready-say")}
      </button>
    </div>
  );
}

interface HostDoorProps {
  info: TableInfo;
  onArrange: (wish: Partial<Arrange>) => void;
}

/** What the host decides about it. */
export function HostDoor({ info, onArrange }: HostDoorProps) {
  const texts = useTexts("");
  if (!info.host) {
    return info.locked && !info.listed ? (
      <p class="pair sub fine" role="status" data-part="locked">
        <Icon name="lucide:lock" />
        {texts.text("lock-is")}
      </p>
    ) : null;
  }
  return (
    <div class="gather-open wrap" data-part="host-door">
      {(["locked", "ready"] as const).map((what) => (
        <label key={what} class="tickbox">
          <input
            type="checkbox"
            checked={info[what]}
            onChange={(event) => onArrange({ [what]: event.currentTarget.checked })}
          />
          <span>{texts.text(what === "locked" ? "lock-choose" : "ready-check")}</span>
        </label>
      ))}
    </div>
  );
}
