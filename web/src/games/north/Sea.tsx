// The sea: near and distant islands, open and in their decks, and the queue of ships with owner and cargo.
import { Card, Crest, Icon, Rove } from "../../parts";
import { considered } from "../../table/considered";
import { marks } from "../../table/marks";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import { namesOfZone } from "../../table/view";
import { useTexts } from "../../text/texts";
import { DECK, HULL } from "./icons";
import { TokenIcon } from "./Signs";
import { type NorthView, type Ship, zoneOf } from "./view";
import { tileOf } from "./Wheel";
import "./Sea.css";

export function Sea({ view }: { view: NorthView }) {
  const texts = useTexts();
  return (
    <section class="sea" data-part="sea" aria-label={texts.text("north-sea")}>
      <Rove class="sea-shores" label={texts.text("north-sea")}>
        <Shore view={view} distance="near" />
        <Shore view={view} distance="distant" />
      </Rove>
      <Queue view={view} />
    </section>
  );
}

function Shore({ view, distance }: { view: NorthView; distance: "near" | "distant" }) {
  const texts = useTexts();
  const { small } = useSize();
  const zone = zoneOf(view, `shore:${distance}`);
  return (
    <div class="shore" data-zone={`shore:${distance}`}>
      <h2 class={small ? "vh" : "pair"}>
        {texts.text(`north-${distance}-islands`)}
        {distance === "distant" && (
          <span data-tip={texts.text("north-needs-fish")} data-explains="north-sign-distant">
            <span>{texts.text("north-needs-fish")} </span>
            <TokenIcon of="fish" label={texts.text("north-track-fish")} />
          </span>
        )}
      </h2>
      <div class="isles">
        <Deck view={view} distance={distance} />
        {zone?.cards.map((card, i) => (
          <Card
            key={card.key ?? i}
            face={card.face}
            zone={zone}
            index={i}
            suffix={texts.or(`card-${card.face}`, "", {}, "stats")}
          />
        ))}
      </div>
    </div>
  );
}

function Deck({ view, distance }: { view: NorthView; distance: "near" | "distant" }) {
  const table = useTable();
  const texts = useTexts();
  const zone = zoneOf(view, `islands:${distance}`);
  if (!zone) return null;
  const names = namesOfZone(zone);
  const light = table.light(names, zone.id);
  const count = zone.count;
  const label = `${texts.text(`north-${distance}-islands`)}: ${texts.text("north-deck-left", { count })}`;
  const inside = (
    <>
      <Icon name={DECK[distance]!} />
      <b>{count}</b>
    </>
  );
  const props = {
    class: "north-back",
    style: { "--back": `var(--back-${distance})` },
    "data-gone": count ? undefined : true,
    "data-zone": zone.id,
  };
  if (light !== "can" && light !== "chosen") {
    return (
      <span {...props} role="img" aria-label={label}>
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      {...props}
      class={`north-back ${light}`}
      aria-label={label}
      aria-pressed={light === "chosen"}
      {...marks(table, names, zone.id)}
      onClick={() => table.click(names, zone.id)}
    >
      {inside}
    </button>
  );
}

function Queue({ view }: { view: NorthView }) {
  const table = useTable();
  const texts = useTexts();
  const { small } = useSize();
  const ask = table.ask.value;
  const queue = view.extra.queue;
  const berth = ask !== null && tileOf(ask.what) === "sail";
  const landing = ask?.what.id === "north-ask-island" || ask?.what.id === "north-ask-turned-up";
  const args = ask?.options.find(({ key }) => key === considered.value && key.startsWith("cargo:"))?.text.args;
  if (small && queue.length === 0 && !berth && !landing) return null;
  return (
    <div class="queue pair">
      <h2 class={small ? "vh" : ""}>{texts.text("north-queue")}</h2>
      <ol aria-label={texts.text("north-queue")} tabIndex={0}>
        {landing && ask.what.id === "north-ask-island" && (
          <li class="longship pair" data-ship="landing">
            <Hull
              ship={{
                seat: ask.seat,
                fish: Number(ask.what.args.fish),
                raze: Number(ask.what.args.raze),
                common: false,
              }}
            />
          </li>
        )}
        {queue.map((ship, i) => (
          <QueuedShip
            key={`${ship.seat}-${queue.slice(0, i).filter(({ seat }) => seat === ship.seat).length}`}
            {...{ ship, i }}
          />
        ))}
        {berth && (
          <li class="longship pair" data-ship="berth">
            <b>{queue.length + 1}</b>
            <Icon name={HULL} />
            {args ? (
              <Cargo fish={Number(args.fish)} raze={Number(args.raze)} gold={Number(args.gold)} />
            ) : (
              <span class="finest">{texts.text("north-berth")}</span>
            )}
          </li>
        )}
        {queue.length === 0 && !berth && !landing && <li class="finest">{texts.text("north-queue-empty")}</li>}
      </ol>
    </div>
  );
}

function QueuedShip({ ship, i }: { ship: Ship; i: number }) {
  const table = useTable();
  const texts = useTexts();
  const names = [`ship:${i}`];
  const light = table.light(names, names[0]);
  const label = texts.text("north-ship-of", { number: i + 1, name: table.names.value[ship.seat] ?? "" });
  const inside = (
    <>
      <b>{i + 1}</b>
      <Hull ship={ship} />
    </>
  );
  return (
    <li
      class={`longship pair ${light}`}
      data-part="ship"
      data-ship={i}
      data-tip={label}
      data-explains="north-sign-queue"
    >
      {light === "can" || light === "chosen" ? (
        <button
          type="button"
          class="pair"
          aria-label={label}
          aria-pressed={light === "chosen"}
          {...marks(table, names, names[0])}
          onClick={() => table.click(names, names[0])}
        >
          {inside}
        </button>
      ) : (
        inside
      )}
    </li>
  );
}

function Hull({ ship }: { ship: Ship }) {
  const table = useTable();
  const texts = useTexts();
  return (
    <>
      <Icon name={HULL} {...(ship.common ? { class: "ship-common" } : {})} />
      <span class="north-sign">
        <Crest seat={ship.seat} small />
        <span class="vh">
          {table.names.value[ship.seat]}
          {ship.common && `, ${texts.text("north-common-ship")}`}
        </span>
        <Cargo fish={ship.fish} raze={ship.raze} />
      </span>
    </>
  );
}

function Cargo({ fish, raze, gold = 0 }: { fish: number; raze: number; gold?: number }) {
  const texts = useTexts();
  if (!fish && !raze && !gold) return <span class="vh">{texts.text("north-no-cargo")}</span>;
  return (
    <span class="north-sign">
      {fish > 0 && <TokenIcon of="fish" label={texts.text("north-track-fish")} />}
      {gold > 0 && <TokenIcon of="gold" label={texts.text("north-track-gold")} />}
      {raze > 0 && <TokenIcon of="raze" label={texts.text("north-track-raze")} />}
    </span>
  );
}
