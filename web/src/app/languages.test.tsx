// @vitest-environment happy-dom
// With one language more in the list, the browser has it everywhere: nothing else names them.
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";

vi.mock("../languages", () => ({
  LANGUAGES: { en: "English", cs: "Česky", de: "Deutsch" },
  NEAR: { sk: "cs" },
}));

import { Settings } from "../parts/Settings";
import { languageOf } from "./languageOf";
import { lang, nextLang } from "./settings";

test.each([
  [["de-AT", "en"], "de"],
  [["xx", "cs-CZ"], "cs"],
  [["sk"], "cs"],
  [["EN-gb", "cs"], "en"],
  [["constructor"], "en"],
  [[], "en"],
])("reads %j in %s", (tags, read) => {
  expect(languageOf(tags)).toBe(read);
});

test("the button in the bar goes through all languages", () => {
  lang.value = "en";
  const seen = [0, 1, 2].map(() => {
    nextLang();
    return lang.value;
  });
  expect(seen).toEqual(["cs", "de", "en"]);
});

test("the settings offer each under its own name", () => {
  const place = document.createElement("div");
  document.body.append(place);
  act(() => render(<Settings onClose={() => undefined} />, place));
  const names = [...document.querySelectorAll("[data-part=settings] fieldset:first-of-type label")].map((label) =>
    label.textContent?.trim(),
  );
  expect(names).toEqual(["English", "Česky", "Deutsch"]);
  act(() => render(null, place));
});
