// The server has been updated: one line, and a button that loads the page of its version.
import { outdated, RELOAD } from "../app/outdated";
import { useTexts } from "../text/texts";
import { Icon } from "./Icon";
import "./Outdated.css";
import "./Toast.css";

export function Outdated() {
  const texts = useTexts("");
  if (!outdated.value) return null;
  return (
    <div class="toast wrap outdated" data-part="outdated" role="alert">
      <Icon name="lucide:refresh-cw" />
      <span>{texts.text(RELOAD)}</span>
      <button type="button" onClick={() => location.reload()}>
        {texts.text("web-reload")}
      </button>
    </div>
  );
}
