// Step, turn, play and pause, speed; and the two jumps to where something happened.
import { touch } from "../../app/settings";
import { Icon } from "../../parts/Icon";
import { Key } from "../../parts/Key";
import { Pills } from "../../parts/Pills";
import { useTexts } from "../../text/texts";
import "./Controls.css";

const SPEEDS = [0.5, 1, 2, 4];

const said = (speed: number): string => (speed === 0.5 ? "½×" : `${speed}×`);

interface ControlsProps {
  moves: Record<string, () => void>;
  playing: boolean;
  speed: number;
  onSpeed: (speed: number) => void;
  at: number;
  last: number;
  hasLead: boolean;
  hasLeap: boolean;
  hasEvent: boolean;
}

export function Controls({ moves, playing, speed, onSpeed, at, last, hasLead, hasLeap, hasEvent }: ControlsProps) {
  const texts = useTexts("");
  const button = (does: string, icon: string, label: string, keys: string, off: boolean) => (
    <button
      type="button"
      class="bare"
      data-tip={`${texts.text(label)} (${keys})`}
      aria-label={texts.text(label)}
      disabled={off}
      onClick={moves[does]}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="controls leaf ends" role="group" aria-label={texts.text("replay-title")}>
      <div class="steps pair">
        {button("start", "lucide:skip-back", "replay-start", "Home", at <= 0)}
        {button("turnBack", "lucide:chevrons-left", "replay-turn-back", "Shift ←", at <= 0)}
        {button("back", "lucide:chevron-left", "replay-back", "←", at <= 0)}
        <button
          type="button"
          class="bare playb"
          aria-label={texts.text(playing ? "replay-pause" : "replay-play")}
          data-tip={texts.text(playing ? "replay-pause" : "replay-play")}
          onClick={moves.play}
        >
          <Icon name={playing ? "lucide:pause" : "lucide:play"} />
        </button>
        {button("next", "lucide:chevron-right", "replay-next", "→", at >= last)}
        {button("turnNext", "lucide:chevrons-right", "replay-turn-next", "Shift →", at >= last)}
        {button("end", "lucide:skip-forward", "replay-end", "End", at >= last)}
      </div>
      {!touch.value && (
        <p class="keys-hint pair sub finest" aria-hidden="true">
          <kbd>←</kbd>
          <kbd>→</kbd> {texts.text("replay-keys-step")}
          <kbd>⇧</kbd> {texts.text("replay-keys-turn")}
          <kbd>␣</kbd> {texts.text("replay-keys-play")}
        </p>
      )}
      <Pills
        class="speed"
        legend={texts.text("replay-speed")}
        value={speed}
        of={SPEEDS.map((each) => ({
          value: each,
          label: said(each),
          said: texts.text("replay-speed-of", { speed: String(each) }),
        }))}
        set={onSpeed}
      />
      <button
        type="button"
        class="speed-one"
        aria-label={`${texts.text("replay-speed")}: ${said(speed)}`}
        onClick={() => onSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!)}
      >
        {said(speed)}
      </button>
      {hasEvent && <Jump id="replay-turning" sign="t" icon="lucide:flag" onClick={moves.event} />}
      {hasLeap && <Jump id="replay-leap" sign="p" icon="game-icons:laurels" onClick={moves.leap} />}
      {hasLead && <Jump id="replay-lead" sign="v" icon="lucide:arrow-left-right" onClick={moves.lead} />}
    </div>
  );
}

/** A button to the next turning point of a kind, with its key. */
function Jump({
  id,
  sign,
  icon,
  onClick,
}: {
  id: string;
  sign: string;
  icon: string;
  onClick: (() => void) | undefined;
}) {
  const label = useTexts("").text(id);
  return (
    <button
      type="button"
      class="jump pair fine"
      aria-label={label}
      data-tip={label}
      aria-keyshortcuts={sign}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>{label}</span>
      <Key name={sign.toUpperCase()} />
    </button>
  );
}
