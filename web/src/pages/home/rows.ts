// Which of my tables stand where in the list: those that wait for me first.
import type { Catalogue } from "../../text/catalogue";
import type { TableInfo } from "../../wire";

type Waits = "me" | "others" | "gathering" | "over";

/** A chair in which a bot plays does not wait for its owner. */
export function waits(table: TableInfo): Waits {
  if (table.status === "over") return "over";
  if (table.status === "gathering") return "gathering";
  const mine = table.device.length ? table.device : [table.my_seat];
  const asked = mine.some((seat) => seat !== null && table.asked.includes(seat) && !table.chairs[seat]?.bot);
  return asked ? "me" : "others";
}

const RANK: Record<Waits, number> = { me: 0, gathering: 1, others: 1, over: 2 };

/** Where I am asked, what is due first comes first; a table without a deadline can wait. */
const hurry = (table: TableInfo): number => (waits(table) === "me" ? (table.deadline ?? Number.MAX_VALUE) : 0);

export function sorted(tables: readonly TableInfo[]): { open: TableInfo[]; over: TableInfo[] } {
  const all = [...tables].sort(
    (a, b) => RANK[waits(a)] - RANK[waits(b)] || hurry(a) - hurry(b) || b.changed - a.changed,
  );
  return { open: all.filter((table) => table.status !== "over"), over: all.filter((table) => table.status === "over") };
}

/** Scores from the winner down: "37 : 33 : 21". Nothing where a game has a winner and no points. */
export const scoreLine = (table: TableInfo): string =>
  table.scores.some((score) => score > 1) ? [...table.scores].sort((a, b) => b - a).join(" : ") : "";

/** Which variety of the game is played: the first option with a name, such as the kingdom; "" if none has. */
export function varietyOf(texts: Pick<Catalogue, "or">, { game, setup }: Pick<TableInfo, "game" | "setup">): string {
  for (const [id, value] of Object.entries(setup)) {
    // A list of one's own has a name only where it stands instead of a choice: "own kingdom".
    const choice = Array.isArray(value) ? "own" : value;
    const text = typeof choice === "string" ? texts.or(`option-${game}-${id}-${choice}`, "") : "";
    if (text) return text;
  }
  return "";
}

export const emptyChairs = (table: TableInfo): number =>
  table.chairs.filter((chair) => !chair.person && !chair.bot).length;
