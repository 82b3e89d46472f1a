// The history of a game that draws none of its own: who played, who won, and the replays.
import { Icon } from "../../parts/Icon";
import { useTexts } from "../../text/texts";
import { finished, type HistoryProps, roman } from "./history";
import { Turning } from "./Turning";

export function PlainHistory({ story }: HistoryProps) {
  const texts = useTexts(story.game);
  return (
    <ol class="plain-history">
      {finished(story).map((game) => (
        <li key={game.number}>
          <h2>{texts.text("history-game", { number: roman(game.number) })}</h2>
          {game.names.length === 0 ? (
            <p>{texts.text("table-closed")}</p>
          ) : (
            <>
              <p>
                {texts.text("history-players")}: {texts.listed(game.names)}
              </p>
              <p>
                {texts.text("history-won")}: <b>{texts.listed(game.winners.map((seat) => game.names[seat] ?? ""))}</b>
              </p>
              <Turning game={game} />
              <a class="btn" href={`/replay/${game.table}`}>
                <Icon name="lucide:history" />
                {texts.text("history-replay")}
              </a>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
