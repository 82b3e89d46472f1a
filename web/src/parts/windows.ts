// Which windows are open, the topmost last. All that lies outside of it is inert until it is closed.
import { signal } from "@preact/signals";

export const windows = signal<readonly HTMLDialogElement[]>([]);

/** Notes a window that has just been opened; the answer is called before it goes. */
export function opened(window: HTMLDialogElement): () => void {
  windows.value = [...windows.value, window];
  return () => {
    windows.value = windows.value.filter((other) => other !== window);
  };
}
