// Everybody else in turn order: resources, points, numbers they own (lit where the roll speaks to them), roles, monsters
// and domains; alone it is the Dark Lord with what he has captured.
import { useState } from "preact/hooks";
import { phone } from "../../app/settings";
import { Card, Dialog, Icon, SeatPanel } from "../../parts";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { facesOf } from "..";
import { Whole } from "./Duchy";
import { gainedBy, toldGains } from "./gains";
import { DARK_LORD, DOMAIN, DUKE, MONSTER, RESOURCES, ROLE, ROLES } from "./icons";
import { Amount, Plus } from "./Signs";
import { across, hits, pointsOf, rolesOf, slotsOf, stockOf, type ValeriaView, zoneOf } from "./view";

export function Rivals({ view }: { view: ValeriaView }) {
  const seats = across(view);
  return (
    <div class={`rivals n${Math.max(1, seats.length)}`} data-part="rivals">
      {view.seats.length === 1 ? (
        <DarkLord view={view} />
      ) : (
        seats.map((seat) => <Rival key={seat} {...{ view, seat }} />)
      )}
    </div>
  );
}

function Rival({ view, seat }: { view: ValeriaView; seat: number }) {
  const table = useTable();
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const faces = facesOf("valeria");
  const name = table.names.value[seat] ?? "";
  const stock = stockOf(view, seat);
  const duchy = zoneOf(view, `duchy:${seat}`);
  const domains = zoneOf(view, `domains:${seat}`);
  const slain = zoneOf(view, `slain:${seat}`);
  const duke = zoneOf(view, `duke:${seat}`);
  const roles = rolesOf(duchy?.cards ?? [], faces);
  const cards = pointsOf(domains?.cards ?? [], faces) + pointsOf(slain?.cards ?? [], faces);
  const { slots } = slotsOf(duchy?.cards ?? [], faces);
  const gains = toldGains(table.events.value, table.fresh.value, view.phase);
  const resting = view.extra.resting === seat;
  return (
    <SeatPanel seat={seat} class={resting ? "resting" : ""}>
      <Harvesting view={view} seat={seat} />
      <div class="rs">
        {RESOURCES.map((resource) => (
          <span key={resource} class="r1" data-track={`${seat}.${resource}`}>
            <Amount of={resource} count={stock[resource]} label={texts.text(`valeria-track-${resource}`)} />
            {resource === "vp" && cards > 0 && <small title={texts.text("valeria-vp-cards")}>+{cards}</small>}
            <Plus key={table.state.value?.seq} count={gainedBy(gains, seat, resource)} />
          </span>
        ))}
      </div>
      {!phone.value && (
        <div class="vchips" data-zone={`duchy:${seat}`}>
          {slots.map((slot) => {
            const n = slot.cards.length;
            const lit = n > 0 && hits(slot.numbers, view.extra.dice) > 0;
            const title = [...new Set(slot.cards.map(({ card }) => texts.card(card.face)))].join(", ");
            return (
              <span
                key={slot.id}
                class={`vchip ${n ? "" : "no"} ${lit ? "lit" : ""}`}
                data-part="slot"
                data-lit={lit || undefined}
                title={title || undefined}
              >
                <b>{slot.id}</b>
                {n > 1 && <em>×{n}</em>}
              </span>
            );
          })}
        </div>
      )}
      <button
        type="button"
        class="sums"
        data-part="sums"
        aria-haspopup="dialog"
        aria-label={texts.text("valeria-duchy-of", { name })}
        title={texts.text("valeria-duchy-of", { name })}
        onClick={() => setOpen(true)}
      >
        {!phone.value &&
          ROLES.map((role) => (
            <span key={role} class="rc">
              <Icon name={ROLE[role]} label={texts.text(`valeria-role-${role}`)} />
              {roles[role]}
            </span>
          ))}
        <span class="rc sep" data-zone={`slain:${seat}`}>
          <Icon name={MONSTER} label={texts.text("valeria-zone-slain")} />
          {slain?.count ?? 0}
        </span>
        <span class="rc" data-zone={`domains:${seat}`}>
          <Icon name={DOMAIN} label={texts.text("valeria-zone-domains")} />
          {domains?.count ?? 0}
        </span>
        {!phone.value && duke && duke.count > 0 && (
          <span class="rc secret">
            <Icon name={DUKE} label={texts.text("valeria-zone-duke")} />
            {duke.cards[0] ? "" : "?"}
          </span>
        )}
        {!phone.value && <Icon name="lucide:maximize-2" class="bigger" />}
      </button>
      {open && (
        <Dialog title={texts.text("valeria-duchy-of", { name })} onClose={() => setOpen(false)} class="wide">
          <div class="val-window">
            <Whole view={view} seat={seat} duchy={duchy} />
          </div>
        </Dialog>
      )}
    </SeatPanel>
  );
}

/** In the harvest, when all choose at once: who still does. And who sits this turn out. */
function Harvesting({ view, seat }: { view: ValeriaView; seat: number }) {
  const texts = useTexts();
  if (view.extra.resting === seat) {
    return (
      <span class="hv rest">
        <Icon name="lucide:moon" />
        {texts.text("valeria-rests")}
      </span>
    );
  }
  if (view.phase !== "harvest" && view.phase !== "second-harvest" && view.phase !== "setup") return null;
  const asked = view.asked.includes(seat);
  return (
    <span class={`hv ${asked ? "busy" : ""}`}>
      <Icon name={asked ? "lucide:hourglass" : "lucide:check"} />
      {texts.text(asked ? "valeria-choosing" : "valeria-chosen")}
    </span>
  );
}

/** The opponent of who plays alone. */
function DarkLord({ view }: { view: ValeriaView }) {
  const texts = useTexts();
  const captured = zoneOf(view, "captured");
  const duke = zoneOf(view, "duke:dark-lord");
  const cards = captured?.cards ?? [];
  return (
    <section class="opp darklord" data-part="seat" aria-label={texts.text("valeria-dark-lord")}>
      <div class="who">
        <span class="crest dark" aria-hidden="true">
          <Icon name={DARK_LORD} />
        </span>
        <span class="about">
          <span class="name">{texts.text("valeria-dark-lord")}</span>
          <span class="st">{texts.text("valeria-captured", { count: cards.length })}</span>
        </span>
      </div>
      <div class="captured" data-zone="captured">
        {cards.map((card, i) => (
          <span key={card.id ?? i} class="lap">
            <Card face={card.face} zone={captured} index={i} />
          </span>
        ))}
        {cards.length === 0 && <span class="sub">{texts.text("valeria-captured-none")}</span>}
      </div>
      <div class="darkduke">
        {duke?.cards[0] ? (
          <Card face={duke.cards[0].face} zone={duke} index={0} />
        ) : (
          <span class="rc secret">
            <Icon name={DUKE} label={texts.text("valeria-zone-duke")} />?
          </span>
        )}
      </div>
    </section>
  );
}
