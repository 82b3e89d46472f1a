import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "./api";

const busy = () => new Response(JSON.stringify({ id: "server-busy", args: { seconds: 5 } }), { status: 503 });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a page that wants to look comes back when the server has less to do", async () => {
  const answers = [busy(), busy(), new Response(JSON.stringify({ first: 0, events: [] }))];
  const fetch = vi.fn(async () => answers.shift()!);
  vi.stubGlobal("fetch", fetch);
  const told = api.events("t", 5, null);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_001);
  expect(await told).toEqual({ first: 0, events: [] });
});

test("and gives up in the end", async () => {
  vi.stubGlobal("fetch", async () => busy());
  const told = expect(api.events("t", 5, null)).rejects.toMatchObject({ id: "server-busy", status: 503 });
  await vi.advanceTimersByTimeAsync(20_000);
  await told;
});

test("whoever wants to do something decides again", async () => {
  vi.stubGlobal("fetch", async () => busy());
  await expect(api.rename("Anna")).rejects.toMatchObject({ id: "server-busy" });
});

test("nothing is done before the server has said who one is", async () => {
  let say: (answer: Response) => void = () => {};
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    if (method === "GET") return new Promise<Response>((answer) => (say = answer));
    return Promise.resolve(new Response(JSON.stringify({ name: "Anna", account: "" })));
  });
  const known = api.me();
  const renamed = api.rename("Anna");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual(["GET /api/me"]);
  say(new Response(JSON.stringify({ name: "", account: "" })));
  await known;
  await renamed;
  expect(asked).toEqual(["GET /api/me", "POST /api/me"]);
});
