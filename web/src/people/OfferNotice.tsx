// A chair that one is offered, told on whatever page one is: sit down, no thanks, or later (it stays in the list). At
// a table it is a mark that one may open: nothing may lie on what one has to answer.
import { signal } from "@preact/signals";
import { company } from "../app/company";
import { path } from "../app/router";
import { phone } from "../app/settings";
import { Icon } from "../parts/Icon";
import { useTexts } from "../text/texts";
import { ICONS, Offer, offerWords } from "./Offer";
import "./OfferNotice.css";

/** Those that the reader has put off. */
const later = signal<ReadonlySet<string>>(new Set());
/** The one that was opened at a table. */
const opened = signal("");

export function OfferNotice() {
  const texts = useTexts("");
  const bid = (company.value?.bids ?? []).find(
    ({ table }) => !later.value.has(table) && path.value !== `/table/${table}`,
  );
  // The list itself stands on the page about company, on a phone far below.
  if (!bid || (path.value === "/company" && !phone.value)) return null;
  if (path.value.startsWith("/table/") && opened.value !== bid.table) {
    return (
      <aside class="offer-mark" data-part="offer-notice" aria-label={texts.text("bids")}>
        <button
          type="button"
          class="btn"
          aria-expanded={false}
          aria-label={offerWords(texts, bid)}
          onClick={() => {
            opened.value = bid.table;
          }}
        >
          <Icon name={ICONS[bid.kind]} />
          <span>{offerWords(texts, bid)}</span>
        </button>
      </aside>
    );
  }
  return (
    <aside class="offer-notice leaf" data-part="offer-notice" aria-label={texts.text("bids")}>
      <Offer bid={bid} />
      <button
        type="button"
        class="bare"
        aria-label={texts.text("bid-later")}
        data-tip={texts.text("bid-later")}
        onClick={() => {
          later.value = new Set([...later.value, bid.table]);
          opened.value = "";
        }}
      >
        <Icon name="lucide:x" />
      </button>
    </aside>
  );
}
