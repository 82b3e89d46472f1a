// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lookForNewer, outdated } from "./outdated";

beforeEach(() => {
  outdated.value = false;
  const script = document.createElement("script");
  script.type = "module";
  script.setAttribute("src", "/assets/index-Old.js");
  document.head.replaceChildren(script);
});
afterEach(() => vi.unstubAllGlobals());

const served = (page: string, status = 200) => vi.stubGlobal("fetch", async () => new Response(page, { status }));

test("a server whose page starts by another script has a newer one", async () => {
  served('<script type="module" src="/assets/index-New.js"></script>');
  expect(await lookForNewer()).toBe(true);
  expect(outdated.value).toBe(true);
});

test("a server with this very page, one that fails, and none at all say nothing of a newer one", async () => {
  served('<script type="module" src="/assets/index-Old.js"></script>');
  expect(await lookForNewer()).toBe(false);
  served("it is being restarted", 502);
  expect(await lookForNewer()).toBe(false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await lookForNewer()).toBe(false);
});
