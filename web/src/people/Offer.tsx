// A chair that somebody offers, with the ways to take it or not.
import { useState } from "preact/hooks";
import { api } from "../net/api";
import { gameName } from "../pages/home/shelf";
import { Icon } from "../parts/Icon";
import type { Catalogue } from "../text/catalogue";
import { useTexts } from "../text/texts";
import type { Bid } from "../wire";
import { attempt } from "./attempt";
import { sitDown } from "./sit";
import "./Offer.css";

export const ICONS = { friend: "lucide:user-plus", rematch: "lucide:rotate-ccw", tournament: "lucide:trophy" } as const;

export function offerWords(texts: Catalogue, bid: Bid): string {
  if (bid.kind === "tournament") return texts.text("bid-tournament", { name: bid.name });
  return texts.text(bid.kind === "rematch" ? "bid-rematch" : "bid-from", { name: texts.player(bid.by) });
}

export function Offer({ bid }: { bid: Bid }) {
  const texts = useTexts("");
  const [busy, setBusy] = useState(false);
  const name = texts.player(bid.by);
  if (bid.kind === "tournament") {
    return (
      <div class="offer col tight" data-part="offer" data-table={bid.table}>
        <p class="pair">
          <Icon name={ICONS.tournament} />
          <b>{offerWords(texts, bid)}</b>
        </p>
        <p>
          <a class="btn go" href={`/table/${encodeURIComponent(bid.table)}`}>
            {texts.text("bid-to-table")}
          </a>
        </p>
      </div>
    );
  }
  const game = gameName(texts, bid.game);
  return (
    <div class="offer col tight" data-part="offer" data-table={bid.table}>
      <p class="pair">
        <Icon name={ICONS[bid.kind]} />
        <b>{offerWords(texts, bid)}</b>
      </p>
      <p class="sub fine">
        {bid.name && <>{bid.name} · </>}
        {texts.text("bid-about", { game, count: bid.free })}
      </p>
      <p class="wrap tight">
        <button
          type="button"
          class="btn go small"
          disabled={busy}
          aria-label={texts.text("bid-sit-at", { name })}
          onClick={() => {
            setBusy(true);
            sitDown(bid).then((sits) => !sits && setBusy(false));
          }}
        >
          {texts.text("bid-sit")}
        </button>
        <button
          type="button"
          class="btn small"
          disabled={busy}
          aria-label={texts.text("bid-no-at", { name })}
          onClick={() => attempt(api.decline(bid.table))}
        >
          {texts.text("bid-no")}
        </button>
      </p>
    </div>
  );
}
