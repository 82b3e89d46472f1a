// Which cards of a game are shown, and in which order.
import type { Face } from "../../net/api";
import type { Catalogue } from "../../text/catalogue";
import { holds, wordsOf } from "../rules/search";

export type Order = "cost" | "name" | "set";

export interface CardFilter {
  find: string;
  set: string;
  kind: string;
  /** A cost as it is written, or "". */
  cost: string;
  order: Order;
}

const ORDERS: readonly string[] = ["cost", "name", "set"];

export const filterOf = (query: URLSearchParams): CardFilter => ({
  find: query.get("q") ?? "",
  set: query.get("set") ?? "",
  kind: query.get("kind") ?? "",
  cost: query.get("cost") ?? "",
  order: ORDERS.includes(query.get("sort") ?? "") ? (query.get("sort") as Order) : "cost",
});

/** The part of an address that says the filter; nothing where nothing is filtered. */
export function queryOf(filter: CardFilter): string {
  const query = new URLSearchParams();
  if (filter.find) query.set("q", filter.find);
  if (filter.set) query.set("set", filter.set);
  if (filter.kind) query.set("kind", filter.kind);
  if (filter.cost) query.set("cost", filter.cost);
  if (filter.order !== "cost") query.set("sort", filter.order);
  const said = query.toString();
  return said && `?${said}`;
}

export function chosen(faces: Iterable<Face>, filter: CardFilter, texts: Catalogue): Face[] {
  const words = wordsOf(filter.find);
  const sets: string[] = [];
  const found: Face[] = [];
  for (const face of faces) {
    if (face.retired) continue; // only games of an older version of the rules still have it
    if (face.set && !sets.includes(face.set)) sets.push(face.set);
    if (filter.set && face.set !== filter.set) continue;
    if (filter.kind && !face.kinds?.includes(filter.kind)) continue;
    if (filter.cost && String(face.cost) !== filter.cost) continue;
    if (words.length && !holds(`${texts.card(face.id)} ${texts.or(`card-${face.id}`, "", {}, "text")}`, words))
      continue;
    found.push(face);
  }
  const byName = (a: Face, b: Face) => texts.card(a.id).localeCompare(texts.card(b.id), texts.lang);
  const byCost = (a: Face, b: Face) => (a.cost ?? 0) - (b.cost ?? 0) || byName(a, b);
  const bySet = (a: Face, b: Face) => sets.indexOf(a.set ?? "") - sets.indexOf(b.set ?? "") || byCost(a, b);
  return found.sort(filter.order === "name" ? byName : filter.order === "set" ? bySet : byCost);
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
