// Everybody else in turn order: resources, points, numbers they own (lit where the roll speaks to them), roles, monsters
// and domains; alone it is the Dark Lord with what he has captured.
import { useState } from "preact/hooks";
import { Card, Dialog, Icon, SeatPanel } from "../../parts";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { facesOf } from "..";
import { Copies, WholeDuchy } from "./Duchy";
import { gainedBy, toldGains } from "./gains";
import { DARK_LORD, DOMAIN, DUKE, MONSTER, RESOURCES, ROLE, ROLES } from "./icons";
import { Amount, Plus } from "./Signs";
import { across, groupsOf, hits, pointsOf, rolesOf, slotsOf, stockOf, type ValeriaView, zoneOf } from "./view";
import "./Rivals.css";

export function Rivals({ view }: { view: ValeriaView }) {
  const seats = across(view);
  return (
    <div class={`val-rivals rivals-${Math.max(1, seats.length)}`} data-part="rivals">
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
  const { small } = useSize();
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
    <SeatPanel seat={seat} class={`val-rival ${resting ? "resting" : ""}`}>
      <Harvesting view={view} seat={seat} />
      <div class="rival-stock ends">
        {RESOURCES.map((resource) => (
          <span key={resource} class="pair" data-track={`${seat}.${resource}`}>
            {resource === "vp" ? (
              <Amount
                of="vp"
                count={stock.vp + cards}
                label={texts.text("valeria-points-open", { board: stock.vp, cards })}
              />
            ) : (
              <Amount of={resource} count={stock[resource]} label={texts.text(`valeria-track-${resource}`)} />
            )}
            <Plus key={table.state.value?.seq} count={gainedBy(gains, seat, resource)} />
          </span>
        ))}
      </div>
      {!small && (
        <div class="rival-numbers pair" data-zone={`duchy:${seat}`}>
          {slots.map((slot) => {
            const n = slot.cards.length;
            const lit = n > 0 && hits(slot.numbers, view.extra.dice) > 0;
            const title = [...new Set(slot.cards.map(({ card }) => texts.card(card.face)))].join(", ");
            return (
              <span
                key={slot.id}
                class={`val-chip pair ${n ? "" : "no"} ${lit ? "val-lit" : ""}`}
                data-part="slot"
                data-lit={lit || undefined}
                data-tip={title || undefined}
                data-explains="valeria-sign-number"
              >
                <b>{slot.id}</b>
                {n > 1 && <span>×{n}</span>}
              </span>
            );
          })}
        </div>
      )}
      <button
        type="button"
        class="rival-sums ends finest sub"
        data-part="sums"
        aria-haspopup="dialog"
        aria-label={texts.text("valeria-duchy-of", { name })}
        data-tip={texts.text("valeria-duchy-of", { name })}
        onClick={() => setOpen(true)}
      >
        {!small &&
          ROLES.map((role) => (
            <span key={role} data-explains={`valeria-sign-${role}`}>
              <Icon name={ROLE[role]} label={texts.text(`valeria-role-${role}`)} />
              {roles[role]}
            </span>
          ))}
        <span data-zone={`slain:${seat}`} data-explains="valeria-zone-slain">
          <Icon name={MONSTER} label={texts.text("valeria-zone-slain")} />
          {slain?.count ?? 0}
        </span>
        <span data-zone={`domains:${seat}`} data-explains="valeria-zone-domains">
          <Icon name={DOMAIN} label={texts.text("valeria-zone-domains")} />
          {domains?.count ?? 0}
        </span>
        {!small && duke && duke.count > 0 && (
          <span data-explains="valeria-zone-duke">
            <Icon name={DUKE} label={texts.text("valeria-zone-duke")} />
            {duke.cards[0] ? "" : "?"}
          </span>
        )}
        <Icon name="lucide:maximize-2" />
      </button>
      {open && (
        <Dialog title={texts.text("valeria-duchy-of", { name })} onClose={() => setOpen(false)} class="wide">
          <div class="duchy-window col">
            <WholeDuchy view={view} seat={seat} duchy={duchy} />
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
      <span class="rival-harvest sub">
        <Icon name="lucide:moon" />
        {texts.text("valeria-rests")}
      </span>
    );
  }
  if (view.phase !== "harvest" && view.phase !== "second-harvest" && view.phase !== "setup") return null;
  const asked = view.asked.includes(seat);
  return (
    <span class={`rival-harvest ${asked ? "gold" : "sub"}`}>
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
    <section class="opp wrap dark-lord" data-part="seat" aria-label={texts.text("valeria-dark-lord")}>
      <span class="crest s1">
        <Icon name={DARK_LORD} />
      </span>
      <p>
        <b>{texts.text("valeria-dark-lord")}</b>
        <br />
        {texts.text(cards.length ? "valeria-captured" : "valeria-captured-none", { count: cards.length })}
      </p>
      <div>
        {duke?.cards[0] ? (
          <Card face={duke.cards[0].face} zone={duke} index={0} class="val-sized" />
        ) : (
          <>
            <Icon name={DUKE} label={texts.text("valeria-zone-duke")} />?
          </>
        )}
      </div>
      <div class="lord-captured" data-zone="captured">
        {groupsOf(cards).map(({ card, first, count }) => (
          <span key={card.face} class="won-card">
            <Card face={card.face} zone={captured} index={first} class="val-sized">
              <Copies count={count} />
            </Card>
          </span>
        ))}
      </div>
    </section>
  );
}
