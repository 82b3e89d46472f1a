// Somebody at this device waits for it while another has it: who, and the way to hand it on.
import { Icon } from "../parts/Icon";
import { useTexts } from "../text/texts";
import { useDevice } from "./device";
import { isShared } from "./passing";
import { useTable } from "./store";

/** What hands the device on, where several people play at it; not while an answer is on its way. */
export function usePassOn(): (() => void) | undefined {
  const [device, table] = [useDevice(), useTable()];
  if (!device || table.as === null || !isShared(table.info.value)) return undefined;
  return () => !table.pending.value && device.cover();
}

export function PassOn() {
  const [device, table, texts] = [useDevice(), useTable(), useTexts()];
  const passOn = usePassOn();
  // While all talk about an undo, the device stays where it is.
  const talk = table.ask.value || typeof table.state.value?.undo_asked_by === "number";
  const others = passOn && !talk ? (device?.others ?? []) : [];
  if (!others.length) return null;
  const names = texts.listed(others.map((seat) => table.names.value[seat] ?? ""));
  return (
    <div class="consent wrap" data-part="pass-on" role="status">
      <Icon name="lucide:tablet-smartphone" />
      <p>{texts.text("passing-waits", { names, count: others.length })}</p>
      <button type="button" class="btn go" onClick={passOn}>
        {texts.text("passing-on")}
      </button>
    </div>
  );
}
