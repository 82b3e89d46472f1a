// One puzzle a day, by the reader's own day: of each game in turn.
import { useEffect, useState } from "preact/hooks";
import { api } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { useTexts } from "../../text/texts";
import type { PuzzleLine } from "../../wire";
import { solvedDays, streak, today } from "../puzzle/solved";
import { gameName } from "./shelf";

export function PuzzleOfDay() {
  const texts = useTexts("");
  const [lines, setLines] = useState<PuzzleLine[]>([]);
  const day = today();
  useEffect(() => {
    api.puzzles(day).then(setLines, () => {});
  }, [day]);
  const line = lines.find(({ today }) => today);
  if (!line) return null;
  const days = streak(solvedDays.value, day);
  return (
    <a class="btn" data-part="puzzle-of-day" href={`/puzzle/${line.game}?number=${line.number}`}>
      <Icon name={solvedDays.value.includes(day) ? "lucide:check" : "game-icons:jigsaw-piece"} />
      {texts.text(solvedDays.value.includes(day) ? "puzzle-solved-today" : "puzzle-day")}: {gameName(texts, line.game)}
      {days > 1 && ` · ${texts.text("puzzle-streak", { days })}`}
    </a>
  );
}
