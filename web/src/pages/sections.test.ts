import { expect, test } from "vitest";
import { gameAt, hrefOf, sections } from "./sections";

const from = (path: string) => sections.map((section) => hrefOf(section, path));

test("from where no game is read of, a section shows all games", () => {
  for (const path of ["/", "/help", "/sagas", "/rules", "/account"])
    expect(from(path)).toEqual(["/", "/company", "/learn", "/rules", "/cards", "/stats", "/help"]);
});

test("whoever reads of a game stays with it, and the section itself leads to the others", () => {
  expect(gameAt("/cards/oath")).toBe("oath");
  expect(from("/cards/oath")).toEqual([
    "/",
    "/company",
    "/learn/oath",
    "/rules/oath",
    "/cards",
    "/stats/oath",
    "/help",
  ]);
  expect(from("/rules/north")).toEqual([
    "/",
    "/company",
    "/learn/north",
    "/rules",
    "/cards/north",
    "/stats/north",
    "/help",
  ]);
});

test("only one section is here", () => {
  for (const [path, id] of [
    ["/rules", "page-rules"],
    ["/stats/oath", "page-stats"],
    ["/", "page-tables"],
  ] as const)
    expect(sections.filter(({ under }) => under.test(path)).map((section) => section.id)).toEqual([id]);
});
