// The check without this server: the command that deals again, and a few lines for any browser's console.

import { copy } from "../../app/copy";
import { api } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { toast } from "../../parts/toast";
import { useTexts } from "../../text/texts";
import type { Told } from "./Fairness";

/** The hash of the secret by the browser's own means, with nothing of ours in it. */
const lines = (secret: string, table: string) => `const secret = "${secret}", table = "${table}";
const text = (words) => new TextEncoder().encode(words);
const parts = [text("kronika commitment 1"), Uint8Array.from(secret.match(/../g), (pair) => parseInt(pair, 16)), text(table)];
const sealed = parts.flatMap((part) => [0, 0, 0, part.length, ...part]);
const hash = await crypto.subtle.digest("SHA-256", Uint8Array.from(sealed));
console.log([...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join(""));`;

export function AtHome({ told: { info, deal, check } }: { told: Told }) {
  const texts = useTexts("");
  const over = info?.status === "over";
  // Between two games of a saga the file is for those who sat there, as the secret is.
  const withheld = Boolean(info?.saga && !info.rematch && deal && !deal.secret);
  const file = info ? `${info.game}-${info.id}.json` : "dominion-k7m2q9t4w8xz.json";
  const code = deal && check.secret ? lines(check.secret, deal.table) : "";
  return (
    <section class="leaf fair-box col" aria-labelledby="fair-home">
      <h2 id="fair-home" class="gold">
        {texts.text("fair-home")}
      </h2>
      <code class="fair-well">kronika verify {file}</code>
      <p class="prose">{texts.text("fair-home-text")}</p>
      {over && !withheld && (
        <a class="btn" href={api.chronicleAddress(info.id)} download>
          <Icon name="lucide:download" />
          {texts.text("fair-home-file")}
        </a>
      )}
      {code && (
        <details class="col">
          <summary>{texts.text("fair-home-lines")}</summary>
          <p class="fine sub">{texts.text("fair-home-lines-text")}</p>
          <pre class="fair-well">{code}</pre>
          <button
            type="button"
            class="btn"
            onClick={async () => {
              if (await copy(code)) toast(texts.text("fair-home-copied"));
            }}
          >
            <Icon name="lucide:copy" />
            {texts.text("fair-home-copy")}
          </button>
        </details>
      )}
    </section>
  );
}
