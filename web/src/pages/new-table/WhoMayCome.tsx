// Who may sit down at a new table: those who have its link, or anybody; and what happens if too few come.
import { useTexts } from "../../text/texts";
import type { Form } from "./form";

/** Seconds after which bots may fill the chairs; 0: never. */
const WAITS = [0, 60, 120, 300, 600] as const;

interface WhoMayComeProps {
  form: Pick<Form, "listed" | "fill_after">;
  onChange: (part: Partial<Form>) => void;
}

export function WhoMayCome({ form, onChange }: WhoMayComeProps) {
  const texts = useTexts("");
  return (
    <>
      <label class="fld" data-part="who-may-come">
        <span>{texts.text("open-who")}</span>
        <select
          class="inp"
          value={form.listed ? "all" : "link"}
          onChange={(event) => onChange({ listed: event.currentTarget.value === "all" })}
        >
          <option value="link">{texts.text("open-who-link")}</option>
          <option value="all">{texts.text("open-who-all")}</option>
        </select>
      </label>
      {form.listed && <FillField seconds={form.fill_after} onChange={(fill_after) => onChange({ fill_after })} />}
    </>
  );
}

/** Whether the game waits until everybody has said that they are ready. With a clock it does, unless somebody wants it
 * otherwise. */
export function ReadyField({
  form,
  onChange,
}: {
  form: Pick<Form, "clock" | "ready">;
  onChange: WhoMayComeProps["onChange"];
}) {
  const texts = useTexts("");
  return (
    <label class="tickbox" data-part="ready-check">
      <input
        type="checkbox"
        checked={form.ready ?? form.clock !== null}
        onChange={(event) => onChange({ ready: event.currentTarget.checked })}
      />
      <span>{texts.text("ready-check")}</span>
    </label>
  );
}

export function FillField({ seconds, onChange }: { seconds: number; onChange: (seconds: number) => void }) {
  const texts = useTexts("");
  return (
    <label class="fld" data-part="fill-after">
      <span>{texts.text("open-fill")}</span>
      <select class="inp" value={String(seconds)} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {WAITS.map((each) => (
          <option key={each} value={String(each)}>
            {each ? texts.text("open-fill-after", { minutes: each / 60 }) : texts.text("open-fill-never")}
          </option>
        ))}
      </select>
    </label>
  );
}
