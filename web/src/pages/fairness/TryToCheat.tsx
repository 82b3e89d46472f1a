// Fairness by trying to break it: another secret has another hash, and deals other cards.
import { useState } from "preact/hooks";
import { short } from "../../fair/check";
import { promiseOf, seedOf } from "../../fair/promise";
import { Icon } from "../../parts/Icon";
import { SealBox } from "../../table/SealBox";
import { useTexts } from "../../text/texts";
import type { Deal } from "../../wire";
import { Order } from "./Steps";

export function TryToCheat({ deal, secret }: { deal: Deal; secret: string }) {
  const texts = useTexts("");
  const [typed, setTyped] = useState(secret);
  const given = typed.replace(/\s/g, "").toLowerCase();
  const readable = /^([0-9a-f]{2})+$/.test(given);
  const hash = readable ? promiseOf(given, deal.table) : "";
  const fits = hash === deal.promise;
  return (
    <section class="leaf fair-box col" aria-labelledby="fair-cheat">
      <h2 id="fair-cheat" class="gold">
        {texts.text("fair-cheat")}
      </h2>
      <p class="prose">{texts.text("fair-cheat-text")}</p>
      <label class="fld">
        <span>{texts.text("fair-cheat-secret")}</span>
        <textarea
          class="inp"
          rows={3}
          spellcheck={false}
          autocomplete="off"
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <SealBox verdict={fits ? "fits" : "broken"} part="cheat">
        <div class="grow">
          <b>{texts.text(fits ? "fair-cheat-fits" : "fair-cheat-broken")}</b>
          <br />
          <code>{readable ? short(hash) : texts.text("fair-cheat-unreadable")}</code>
          {readable && <Order seed={seedOf(given, deal.table, deal.added)} />}
        </div>
      </SealBox>
      {!fits && (
        <button type="button" class="btn" onClick={() => setTyped(secret)}>
          <Icon name="lucide:rotate-ccw" />
          {texts.text("fair-cheat-back")}
        </button>
      )}
    </section>
  );
}
