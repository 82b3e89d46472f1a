// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { match } from "./router";

test("a path gives its parts", () => {
  expect(match("/table/:id", "/table/abc")).toEqual({ id: "abc" });
  expect(match("/rules/:game", "/rules/high%2Dcard/")).toEqual({ game: "high-card" });
  expect(match("/", "/")).toEqual({});
});

test("other paths do not match", () => {
  expect(match("/table/:id", "/table")).toBeNull();
  expect(match("/table/:id", "/table/a/b")).toBeNull();
  expect(match("/help", "/rules")).toBeNull();
});
