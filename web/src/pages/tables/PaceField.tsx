// How long everybody may think at a new table.
import { useTexts } from "../../text/texts";
import { PACES, paceText } from "./deadline";

export function PaceField({ pace, onChange }: { pace: number; onChange: (pace: number) => void }) {
  const texts = useTexts("");
  return (
    <label class="fld">
      <span>{texts.text("pace")}</span>
      <select class="inp" value={String(pace)} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {PACES.map((each) => {
          const { id, args } = paceText(each);
          return (
            <option key={each} value={String(each)}>
              {texts.text(id, args)}
            </option>
          );
        })}
      </select>
      <small>{texts.text(pace ? "pace-days-help" : "pace-live-help")}</small>
    </label>
  );
}
