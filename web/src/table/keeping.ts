// Keeps the table in front of me for when there is no line.
import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { keepTable } from "../app/last";
import type { TableStore } from "./store";

/** Milliseconds after which what is shown is kept; while others play quickly, not each of their moves. */
const AFTER = 1000;

export function useKeeping(store: TableStore): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const whole = store.whole();
      if (whole) keepTable(whole, store.chat.peek());
    };
    const stop = effect(() => {
      if (!store.state.value || store.keptAt.peek() !== null) return;
      store.chat.value;
      timer ??= setTimeout(keep, AFTER);
    });
    const hide = () => document.hidden && timer !== undefined && keep();
    document.addEventListener("visibilitychange", hide);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", hide);
      if (timer !== undefined) keep();
    };
  }, [store]);
}
