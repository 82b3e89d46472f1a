// Everybody's clock, in one row above the board. It is seen to run down; it is not read out but for the moments at which
// one's own time gets short.
import { paceText, zeroText } from "../pages/tables/clock";
import { Crest } from "../parts/Crest";
import { Icon } from "../parts/Icon";
import { useTexts } from "../text/texts";
import type { SeatTimes, TableInfo } from "../wire";
import { clockFace, LOW, secondsLeft, toldAt, useServerNow } from "./clocks";
import { useTable } from "./store";
import "./Clocks.css";

export function Clocks() {
  const info = useTable().info.value;
  if (!info?.times || info.status !== "playing") return null;
  return <Row info={info} times={info.times} />;
}

function Row({ info, times }: { info: TableInfo; times: SeatTimes }) {
  const texts = useTexts();
  const now = useServerNow(times.running.length > 0);
  const { id, args } = paceText(info);
  const rule = `${texts.text(id, args)}. ${texts.text(zeroText(info))}`;
  const mine = info.my_seat !== null && times.running.includes(info.my_seat) ? info.my_seat : null;
  const low = mine === null ? 0 : toldAt(secondsLeft(times, mine, now));
  return (
    <div class="clocks" data-part="clocks" data-tip={rule}>
      <Icon name="lucide:clock" />
      <ul aria-label={texts.text("clock-list", { rule })}>
        {info.chairs.map(({ seat, name, person, bot, mine }) => {
          if (!person) return null;
          const left = secondsLeft(times, seat, now);
          const runs = times.running.includes(seat);
          const called = mine ? texts.text("clock-mine") : texts.player(name);
          return (
            <li
              key={seat}
              class="pair tight"
              data-part="clock"
              data-seat={seat}
              data-mine={mine || undefined}
              data-on={runs || undefined}
              data-low={(runs && left <= LOW) || undefined}
              data-rests={bot ? true : undefined}
            >
              <Crest seat={seat} />
              <span class="clock-name" data-may-clip>
                {called}
              </span>
              <time dateTime={`PT${left}S`}>{clockFace(left)}</time>
              <span class="vh">{texts.text(runs ? "clock-runs" : "clock-stands")}</span>
            </li>
          );
        })}
      </ul>
      <p class="vh" role="status" data-part="clock-warning">
        {low > 0 && texts.text("clock-left", { seconds: low })}
      </p>
    </div>
  );
}
