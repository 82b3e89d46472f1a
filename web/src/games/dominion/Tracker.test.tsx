// @vitest-environment happy-dom
// A rival's cards: what is certain with its number, else between which two.
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { lang } from "../../app/settings";
import { info, state } from "../../table/samples";
import { TableContext, TableStore } from "../../table/store";
import { Catalogue } from "../../text/catalogue";
import { GameContext, putTexts } from "../../text/texts";
import { Tracker } from "./Tracker";
import type { DominionView } from "./view";

const WORDS = `
dominion-tracker = Decks
dominion-tracker-between = { $least } to { $most }
dominion-tracker-lost = Passed face down: { $name }
`;

function shown(rival: { owned: Record<string, number> | null; between: Record<string, [number, number]> | null }) {
  lang.value = "en";
  putTexts("en", "dominion", new Catalogue("en", [WORDS]));
  const table = new TableStore("t", null);
  table.apply({ ...state(1, []), info: info({ game: "dominion" }) });
  const seats = [
    { seat: 0, owned: { copper: 7 }, between: null },
    { seat: 1, ...rival },
  ];
  const view = { seat: 0, over: false, seats, extra: { tracker: null } } as unknown as DominionView;
  const root = document.createElement("div");
  act(() =>
    render(
      <GameContext.Provider value="dominion">
        <TableContext.Provider value={table}>
          <Tracker view={view} first={1} />
        </TableContext.Provider>
      </GameContext.Provider>,
      root,
    ),
  );
  return root;
}

test("after cards were passed unseen, what may have changed stands between two numbers", () => {
  const root = shown({ owned: null, between: { copper: [10, 11], estate: [3, 3] } });
  expect(root.querySelector("[data-card=copper]")?.getAttribute("data-between")).toBe("10-11");
  expect(root.querySelector("[data-card=copper] b [aria-hidden]")?.textContent).toBe("10–11");
  expect(root.querySelector("[data-card=copper]")?.textContent).toContain("10 to 11");
  expect(root.querySelector("[data-card=estate]")?.getAttribute("data-all")).toBe("3");
  expect(root.querySelector("[data-part=lost-track]")).not.toBeNull();
});

test("a dominion that is known as a whole has plain numbers", () => {
  const root = shown({ owned: { copper: 7 }, between: null });
  expect(root.querySelector("[data-card=copper]")?.getAttribute("data-all")).toBe("7");
  expect(root.querySelector("[data-part=lost-track]")).toBeNull();
});
