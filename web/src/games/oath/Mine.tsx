// One's own board: role and color, tokens, the Supply track with what Rest will bring, Vision, advisers, relics and
// banners. Cards where there is room for them, else lines; during a battle or a deal a strip.
import type { ComponentChildren } from "preact";
import { railed } from "../../app/settings";
import { Icon, Rove } from "../../parts";
import { CardLine, DownCard } from "../../parts/Card";
import { TokenChip } from "../../parts/Track";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import type { Zone } from "../../table/view";
import { useTexts } from "../../text/texts";
import { Answers } from "./Deal";
import { lined } from "./fit";
import { HOUSE } from "./icons";
import { ReliquaryRow } from "./Reliquary";
import { Band, TokenIcon } from "./Signs";
import { CardWithTokens } from "./Site";
import { boardOf, colorOf, type OathView, playerOf, refreshOf, zoneOf } from "./view";
import { Ways } from "./Ways";
import "./Mine.css";

export function Mine({
  view,
  seat,
  drawn,
  children,
}: {
  view: OathView;
  seat: number;
  drawn: boolean;
  /** After everything else. */
  children?: ComponentChildren;
}) {
  const table = useTable();
  const texts = useTexts();
  const { name: size, small } = useSize();
  const player = playerOf(view, seat);
  const name = table.names.value[seat] ?? "";
  const own = view.seat === seat;
  const strip = small || size === "low";
  const lines = strip || lined.value;
  return (
    <section
      class={`omine ${strip ? "slim" : ""} ${lines ? "lined" : ""}`}
      aria-label={own ? texts.text("oath-your-board") : name}
      data-part="mine"
      data-seat={seat}
    >
      <span class={`stacked mine-edge coat h-${player.color}`} aria-hidden="true">
        <Icon name={HOUSE[player.color]!} />
        <span>{texts.text(`oath-role-${player.role}`)}</span>
      </span>
      <div class="stacked mine-self">
        <h2 class="abreast">
          <span data-may-clip>{name}</span>
          <small data-part="role" data-explains={`oath-role-${player.role}`}>
            {texts.text("oath-note-role", { role: player.role, color: player.color })}
          </small>
        </h2>
        <Reserves view={view} seat={seat} supply={lines} />
        {!lines && <SupplyTrack view={view} seat={seat} />}
      </div>
      {small && <Answers />}
      <BoardCards view={view} seat={seat} lines={lines} drawn={drawn} />
      {seat === 0 && <ReliquaryRow view={view} named={!lines} />}
      {!railed.value && !small && <OwnWays view={view} seat={seat} />}
      {children}
    </section>
  );
}

/** Beside the board, or in the rail under the oath. */
export function OwnWays({ view, seat }: { view: OathView; seat: number }) {
  const table = useTable();
  const texts = useTexts();
  const own = view.seat === seat;
  return (
    <div class="stacked own-ways" data-part="ways">
      <h3 class="cap">
        {texts.text(own ? "oath-how-you-win" : "oath-how-wins", { name: table.names.value[seat] ?? "" })}
      </h3>
      <Ways view={view} seat={seat} />
    </div>
  );
}

/** Tokens and warbands of a board, the title and the banners. */
export function Reserves({ view, seat, supply = false }: { view: OathView; seat: number; supply?: boolean }) {
  const texts = useTexts();
  const board = boardOf(view, seat);
  const player = playerOf(view, seat);
  return (
    <div class="abreast reserves">
      {supply && <TokenIcon of="supply" count={`${board.supply}/${view.extra.supplyTrack.most}`} track={seat} />}
      <TokenIcon of="favor" count={board.favor} track={seat} />
      <TokenIcon of="secrets" count={board.secrets} track={seat} />
      {board.flipped > 0 && <TokenIcon of="flipped" count={board.flipped} />}
      <Band
        color={colorOf(view, player.side)}
        count={board.warbands}
        label={texts.text("oath-some-warbands", { amount: board.warbands })}
        track={seat}
      />
      <small class="cap" data-explains="oath-track-reserve">
        {texts.text("oath-in-bank", { count: board.reserve })}
      </small>
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
    <div class="stacked supply-track">
      <span class="cap">
        {texts.text("oath-supply-title")}
        {refresh !== undefined && <em>{texts.text("oath-refresh", { supply: refresh })}</em>}
      </span>
      <span
        class="track-steps"
        data-part="supply"
        data-track={`${seat}.supply`}
        role="img"
        aria-label={texts.text("oath-supply-said", { supply: board.supply })}
      >
        {Array.from({ length: most + 1 }, (_, i) => most - i).map((n) => {
          const step = steps.find((step) => step.supply === n);
          return (
            <span key={n} class={n === refresh ? "supply-next" : ""} data-on={n === board.supply || undefined}>
              <b>{n}</b>
              {step && <small>{step.least}+</small>}
            </span>
          );
        })}
      </span>
    </div>
  );
}

/** Vision, advisers and relics, each with its heading. What one has drawn lies before them, unless it lies over the map. */
function BoardCards({
  view,
  seat,
  lines = false,
  drawn = true,
}: {
  view: OathView;
  seat: number;
  lines?: boolean;
  drawn?: boolean;
}) {
  const texts = useTexts();
  const hand = zoneOf(view, `drawn:${seat}`);
  const advisers = zoneOf(view, `advisers:${seat}`);
  const most = view.extra.advisersMost;
  const own = { view, lines };
  return (
    <div class="abreast holdings">
      {drawn && hand && <Group {...own} zone={hand} label={texts.text("oath-zone-drawn")} />}
      <Group {...own} zone={zoneOf(view, `vision:${seat}`)} label={texts.text("oath-zone-vision")} />
      <Group
        {...own}
        zone={advisers}
        label={`${texts.text("oath-zone-advisers")} ${advisers?.count ?? 0}/${most}`}
        room={lines ? 0 : most}
      />
      <Group {...own} zone={zoneOf(view, `relics:${seat}`)} label={texts.text("oath-zone-relics")} />
    </div>
  );
}

function Group({
  view,
  zone,
  label,
  lines,
  room = 0,
}: {
  view: OathView;
  zone: Zone | undefined;
  label: string;
  lines: boolean;
  room?: number;
}) {
  const texts = useTexts();
  if (!zone || (zone.count === 0 && !room)) return null;
  return (
    <div class={`stacked holding hold-${zone.kind}`}>
      <h3 class="cap">{label}</h3>
      <Rove class="abreast board-cards" label={label} zone={zone.id}>
        {zone.cards.map((card, i) =>
          !lines ? (
            <CardWithTokens key={card.key ?? i} view={view} zone={zone} index={i} />
          ) : card.face ? (
            <CardLine
              key={card.key ?? i}
              face={card.face}
              zone={zone}
              index={i}
              class={`card-line ${card.down ? "turned" : ""}`}
              suffix={card.down ? texts.text("web-card-turned") : ""}
            >
              {card.down && <Icon name="lucide:eye-off" />}
              {Number(card.favor ?? 0) > 0 && <TokenIcon of="favor" count={Number(card.favor)} />}
              {Number(card.secrets ?? 0) > 0 && <TokenIcon of="secrets" count={Number(card.secrets)} />}
            </CardLine>
          ) : (
            <DownCard key={i} zone={zone} index={i} line />
          ),
        )}
        {Array.from({ length: Math.max(0, room - zone.cards.length) }, (_, i) => (
          <span key={`free-${i}`} class="middle hole" />
        ))}
      </Rove>
    </div>
  );
}
