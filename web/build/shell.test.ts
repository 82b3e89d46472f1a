import { expect, test } from "vitest";
import { shellOf } from "./shell";

test("another file, or another page, is another build; their order is none", () => {
  const first = shellOf(["/b.js", "/a.js"], ["page"]);
  expect(first.files).toEqual(["/a.js", "/b.js"]);
  expect(shellOf(["/a.js", "/b.js"], ["page"])).toEqual(first);
  expect(shellOf(["/a.js", "/c.js"], ["page"]).build).not.toBe(first.build);
  expect(shellOf(["/a.js", "/b.js"], ["page 2"]).build).not.toBe(first.build);
});
