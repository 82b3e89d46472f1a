// The host's word on who may write: whom it concerns is told, and the others see it too.
import { toast } from "../parts/toast";
import type { Catalogue } from "../text/catalogue";
import type { TableInfo } from "../wire";

/** Says what has changed between two lines of a table. */
export function tellOrder(before: TableInfo | null, now: TableInfo, texts: Catalogue): void {
  if (!before || before.id !== now.id) return;
  const silent = ({ chairs, muted }: TableInfo) =>
    new Map([...muted, ...chairs.filter((chair) => chair.muted && !chair.mine)].map(({ who, name }) => [who, name]));
  const [old, fresh] = [silent(before), silent(now)];
  if (before.chat !== now.chat && now.chat === "muted") toast(texts.text("chat-muted"));
  else if (before.chat === "muted") toast(texts.text(now.chat === "free" ? "order-unmuted-you" : "chat-seats"));
  else {
    for (const [who, name] of fresh) if (!old.has(who)) toast(texts.text("order-muted-now", { name }));
    for (const [who, name] of old) if (!fresh.has(who)) toast(texts.text("order-unmuted-now", { name }));
  }
}
