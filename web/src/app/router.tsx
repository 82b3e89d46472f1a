// Pages by path. A link is an ordinary <a>; clicks on inner links change the page without loading it again.
import { computed, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useTexts } from "../text/texts";
import { lookForNewer } from "./outdated";
import { PageFailed } from "./PageFailed";

export type Params = Record<string, string>;
export type Page = ComponentType<{ params: Params }>;

export interface Route {
  /** "/table/:id" */
  path: string;
  load: () => Promise<{ default: Page }>;
}

const here = () => location.pathname + location.search + location.hash;

export const address = signal(here());
export const path = computed(() => new URL(address.value, location.origin).pathname);
export const query = computed(() => new URL(address.value, location.origin).searchParams);
export const hash = computed(() => decodeURIComponent(new URL(address.value, location.origin).hash.slice(1)));

/** Counts the links that were followed: one to where the reader is already has to lead there all the same. */
export const followed = signal(0);

export function navigate(to: string, how: "push" | "replace" = "push"): void {
  const before = path.value;
  if (how === "push") history.pushState(null, "", to);
  else history.replaceState(null, "", to);
  address.value = here();
  followed.value++;
  if (path.value !== before) scrollTo(0, 0);
}

export function match(pattern: string, path: string): Params | null {
  const want = pattern.split("/").filter(Boolean);
  const have = path.split("/").filter(Boolean);
  if (want.length !== have.length) return null;
  const params: Params = {};
  for (const [i, word] of want.entries()) {
    const given = decodeURIComponent(have[i]!);
    if (word.startsWith(":")) params[word.slice(1)] = given;
    else if (word !== given) return null;
  }
  return params;
}

/** Takes over clicks on inner links and the browser's back and forward. */
export function startRouter(): void {
  addEventListener("popstate", () => {
    address.value = here();
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (/^\/(api|texts)\//.test(link.pathname)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
    if (link.hash) document.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView();
  });
}

const loaded = new Map<Route, Page>();

export function Router({ routes }: { routes: Route[] }) {
  const texts = useTexts();
  const [, redraw] = useState(0);
  const [failed, fail] = useState<Route | null>(null);
  let found: Route | undefined;
  let params: Params = {};
  for (const route of routes) {
    const given = match(route.path, path.value);
    if (given) {
      found = route;
      params = given;
      break;
    }
  }
  useEffect(() => {
    if (!found || loaded.has(found)) return;
    const route = found;
    route.load().then(
      (module) => {
        loaded.set(route, module.default);
        redraw((n) => n + 1);
      },
      () => lookForNewer().then(() => fail(route)),
    );
  }, [found]);
  if (!found) {
    return (
      <main class="page lost" data-part="lost">
        <h1>{texts.text("web-lost")}</h1>
        <p>
          <a href="/">{texts.text("web-lost-home")}</a>
        </p>
      </main>
    );
  }
  const Page = loaded.get(found);
  if (Page) return <Page key={path.value} params={params} />;
  if (failed === found) return <PageFailed />;
  return <main class="page waiting" aria-busy="true" />;
}
