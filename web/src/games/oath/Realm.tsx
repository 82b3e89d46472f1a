// The map: favor banks, three regions with their sites and discard piles, and the decks in the free place of the Cradle.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { phone } from "../../app/settings";
import { CardBack, Icon } from "../../parts";
import { marks } from "../../table/marks";
import { useTable } from "../../table/store";
import { namesOfZone, type Zone } from "../../table/view";
import { useTexts } from "../../text/texts";
import { RELIC, SUIT, SUITS } from "./icons";
import { Strip } from "./Oath";
import { Tok } from "./Signs";
import { Site } from "./Site";
import { homeOf, type OathView, REGIONS, regionOf, shownSeat, trackOf, zoneOf } from "./view";

/** Which region a phone shows. */
export const shownRegion = signal<string>(REGIONS[0]);

export function Realm({ view }: { view: OathView }) {
  const home = homeOf(view, shownSeat(view));
  useEffect(() => {
    shownRegion.value = home;
  }, [home]);
  return (
    <div class="realm">
      <Banks view={view} />
      {phone.value && <Tabs view={view} home={home} />}
      <div class="regions">
        {REGIONS.map((region, i) =>
          phone.value && region !== shownRegion.value ? null : <Region key={region} {...{ view, region, i }} />,
        )}
      </div>
    </div>
  );
}

export function Banks({ view }: { view: OathView }) {
  const table = useTable();
  const texts = useTexts();
  return (
    <div class="banks" role="group" aria-label={texts.text("oath-banks")}>
      {SUITS.map((suit) => {
        const name = `bank:${suit}`;
        const light = table.light([name], name);
        const count = trackOf(view, `bank-${suit}`);
        const inside = (
          <>
            <span class="omedal">
              <Icon name={SUIT[suit]!} />
            </span>
            <span class="word">{texts.text(`oath-suit-${suit}`)}</span>
            <Tok of="favor" count={count} label={false} />
          </>
        );
        const label = `${texts.text(`oath-track-bank-${suit}`)}: ${count}`;
        return light === "can" || light === "chosen" ? (
          <button
            key={suit}
            type="button"
            class={`bank o-${suit} ${table.glow([name], name)}`}
            aria-label={label}
            aria-pressed={light === "chosen"}
            data-part="bank"
            {...marks(table, [name], name)}
            data-bank={suit}
            onClick={() => table.click([name], name)}
          >
            {inside}
          </button>
        ) : (
          <span key={suit} class={`bank o-${suit}`} role="img" aria-label={label} title={label} data-bank={suit}>
            {inside}
          </span>
        );
      })}
    </div>
  );
}

/** On a phone one region at a time; a pin marks the one of one's pawn, a light where something can be chosen. */
function Tabs({ view, home }: { view: OathView; home: string }) {
  const table = useTable();
  const texts = useTexts();
  return (
    <div class="rtabs" role="tablist" aria-label={texts.text("oath-regions")}>
      {REGIONS.map((region) => {
        const on = region === shownRegion.value;
        const lit = regionOf(view, region).some((spot) => table.light(namesOfZone(spot)) === "can");
        return (
          <button
            key={region}
            type="button"
            role="tab"
            aria-selected={on}
            class={`${on ? "on" : ""} ${lit ? "lit" : ""}`}
            onClick={() => {
              shownRegion.value = region;
            }}
          >
            {region === home && <Icon name="lucide:map-pin" label={texts.text("oath-here")} />}
            <span>{texts.text(`oath-region-${region}`)}</span>
          </button>
        );
      })}
    </div>
  );
}

function Region({ view, region, i }: { view: OathView; region: string; i: number }) {
  const texts = useTexts();
  const pile = zoneOf(view, `pile:${i}`);
  return (
    <section class={`region r-${region}`} aria-label={texts.text(`oath-region-${region}`)}>
      <header>
        {phone.value && <Strip view={view} />}
        <h2>{texts.text(`oath-region-${region}`)}</h2>
        <span class="line" />
        {pile && <Discards zone={pile} />}
      </header>
      {regionOf(view, region).map((spot) => (
        <Site key={spot.id} view={view} spot={spot} />
      ))}
      {region === "cradle" && <Decks view={view} />}
    </section>
  );
}

/** A discard pile: its number, and the back on top. */
function Discards({ zone }: { zone: Zone }) {
  const table = useTable();
  const texts = useTexts();
  const names = namesOfZone(zone);
  const light = table.light(names, zone.id);
  const shape = `opile ${table.glow(names, zone.id)}`;
  const back = zone.top ? texts.or(`type-${zone.top}`, "") : "";
  const label = [texts.text("oath-zone-pile"), texts.text("cards-unseen", { count: zone.count }), back].filter(Boolean);
  const inside = (
    <>
      {zone.count ? <CardBack kind={zone.top ?? ""} /> : <span class="hollow" />}
      <span>{texts.text("oath-discards")}</span>
      <b>{zone.count}</b>
    </>
  );
  return light ? (
    <button
      type="button"
      class={shape}
      data-part="pile"
      {...marks(table, names, zone.id)}
      data-zone={zone.id}
      aria-label={label.join(", ")}
      aria-pressed={light === "no" ? undefined : light === "chosen"}
      onClick={() => table.click(names, zone.id)}
    >
      {inside}
    </button>
  ) : (
    <span
      class={shape}
      data-part="pile"
      data-zone={zone.id}
      role="img"
      aria-label={label.join(", ")}
      title={label.join(", ")}
    >
      {inside}
    </span>
  );
}

/** World deck and relic deck, and between them how many Visions are out and what a Search costs therefore. */
export function Decks({ view }: { view: OathView }) {
  const table = useTable();
  const texts = useTexts();
  const world = zoneOf(view, "world");
  const names = world ? namesOfZone(world) : [];
  const light = table.light(names, "world");
  const shape = `odeck ${table.glow(names, "world")}`;
  const drawn = trackOf(view, "visions");
  const top = world?.top ? texts.or(`type-${world.top}`, "") : texts.text("oath-no-cards");
  const label = `${texts.text("oath-zone-world")}: ${top}`;
  const deck = world?.top ? <CardBack kind={world.top} /> : <span class="hollow" />;
  return (
    <div class="decks">
      {light ? (
        <button
          type="button"
          class={shape}
          data-part="deck"
          {...marks(table, names, "world")}
          data-zone="world"
          aria-label={label}
          aria-pressed={light === "no" ? undefined : light === "chosen"}
          onClick={() => table.click(names, "world")}
        >
          {deck}
          <span>{texts.text("oath-zone-world")}</span>
        </button>
      ) : (
        <span
          class={shape}
          data-part="deck"
          {...marks(table, names, "world")}
          data-zone="world"
          role="img"
          aria-label={label}
          title={label}
        >
          {deck}
          <span>{texts.text("oath-zone-world")}</span>
        </span>
      )}
      <span class="ovtrack">
        <span class="cap">{texts.text("oath-track-visions")}</span>
        <span
          class="vsteps"
          role="img"
          aria-label={texts.text("oath-visions-said", { drawn, supply: view.extra.searchSupply })}
        >
          {view.extra.searchTrack.map((supply, n) => (
            <span key={n} class={n === Math.min(drawn, 5) ? "now" : ""}>
              <b>{n}</b>
              <Tok of="supply" count={supply} label={false} />
            </span>
          ))}
        </span>
      </span>
      <span
        class="odeck"
        data-part="deck"
        data-zone="relic-deck"
        role="img"
        aria-label={texts.text("oath-relic-deck", { count: view.extra.relicDeck })}
      >
        {view.extra.relicDeck ? <CardBack kind="relic" /> : <span class="hollow" />}
        <span>
          <Icon name={RELIC} /> {view.extra.relicDeck}
        </span>
      </span>
    </div>
  );
}
