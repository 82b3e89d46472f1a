// The two dice, large, their sum, and the numbers they activate.
import { CardBack, Icon } from "../../parts";
import { marks } from "../../table/marks";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { NextRoll } from "./Forecast";
import { EXHAUSTED } from "./icons";
import { doubles, SLOTS, type ValeriaView, zoneOf } from "./view";
import "./Dice.css";

const PIPS: Record<number, number[]> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
};

/** `bare`: the dice alone, where there is no room for more. */
export function Dice({ view, bare = false }: { view: ValeriaView; bare?: boolean }) {
  const texts = useTexts();
  const [one = 0, two = 0] = view.extra.dice;
  const { name: size } = useSize();
  const deck = zoneOf(view, "deck");
  const { exhausted, endExhausted, ending } = view.extra;
  const rolled = one > 0;
  const pair = doubles(view.extra.dice);
  return (
    <div class={`val-tray pair sub fine ${bare ? "few" : ""}`}>
      {rolled ? (
        <>
          <div class="val-dice pair">
            <Die value={one} index={0} />
            <i>+</i>
            <Die value={two} index={1} />
            <i>=</i>
            <b class="val-sum">
              <span class="vh">{texts.text("valeria-sum")}</span> {one + two}
            </b>
          </div>
          {!bare && (
            <div class="val-acts wrap">
              <i>{texts.text("valeria-activates")}</i>
              {activated(one, two).map(({ id, times }) => (
                <span key={id} class="val-chip pair val-lit">
                  <b>{id}</b>
                  {times > 1 && <span>×{times}</span>}
                </span>
              ))}
              {pair && (
                <span class="val-chip pair val-lit">
                  <b>{texts.card("starter-herald")}</b>
                </span>
              )}
              {pair && <i>{texts.text("valeria-doubles")}</i>}
            </div>
          )}
        </>
      ) : (
        !bare && <p>{texts.text("valeria-not-rolled")}</p>
      )}
      {view.phase !== "setup" && <NextRoll view={view} />}
      {size === "upright" ? (
        <span class="val-deck pair" data-zone="deck" data-explains="valeria-left-exhausted">
          {ending && <b class="val-last-round">{texts.text("valeria-last-round")}</b>}
          <Icon name={EXHAUSTED} label={texts.text("valeria-left-exhausted")} />
          <b>
            {exhausted}/{endExhausted}
          </b>
        </span>
      ) : (
        deck &&
        !bare && (
          <span class="val-deck pair" data-zone="deck" data-explains="valeria-zone-deck">
            <CardBack />
            <Icon name={EXHAUSTED} label={texts.text("valeria-zone-deck")} />
            <b>{deck.count}</b>
          </span>
        )
      )}
    </div>
  );
}

/** Numbers by the slots of the duchy: 4 and 4 make 4 twice and 8 once. */
export function activated(one: number, two: number): { id: string; times: number }[] {
  return SLOTS.map(({ id, numbers }) => ({
    id,
    times: [one, two, one + two].filter((n) => numbers.includes(n)).length,
  })).filter(({ times }) => times > 0);
}

function Die({ value, index }: { value: number; index: number }) {
  const table = useTable();
  const texts = useTexts();
  const names = [`die:${index}`];
  const light = table.light(names, `die:${index}`);
  // On a phone a die is too small to be hit; the question has its buttons.
  const can = !useSize().small && (light === "can" || light === "chosen");
  const pips = (
    <>
      {(PIPS[value] ?? []).map((place) => (
        <i key={place} style={{ gridArea: `${Math.ceil(place / 3)} / ${((place - 1) % 3) + 1}` }} />
      ))}
      <span class="vh">{texts.text("valeria-die", { value })}</span>
    </>
  );
  if (!can) {
    return (
      <span class="val-die" key={value}>
        {pips}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`val-die ${light}`}
      data-part="die"
      {...marks(table, names, `die:${index}`)}
      key={value}
      onClick={() => table.click(names, `die:${index}`)}
    >
      {pips}
    </button>
  );
}
