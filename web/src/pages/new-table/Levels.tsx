// Whom one plays against: the opponents that a game offers by name, from the first game to the master. A click gives one
// a chair or takes it away again.
import type { GameInfo } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { Portrait } from "../../parts/Portrait";
import { Strength } from "../../parts/Strength";
import { useTexts } from "../../text/texts";
import type { Seat } from "../../wire";
import { type Called, seatRange, withLevel, withoutLevel } from "./form";
import "./Levels.css";

interface LevelsProps {
  game: GameInfo;
  seats: readonly Seat[];
  called: Called;
  onChange: (seats: Seat[]) => void;
}

export function Levels({ game, seats, called, onChange }: LevelsProps) {
  const texts = useTexts(game.id);
  const levels = game.levels ?? [];
  if (levels.length === 0) return null;
  const [least, most] = seatRange(game);
  return (
    <fieldset class="fld" data-part="levels">
      <legend>{texts.text("new-levels")}</legend>
      <ul class="levels col">
        {levels.map((level, i) => {
          const name = texts.or(`${game.id}-bot-${level.id}`, level.id);
          const instead = game.without_net?.[level.id];
          const count = seats.filter((seat) => seat.kind === "bot" && seat.bot === level.id).length;
          const next = count ? withoutLevel(seats, level.id, least) : withLevel(seats, level.id, called, most);
          return (
            <li key={level.id}>
              <button
                type="button"
                class="level"
                data-level={level.id}
                aria-pressed={count > 0}
                aria-disabled={next === null || undefined}
                data-tip={next ? undefined : texts.text(count ? "new-levels-least" : "new-levels-full")}
                onClick={() => next && onChange(next)}
              >
                <Portrait who={level.portrait} sign={level.sign} strength={i + 1} of={levels.length} />
                <span class="level-who">
                  <b>{name}</b> {texts.or(`${game.id}-bot-${level.id}`, "", {}, "title")}
                </span>
                <span class="level-about">
                  {texts.or(`${game.id}-bot-${level.id}`, "", {}, "about")}
                  {instead && (
                    <span data-part="without-net">
                      {" "}
                      {texts.text("new-levels-without-net", { bot: texts.or(`${game.id}-bot-${instead}`, instead) })}
                    </span>
                  )}
                </span>
                <Strength n={i + 1} of={levels.length} said />
                <span class="level-mark" aria-hidden="true">
                  <Icon name={count ? "lucide:check" : "lucide:plus"} />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
