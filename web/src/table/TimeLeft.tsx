// How long a bot still waits at a table with a time limit: for me if I am asked, else for the first of those who are.
// Where clocks run they tell it; only a question that nobody else may know of has a time of its own.
import { useNow } from "../app/now";
import { lang } from "../app/settings";
import { left, until } from "../pages/tables/deadline";
import { Icon } from "../parts/Icon";
import { useTexts } from "../text/texts";
import { clockFace, useServerNow } from "./clocks";
import { useTable } from "./store";

export function TimeLeft() {
  const info = useTable().info.value;
  const deadline = info?.deadline ?? null;
  if (deadline === null || info?.status !== "playing") return null;
  if (!info.clock) return <Days deadline={deadline} />;
  return info.times?.running.length ? null : <Aside deadline={deadline} />;
}

function Days({ deadline }: { deadline: number }) {
  const table = useTable();
  const texts = useTexts();
  const now = useNow();
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

function Aside({ deadline }: { deadline: number }) {
  const texts = useTexts();
  const seconds = Math.max(0, Math.ceil(deadline - useServerNow(true)));
  return (
    <span class="time-left" data-part="time-left" data-tip={texts.text("clock-aside-help")}>
      <Icon name="lucide:clock" />
      <time dateTime={`PT${seconds}S`}>{clockFace(seconds)}</time>
    </span>
  );
}
