// The service worker of this page (src/worker): brought in when the first page is there, in a built Kronika only, since
// while one develops every file is another one. A page of a new build lets its worker take over at once.
import { signal } from "@preact/signals";

/** Whether this browser can keep Kronika for when there is no line. Browsers let only safe origins do it. */
export const canKeep = (): boolean =>
  import.meta.env.PROD && typeof caches !== "undefined" && "serviceWorker" in navigator;

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** By this Kronika becomes an app; null where the browser does not offer it. */
export const installable = signal<InstallEvent | null>(null);

export function startWorker(): void {
  if (!canKeep()) return;
  // Browsers say so once, early on.
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installable.value = event as InstallEvent;
  });
  addEventListener("appinstalled", () => {
    installable.value = null;
  });
  const script = document.querySelector('script[type="module"][src]')?.getAttribute("src");
  navigator.serviceWorker
    .register("/sw.js")
    .then((registration) => {
      const offer = () => registration.waiting?.postMessage({ script });
      offer();
      registration.addEventListener("updatefound", () => {
        const fresh = registration.installing;
        fresh?.addEventListener("statechange", () => fresh.state === "installed" && offer());
      });
      return navigator.serviceWorker.ready;
    })
    .then(({ active }) => {
      if (!navigator.serviceWorker.controller) active?.postMessage({ known: read() });
    })
    .catch(() => {
      // Without it everything works but without a line.
    });
}

/** What this page has fetched so far, before anybody could keep it. */
const read = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
