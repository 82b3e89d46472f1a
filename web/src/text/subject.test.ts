import { expect, test } from "vitest";
import { withoutSubject } from "./subject";

test.each([
  ["Eva plays ", "Eva", "plays "],
  ["Eva si bere ", "Eva", "bere si "],
  ["Evans plays ", "Eva", "Evans plays "],
  ["The dice of Eva wake ", "Eva", "The dice of Eva wake "],
])("%s without %s is %s", (text, name, left) => {
  expect(withoutSubject([{ text }, { text: "Moat", card: "moat" }], name)).toEqual([
    { text: left },
    { text: "Moat", card: "moat" },
  ]);
});
