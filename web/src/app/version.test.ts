import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadVersion, version } from "./version";

beforeEach(() => {
  version.value = "";
});
afterEach(() => vi.unstubAllGlobals());

test("the version is asked for once", async () => {
  const fetch = vi.fn(async () => new Response(JSON.stringify({ version: "1.2.3" })));
  vi.stubGlobal("fetch", fetch);
  await loadVersion();
  await loadVersion();
  expect(version.value).toBe("1.2.3");
  expect(fetch.mock.calls.map(([path]: unknown[]) => path)).toEqual(["/api/about"]);
});

test("a server that does not answer leaves the foot without a version, and is asked again later", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => {
      throw new TypeError("offline");
    }),
  );
  await loadVersion();
  expect(version.value).toBe("");
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify({ version: "2" }))),
  );
  await loadVersion();
  expect(version.value).toBe("2");
});
