// Where a part of the page cannot be loaded: the server is away, or has a newer version by now.
import { useTexts } from "../text/texts";
import { outdated, RELOAD } from "./outdated";

export function PageFailed() {
  const texts = useTexts();
  return (
    <main class="page lost" data-part="lost" id="main">
      <h1>{texts.text(outdated.value ? RELOAD : "web-page-failed")}</h1>
      <button type="button" class="btn" onClick={() => location.reload()}>
        {texts.text("web-reload")}
      </button>
    </main>
  );
}
