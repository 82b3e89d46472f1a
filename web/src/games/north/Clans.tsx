// The six clans, where one chooses.
import { Icon, Rove } from "../../parts";
import { marks } from "../../table/marks";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { CLAN } from "./icons";
import "./Clans.css";

export function Clans() {
  const table = useTable();
  const texts = useTexts();
  return (
    <section class="clans" aria-label={texts.text("option-north-clans")}>
      <Rove class="clan-tiles" label={texts.text("option-north-clans")}>
        {Object.entries(CLAN).map(([clan, icon]) => {
          const names = [`clan:${clan}`];
          const light = table.light(names, names[0]);
          return (
            <button
              key={clan}
              type="button"
              class={`clan-tile leaf col ${light}`}
              disabled={light === ""}
              data-part="clan"
              {...marks(table, names, names[0])}
              data-clan={clan}
              onClick={() => table.click(names, names[0])}
            >
              <Icon name={icon} class="gold" />
              <b>{texts.text(`north-clan-${clan}`)}</b>
              <span class="sub fine">{texts.text(`north-clan-${clan}`, {}, "about")}</span>
            </button>
          );
        })}
      </Rove>
    </section>
  );
}
