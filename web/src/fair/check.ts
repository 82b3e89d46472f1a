// Whether a game was dealt as promised, as far as a page can say: what it kept against what is shown at the end. That the
// cards really came from it, `kronika verify` shows by dealing again.
import type { Deal, TableInfo } from "../wire";
import type { Kept } from "./kept";
import { hashOf, promiseOf, seedOf } from "./promise";

/** `none`: nothing was promised. `waits`: the secret is not shown yet. `unkept`: it fits, but this browser was not there
 * before the deal and has to believe the hash. */
export type Verdict = "none" | "waits" | "fits" | "unkept" | "broken";

/** What does not fit. */
type Fault = "promise" | "secret" | "bytes" | "hashes" | "table";

export interface Check {
  verdict: Verdict;
  faults: Fault[];
  secret: string;
  /** The hash of the shown secret, computed here. */
  computed: string;
  /** The seed of the game, from all that was added. */
  seed: string;
}

/** The seat for which this browser added its visitor's own bytes, whoever at their device looks. */
export const ownSeat = ({ my_seat, device, chairs }: TableInfo): number | null =>
  device.find((seat) => chairs[seat]?.keeper === null) ?? my_seat;

export function checkDeal(table: string, deal: Deal | null, kept: Kept | null, seat: number | null): Check {
  if (!deal) return { verdict: "none", faults: [], secret: "", computed: "", seed: "" };
  const secret = deal.secret || (kept?.promise === deal.promise ? kept.secret : "");
  const faults: Fault[] = [];
  const foreign = deal.number === 0; // it came as a file, with the id of another table
  if (!foreign && deal.table !== table) faults.push("table");
  if (kept && kept.promise !== deal.promise) faults.push("promise");
  const added = { ...kept?.beside, ...(seat !== null && { [seat]: kept?.bytes ?? "" }) };
  const differs = ([each, own]: [string, string]) =>
    own && deal.parts[Number(each)] === "opened" && deal.added[Number(each)] !== own;
  if (!foreign && deal.stage === "dealt" && Object.entries(added).some(differs)) faults.push("bytes");
  if (deal.added.some((added, each) => added && hashOf(added, deal.table) !== deal.hashes[each])) faults.push("hashes");
  const computed = secret && promiseOf(secret, deal.table);
  if (secret && computed !== deal.promise) faults.push("secret");
  const seed = secret && seedOf(secret, deal.table, deal.added);
  let verdict: Verdict = kept?.early ? "fits" : "unkept";
  if (!secret) verdict = "waits";
  if (faults.length) verdict = "broken";
  return { verdict, faults, secret, computed, seed };
}

/** A hash as it is compared by eye: its beginning and its end. */
export const short = (hash: string): string => (hash.length > 20 ? `${hash.slice(0, 8)} … ${hash.slice(-8)}` : hash);
