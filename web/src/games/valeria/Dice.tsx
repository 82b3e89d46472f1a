// The two dice, large, their sum, and the numbers they activate.
import { Icon } from "../../parts";
import { marks } from "../../table/marks";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { EXHAUSTED } from "./icons";
import { doubles, SLOTS, type ValeriaView, zoneOf } from "./view";

const PIPS: Record<number, number[]> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
};

export function Dice({ view }: { view: ValeriaView }) {
  const texts = useTexts();
  const [one = 0, two = 0] = view.extra.dice;
  const deck = zoneOf(view, "deck");
  const rolled = one > 0;
  const pair = doubles(view.extra.dice);
  return (
    <div class="tray">
      {rolled ? (
        <>
          <div class="dice">
            <Die value={one} index={0} />
            <i>+</i>
            <Die value={two} index={1} />
            <i>=</i>
            <b class="sum">
              <span class="vh">{texts.text("valeria-sum")}</span> {one + two}
            </b>
          </div>
          <div class="acts">
            <span class="lab">{texts.text("valeria-activates")}</span>
            {activated(one, two).map(({ id, times }) => (
              <span key={id} class="vchip lit">
                <b>{id}</b>
                {times > 1 && <em>×{times}</em>}
              </span>
            ))}
            {pair && <span class="vchip lit">{texts.card("starter-herald")}</span>}
            {pair && <span class="pair">{texts.text("valeria-doubles")}</span>}
          </div>
        </>
      ) : (
        <p class="bare">{texts.text("valeria-not-rolled")}</p>
      )}
      {deck && (
        <span class="deck" data-zone="deck" title={texts.text("valeria-zone-deck")}>
          <span class="back" aria-hidden="true" />
          <Icon name={EXHAUSTED} label={texts.text("valeria-zone-deck")} />
          <b>{deck.count}</b>
        </span>
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
  const can = light === "can" || light === "chosen";
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
      <span class="die" key={value}>
        {pips}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`die ${light}`}
      data-part="die"
      {...marks(table, names, `die:${index}`)}
      key={value}
      onClick={() => table.click(names, `die:${index}`)}
    >
      {pips}
    </button>
  );
}
