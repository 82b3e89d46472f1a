// Sitting down on a chair that one is offered: the one that is meant, else any that is free.
import { navigate } from "../app/router";
import { me } from "../app/session";
import { ApiError, api } from "../net/api";
import { toast } from "../parts/toast";
import { textsOf } from "../text/texts";
import type { Bid } from "../wire";
import { wanted } from "./chairs";

export async function sitDown(bid: Bid): Promise<boolean> {
  const texts = textsOf("");
  try {
    const info = await api.table(bid.table, bid.invite);
    for (const seat of wanted(bid, info)) {
      try {
        const body = { seat, name: me.value?.name ?? "", invite: bid.invite, takes_part: true };
        await api.sit(bid.table, body);
        navigate(`/table/${encodeURIComponent(bid.table)}`);
        return true;
      } catch (failed) {
        if (!(failed instanceof ApiError) || failed.id !== "chair-taken") throw failed;
      }
    }
    toast(texts.text("bid-gone"));
  } catch (failed) {
    if (!(failed instanceof ApiError)) throw failed;
    toast(texts.text(failed.id, failed.args), { kind: "error" });
  }
  return false;
}
