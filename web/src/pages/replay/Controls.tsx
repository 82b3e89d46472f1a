// Step, turn, play and pause, speed; and the two jumps to where something happened.
import { Icon } from "../../parts/Icon";
import { useTexts } from "../../text/texts";

const SPEEDS = [0.5, 1, 2, 4];

const said = (speed: number): string => (speed === 0.5 ? "½×" : `${speed}×`);

export interface ControlsProps {
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
      title={`${texts.text(label)} (${keys})`}
      aria-label={texts.text(label)}
      disabled={off}
      onClick={moves[does]}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="controls" role="group" aria-label={texts.text("replay-title")}>
      <div class="steps">
        {button("start", "lucide:skip-back", "replay-start", "Home", at <= 0)}
        {button("turnBack", "lucide:chevrons-left", "replay-turn-back", "Shift ←", at <= 0)}
        {button("back", "lucide:chevron-left", "replay-back", "←", at <= 0)}
        <button
          type="button"
          class="playb"
          aria-label={texts.text(playing ? "replay-pause" : "replay-play")}
          title={texts.text(playing ? "replay-pause" : "replay-play")}
          onClick={moves.play}
        >
          <Icon name={playing ? "lucide:pause" : "lucide:play"} />
        </button>
        {button("next", "lucide:chevron-right", "replay-next", "→", at >= last)}
        {button("turnNext", "lucide:chevrons-right", "replay-turn-next", "Shift →", at >= last)}
        {button("end", "lucide:skip-forward", "replay-end", "End", at >= last)}
      </div>
      <p class="keys-hint" aria-hidden="true">
        <kbd>←</kbd>
        <kbd>→</kbd> {texts.text("replay-keys-step")}
        <kbd>⇧</kbd> {texts.text("replay-keys-turn")}
        <kbd>␣</kbd> {texts.text("replay-keys-play")}
      </p>
      <fieldset class="speed">
        <legend>{texts.text("replay-speed")}</legend>
        {SPEEDS.map((each) => (
          <label key={each} class={each === speed ? "on" : ""}>
            <input
              type="radio"
              name="speed"
              checked={each === speed}
              aria-label={texts.text("replay-speed-of", { speed: String(each) })}
              onChange={() => onSpeed(each)}
            />
            {said(each)}
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        class="speed-one"
        aria-label={`${texts.text("replay-speed")}: ${said(speed)}`}
        onClick={() => onSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!)}
      >
        {said(speed)}
      </button>
      {hasEvent && (
        <button
          type="button"
          class="jump"
          aria-label={texts.text("replay-turning")}
          title={texts.text("replay-turning")}
          aria-keyshortcuts="t"
          onClick={moves.event}
        >
          <Icon name="lucide:flag" />
          <span>{texts.text("replay-turning")}</span>
          <kbd>T</kbd>
        </button>
      )}
      {hasLeap && (
        <button
          type="button"
          class="jump"
          aria-label={texts.text("replay-leap")}
          title={texts.text("replay-leap")}
          aria-keyshortcuts="p"
          onClick={moves.leap}
        >
          <Icon name="game-icons:laurels" />
          <span>{texts.text("replay-leap")}</span>
          <kbd>P</kbd>
        </button>
      )}
      {hasLead && (
        <button
          type="button"
          class="jump"
          aria-label={texts.text("replay-lead")}
          title={texts.text("replay-lead")}
          aria-keyshortcuts="v"
          onClick={moves.lead}
        >
          <Icon name="lucide:arrow-left-right" />
          <span>{texts.text("replay-lead")}</span>
          <kbd>V</kbd>
        </button>
      )}
    </div>
  );
}
