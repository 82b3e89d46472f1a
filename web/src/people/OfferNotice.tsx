// A chair that one is offered, told on whatever page one is: sit down, no thanks, or later (it stays in the list). At
// a table, and when one has gone on to another page, it is a mark that one may open: nothing may lie on what one reads.
import { signal } from "@preact/signals";
import { company } from "../app/company";
import { path, query } from "../app/router";
import { phone } from "../app/settings";
import { Icon } from "../parts/Icon";
import { useTexts } from "../text/texts";
import { ICONS, Offer, offerWords } from "./Offer";
import "./OfferNotice.css";

/** Those that the reader has put off. */
const later = signal<ReadonlySet<string>>(new Set());
/** The one that was opened by its mark. */
const opened = signal("");
/** On which page each was first told. */
const told = new Map<string, string>();

export function OfferNotice() {
  const texts = useTexts("");
  const bid = (company.value?.bids ?? []).find(
    ({ table }) => !later.value.has(table) && path.value !== `/table/${table}`,
  );
  // The list itself stands on the page about company, on a phone far below; and the sheet for a new table lies here.
  if (!bid || (path.value === "/company" && !phone.value) || query.value.has("new")) return null;
  if (!told.has(bid.table)) told.set(bid.table, path.value);
  const aside = path.value.startsWith("/table/") || told.get(bid.table) !== path.value;
  if (aside && opened.value !== bid.table) {
    return (
      <aside class="offer-mark" data-part="offer-notice" aria-label={texts.text("bids")}>
        <button
          type="button"
          class="btn offer-open"
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
