// One fact with all its values: a table whose rows are also a plot, a dot for the rate on the range in which it lies.
import { useContext, useId, useState } from "preact/hooks";
import { lang, phone } from "../../app/settings";
import { GameContext, useTexts } from "../../text/texts";
import type { StatLine, StatPart } from "../../wire";
import { factName, percent, valueName } from "./names";

/** Lines that are shown at first, of a fact with many values. */
const FIRST = 12;

export function Part({ part, seats }: { part: StatPart; seats: number }) {
  const texts = useTexts();
  const game = useContext(GameContext);
  const id = useId();
  const [all, setAll] = useState(false);
  const lines = all ? part.lines : part.lines.slice(0, FIRST);
  const hidden = part.lines.length - FIRST;
  // If everybody were equal, each would win this often.
  const even = part.whole || seats < 2 ? null : 1 / seats;
  const bySeat = part.whole && seats > 1 ? [...Array(seats).keys()] : [];
  return (
    <section class="stats-part" data-part="stats-part" aria-labelledby={id}>
      <h2 id={id}>{factName(part.fact, game, texts)}</h2>
      {!["seat", "player"].includes(part.fact) && (
        <p class="stats-of sub fine">{texts.text(part.whole ? "stats-of-games" : "stats-of-wins")}</p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.text("stats-value")}</th>
            <th scope="col">{texts.text("stats-games")}</th>
            <th scope="col">{texts.text(part.whole ? "stats-share" : "stats-rate")}</th>
            <td class="stats-plot-head">
              <div aria-hidden="true">
                <span>0 %</span>
                {even !== null && (
                  <span
                    class={`even-share ${even < 0.4 ? "" : "around"}`}
                    data-part="even"
                    style={{ "--at": `${(100 * even).toFixed(2)}%` }}
                  >
                    {phone.value
                      ? texts.text("stats-percent", { rate: String(Math.round(100 * even)) })
                      : texts.text("stats-even", { percent: Math.round(100 * even) })}
                  </span>
                )}
                <span>100 %</span>
              </div>
            </td>
            <th scope="col" class="stats-range">
              {texts.text("stats-range")}
            </th>
            {bySeat.map((seat) => (
              <th key={seat} scope="col" class="stats-seat">
                {texts.text("stats-seat-wins", { seat: seat + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const value = valueName(part.fact, line.value, game, texts);
            return (
              <tr key={line.value}>
                <th scope="row">
                  {value}
                  {phone.value && bySeat.length > 0 && (
                    <small>
                      {bySeat.map((seat) => (
                        <span key={seat}>
                          {texts.text("stats-seat-wins", { seat: seat + 1 })}:{" "}
                          {texts.text("stats-percent", { rate: percent(line.by_seat[seat] ?? 0, lang.value) })}
                        </span>
                      ))}
                    </small>
                  )}
                </th>
                <td>{line.games}</td>
                <td class="stats-rate" data-part="rate">
                  {texts.text("stats-percent", { rate: percent(line.rate, lang.value, 1) })}
                </td>
                <td class="stats-plot">
                  <Plot line={line} even={even} label={plotLabel(line)} />
                </td>
                <td class="stats-range sub">
                  {texts.text("stats-percent-range", {
                    low: percent(line.low, lang.value),
                    high: percent(line.high, lang.value),
                  })}
                </td>
                {bySeat.map((seat) => (
                  <td key={seat} class="stats-seat">
                    {texts.text("stats-percent", { rate: percent(line.by_seat[seat] ?? 0, lang.value) })}
                  </td>
                ))}
              </tr>
            );

            function plotLabel({ rate, low, high }: StatLine): string {
              return texts.text("stats-plot", {
                whole: part.whole ? "yes" : "no",
                value,
                rate: percent(rate, lang.value, 1),
                low: percent(low, lang.value),
                high: percent(high, lang.value),
              });
            }
          })}
        </tbody>
      </table>
      {hidden > 0 && (
        <button type="button" class="btn stats-more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.text("stats-less") : texts.text("stats-more", { count: hidden })}
        </button>
      )}
    </section>
  );
}

function Plot({ line, even, label }: { line: StatLine; even: number | null; label: string }) {
  const at = (rate: number) => `${(100 * rate).toFixed(2)}%`;
  return (
    <svg class="stats-line" width="100%" height="24" role="img" aria-label={label}>
      <title>{label}</title>
      {even !== null && <line class="stats-even" x1={at(even)} x2={at(even)} y1="0" y2="24" />}
      <line data-part="span" x1={at(line.low)} x2={at(line.high)} y1="12" y2="12" />
      <line x1={at(line.low)} x2={at(line.low)} y1="7" y2="17" />
      <line x1={at(line.high)} x2={at(line.high)} y1="7" y2="17" />
      <circle cx={at(line.rate)} cy="12" r="5" />
    </svg>
  );
}
