import { expect, test } from "vitest";
import { handling, messageOf } from "./routes";

const HOUSE = "https://kronika.example";
const FILES = new Set(["/assets/index-abc.js", "/favicon.svg"]);

const asked = (path: string, mode = "cors", method = "GET") =>
  handling({ method, mode, url: new URL(path, HOUSE).href }, HOUSE, FILES);

test("pages come from the line, files of this build as they were kept", () => {
  expect(asked("/", "navigate")).toBe("page");
  expect(asked("/table/abc?x=1", "navigate")).toBe("page");
  expect(asked("/assets/index-abc.js")).toBe("file");
  expect(asked("/assets/index-old.js")).toBe(null);
});

test("the page that looks for a newer one asks the server itself", () => {
  expect(asked("/", "cors")).toBe(null);
});

test("what is the same for everybody can be read again", () => {
  for (const path of ["/texts/common.cs.ftl", "/api/games", "/api/games/oath/cards", "/api/games/oath/rules/cs"]) {
    expect(asked(path)).toBe("read");
  }
});

test("nothing of a visitor's own, and nothing that does something, is ever kept", () => {
  for (const path of ["/api/me", "/api/tables", "/api/tables/abc", "/api/me/data", "/api/open-tables", "/metrics"]) {
    expect(asked(path)).toBe(null);
  }
  expect(asked("/api/me/data", "navigate")).toBe(null);
  expect(asked("/api/games/oath/statistics")).toBe(null);
  expect(asked("/", "navigate", "POST")).toBe(null);
  expect(asked("https://elsewhere.example/", "navigate")).toBe(null);
});

test("a message leads into this house only", () => {
  const said = { title: "Jsi na tahu", body: "Náš stůl", tag: "abc", url: "/table/abc" };
  expect(messageOf(JSON.stringify(said))).toEqual(said);
  for (const url of ["https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere.example", 5]) {
    expect(messageOf(JSON.stringify({ ...said, url }))?.url).toBe("/");
  }
  for (const wrong of ["", "null", "[]", '"x"', JSON.stringify({ ...said, title: 1 })])
    expect(messageOf(wrong)).toBe(null);
});
