// Everybody else in turn order: role, supply, tokens, warbands; title and banners; advisers, Vision and relics as lines.
// A click lays a player's whole board open in a window.
import { useState } from "preact/hooks";
import { phone } from "../../app/settings";
import { Dialog, Icon, SeatPanel } from "../../parts";
import { CardLine, DownCard } from "../../parts/Card";
import { TokenChip } from "../../parts/Track";
import { useTable } from "../../table/store";
import type { Zone } from "../../table/view";
import { useTexts } from "../../text/texts";
import { facesOf } from "..";
import { SHIELD } from "./icons";
import { BoardCards, Reserves, SupplyTrack } from "./Mine";
import { ReliquaryRow } from "./Oath";
import { Band, Tok } from "./Signs";
import { across, boardOf, colorOf, type Facts, type OathView, playerOf, zoneOf } from "./view";
import { WayLine } from "./Ways";

export function Rivals({ view }: { view: OathView }) {
  const seats = across(view);
  return (
    <div class={`orivals n${seats.length}`} data-part="rivals">
      {seats.map((seat) => (
        <Rival key={seat} {...{ view, seat }} />
      ))}
    </div>
  );
}

function Rival({ view, seat }: { view: OathView; seat: number }) {
  const table = useTable();
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const player = playerOf(view, seat);
  const board = boardOf(view, seat);
  const name = table.names.value[seat] ?? "";
  const side = colorOf(view, player.side);
  const zones = (["vision", "advisers", "relics"] as const).flatMap((kind) => zoneOf(view, `${kind}:${seat}`) ?? []);
  return (
    <SeatPanel seat={seat} class={`h-${player.color}`}>
      <span class={`role r-${player.role}`} data-part="role">
        {texts.text(`oath-role-${player.role}`)}
      </span>
      <span class="ores">
        <Tok of="supply" count={board.supply} />
        <Tok of="favor" count={board.favor} track={seat} />
        <Tok of="secrets" count={board.flipped ? `${board.secrets}+${board.flipped}` : board.secrets} track={seat} />
        <Band color={side} count={board.warbands} label={texts.text("oath-track-warbands")} track={seat} />
        <small title={texts.text("oath-track-reserve")}>+{board.reserve}</small>
      </span>
      {!phone.value && (
        <span class="ochips">
          {view.tokens
            .filter((token) => token.owner === seat && (token.kind === "banner" || token.kind === "title"))
            .map((token) => (
              <TokenChip key={token.id} token={token} />
            ))}
          {zones.map((zone) => (
            <Held key={zone.id} zone={zone} />
          ))}
        </span>
      )}
      {!phone.value && seat === 0 && <ReliquaryRow view={view} />}
      {!phone.value && (
        <span class="rways">
          {view.extra.ways[seat]?.map((way) => (
            <WayLine key={way.id} way={way} />
          ))}
        </span>
      )}
      {phone.value && (player.title || player.banners.length > 0) && (
        <span class="omarks">
          {view.tokens
            .filter((token) => token.owner === seat && (token.kind === "banner" || token.kind === "title"))
            .map((token) => (
              <TokenChip key={token.id} token={token} />
            ))}
        </span>
      )}
      <button
        type="button"
        class="large"
        data-part="large"
        aria-haspopup="dialog"
        aria-label={texts.text("oath-board-of", { name })}
        title={texts.text("oath-board-of", { name })}
        onClick={() => setOpen(true)}
      >
        <Icon name="lucide:maximize-2" />
      </button>
      {open && (
        <Dialog title={texts.text("oath-board-of", { name })} onClose={() => setOpen(false)} class="wide">
          <Whole view={view} seat={seat} />
        </Dialog>
      )}
    </SeatPanel>
  );
}

/** Cards before a player as lines: relics with their dice, what lies facedown as its back. */
function Held({ zone }: { zone: Zone }) {
  const texts = useTexts();
  return (
    <span class={`held z-${zone.kind}`} data-zone={zone.id}>
      {zone.cards.map((card, i) =>
        card.face ? (
          <CardLine
            key={card.id ?? i}
            face={card.face}
            zone={zone}
            index={i}
            class={card.down ? "turned" : ""}
            suffix={card.down ? texts.text("web-card-turned") : ""}
          >
            <Dice face={card.face} />
            {Number(card.favor ?? 0) > 0 && <Tok of="favor" count={Number(card.favor)} />}
            {Number(card.secrets ?? 0) > 0 && <Tok of="secrets" count={Number(card.secrets)} />}
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
    <span class="sd">
      <Icon name={SHIELD} label={texts.text("oath-track-dice")} />
      {dice}
    </span>
  ) : null;
}

/** All of a player's board: in a window, where one has time to read. */
export function Whole({ view, seat }: { view: OathView; seat: number }) {
  const texts = useTexts();
  const player = playerOf(view, seat);
  return (
    <div class="oath-window">
      <p class="wrole">
        {texts.text("oath-note-role", { role: player.role, color: player.color })}
        {view.extra.ways[seat]?.map((way) => (
          <WayLine key={way.id} way={way} />
        ))}
      </p>
      <Reserves view={view} seat={seat} />
      <SupplyTrack view={view} seat={seat} />
      <BoardCards view={view} seat={seat} />
      {seat === 0 && <ReliquaryRow view={view} />}
    </div>
  );
}
