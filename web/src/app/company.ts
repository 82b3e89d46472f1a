// The visitor's people: friends, questions, chairs that they are offered. The server tells them over the socket; with
// an account there is always one, since others may see that one is here.
import { effect, signal } from "@preact/signals";
import { socket } from "../net/socket";
import { announce, toast } from "../parts/toast";
import { textsOf } from "../text/texts";
import type { Company } from "../wire";
import { me } from "./session";
import { play } from "./sound/player";

/** null until the server has told. */
export const company = signal<Company | null>(null);

export function startCompany(): void {
  let who = "";
  let leave = () => {};
  effect(() => {
    const now = me.value?.name ? `${me.value.account}\n${Boolean(me.value.account)}` : "";
    if (now === who) return;
    who = now;
    leave();
    company.value = null;
    if (now) leave = socket().company(learn, Boolean(me.value?.account));
  });
}

/** What the server says; whoever asks and whatever is offered anew is told. */
export function learn(now: Company): void {
  const before = company.peek();
  company.value = now;
  if (!before) return;
  const texts = textsOf("");
  const known = new Set(before.asking.map(({ who }) => who));
  for (const { who, name } of now.asking) if (!known.has(who)) toast(texts.text("friends-asking", { name }));
  const offered = new Set(before.bids.map(({ table }) => table));
  for (const bid of now.bids) {
    if (offered.has(bid.table)) continue;
    play("turn");
    const said = { friend: "bid-from", rematch: "bid-rematch", tournament: "bid-tournament" }[bid.kind];
    announce(texts.text(said, { name: bid.kind === "tournament" ? bid.name : texts.player(bid.by) }));
  }
}
