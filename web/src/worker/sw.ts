// The service worker: Kronika opens without a line, and is told of things while it is closed. `build/shell.ts` writes into
// it which files belong to its build.
import { handling, isReadable, messageOf } from "./routes";

declare const self: ServiceWorkerGlobalScope;

const shell = JSON.parse("__KRONIKA_SHELL__") as { build: string; files: string[] };
const FILES = new Set(shell.files);
const PREFIX = "kronika-shell-";
const CACHE = PREFIX + shell.build;
const PAGE = "/";

// --- without a line ---

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll([new Request(PAGE, { cache: "reload" }), ...shell.files])),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(PREFIX) && name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const how = handling(event.request, self.location.origin, FILES);
  if (how === "page") event.respondWith(fetch(event.request).catch(() => kept(PAGE)));
  if (how === "file") event.respondWith(kept(event.request.url).catch(() => fetch(event.request)));
  if (how === "read") event.respondWith(read(event.request));
});

async function kept(url: string): Promise<Response> {
  const found = await (await caches.open(CACHE)).match(url, { ignoreSearch: true, ignoreVary: true });
  if (!found) throw new TypeError(`${url} is not kept`);
  return found;
}

async function read(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(CACHE)).put(request.url, answer.clone());
    return answer;
  } catch {
    return kept(request.url);
  }
}

// A page of this build says that it is there: then nobody waits any longer for the one before. It also says what it has
// read before this worker was there.
self.addEventListener("message", (event) => {
  const { script, known } = (event.data ?? {}) as { script?: unknown; known?: unknown };
  if (typeof script === "string" && FILES.has(script)) self.skipWaiting();
  if (!Array.isArray(known)) return;
  const paths = known.filter((path): path is string => typeof path === "string" && isReadable(path));
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.allSettled(paths.map((path) => cache.add(path)))));
});

// --- while it is closed ---

self.addEventListener("push", (event) => {
  const said = messageOf(event.data?.text() ?? "");
  if (!said) return;
  const { title, body, tag, url } = said;
  // One notice for each table: the next one takes its place, and is heard again.
  const options = { body, tag, renotify: true, icon: "/icon-192.png", badge: "/badge-96.png", data: { url } };
  event.waitUntil(self.registration.showNotification(title, options as NotificationOptions));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data as { url: string };
  event.waitUntil(show(url));
});

/** In a window that shows it already, else in any of ours, else in a new one. */
async function show(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((window) => new URL(window.url).pathname === url);
  if (there) {
    await there.focus();
    return;
  }
  const any = windows[0];
  const moved = await any
    ?.focus()
    .then((window) => window.navigate(url))
    .catch(() => null);
  if (!moved) await self.clients.openWindow(url);
}

self.addEventListener("pushsubscriptionchange", (event) => {
  const change = event as ExtendableEvent & { oldSubscription?: PushSubscription | null };
  const options = change.oldSubscription?.options;
  if (!options?.applicationServerKey) return;
  const again = { userVisibleOnly: true, applicationServerKey: options.applicationServerKey };
  change.waitUntil(self.registration.pushManager.subscribe(again).then(tell));
});

/** The browser has another address now. */
async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth, lang: "" });
  await fetch("/api/me/reminders/push", { method: "POST", headers: { "content-type": "application/json" }, body });
}
