// This page's part in a deal: the hash of bytes that it draws, and the bytes once all hashes are there. It does so by
// itself; nobody has to know of it.
import type { Mix, TableInfo } from "../wire";
import { keepDeal, noteDeal } from "./kept";
import { drawn, hashOf } from "./promise";

/** How the nonces of these messages begin: what is wrong with one is no matter for the reader. */
export const MIX = "mix-";

/** What is to be sent now, if anything. */
export function partOf(info: TableInfo): Mix | null {
  const { deal, my_seat: seat } = info;
  if (!deal) return null;
  const kept = noteDeal(info.id, deal);
  if (seat === null || info.status !== "gathering" || kept.promise !== deal.promise) return null;
  const part = deal.parts[seat];
  if (part !== "waits" && part !== "hashed") return null;
  if (part === "waits" && !kept.bytes) {
    kept.bytes = drawn();
    keepDeal(info.id, kept);
  }
  const hash = kept.bytes && hashOf(kept.bytes, info.id);
  if (!hash || (part === "hashed" && (deal.stage !== "bytes" || deal.hashes[seat] !== hash))) return null; // another device's
  const opened = part === "hashed" || isLast(info, seat) ? kept.bytes : "";
  const nonce = `${MIX}${deal.promise.slice(0, 16)}-${hash.slice(0, 16)}-${opened ? "opened" : "hash"}`;
  return { type: "mix", table: info.id, promise: deal.promise, hash, opened, nonce };
}

/** Whether everybody else has sent their hash: then one's own may bring the bytes along. */
function isLast({ chairs, deal }: TableInfo, seat: number): boolean {
  const all = chairs.every((chair) => chair.person || chair.bot);
  return all && deal!.parts.every((part, each) => each === seat || part !== "waits");
}
