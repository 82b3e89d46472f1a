// One's own board: role and colour, tokens, the Supply track with what Rest will bring, Vision, advisers, relics and
// banners, and how one could win.
import { Icon, Rove, useSeatState } from "../../parts";
import { TokenChip } from "../../parts/Track";
import { useTable } from "../../table/store";
import type { Zone } from "../../table/view";
import { useTexts } from "../../text/texts";
import { HOUSE } from "./icons";
import { ReliquaryRow } from "./Oath";
import { Band, Tok } from "./Signs";
import { Laid } from "./Site";
import { boardOf, colorOf, type OathView, playerOf, refreshOf, zoneOf } from "./view";
import { WayLine } from "./Ways";

export function Mine({ view, seat }: { view: OathView; seat: number }) {
  const table = useTable();
  const texts = useTexts();
  const state = useSeatState(seat);
  const player = playerOf(view, seat);
  const name = table.names.value[seat] ?? "";
  const own = view.seat === seat;
  return (
    <section
      class={`omine h-${player.color}`}
      aria-label={own ? texts.text("oath-your-board") : name}
      data-part="mine"
      data-seat={seat}
    >
      <span class={`edge h-${player.color}`} aria-hidden="true">
        <Icon name={HOUSE[player.color]!} />
        <span>{texts.text(`oath-role-${player.role}`)}</span>
      </span>
      <div class="self">
        <h2>
          {name} <small>{texts.text("oath-note-role", { role: player.role, color: player.color })}</small>
          <small class="st">
            <Icon name={state.icon} />
            {state.text}
          </small>
        </h2>
        <Reserves view={view} seat={seat} />
        <SupplyTrack view={view} seat={seat} />
      </div>
      <BoardCards view={view} seat={seat} />
      {seat === 0 && <ReliquaryRow view={view} />}
      <div class="oways" data-part="ways">
        <h3>{texts.text(own ? "oath-how-you-win" : "oath-how-wins", { name })}</h3>
        {view.extra.ways[seat]?.map((way) => (
          <WayLine key={way.id} way={way} />
        ))}
      </div>
    </section>
  );
}

/** Tokens and warbands of a board, the title and the banners. */
export function Reserves({ view, seat }: { view: OathView; seat: number }) {
  const texts = useTexts();
  const board = boardOf(view, seat);
  const player = playerOf(view, seat);
  return (
    <div class="reserves">
      <span class="only-phone">
        <Tok of="supply" count={`${board.supply}/${view.extra.supplyTrack.most}`} />
      </span>
      <Tok of="favor" count={board.favor} track={seat} />
      <Tok of="secrets" count={board.secrets} track={seat} />
      {board.flipped > 0 && <Tok of="flipped" count={board.flipped} />}
      <Band
        color={colorOf(view, player.side)}
        count={board.warbands}
        label={texts.text("oath-some-warbands", { amount: board.warbands })}
        track={seat}
      />
      <small class="inbank">{texts.text("oath-in-bank", { count: board.reserve })}</small>
      {view.tokens
        .filter((token) => token.owner === seat && (token.kind === "banner" || token.kind === "title"))
        .map((token) => (
          <TokenChip key={token.id} token={token} />
        ))}
    </div>
  );
}

/** Where the marker stands, and which step of the bank brings how much at Rest. */
export function SupplyTrack({ view, seat }: { view: OathView; seat: number }) {
  const texts = useTexts();
  const board = boardOf(view, seat);
  const steps = refreshOf(view, seat);
  const { most } = view.extra.supplyTrack;
  const refresh = steps.find((step) => board.reserve >= step.least)?.supply;
  return (
    <div class="osupply">
      <span class="cap">
        {texts.text("oath-supply-title")}
        {refresh !== undefined && <em>{texts.text("oath-refresh", { supply: refresh })}</em>}
      </span>
      <span
        class="osupply-steps"
        data-part="supply"
        role="img"
        aria-label={texts.text("oath-supply-said", { supply: board.supply })}
      >
        {Array.from({ length: most + 1 }, (_, i) => most - i).map((n) => {
          const step = steps.find((step) => step.supply === n);
          return (
            <span
              key={n}
              class={`${n === board.supply ? "now" : ""} ${n === refresh ? "next" : ""}`}
              data-on={n === board.supply || undefined}
            >
              <b>{n}</b>
              {step && <small>{step.least}+</small>}
            </span>
          );
        })}
      </span>
    </div>
  );
}

/** Vision, advisers and relics, each with its heading. A single card in the hand lies before them. */
export function BoardCards({ view, seat }: { view: OathView; seat: number }) {
  const texts = useTexts();
  const drawn = zoneOf(view, `drawn:${seat}`);
  const advisers = zoneOf(view, `advisers:${seat}`);
  return (
    <div class="holdings">
      {drawn && drawn.count === 1 && <Group view={view} zone={drawn} label={texts.text("oath-zone-drawn")} />}
      <Group view={view} zone={zoneOf(view, `vision:${seat}`)} label={texts.text("oath-zone-vision")} />
      <Group
        view={view}
        zone={advisers}
        label={`${texts.text("oath-zone-advisers")} ${advisers?.count ?? 0}/${view.extra.advisersMost}`}
        room={view.extra.advisersMost}
      />
      <Group view={view} zone={zoneOf(view, `relics:${seat}`)} label={texts.text("oath-zone-relics")} />
    </div>
  );
}

function Group({
  view,
  zone,
  label,
  room = 0,
}: {
  view: OathView;
  zone: Zone | undefined;
  label: string;
  room?: number;
}) {
  if (!zone || (zone.count === 0 && !room)) return null;
  const places = Math.max(zone.cards.length, room);
  return (
    <div class={`ogroup-cards z-${zone.kind}`} style={{ "--n": places }}>
      <h3>{label}</h3>
      <Rove class="ocards" label={label} zone={zone.id}>
        {zone.cards.map((card, i) => (
          <Laid key={card.id ?? i} view={view} zone={zone} index={i} />
        ))}
        {Array.from({ length: Math.max(0, room - zone.cards.length) }, (_, i) => (
          <span key={`free-${i}`} class="hole" />
        ))}
      </Rove>
    </div>
  );
}
