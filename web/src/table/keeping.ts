// Keeps the table in front of me for when there is no line.
import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { keepTable, type LastTable } from "../app/last";
import { left } from "../app/leaving";
import type { State } from "../wire";
import type { TableStore } from "./store";

/** Milliseconds after which what is shown is kept; while others play quickly, not each of their moves. */
const AFTER = 1000;

/** Shows what this browser has kept, until the server is there again. */
export function recall(store: TableStore, { at, state, chat }: LastTable): void {
  store.apply(state);
  store.chat.value = chat;
  store.keptAt.value = at;
}

/** The last state with all the events that are known, as one that tells the story from its beginning. */
function whole(store: TableStore): State | null {
  const state = store.state.peek();
  const events = store.events.peek() as unknown as State["events"];
  return state && { ...state, first: store.earlier.peek(), events };
}

export function useKeeping(store: TableStore): void {
  useEffect(() => keeping(store), [store]);
}

/** Keeps it until it is told to stop. Whoever leaves this browser leaves nothing that was still to be kept. */
export function keeping(store: TableStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const dismiss = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const keep = () => {
    dismiss();
    const state = whole(store);
    if (state) keepTable(state, store.chat.peek());
  };
  const since = left.peek();
  const forget = left.subscribe(dismiss);
  const stop = effect(() => {
    if (left.value !== since) return;
    if (!store.state.value || store.keptAt.peek() !== null) return;
    store.chat.value;
    timer ??= setTimeout(keep, AFTER);
  });
  const hide = () => document.hidden && timer !== undefined && keep();
  document.addEventListener("visibilitychange", hide);
  return () => {
    forget();
    stop();
    document.removeEventListener("visibilitychange", hide);
    if (timer !== undefined) keep();
  };
}
