// Somebody leaves this browser: they sign out, have themselves erased, or their session is over. Then nothing of theirs is
// left here, in no tab.
import { signal } from "@preact/signals";
import { forgetKept } from "./kept";
import { forgetLast } from "./last";

/** How often somebody has left; what was to be kept for them is not. */
export const left = signal(0);

let tabs: BroadcastChannel | null = null;

export async function forgetMine(): Promise<void> {
  left.value += 1;
  forgetKept();
  await forgetLast();
}

/** The other tabs forget it too; once the server knows who one is now, so that not each of them asks for a guest. */
export function tellTabs(): void {
  tabs?.postMessage("left");
}

/** Hears of it when somebody leaves in another tab. */
export function startLeaving(then: () => Promise<void>): void {
  if (typeof BroadcastChannel === "undefined") return;
  tabs = new BroadcastChannel("kronika-left");
  tabs.onmessage = () => {
    forgetMine()
      .then(then)
      .catch(() => {});
  };
}
