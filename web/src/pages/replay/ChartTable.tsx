// The graph as a table, for anyone who does not see it or wants the numbers: a row for every turn, with what turned it.
import { useContext } from "preact/hooks";
import { Dialog } from "../../parts/Dialog";
import { GameContext, useTexts } from "../../text/texts";
import type { Stretch } from "../../wire";
import { chartName, markText } from "./Timeline";
import type { Mark, Score } from "./turns";

interface ChartTableProps {
  chart: string;
  scores: readonly Score[];
  turns: readonly Stretch[];
  names: readonly string[];
  marks: readonly Mark[];
  at: number;
  onGo: (seq: number) => void;
  onClose: () => void;
}

export function ChartTable({ chart, scores, turns, names, marks, at, onGo, onClose }: ChartTableProps) {
  const texts = useTexts();
  const game = useContext(GameContext);
  const title = texts.text("replay-figure-by-turn", { figure: chartName(chart, game, texts) });
  return (
    <Dialog title={title} onClose={onClose} class="chart-table" part="figure-table">
      <p class="sub">{texts.text("replay-turning-help")}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.text("replay-figures-turn")}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{texts.text("replay-turning")}</th>
          </tr>
        </thead>
        <tbody>
          {scores.map((score, i) => {
            const turn = i ? turns[i - 1] : undefined;
            const before = scores[i - 1]?.seq ?? -1;
            const here = marks.filter((mark) => mark.seq > before && mark.seq <= score.seq);
            const name = turn && turn.seat !== null ? (names[turn.seat] ?? "") : "";
            return (
              <tr key={score.seq} aria-current={at > before && at <= score.seq ? "step" : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    class="btn-link go-there"
                    data-tip={texts.text("replay-figures-go")}
                    onClick={() => {
                      onGo(score.seq);
                      onClose();
                    }}
                  >
                    {!turn
                      ? texts.text("replay-figures-start")
                      : name
                        ? texts.text("replay-turn", { turn: turn.round, name })
                        : turn.round}
                  </button>
                </th>
                {names.map((each, seat) => (
                  <td key={each} data-part="figure">
                    {score.points[seat] ?? "?"}
                  </td>
                ))}
                <td>
                  {here.map((mark) => (
                    <button
                      type="button"
                      key={`${mark.seq}.${mark.kind}.${mark.seat}`}
                      class="btn-link go-there"
                      onClick={() => {
                        onGo(mark.seq);
                        onClose();
                      }}
                    >
                      {markText(mark, names, texts)}
                    </button>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Dialog>
  );
}
