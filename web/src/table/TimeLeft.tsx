// How long a bot still waits at a table with a time limit: for me if I am asked, else for the first of those who are.
import { useNow } from "../app/now";
import { lang } from "../app/settings";
import { left, until } from "../pages/tables/deadline";
import { Icon } from "../parts/Icon";
import { useTexts } from "../text/texts";
import { useTable } from "./store";

export function TimeLeft() {
  const table = useTable();
  const texts = useTexts();
  const now = useNow();
  const info = table.info.value;
  const deadline = info?.deadline ?? null;
  if (deadline === null || info?.status !== "playing") return null;
  const still = left(deadline, now);
  const then = until(deadline, now, lang.value);
  const time = texts.text(then.id, then.args);
  return (
    <span
      class="time-left"
      data-part="time-left"
      data-tip={texts.text(table.ask.value ? "pace-then-mine" : "pace-then", { time })}
    >
      <Icon name="lucide:clock" />
      <time dateTime={new Date(deadline * 1000).toISOString()}>
        {texts.text(still.id, still.args)}
        {then.id !== "pace-soon" && <span> · {time}</span>}
      </time>
    </span>
  );
}
