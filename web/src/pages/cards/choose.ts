// Which cards of a game are shown, and in which order.
import type { Face } from "../../net/api";
import type { Catalogue } from "../../text/catalogue";
import { holds, wordsOf } from "../rules/search";

export type Order = "cost" | "name" | "set";

export interface Wish {
  find: string;
  set: string;
  kind: string;
  /** A cost as it is written, or "". */
  cost: string;
  order: Order;
}

const ORDERS: readonly string[] = ["cost", "name", "set"];

export const wishOf = (query: URLSearchParams): Wish => ({
  find: query.get("q") ?? "",
  set: query.get("set") ?? "",
  kind: query.get("kind") ?? "",
  cost: query.get("cost") ?? "",
  order: ORDERS.includes(query.get("sort") ?? "") ? (query.get("sort") as Order) : "cost",
});

/** The part of an address that says the wish; nothing where nothing is wished. */
export function queryOf(wish: Wish): string {
  const query = new URLSearchParams();
  if (wish.find) query.set("q", wish.find);
  if (wish.set) query.set("set", wish.set);
  if (wish.kind) query.set("kind", wish.kind);
  if (wish.cost) query.set("cost", wish.cost);
  if (wish.order !== "cost") query.set("sort", wish.order);
  const said = query.toString();
  return said && `?${said}`;
}

export function chosen(faces: Iterable<Face>, wish: Wish, texts: Catalogue): Face[] {
  const words = wordsOf(wish.find);
  const sets: string[] = [];
  const found: Face[] = [];
  for (const face of faces) {
    if (face.set && !sets.includes(face.set)) sets.push(face.set);
    if (wish.set && face.set !== wish.set) continue;
    if (wish.kind && !face.kinds?.includes(wish.kind)) continue;
    if (wish.cost && String(face.cost) !== wish.cost) continue;
    if (words.length && !holds(`${texts.card(face.id)} ${texts.or(`card-${face.id}`, "", {}, "text")}`, words))
      continue;
    found.push(face);
  }
  const byName = (a: Face, b: Face) => texts.card(a.id).localeCompare(texts.card(b.id), texts.lang);
  const byCost = (a: Face, b: Face) => (a.cost ?? 0) - (b.cost ?? 0) || byName(a, b);
  const bySet = (a: Face, b: Face) => sets.indexOf(a.set ?? "") - sets.indexOf(b.set ?? "") || byCost(a, b);
  return found.sort(wish.order === "name" ? byName : wish.order === "set" ? bySet : byCost);
}

/** The values a filter offers, in the order in which they turn up; costs by size. */
export function valuesOf(faces: Iterable<Face>): { sets: string[]; kinds: string[]; costs: number[] } {
  const sets = new Set<string>();
  const kinds = new Set<string>();
  const costs = new Set<number>();
  for (const face of faces) {
    if (face.set) sets.add(face.set);
    for (const kind of face.kinds ?? []) kinds.add(kind);
    if (typeof face.cost === "number") costs.add(face.cost);
  }
  return { sets: [...sets], kinds: [...kinds], costs: [...costs].sort((a, b) => a - b) };
}
