// Esc in a lesson: whatever lies above the table goes first; then one is asked whether to leave. Nothing is lost either way.
import { useEffect, useState } from "preact/hooks";
import { navigate } from "../../app/router";
import { Dialog } from "../../parts/Dialog";
import { explained } from "../../parts/explaining";
import { Icon } from "../../parts/Icon";
import { previewed } from "../../parts/looking";
import { useTexts } from "../../text/texts";

/** The place that a lesson is left for. */
export const HOME = "/";

/** Something that this Esc puts away: a window, a card shown large, an explanation. */
const isAbove = (): boolean =>
  document.querySelector("dialog[open]") !== null || explained.peek() !== null || previewed.peek() !== null;

export function Leaving() {
  const texts = useTexts("");
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    let above = false;
    // On the window, before anybody has put anything away.
    const look = () => {
      above = isAbove();
    };
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.repeat || event.defaultPrevented || above) return;
      event.preventDefault();
      setAsked(true);
    };
    addEventListener("keydown", look, { capture: true });
    addEventListener("keydown", listen);
    return () => {
      removeEventListener("keydown", look, { capture: true });
      removeEventListener("keydown", listen);
    };
  }, []);
  if (!asked) return null;
  return (
    <Dialog title={texts.text("lesson-leave-ask")} part="lesson-leaving" onClose={() => setAsked(false)}>
      <p class="prose">{texts.text("lesson-leave-kept")}</p>
      <div class="wrap">
        <button type="button" class="btn go" data-first data-part="lesson-leave" onClick={() => navigate(HOME)}>
          <Icon name="lucide:log-out" />
          {texts.text("lesson-leave")}
        </button>
        <button type="button" class="btn" data-part="lesson-stay" onClick={() => setAsked(false)}>
          {texts.text("lesson-stay")}
        </button>
      </div>
    </Dialog>
  );
}
