// This page's part in a deal: the hash of bytes that it draws, and the bytes once all hashes are there; for each of the
// people at this device. It does so by itself; nobody has to know of it.
import type { Mix, TableInfo } from "../wire";
import { bytesOf, keepBytes, noteDeal } from "./kept";
import { drawn, hashOf } from "./promise";

/** How the nonces of these messages begin: what is wrong with one is no matter for the reader. */
export const MIX = "mix-";

/** What is to be sent now. */
export function partsOf(info: TableInfo): Mix[] {
  const { deal, my_seat: own } = info;
  if (!deal) return [];
  const kept = noteDeal(info.id, deal);
  if (own === null || info.status !== "gathering" || kept.promise !== deal.promise) return [];
  const seats = info.device.length ? info.device : [own];
  return seats.map((seat) => partOf(info, seat, seat === own ? null : seat)).filter((part) => part !== null);
}

/** The part of one seat; `beside` is that seat where it is not one's own. */
function partOf(info: TableInfo, seat: number, beside: number | null): Mix | null {
  const deal = info.deal!;
  const part = deal.parts[seat];
  if (part !== "waits" && part !== "hashed") return null;
  if (part === "waits" && !bytesOf(info.id, beside)) keepBytes(info.id, beside, drawn());
  const bytes = bytesOf(info.id, beside);
  const hash = bytes && hashOf(bytes, info.id);
  if (!hash || (part === "hashed" && (deal.stage !== "bytes" || deal.hashes[seat] !== hash))) return null; // another device's
  const opened = part === "hashed" || isLast(info, seat) ? bytes : "";
  const nonce = `${MIX}${deal.promise.slice(0, 16)}-${hash.slice(0, 16)}-${opened ? "opened" : "hash"}`;
  return { type: "mix", table: info.id, promise: deal.promise, hash, opened, nonce, seat: beside };
}

/** Whether nobody is waited for before the deal: all chairs are taken, and all people ready where several are asked. */
export function isComplete({ chairs, ready }: TableInfo): boolean {
  const people = chairs.filter((chair) => chair.person);
  const waits = ready && people.filter((chair) => chair.keeper === null).length > 1;
  return chairs.every((chair) => chair.person || chair.bot) && (!waits || people.every((chair) => chair.ready));
}

/** Whether everybody else has sent their hash: then one's own may bring the bytes along. */
function isLast(info: TableInfo, seat: number): boolean {
  const { deal } = info;
  return isComplete(info) && deal!.parts.every((part, each) => each === seat || part !== "waits");
}
