// The map: favor banks, three regions with their sites and discard piles, and the decks in the free place of the Cradle.
import { railed } from "../../app/settings";
import { CardBack, Icon } from "../../parts";
import { marks, reasonOf } from "../../table/marks";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import { namesOfZone, type Zone } from "../../table/view";
import { useTexts } from "../../text/texts";
import { Alarms } from "./Alarm";
import { RELIC, SUIT, SUITS } from "./icons";
import { OathStrip } from "./Oath";
import { TokenIcon } from "./Signs";
import { Site } from "./Site";
import { type OathView, REGIONS, regionOf, trackOf, zoneOf } from "./view";
import { pinching, zoomed } from "./zoom";
import "./Realm.css";

export function Realm({ view, under }: { view: OathView; under: boolean }) {
  const { small } = useSize();
  const large = small && zoomed.value;
  return (
    <div
      class={`stacked realm ${under ? "under" : ""} ${large ? "large" : ""}`}
      data-zoom={large || undefined}
      {...(small ? pinching : {})}
    >
      <Alarms view={view} />
      <Banks view={view} />
      <div class="regions">
        {REGIONS.map((region, i) => (
          <Region key={region} {...{ view, region, i }} />
        ))}
      </div>
    </div>
  );
}

/** A thing of the map: a button where an option touches it or is refused, else only shown. */
function Lit({
  names,
  at,
  label,
  children,
  ...own
}: {
  names: readonly string[];
  at: string;
  label: string;
  class: string;
  children: preact.ComponentChildren;
  [data: `data-${string}`]: string;
}) {
  const table = useTable();
  const texts = useTexts();
  const light = table.light(names, at);
  const no = light === "no" ? table.whyNot(names) : undefined;
  const shown = { ...own, ...marks(table, names, at), class: `${own.class} ${table.glow(names, at)}` };
  return light ? (
    <button
      type="button"
      {...shown}
      aria-label={label}
      aria-pressed={light === "no" ? undefined : light === "chosen"}
      aria-description={no && texts.prompt(no.reason, table.names.value)}
      data-tip={no && reasonOf(no, texts, table.names.value)}
      onClick={() => table.click(names, at)}
    >
      {children}
    </button>
  ) : (
    <span {...shown} role="img" aria-label={label} data-tip={label}>
      {children}
    </span>
  );
}

/** Larger sites, which one pans over; or all of them at once. */
function ZoomButton() {
  const texts = useTexts();
  const label = texts.text(zoomed.value ? "oath-zoom-out" : "oath-zoom-in");
  return (
    <button
      type="button"
      class="middle boxed zoom-button"
      data-part="zoom"
      aria-pressed={zoomed.value}
      aria-label={label}
      data-tip={label}
      onClick={() => {
        zoomed.value = !zoomed.value;
      }}
    >
      <Icon name={zoomed.value ? "lucide:zoom-out" : "lucide:zoom-in"} />
    </button>
  );
}

function Banks({ view }: { view: OathView }) {
  const texts = useTexts();
  const { small } = useSize();
  return (
    <div class="banks" role="group" aria-label={texts.text("oath-banks")}>
      {!railed.value && <OathStrip view={view} />}
      {SUITS.map((suit) => {
        const name = `bank:${suit}`;
        const count = trackOf(view, `bank-${suit}`);
        return (
          <Lit
            key={suit}
            names={[name]}
            at={name}
            label={`${texts.text(`oath-track-bank-${suit}`)}: ${count}`}
            class={`abreast bank o-${suit}`}
            data-part="bank"
            data-bank={suit}
            data-explains={`oath-track-bank-${suit}`}
          >
            <span class="omedal">
              <Icon name={SUIT[suit]!} />
            </span>
            <span class="bank-suit">{texts.text(`oath-suit-${suit}`)}</span>
            <TokenIcon of="favor" count={count} label={false} />
          </Lit>
        );
      })}
      {small && <ZoomButton />}
    </div>
  );
}

function Region({ view, region, i }: { view: OathView; region: string; i: number }) {
  const texts = useTexts();
  const { small } = useSize();
  const pile = zoneOf(view, `pile:${i}`);
  return (
    <section class="region" aria-label={texts.text(`oath-region-${region}`)}>
      <header class="abreast">
        <h2>{texts.text(`oath-region-${region}`)}</h2>
        <span class="region-line" />
        {small && region === "cradle" && <Decks view={view} />}
        {pile && <Discards zone={pile} />}
      </header>
      {regionOf(view, region).map((spot) => (
        <Site key={spot.id} view={view} spot={spot} />
      ))}
      {!small && region === "cradle" && <Decks view={view} />}
    </section>
  );
}

/** A discard pile: its number, and the back on top. */
function Discards({ zone }: { zone: Zone }) {
  const texts = useTexts();
  const back = zone.top ? texts.or(`type-${zone.top}`, "") : "";
  const label = [texts.text("oath-zone-pile"), texts.text("cards-unseen", { count: zone.count }), back].filter(Boolean);
  return (
    <Lit
      names={namesOfZone(zone)}
      at={zone.id}
      label={label.join(", ")}
      class="abreast boxed discards"
      data-part="pile"
      data-zone={zone.id}
      data-explains="oath-sign-pile"
    >
      <CardBack kind={zone.top ?? ""} />
      <span>{texts.text("oath-discards")}</span>
      <b>{zone.count}</b>
    </Lit>
  );
}

/** World deck and relic deck, and between them how many Visions are out and what a Search costs therefore. */
function Decks({ view }: { view: OathView }) {
  const texts = useTexts();
  const world = zoneOf(view, "world");
  const drawn = trackOf(view, "visions");
  const top = world?.top ? texts.or(`type-${world.top}`, "") : texts.text("oath-no-cards");
  return (
    <div class="abreast decks">
      <Lit
        names={world ? namesOfZone(world) : []}
        at="world"
        label={`${texts.text("oath-zone-world")}: ${top}`}
        class="stacked deck-pile"
        data-part="deck"
        data-zone="world"
        data-explains="oath-sign-world"
      >
        {world?.top ? <CardBack kind={world.top} /> : null}
        <span>{texts.text("oath-zone-world")}</span>
      </Lit>
      <span class="stacked vision-track" data-explains="oath-track-visions">
        <span class="cap">{texts.text("oath-track-visions")}</span>
        <span
          class="track-steps"
          role="img"
          aria-label={texts.text("oath-visions-said", { drawn, supply: view.extra.searchSupply })}
        >
          {view.extra.searchTrack.map((supply, n) => (
            <span key={n} class={n === Math.min(drawn, 5) ? "vision-now" : ""}>
              <b>{n}</b>
              <TokenIcon of="supply" count={supply} label={false} />
            </span>
          ))}
        </span>
      </span>
      <span
        class="stacked deck-pile"
        data-part="deck"
        data-zone="relic-deck"
        role="img"
        aria-label={texts.text("oath-relic-deck", { count: view.extra.relicDeck })}
      >
        {view.extra.relicDeck ? <CardBack kind="relic" /> : null}
        <span>
          <Icon name={RELIC} /> {view.extra.relicDeck}
        </span>
      </span>
    </div>
  );
}
