import { expect, test } from "vitest";
import { sentence } from "./sentence";

test("words become a sentence", () => {
  expect(sentence("nezbude žádná mince")).toBe("Nezbude žádná mince.");
  expect(sentence("čas se vrátí …")).toBe("Čas se vrátí …");
  expect(sentence("Už je.")).toBe("Už je.");
  expect(sentence("")).toBe("");
});
