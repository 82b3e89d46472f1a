// @vitest-environment happy-dom
import { render } from "preact";
import { expect, test } from "vitest";
import { Words } from "./Words";

function shown(pieces: Parameters<typeof Words>[0]["pieces"]): HTMLElement {
  const root = document.createElement("p");
  render(<Words pieces={pieces} />, root);
  return root;
}

test("a full stop stays on the line of the name before it", () => {
  const root = shown([{ text: "Anna plays " }, { text: "Moat", card: "moat" }, { text: ". Then she waits." }]);
  expect(root.textContent).toBe("Anna plays Moat. Then she waits.");
  const together = root.querySelector("button")!.parentElement!;
  expect(together.textContent).toBe("Moat.");
  expect(together.style.whiteSpace).toBe("nowrap");
  expect(root.querySelector<HTMLElement>("button")!.style.whiteSpace).toBe("normal");
});

test("a bracket stays on the line of the name in it", () => {
  const root = shown([{ text: "Anna pays 1 magic (" }, { text: "Orb", card: "orb" }, { text: ")." }]);
  expect(root.textContent).toBe("Anna pays 1 magic (Orb).");
  expect(root.querySelector("button")!.parentElement!.textContent).toBe("(Orb).");
});

test("names that follow each other keep their commas, and nothing is said twice", () => {
  const root = shown([
    { text: "Moat", card: "moat" },
    { text: ", " },
    { text: "Spy", card: "spy" },
    { text: " and " },
    { text: "Thief", card: "thief" },
  ]);
  expect(root.textContent).toBe("Moat, Spy and Thief");
  expect([...root.querySelectorAll("button")].map((name) => name.parentElement!.textContent)).toEqual([
    "Moat,",
    "Moat, Spy and Thief",
    "Moat, Spy and Thief",
  ]);
});
