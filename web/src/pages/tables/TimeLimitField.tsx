// How long everybody may think at a new table.
import { useTexts } from "../../text/texts";
import { TIME_LIMITS, timeLimitText } from "./deadline";

export function TimeLimitField({ seconds, onChange }: { seconds: number; onChange: (seconds: number) => void }) {
  const texts = useTexts("");
  return (
    <label class="fld">
      <span>{texts.text("pace")}</span>
      <select class="inp" value={String(seconds)} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {TIME_LIMITS.map((each) => {
          const { id, args } = timeLimitText(each);
          return (
            <option key={each} value={String(each)}>
              {texts.text(id, args)}
            </option>
          );
        })}
      </select>
      <small>{texts.text(seconds ? "pace-days-help" : "pace-live-help")}</small>
    </label>
  );
}
