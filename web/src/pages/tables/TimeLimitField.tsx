// How long everybody may think at a new table: not at all, by clocks, or over days; and what happens when time is up.
import { useState } from "preact/hooks";
import { useTexts } from "../../text/texts";
import type { LiveClock } from "../../wire";
import { BOUNDS, CLOCKS, gameClock, type Pace, paceKey, paceText, zeroText } from "./clock";
import { TIME_LIMITS } from "./deadline";

interface TimeLimitFieldProps {
  value: Pace;
  onChange: (pace: Pace) => void;
  /** Whether one may choose numbers of one's own, and what happens at zero. */
  free?: boolean;
}

const days = TIME_LIMITS.map((pace): Pace => ({ pace, clock: null }));
const OWN = "own";

export function TimeLimitField({ value, onChange, free = true }: TimeLimitFieldProps) {
  const texts = useTexts("");
  const known = [...days, ...CLOCKS].some((each) => paceKey(each) === paceKey(value));
  const [own, setOwn] = useState(!known);
  const choose = (key: string) => {
    setOwn(key === OWN);
    const found = [...days, ...CLOCKS].find((each) => paceKey(each) === key) ?? gameClock(900, 15);
    const zero = value.clock?.at_zero ?? "bot";
    onChange(found.clock ? { ...found, clock: { ...found.clock, at_zero: zero } } : found);
  };
  const option = (each: Pace) => {
    const { id, args } = paceText(each);
    return (
      <option key={paceKey(each)} value={paceKey(each)}>
        {texts.text(id, args)}
      </option>
    );
  };
  const per = (kind: LiveClock["per"]) => CLOCKS.filter(({ clock }) => clock?.per === kind).map(option);
  return (
    <>
      <label class="fld" data-part="pace">
        <span>{texts.text("pace")}</span>
        <select
          class="inp"
          value={own ? OWN : paceKey(value)}
          onChange={(event) => choose(event.currentTarget.value)}
          aria-describedby="pace-help"
        >
          {option(days[0]!)}
          <optgroup label={texts.text("clock-per-game")}>{per("game")}</optgroup>
          <optgroup label={texts.text("clock-per-turn")}>{per("turn")}</optgroup>
          {free && <option value={OWN}>{texts.text("clock-own")}</option>}
          <optgroup label={texts.text("clock-over-days")}>{days.slice(1).map(option)}</optgroup>
        </select>
        <small id="pace-help">{texts.text(zeroText(value))}</small>
      </label>
      {own && value.clock && <OwnClock value={value} clock={value.clock} onChange={onChange} />}
      {free && value.clock && (
        <label class="fld" data-part="at-zero">
          <span>{texts.text("clock-zero")}</span>
          <select
            class="inp"
            value={value.clock.at_zero}
            onChange={(event) => {
              const at_zero = event.currentTarget.value as LiveClock["at_zero"];
              onChange({ ...value, clock: { ...value.clock!, at_zero } });
            }}
          >
            <option value="bot">{texts.text("clock-zero-choose-bot")}</option>
            <option value="loss">{texts.text("clock-zero-choose-loss")}</option>
          </select>
        </label>
      )}
    </>
  );
}

/** Numbers of one's own. What is out of bounds is put right when the field is left. */
function OwnClock({ value, clock, onChange }: { value: Pace; clock: LiveClock; onChange: (pace: Pace) => void }) {
  const texts = useTexts("");
  const within = (seconds: number, [least, most]: readonly [number, number]) =>
    Math.min(most, Math.max(least, Math.round(seconds) || 0));
  const number = (
    label: string,
    now: number,
    unit: number,
    bounds: readonly [number, number],
    put: (n: number) => void,
  ) => (
    <label class="fld">
      <span>{texts.text(label)}</span>
      <input
        class="inp"
        type="number"
        inputMode="decimal"
        step="any"
        min={bounds[0] / unit}
        max={bounds[1] / unit}
        value={now / unit}
        onChange={(event) => {
          const seconds = within(Number(event.currentTarget.value) * unit, bounds);
          event.currentTarget.value = String(seconds / unit);
          put(seconds);
        }}
      />
    </label>
  );
  return (
    <fieldset class="fields" data-part="own-clock">
      <legend class="vh">{texts.text("clock-own")}</legend>
      <label class="fld">
        <span>{texts.text("clock-counts")}</span>
        <select
          class="inp"
          value={clock.per}
          onChange={(event) => {
            const per = event.currentTarget.value as LiveClock["per"];
            onChange({ pace: within(value.pace, BOUNDS[per]), clock: { ...clock, per, increment: 0 } });
          }}
        >
          <option value="game">{texts.text("clock-counts-game")}</option>
          <option value="turn">{texts.text("clock-counts-turn")}</option>
        </select>
      </label>
      {clock.per === "game"
        ? number("clock-minutes", value.pace, 60, BOUNDS.game, (pace) => onChange({ ...value, pace }))
        : number("clock-seconds-turn", value.pace, 1, BOUNDS.turn, (pace) => onChange({ ...value, pace }))}
      {clock.per === "game" &&
        number("clock-increment-turn", clock.increment, 1, BOUNDS.increment, (increment) =>
          onChange({ ...value, clock: { ...clock, increment } }),
        )}
    </fieldset>
  );
}
