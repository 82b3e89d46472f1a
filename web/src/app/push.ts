// This browser at the push service of its maker: whether it can be told things while Kronika is closed, and that it is to be.
import { api } from "../net/api";
import type { Reminders } from "../wire";
import { lang } from "./settings";
import { canKeep } from "./worker";

export const canPush = (): boolean => canKeep() && "PushManager" in globalThis && typeof Notification !== "undefined";

/** The key of the server, as browsers want it. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** Asks the browser, then tells the server where it is; null if the reader says no. */
export async function subscribe(key: string): Promise<Reminders | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // One that was made for another key of the server is of no use.
  if (before && !sameKey(before.options.applicationServerKey, bytesOf(key))) await before.unsubscribe();
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
  ).toJSON();
  return api.subscribe({
    endpoint: endpoint ?? "",
    p256dh: keys?.p256dh ?? "",
    auth: keys?.auth ?? "",
    lang: lang.value,
  });
}

const sameKey = (one: ArrayBuffer | null, other: Uint8Array): boolean =>
  one !== null && String(new Uint8Array(one)) === String(other);

/** The server forgets this browser, then the browser forgets the server. */
export async function unsubscribe(): Promise<Reminders> {
  const left = await api.unsubscribe();
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  return left;
}
