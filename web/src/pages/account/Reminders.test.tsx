// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { until } from "../../../build/until";
import { api } from "../../net/api";
import type { SetReminders, Reminders as Told } from "../../wire";
import { Reminders } from "./Reminders";

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const NONE = { turn: [], deadline: [], ended: [], chair: [] };
const nothing = { push_key: "", mail: "", choices: NONE, quiet: null, can_quiet: true } as unknown as Told;

it("of quick changes the last one counts, whenever the server answers to those before", async () => {
  const sent: SetReminders[] = [];
  const answers: ((told: Told) => void)[] = [];
  vi.spyOn(api, "reminders").mockResolvedValue(nothing);
  vi.spyOn(api, "setReminders").mockImplementation((body) => {
    sent.push(body);
    return new Promise((done) => answers.push(done));
  });
  const root = document.body.appendChild(document.createElement("div"));
  await act(async () => render(<Reminders />, root));
  const quiet = () => root.querySelector<HTMLInputElement>("[data-part=reminders-quiet] input[type=checkbox]")!;
  await until(() => expect(quiet()).not.toBeNull());
  await act(async () => quiet().click());
  await act(async () => quiet().click());
  await act(async () => quiet().click());
  expect(quiet().checked).toBe(true);
  expect(sent).toHaveLength(1); // the next goes when this one is answered
  await act(async () => answers[0]!({ ...nothing, quiet: null }));
  expect(quiet().checked).toBe(true);
  await until(() => expect(sent).toHaveLength(2)); // the one in between is said by the last
  expect(sent[1]!.quiet).not.toBeNull();
  await act(async () => answers[1]!({ ...nothing, quiet: sent[1]!.quiet }));
  expect(quiet().checked).toBe(true);
});
