// From the rules, cards, statistics or leaderboard of one game to those of another.
import { useEffect } from "preact/hooks";
import { navigate } from "../app/router";
import { useTexts } from "../text/texts";
import { gameName, games, loadGames } from "./home/shelf";

interface GameSwitchProps {
  section: "rules" | "cards" | "stats" | "board";
  game: string;
  /** The class of its label, as the fields around it have. */
  class?: string;
}

export function GameSwitch({ section, game, class: name = "fld" }: GameSwitchProps) {
  const texts = useTexts("");
  useEffect(() => {
    if (!games.value) loadGames();
  }, []);
  const all = games.value ?? [];
  return (
    <label class={`${name} game-switch`} data-part="game-switch">
      <span>{texts.text("stats-game")}</span>
      <select
        class="inp"
        data-part={`${section}-game`}
        value={game}
        onChange={(event) => navigate(`/${section}/${event.currentTarget.value}`)}
      >
        {all.map((each) => (
          <option key={each.id} value={each.id}>
            {gameName(texts, each.id)}
          </option>
        ))}
      </select>
    </label>
  );
}
