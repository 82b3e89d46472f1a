// What the next roll would bring, number by number: behind a button beside the dice, for everybody at the table.
import { useState } from "preact/hooks";
import { Crest, Dialog, Icon } from "../../parts";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { DICE, RESOURCES, type Resource } from "./icons";
import { Amount } from "./Signs";
import { type ForecastLine, SLOTS, shownSeat, type ValeriaView } from "./view";
import "./Forecast.css";

/** Rolls that two dice can show. */
const ROLLS = 36;

export function NextRoll({ view }: { view: ValeriaView }) {
  const texts = useTexts();
  const { name: size } = useSize();
  const [open, setOpen] = useState(false);
  if (!view.extra.forecast) return null;
  return (
    <>
      <button
        type="button"
        class="btn ghost val-next"
        data-part="next-roll"
        aria-haspopup="dialog"
        aria-label={texts.text("valeria-next-roll")}
        data-tip={texts.text("valeria-next-roll")}
        onClick={() => setOpen(true)}
      >
        <Icon name={DICE} />
        {(size === "wide" || size === "table") && texts.text("valeria-next-roll")}
      </button>
      {open && (
        <Dialog title={texts.text("valeria-next-roll")} onClose={() => setOpen(false)} class="wide" part="forecast">
          <Forecast view={view} />
        </Dialog>
      )}
    </>
  );
}

function Forecast({ view }: { view: ValeriaView }) {
  const table = useTable();
  const texts = useTexts();
  const { small } = useSize();
  const { roller, seats } = view.extra.forecast!;
  const here = shownSeat(view);
  const order = seats.map((_, i) => (here + i) % seats.length);
  const name = (seat: number) => table.names.value[seat] ?? "";
  const lines = (id: string) =>
    order.map((seat) => seats[seat]!.lines?.find(({ numbers }) => numbers!.join("/") === id));
  const rows = SLOTS.map(({ id }) => ({ id, cells: lines(id) }));
  const doubled = order.some((seat) => seats[seat]!.doubles);
  return (
    <>
      <p class="sub">{texts.text("valeria-next-roll-about", { name: name(roller) })}</p>
      <table class="val-forecast">
        <thead>
          <tr>
            <th />
            {order.map((seat) => (
              <th key={seat} scope="col" data-tip={name(seat)}>
                <span class="pair">
                  <Crest seat={seat} small />
                  <span class={small ? "vh" : "val-forecast-name"} data-may-clip>
                    {name(seat)}
                  </span>
                  {seat === roller && <Icon name={DICE} label={texts.text("valeria-rolls")} />}
                </span>
                {seats[seat]!.rests && <small class="sub">{texts.text("valeria-rests")}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => {
            const chance = cells.find(Boolean)?.chance;
            if (!chance) return null;
            return (
              <tr key={id} data-number={id}>
                <th scope="row">
                  <b class="val-chip pair">{id}</b> <small class="sub">{chanceOf(chance)}</small>
                </th>
                {cells.map((line, i) => (
                  <td key={order[i]}>{line && <Brings line={line} />}</td>
                ))}
              </tr>
            );
          })}
          <tr data-number="herald">
            <th scope="row">
              <b>{texts.card("starter-herald")}</b>
            </th>
            {order.map((seat) => {
              const herald = seats[seat]!.herald;
              return (
                <td key={seat}>
                  {herald && (
                    <>
                      <Brings line={herald} /> <small class="sub">{chanceOf(herald.chance)}</small>
                    </>
                  )}
                </td>
              );
            })}
          </tr>
          {doubled && (
            <tr data-number="doubles">
              <th scope="row">
                <b>{texts.text("valeria-doubles")}</b> <small class="sub">{chanceOf(6)}</small>
              </th>
              {order.map((seat) => (
                <td key={seat}>
                  <Brings line={{ chance: 6, gains: seats[seat]!.doubles ?? {} }} />
                </td>
              ))}
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr data-number="mean">
            <th scope="row">{texts.text("valeria-forecast-mean")}</th>
            {order.map((seat) => (
              <td key={seat}>
                <span class="val-brings">
                  {amountsOf(seats[seat]!.mean ?? {}).map(([resource, sum]) => (
                    <Amount
                      key={resource}
                      of={resource}
                      count={texts.text("valeria-forecast-number", { n: rounded(sum) })}
                      label={texts.text(`valeria-track-${resource}`)}
                    />
                  ))}
                </span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </>
  );

  function chanceOf(chance: number): string {
    return texts.text("valeria-forecast-chance", { chance, rolls: ROLLS });
  }
}

/** A mean, to one place. */
const rounded = (sum: number): number => Math.round((sum * 10) / ROLLS) / 10;

const amountsOf = (gains: Partial<Record<Resource, number>>): [Resource, number][] =>
  RESOURCES.map((name): [Resource, number] => [name, gains[name] ?? 0]).filter(([, n]) => n > 0);

const TO_DECIDE = [
  ["choices", "lucide:circle-help"],
  ["exchanges", "lucide:arrow-left-right"],
  ["thefts", "game-icons:grab"],
] as const;

/** What one activation gives, and signs for what is left to decide. */
function Brings({ line }: { line: ForecastLine }) {
  const texts = useTexts();
  return (
    <span class="val-brings">
      {amountsOf(line.gains).map(([resource, n]) => (
        <Amount key={resource} of={resource} count={`+${n}`} label={texts.text(`valeria-track-${resource}`)} />
      ))}
      {TO_DECIDE.map(([kind, icon]) => {
        const n = line[kind] ?? 0;
        const label = texts.text(`valeria-forecast-${kind}`);
        return (
          n > 0 && (
            <span key={kind} class="sub" data-explains={`valeria-forecast-${kind}`} data-sign={kind}>
              <Icon name={icon} label={label} />
              {n > 1 && `×${n}`}
            </span>
          )
        );
      })}
    </span>
  );
}
