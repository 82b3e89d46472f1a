// The moments that turned a game, each a way into its replay.

import { useContext } from "preact/hooks";
import { lookOf } from "../../games";
import { Icon } from "../../parts/Icon";
import type { TableEvent } from "../../table/view";
import { GameContext, useTexts } from "../../text/texts";
import type { SagaGame } from "../../wire";
import css from "./Turning.module.css";

export function Turning({ game }: { game: SagaGame }) {
  const texts = useTexts();
  const look = lookOf(useContext(GameContext));
  if (game.turns.length === 0) return <p class="sub">{texts.text("history-no-turning")}</p>;
  return (
    <ol class={css.turning} data-part="turning">
      {game.turns.map((turn, i) => {
        const event = turn.event as unknown as TableEvent;
        const said = texts.event(event, game.names);
        return (
          <li key={i}>
            <a href={`/replay/${game.table}?at=${turn.seq}`} data-tip={texts.text("history-turn-link", { text: said })}>
              <Icon name={look.log?.[event.id] ?? "lucide:chevron-right"} />
              <span>
                {turn.round > 0 && <b>{texts.text("history-round", { round: turn.round })} </b>}
                {said}
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
