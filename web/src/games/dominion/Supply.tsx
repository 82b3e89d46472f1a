// The market: basic piles and the trash on the left, the kingdom by cost on the right.
import { useState } from "preact/hooks";
import type { SizeName } from "../../app/sizes";
import { Card, Dialog, FacePicture, frameOf, Icon, Rove } from "../../parts";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import { namesOfCard, type Zone } from "../../table/view";
import { useTexts } from "../../text/texts";
import { facesOf } from "..";
import "./Supply.css";
import { buying, coinOf, dimmed, faceOf, plain, reach, supplyOf } from "./supply";
import { type DominionView, trackOf, zoneOf } from "./view";

/** With more piles to choose from than this they glow softly. */
const FEW = 3;

/** Where the market has room for more than its cards. */
const roomy = (size: SizeName): boolean => size === "wide" || size === "table";

export function Supply({ view }: { view: DominionView }) {
  const table = useTable();
  const texts = useTexts();
  const faces = facesOf("dominion");
  const supply = supplyOf(view, (face) => faces.get(face)?.cost ?? undefined);
  const piles = [...supply.basic, ...supply.kingdom];
  const lit = piles.filter((pile) => table.light(namesOfCard(pile, 0, view.seat), `${pile.id}/0`) === "can").length;
  // One of the piles is asked for, and not to be paid: those that cannot be had step back as they do while one buys.
  const among = lit > 0 && !buying(table.ask.value);
  const trash = zoneOf(view, "trash");
  const { name: size } = useSize();
  const upright = size === "upright";
  const headed = roomy(size);
  return (
    <section
      class={`supply ${lit > FEW ? "lite" : ""}`}
      data-part="supply"
      aria-label={texts.text("dominion-zone-pile")}
    >
      <div class="basics">
        {headed && <h2 class="sub pair">{texts.text("dominion-basic")}</h2>}
        <Rove class="basic-piles" label={texts.text("dominion-basic")}>
          {(upright ? supply.row : supply.basic).map((pile) => (
            <SupplyPile key={pile.id} pile={pile} view={view} among={among} />
          ))}
          {!upright && trash && <Trash zone={trash} />}
        </Rove>
      </div>
      <div class="kings">
        {headed && (
          <h2 class="sub pair">
            {texts.text("dominion-kingdom")}
            <Legend view={view} among={among} />
          </h2>
        )}
        <Rove class="king-piles" label={texts.text("dominion-kingdom")}>
          {supply.kingdom.map((pile) => (
            <SupplyPile key={pile.id} pile={pile} view={view} among={among} />
          ))}
        </Rove>
      </div>
    </section>
  );
}

function Legend({ view, among }: { view: DominionView; among: boolean }) {
  const texts = useTexts();
  const ask = useTable().ask.value;
  const { discount } = view.extra;
  if (discount) {
    return (
      <span class="price-key pair">
        <Icon name="game-icons:arch-bridge" />
        {texts.text("dominion-cheaper", { discount })}
      </span>
    );
  }
  if (view.seat === null || view.over || among) return null;
  if (!buying(ask)) {
    return (
      <span class="price-key pair">
        <i class="dot" />
        <i class="dot far" />
        {texts.text("dominion-legend", { coins: reach(view) })}
      </span>
    );
  }
  const coins = trackOf(view, "coins")?.value ?? 0;
  return (
    <span class="price-key pair" data-part="legend">
      <i class="dot" />
      {texts.text("dominion-legend-played", { coins })}
      {ask!.reach.length > 0 && (
        <>
          <i class="dot partly" />
          {texts.text("dominion-legend-hand", { coins: reach(view) })}
        </>
      )}
      <i class="dot far" />
      {texts.text("dominion-legend-far")}
    </span>
  );
}

function SupplyPile({ pile, view, among }: { pile: Zone; view: DominionView; among: boolean }) {
  const table = useTable();
  const texts = useTexts();
  const ask = table.ask.value;
  const empty = pile.count === 0;
  const names = namesOfCard(pile, 0, view.seat);
  const light = table.light(names, `${pile.id}/0`);
  const beyond = among ? !empty && light !== "can" && light !== "chosen" : dimmed(pile, view, ask);
  const coin = among ? (beyond ? "hollow" : "full") : coinOf(pile, view, ask);
  const reached = light === "reach" ? table.reachedAt(names) : undefined;
  const no = reached ? undefined : table.whyNot(names);
  const said = [texts.text(empty ? "web-pile-empty" : "web-pile-left", { count: pile.count })];
  if (no) said.push(texts.text("dominion-cannot", { why: texts.prompt(no.reason, table.names.value) }));
  else if (reached) said.push(texts.text("dominion-reach-pay"));
  else if (view.seat !== null && !empty && !among)
    said.push(texts.text(coin === "hollow" ? "dominion-cannot-pay" : "dominion-can-pay"));
  const shape = beyond ? "beyond" : plain(pile, ask) ? "thin" : "";
  return (
    <div
      class={`pile supply-pile ${empty ? "gone" : ""}`}
      data-part="pile"
      data-zone={pile.id}
      data-coin={coin}
      style={{ "--n": thickness(pile.count) }}
    >
      <Card
        face={faceOf(pile)}
        cost={pile.cost}
        far={coin === "hollow"}
        half={coin === "half"}
        zone={pile}
        suffix={said.join(", ")}
        class={shape}
      >
        {!empty && (
          <span class="cnt" data-part="count" aria-hidden="true" key={pile.count}>
            {pile.count}
          </span>
        )}
      </Card>
      {empty && (
        <span class="sold-out" data-part="none" aria-hidden="true">
          {texts.text("web-pile-empty")}
        </span>
      )}
    </div>
  );
}

/** How many edges of cards are seen below the top one. */
export const thickness = (count: number): number => Math.min(6, Math.ceil(count / 3));

/** The fire, with what fell into it last. A click shows everything. */
export function Trash({ zone, small = false }: { zone: Zone; small?: boolean }) {
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const name = texts.text("dominion-zone-trash");
  const { name: size } = useSize();
  return (
    <>
      <button
        type="button"
        class={`trash ${small ? "trash-small" : ""}`}
        data-part="trash"
        data-zone={zone.id}
        aria-label={`${name}: ${texts.text("cards-unseen", { count: zone.count })}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="game-icons:burning-embers" />
        {!small && <b>{name}</b>}
        {roomy(size) && zone.count > 0 && (
          <span class="ashes">
            {zone.cards.slice(-3).map((card) => {
              const frame = frameOf("dominion", card.face);
              return (
                <span key={card.key} class={`mini ${frame.class}`} style={frame.style}>
                  <FacePicture face={card.face} />
                </span>
              );
            })}
          </span>
        )}
        <span class="trash-count">{zone.count}</span>
      </button>
      {open && (
        <Dialog title={name} onClose={() => setOpen(false)} class="wide">
          <div class="spread" data-part="spread">
            {zone.cards.map((card, i) => (
              <Card key={card.key} face={card.face} zone={zone} index={i} />
            ))}
            {zone.count === 0 && <p class="sub">{texts.text("web-pile-empty")}</p>}
          </div>
        </Dialog>
      )}
    </>
  );
}
