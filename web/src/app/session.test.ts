import { afterEach, expect, test, vi } from "vitest";
import { api } from "../net/api";
import { knownMe, loadMe, me } from "./session";

afterEach(() => {
  me.value = null;
  vi.restoreAllMocks();
});

test("whoever is faster than the server's answer waits for it, and the server is asked once", async () => {
  let answer = (_: { name: string; account: string }) => {};
  const asked = vi.spyOn(api, "me").mockImplementation(() => new Promise((resolve) => (answer = resolve as never)));
  const loading = loadMe();
  const names = Promise.all([knownMe(), knownMe()]);
  answer({ name: "Petr", account: "" });
  await loading;
  expect((await names).map((found) => found?.name)).toEqual(["Petr", "Petr"]);
  expect((await knownMe())?.name).toBe("Petr");
  expect(asked).toHaveBeenCalledTimes(1);
});

test("where the answer did not come it is asked for again; without a server nobody is known", async () => {
  const asked = vi.spyOn(api, "me").mockRejectedValue(new Error("offline"));
  await loadMe().catch(() => {});
  expect(await knownMe()).toBeNull();
  expect(asked).toHaveBeenCalledTimes(2);
});
