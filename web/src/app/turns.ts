// Where it is my turn: a number in the title of the tab, and a notice where somebody wants one and looks elsewhere.
import { computed, effect, signal } from "@preact/signals";
import { socket } from "../net/socket";
import { waits } from "../pages/home/rows";
import { gameName, loadTables, tables } from "../pages/home/shelf";
import { textsOf } from "../text/texts";
import type { TableInfo } from "../wire";
import { navigate, path } from "./router";
import { changing, me } from "./session";
import { notices } from "./settings";
import { play } from "./sound/player";

const EVERY = 20_000;

/** What the page calls itself; the tab's title has the number before it. */
export const title = signal("Kronika");

/** How many tables wait for me, other than the one in front of me. */
export const waiting = computed(
  () => (tables.value ?? []).filter((table) => waits(table) === "me" && path.value !== `/table/${table.id}`).length,
);

/** The tables where a player has been notified of their turn and has not answered yet. */
let told = new Set<string>();

export function startTurns(): void {
  effect(() => {
    document.title = waiting.value ? `(${waiting.value}) ${title.value}` : title.value;
  });
  effect(() => {
    const mine = (tables.value ?? []).filter((table) => waits(table) === "me");
    told = new Set([...told].filter((id) => mine.some((table) => table.id === id)));
    for (const table of mine) notifyTurn(table);
  });
  // Anyone without an open table waits for nothing.
  setInterval(() => {
    const open = tables.value === null || tables.value.some((table) => table.status !== "over");
    if (me.value?.name && !changing.value && open && socket().line.value !== "lost") loadTables();
  }, EVERY);
}

/** It is no longer my turn there: the next time is news again. */
export function answered(table: string): void {
  told.delete(table);
}

/** It is my turn at this table. A player who sees it needs no more; one who looks elsewhere hears a chime, which has a
 *  volume of its own, and gets a notice if they want one. */
export function notifyTurn(table: TableInfo): void {
  const news = document.hidden && !told.has(table.id);
  told.add(table.id);
  if (!news) return;
  play("turn");
  if (notices.value !== "on" || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const texts = textsOf("");
  try {
    const notice = new Notification(texts.text("notice-turn"), {
      body: texts.text("notice-turn-at", { table: table.name, game: gameName(texts, table.game) }),
      tag: table.id,
      icon: "/favicon.svg",
    });
    notice.onclick = () => {
      focus();
      navigate(`/table/${encodeURIComponent(table.id)}`);
      notice.close();
    };
  } catch {
    // Some phones show notices only of installed pages.
  }
}
