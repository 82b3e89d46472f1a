import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./parts/Button.css";
import "./parts/Field.css";
import "./pages/Page.css";
import { render } from "preact";
import { App } from "./app/App";
import { startRouter } from "./app/router";
import { applySettings, lang } from "./app/settings";
import { loadSprite } from "./icons/sprite";
import { loadTexts } from "./text/texts";

applySettings();
startRouter();
loadSprite();
// Bare message names are shown to nobody: the first page waits for its words.
loadTexts(lang.value).finally(() => render(<App />, document.getElementById("app")!));
