// @vitest-environment happy-dom
import { render } from "preact";
import { beforeEach, expect, test, vi } from "vitest";
import { until } from "../../build/until";
import { lazy } from "./lazy";
import { Outdated } from "./Outdated";
import { Toasts } from "./toast";

let Part: ReturnType<typeof lazy>;
beforeEach(() => {
  render(null, document.body);
  Part = lazy(() => Promise.reject(new Error("offline")));
});
const told = () => document.querySelectorAll("[data-part=toast]").length;

test("where something stands in the place of a part, that says it all", async () => {
  const instead = (busy: boolean) => <p>{busy ? "wait" : "failed"}</p>;
  render([<Part>{instead}</Part>, <Toasts />], document.body);
  await until(() => expect(document.querySelector("p")?.textContent).toBe("failed"));
  expect(told()).toBe(0);
});

test("whoever wanted a part that cannot be loaded is told", async () => {
  render([<Part />, <Toasts />], document.body);
  await until(() => expect(told()).toBe(1));
});

test("where the server has a newer page, that is said instead", async () => {
  vi.stubGlobal("fetch", async () => new Response("<html>the next one</html>"));
  document.head.innerHTML = '<script type="module" src="/assets/index-Old.js"></script>';
  render(<Toasts />, document.body);
  const before = told();
  render([<Toasts />, <Part />, <Outdated />], document.body);
  await until(() => expect(document.querySelector("[data-part=outdated]")).not.toBeNull());
  expect(told()).toBe(before);
});
