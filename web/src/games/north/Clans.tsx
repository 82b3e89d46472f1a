// The six clans, where one chooses, each with a look at its cards.
import { useState } from "preact/hooks";
import { Icon, Rove } from "../../parts";
import { marks } from "../../table/marks";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { ClanCards } from "./ClanCards";
import { CLAN, HAND } from "./icons";
import type { NorthView } from "./view";
import "./Clans.css";

export function Clans({ view }: { view: NorthView }) {
  const table = useTable();
  const texts = useTexts();
  const [looked, look] = useState("");
  const fate = (clan: string): string => {
    const leader = view.seats.findIndex((seat) => seat.clan === clan);
    if (leader >= 0) return texts.text("north-led-by", { name: table.names.value[leader] ?? "" });
    return view.extra.struck?.includes(clan) ? texts.text("north-is-struck") : "";
  };
  return (
    <section class="clans" aria-label={texts.text("option-north-clans")}>
      <Rove class="clan-tiles" label={texts.text("option-north-clans")}>
        {Object.entries(CLAN).map(([clan, icon]) => {
          const names = [`clan:${clan}`];
          const light = table.light(names, names[0]);
          return (
            <div key={clan} class="clan-spot">
              <button
                type="button"
                class={`clan-tile leaf col ${light} ${fate(clan) ? "gone" : ""}`}
                disabled={light === ""}
                data-part="clan"
                {...marks(table, names, names[0])}
                data-clan={clan}
                onClick={() => table.click(names, names[0])}
              >
                <Icon name={icon} class="gold" />
                <b>{texts.text(`north-clan-${clan}`)}</b>
                <span class="sub fine">{fate(clan) || texts.text(`north-clan-${clan}`, {}, "about")}</span>
              </button>
              <button
                type="button"
                class="bare clan-look"
                data-tip={texts.text("north-look-at-clan", { clan })}
                onClick={() => look(clan)}
              >
                <Icon name={HAND} label={texts.text("north-look-at-clan", { clan })} />
              </button>
            </div>
          );
        })}
      </Rove>
      {looked && <ClanCards clan={looked} onClose={() => look("")} />}
    </section>
  );
}
