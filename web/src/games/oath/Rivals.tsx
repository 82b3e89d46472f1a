// Everybody else, those about to win first: role, goods, cards, banners, and always how they could win. On a phone a
// strip of seats. To look is never to act: the board opens in a sheet, and what can be done to a player is a button there.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Crest, Dialog, FacePicture, Icon, NameMark, Rove, SeatPanel, Sheet } from "../../parts";
import { CardLine, DownCard } from "../../parts/Card";
import { TokenChip } from "../../parts/Track";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import { namesOfSeat, type Zone } from "../../table/view";
import { useTexts } from "../../text/texts";
import { facesOf } from "..";
import { useFit } from "./fit";
import { SHIELD } from "./icons";
import { Reserves, SupplyTrack } from "./Mine";
import { ReliquaryRow } from "./Reliquary";
import { Band, TokenIcon } from "./Signs";
import { CardWithTokens } from "./Site";
import { boardOf, closestOf, colorOf, type Facts, type OathView, playerOf, ruledBy, watched, zoneOf } from "./view";
import { NearestWay, Ways } from "./Ways";
import "./Rivals.css";

const HELD = ["vision", "advisers", "relics"] as const;

export function Rivals({ view }: { view: OathView }) {
  const { name, small } = useSize();
  const box = useRef<HTMLDivElement>(null);
  const seats = useOrder(view);
  const few = (name === "wide" && seats.length < 4) || (name === "table" && seats.length < 3);
  // Real cards only where they have room; where they once had none, they stay lines as long as the room is the same.
  const [full, setFull] = useState("");
  const large = few && full !== name;
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = box.current!;
    if (large && scrollHeight > clientHeight + 1) setFull(name);
  });
  useFit(box, small || large ? 0 : 3);
  return (
    <div ref={box} class={`stacked orivals ${small ? "seats" : ""}`} data-part="rivals">
      {seats.map((seat) =>
        small ? <Seat key={seat} {...{ view, seat }} /> : <Rival key={seat} {...{ view, seat, large }} />,
      )}
    </div>
  );
}

/** The order changes only between turns. */
function useOrder(view: OathView): number[] {
  const kept = useRef({ turn: "", seats: [] as number[] });
  const turn = `${view.turn} ${view.seat} ${view.seats.length}`;
  if (kept.current.turn !== turn) kept.current = { turn, seats: watched(view) };
  return kept.current.seats;
}

const chipsOf = (view: OathView, seat: number) =>
  view.tokens.filter((token) => token.owner === seat && (token.kind === "banner" || token.kind === "title"));

function Rival({ view, seat, large }: { view: OathView; seat: number; large: boolean }) {
  const texts = useTexts();
  const player = playerOf(view, seat);
  const board = boardOf(view, seat);
  const zones = HELD.flatMap((kind) => zoneOf(view, `${kind}:${seat}`) ?? []);
  return (
    <SeatPanel seat={seat} class={`rival h-${player.color} near-${closestOf(view, seat)}`}>
      <span class={`cap r-${player.role}`} data-part="role" data-explains={`oath-role-${player.role}`}>
        {texts.text(`oath-role-${player.role}`)}
      </span>
      <span class="abreast rival-goods">
        <TokenIcon of="supply" count={board.supply} />
        <TokenIcon of="favor" count={board.favor} track={seat} />
        <TokenIcon
          of="secrets"
          count={board.flipped ? `${board.secrets}+${board.flipped}` : board.secrets}
          track={seat}
        />
        <Band
          color={colorOf(view, player.side)}
          count={board.warbands}
          label={texts.text("oath-track-warbands")}
          track={seat}
        />
        <small class="cap" data-explains="oath-track-reserve">
          +{board.reserve}
        </small>
      </span>
      <span class="wrapped rival-cards">
        {zones.map((zone) => (
          <Held key={zone.id} view={view} zone={zone} large={large} />
        ))}
        {chipsOf(view, seat).map((token) => (
          <TokenChip key={token.id} token={token} />
        ))}
        {seat === 0 && <ReliquaryRow view={view} />}
      </span>
      <Ways view={view} seat={seat} />
      <Opened view={view} seat={seat} class="bare rival-open">
        <Icon name="lucide:maximize-2" />
      </Opened>
    </SeatPanel>
  );
}

/** A phone's panel: crest, name, and how near to winning. */
function Seat({ view, seat }: { view: OathView; seat: number }) {
  const table = useTable();
  const player = playerOf(view, seat);
  return (
    <Opened view={view} seat={seat} class={`abreast boxed rival-seat h-${player.color} near-${closestOf(view, seat)}`}>
      <Crest seat={seat} small />
      <span class="stacked rival-short">
        <b data-may-clip>
          {table.names.value[seat]} <NameMark mark={table.info.value?.chairs[seat]?.mark} />
        </b>
        <NearestWay view={view} seat={seat} />
      </span>
    </Opened>
  );
}

/** A button that opens a player's whole board. */
function Opened({
  view,
  seat,
  class: name,
  children,
}: {
  view: OathView;
  seat: number;
  class: string;
  children: preact.ComponentChildren;
}) {
  const table = useTable();
  const texts = useTexts();
  const { small } = useSize();
  const [open, setOpen] = useState(false);
  const title = texts.text("oath-board-of", { name: table.names.value[seat] ?? "" });
  const lit = small && table.glow(namesOfSeat(seat), `seat:${seat}`);
  const Window = small ? Sheet : Dialog;
  return (
    <>
      <button
        type="button"
        class={name}
        data-part={small ? "seat" : "large"}
        data-seat={small ? seat : undefined}
        data-on={(small && view.turn === seat) || undefined}
        data-glow={lit || undefined}
        aria-haspopup="dialog"
        aria-label={small ? undefined : title}
        data-tip={title}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && (
        <Window title={table.names.value[seat] ?? ""} onClose={() => setOpen(false)} part="board-of">
          <WholeBoard view={view} seat={seat} onClose={() => setOpen(false)} />
        </Window>
      )}
    </>
  );
}

/** Cards before a player: as lines, relics with their dice, what lies facedown as its back; as cards where few play. */
function Held({ view, zone, large }: { view: OathView; zone: Zone; large: boolean }) {
  const texts = useTexts();
  if (large) {
    return (
      <Rove class="rival-held" label={texts.text(`oath-zone-${zone.kind}`)} zone={zone.id}>
        {zone.cards.map((card, i) => (
          <CardWithTokens key={card.key ?? i} view={view} zone={zone} index={i} />
        ))}
      </Rove>
    );
  }
  return (
    <span class="rival-held" data-zone={zone.id}>
      {zone.cards.map((card, i) =>
        card.face ? (
          <CardLine
            key={card.key ?? i}
            face={card.face}
            zone={zone}
            index={i}
            class={`card-line ${card.down ? "turned" : ""}`}
            suffix={card.down ? texts.text("web-card-turned") : ""}
          >
            <Dice face={card.face} />
            {Number(card.favor ?? 0) > 0 && <TokenIcon of="favor" count={Number(card.favor)} />}
            {Number(card.secrets ?? 0) > 0 && <TokenIcon of="secrets" count={Number(card.secrets)} />}
          </CardLine>
        ) : (
          <DownCard key={`down-${i}`} zone={zone} index={i} line />
        ),
      )}
    </span>
  );
}

function Dice({ face }: { face: string }) {
  const texts = useTexts();
  const dice = (facesOf("oath").get(face) as Facts | undefined)?.dice;
  return dice ? (
    <span class="abreast relic-dice">
      <Icon name={SHIELD} label={texts.text("oath-track-dice")} />
      {dice}
    </span>
  ) : null;
}

/** All of a player's board, in a window: how they win, goods, cards with their texts, sites; and what one can do to them. */
function WholeBoard({ view, seat, onClose }: { view: OathView; seat: number; onClose: () => void }) {
  const table = useTable();
  const texts = useTexts();
  const player = playerOf(view, seat);
  const name = table.names.value[seat] ?? "";
  const ruled = ruledBy(view, seat);
  const deeds = table.pending.value ? [] : table.optionsAt(namesOfSeat(seat));
  return (
    <div class="stacked whole">
      <p class="abreast sub">
        <Crest seat={seat} small />
        {texts.text("oath-note-role", { role: player.role, color: player.color })}
      </p>
      <Reserves view={view} seat={seat} />
      <SupplyTrack view={view} seat={seat} />
      <h3>{texts.text("oath-how-wins", { name })}</h3>
      <Ways view={view} seat={seat} />
      {HELD.map((kind) => (
        <CardsWithTexts key={kind} zone={zoneOf(view, `${kind}:${seat}`)} label={texts.text(`oath-zone-${kind}`)} />
      ))}
      {ruled.length > 0 && (
        <>
          <h3>
            {texts.text("oath-their-sites")} {ruled.length}
          </h3>
          <p class="wrapped whole-sites">
            {ruled.map((spot) => (
              <span key={spot.id} class="pill">
                {texts.card(spot.site.face!)}
                <Band color={colorOf(view, spot.ruler)} count={spot.warbands} />
              </span>
            ))}
          </p>
        </>
      )}
      {seat === 0 && <ReliquaryRow view={view} named told />}
      <div class="wrapped whole-deeds">
        {deeds.map((option) => (
          <button
            key={option.key}
            type="button"
            class="btn grow"
            data-option={option.key}
            onClick={() => {
              table.choose(option);
              onClose();
            }}
          >
            {texts.prompt(option.text, table.names.value)}
          </button>
        ))}
        <button type="button" class="btn go grow" data-first onClick={onClose}>
          <Icon name="lucide:x" />
          {texts.text("web-close")}
        </button>
      </div>
    </div>
  );
}

/** Cards with their texts, a row each. */
export function CardsWithTexts({ zone, label }: { zone: Zone | undefined; label: string }) {
  const texts = useTexts();
  if (!zone || zone.count === 0) return null;
  return (
    <>
      <h3>
        {label} {zone.count}
      </h3>
      <ul class="stacked told-cards">
        {zone.cards.map((card, i) => (
          <li key={card.key ?? i}>
            {card.face ? (
              <span class="thumb" data-face={card.face}>
                <FacePicture face={card.face} />
              </span>
            ) : (
              <DownCard zone={zone} index={i} />
            )}
            <span>
              <b>{card.face ? texts.card(card.face) : texts.text("oath-hidden-card")}</b>
              {card.face ? texts.or(`card-${card.face}`, "", {}, "text") : ""}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
