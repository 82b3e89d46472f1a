// A site on the map: its landscape, who rules it, what the way there costs, its power in few words, its cards, and what
// stands and lies there. Cards lie there as cards, in a low room as lines; on a phone a site is a row of the map.
import { useState } from "preact/hooks";
import { Card, Icon, openCloseUp, Rove, Sheet } from "../../parts";
import { CardLine, DownCard } from "../../parts/Card";
import { marks, reasonOf } from "../../table/marks";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import { namesOfZone, type Zone } from "../../table/view";
import { useTexts } from "../../text/texts";
import { facesOf } from "..";
import { artOf } from "./art";
import { lined } from "./fit";
import { BANDITS as BANDIT_ICON, HOUSE, RELIC, TITLE } from "./icons";
import { Landscape } from "./Landscape";
import { Recover } from "./Print";
import { isProposed, propose } from "./proposals";
import { CardsWithTexts } from "./Rivals";
import { Band, Pawn, TokenIcon } from "./Signs";
import { BANDITS, colorOf, type Facts, type OathView, playerOf, relicsAt, type Spot, shownSeat, slotOf } from "./view";
import { zoomed } from "./zoom";
import "./Site.css";

interface Part {
  view: OathView;
  spot: Spot;
}

export function Site({ view, spot }: Part) {
  const table = useTable();
  const texts = useTexts();
  const { small } = useSize();
  const [open, setOpen] = useState(false);
  const name = spot.site.face;
  const names = namesOfZone(spot);
  const light = table.light(names, spot.id);
  const glow = small && isProposed(table, names) ? "chosen" : table.glow(names, spot.id);
  const no = light === "no" ? table.whyNot(names) : undefined;
  const here = spot.pawns.includes(shownSeat(view));
  const aimed = view.extra.campaign?.targets.includes(spot.id) ?? false;
  const counts = view.extra.alarms.some(({ seat, slots }) => seat !== view.seat && slots.includes(slotOf(spot)));
  const told = name ? texts.card(name) : texts.text("oath-unknown-site");
  const press = () => {
    // A finger chooses in two steps, and looks in one.
    if (small && (light === "can" || light === "chosen")) propose(table, names, spot.id);
    else if (small) setOpen(true);
    else if (light) table.click(names, spot.id);
    else if (name) openCloseUp({ game: "oath", face: name });
  };
  return (
    <section
      style={{ "--slots": Math.max(spot.cards.length, spot.capacity ?? 0) }}
      class={`site ${small ? "site-row" : ""} ${spot.up ? "" : "hid"} ${here ? "here" : ""} ${aimed || counts ? "aimed" : ""} ${glow}`}
      aria-label={name ? told : `${told}: ${texts.text("oath-the-place", { slot: slotOf(spot) })}`}
      data-part="site"
      data-alarm={counts || undefined}
      data-light={light || undefined}
      data-glow={glow || undefined}
      data-spot={spot.id}
      data-zone={spot.id}
    >
      {spot.up && <Landscape name={name} />}
      <button
        type="button"
        class="abreast site-place"
        data-part="place"
        {...marks(table, names, spot.id)}
        data-face={name || undefined}
        aria-pressed={light === "can" || light === "chosen" ? glow === "chosen" : undefined}
        aria-description={no ? texts.prompt(no.reason, table.names.value) : undefined}
        data-tip={no && !name ? reasonOf(no, texts, table.names.value) : undefined}
        onClick={press}
      >
        <span class="site-name" data-may-clip={small || undefined}>
          {told}
        </span>
        <Ruler view={view} spot={spot} />
        <Journey spot={spot} here={here} chosen={glow === "chosen"} locked={no !== undefined && small} />
      </button>
      <p class="site-power">{spot.up ? texts.or(`short-${name}`, "") : texts.text("oath-unknown-help")}</p>
      {spot.up && (small ? <Tiles spot={spot} /> : <Cards view={view} spot={spot} told={told} />)}
      <Shelf view={view} spot={spot} />
      {open && (
        <Sheet title={told} onClose={() => setOpen(false)} part="site-sheet">
          <SiteSheet view={view} spot={spot} why={no && texts.prompt(no.reason, table.names.value)} />
        </Sheet>
      )}
    </section>
  );
}

function Ruler({ view, spot }: Part) {
  const table = useTable();
  const texts = useTexts();
  if (!spot.up || spot.ruler < BANDITS) return null;
  const color = colorOf(view, spot.ruler);
  const you = spot.ruler > 0 && spot.ruler === table.info.value?.my_seat;
  const word =
    spot.ruler === BANDITS
      ? texts.text("oath-note-bandits")
      : spot.ruler === 0
        ? texts.text("oath-note-empire")
        : you
          ? texts.text("web-you")
          : (table.names.value[spot.ruler] ?? "");
  return (
    <span
      class={`pill ruler h-${color}`}
      data-part="ruler"
      data-tip={texts.text("oath-rules", { name: word })}
      data-explains="oath-keyword-rule"
    >
      <Icon name={HOUSE[color] ?? BANDIT_ICON} />
      <span data-may-clip>{word}</span>
    </span>
  );
}

/** What the way there costs; or that one is there. */
function Journey({ spot, here, chosen, locked }: { spot: Spot; here: boolean; chosen: boolean; locked: boolean }) {
  const texts = useTexts();
  const table = useTable();
  // Whoever looks at the past is nowhere in it.
  if (here && table.past) return null;
  if (here) {
    return (
      <span
        class="pill site-way you-here"
        data-tip={texts.text("oath-here")}
        data-explains="oath-keyword-your-site"
        data-may-clip
      >
        <Icon name="lucide:map-pin" label={texts.text("oath-here")} />
        <span aria-hidden="true">{texts.text("oath-here")}</span>
      </span>
    );
  }
  if (typeof spot.travel !== "number") return null;
  const said = texts.text("oath-note-travel", { supply: spot.travel });
  const icon = chosen ? "lucide:check" : locked ? "lucide:lock" : "game-icons:walking-boot";
  return (
    <span class="pill site-way travel-cost" data-tip={said} data-explains="oath-action-travel">
      <Icon name={icon} label={said} />
      <b aria-hidden="true">{spot.travel}</b>
    </span>
  );
}

function Cards({ view, spot, told }: Part & { told: string }) {
  const texts = useTexts();
  const free = Math.max(0, (spot.capacity ?? 0) - spot.cards.length);
  const lines = lined.value;
  return (
    <Rove
      class={`abreast site-slots ${lines ? "site-lines" : ""}`}
      part="slots"
      label={texts.text("oath-cards-at", { site: told })}
    >
      {spot.cards.map((card, i) =>
        lines && card.face ? (
          <CardLine key={card.key ?? i} face={card.face} zone={spot} index={i} class="card-line">
            <Marks card={card} />
          </CardLine>
        ) : (
          <CardWithTokens key={card.key ?? i} view={view} zone={spot} index={i} />
        ),
      )}
      {Array.from({ length: lines ? Math.min(1, free) : free }, (_, i) => (
        <span key={`free-${i}`} class="middle hole site-hole">
          <span>
            {lines && free > 1 && `${free}× `}
            {texts.text("oath-free-slot")}
          </span>
        </span>
      ))}
    </Rove>
  );
}

/** On a phone cards are signs; a tap on the site tells what they do. */
function Tiles({ spot }: { spot: Spot }) {
  const texts = useTexts();
  return (
    <span class="site-tiles">
      {spot.cards.map((card, i) => {
        const facts = facesOf("oath").get(card.face ?? "") as Facts | undefined;
        return (
          <span key={card.key ?? i} class={`middle site-tile o-${facts?.suit || "ruin"}`}>
            <Icon name={artOf(card.face ?? "", facts?.kinds?.[0] ?? "", facts?.suit ?? "").icons[0]!.name} />
            {zoomed.value && card.face && <span class="tile-name">{texts.card(card.face)}</span>}
          </span>
        );
      })}
    </span>
  );
}

/** An open card with the tokens that lie on it. */
export function CardWithTokens({ view, zone, index }: { view: OathView; zone: Zone; index: number }) {
  const texts = useTexts();
  const card = zone.cards[index]!;
  if (!card.face) return <DownCard zone={zone} index={index} />;
  const favor = Number(card.favor ?? 0);
  const secrets = Number(card.secrets ?? 0);
  const used = view.extra.campaign?.plans.some((plan) => plan.card === card.face) ?? false;
  // What one holds in the hand lies before nobody yet.
  const down = card.down === true && zone.kind !== "drawn";
  const said = [
    favor ? texts.text("oath-some-favor", { amount: favor }) : "",
    secrets ? texts.text("oath-some-secrets", { amount: secrets }) : "",
    down ? texts.text("web-card-turned") : "",
  ];
  return (
    <Card
      face={card.face}
      zone={zone}
      index={index}
      suffix={said.filter(Boolean).join(", ")}
      class={`${down ? "laid-down" : ""} ${used ? "plan-used" : ""}`}
    >
      {favor + secrets > 0 && (
        <span class="abreast laid-tokens" aria-hidden="true">
          <Marks card={card} />
        </span>
      )}
      {down && (
        <span class="middle laid-mark" aria-hidden="true">
          <Icon name="lucide:eye-off" />
        </span>
      )}
    </Card>
  );
}

function Marks({ card }: { card: Zone["cards"][number] }) {
  const favor = Number(card.favor ?? 0);
  const secrets = Number(card.secrets ?? 0);
  return (
    <>
      {favor > 0 && <TokenIcon of="favor" count={favor > 1 ? favor : undefined} label={false} />}
      {secrets > 0 && <TokenIcon of="secrets" count={secrets > 1 ? secrets : undefined} label={false} />}
    </>
  );
}

/** Warbands, pawns, tokens and relics at the foot of a site. */
function Shelf({ view, spot }: Part) {
  const table = useTable();
  const texts = useTexts();
  const { small } = useSize();
  const relics = relicsAt(view, slotOf(spot));
  return (
    <div class={`site-shelf ${spot.pawns.length > 2 ? "site-crowd" : ""}`} data-part="shelf">
      {spot.warbands > 0 && (
        <Band
          color={colorOf(view, spot.ruler)}
          count={spot.warbands}
          label={texts.text("oath-some-warbands", { amount: spot.warbands })}
        />
      )}
      {spot.pawns.map((seat) => (
        <span key={seat} class="stands" data-flip={`piece:pawn:${seat}`}>
          <Pawn
            color={playerOf(view, seat).color}
            label={texts.text("oath-pawn-of", { name: table.names.value[seat] ?? "" })}
            mine={seat === shownSeat(view)}
          />
          {playerOf(view, seat).title && <Icon name={TITLE} class="crowned" />}
        </span>
      ))}
      {spot.favor + spot.secrets > 0 && (
        <span class="abreast site-tray">
          {spot.favor > 0 && <TokenIcon of="favor" count={spot.favor} />}
          {spot.secrets > 0 && <TokenIcon of="secrets" count={spot.secrets} />}
        </span>
      )}
      {relics && small && (
        <span class="abreast site-tray">
          <Icon name={RELIC} label={texts.text("oath-zone-site-relics")} /> {relics.count}
        </span>
      )}
      {relics && !small && (
        <span class="abreast hoard">
          <Rove class="abreast hoarded" label={texts.text("oath-zone-site-relics")} zone={relics.id}>
            {relics.cards.map((card, i) =>
              card.face ? (
                <Card key={card.key ?? i} face={card.face} zone={relics} index={i} class="laid-down" />
              ) : (
                <DownCard key={i} zone={relics} index={i} />
              ),
            )}
          </Rove>
          {spot.recover && <Recover {...spot.recover} />}
        </span>
      )}
    </div>
  );
}

/** All about a site, for anyone without a pointer. */
function SiteSheet({ view, spot, why }: Part & { why?: string | undefined }) {
  const texts = useTexts();
  const name = spot.site.face ?? "";
  return (
    <div class="stacked whole">
      {why && (
        <p class="site-why">
          <Icon name="lucide:lock" /> {why}
        </p>
      )}
      <p>{spot.up ? texts.or(`card-${name}`, "", {}, "text") : texts.text("oath-unknown-help")}</p>
      {spot.up && (
        <p class="wrapped whole-sites">
          <Ruler view={view} spot={spot} />
          {spot.recover && (
            <span>
              <Recover {...spot.recover} />
            </span>
          )}
        </p>
      )}
      <CardsWithTexts zone={spot} label={texts.text("oath-site-cards")} />
      <CardsWithTexts zone={relicsAt(view, slotOf(spot))} label={texts.text("oath-zone-site-relics")} />
    </div>
  );
}
