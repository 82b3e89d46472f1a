// Until when a bot waits: mine, or that of the others.
import { lang } from "../../app/settings";
import { Icon } from "../../parts/Icon";
import { useTexts } from "../../text/texts";
import type { TableInfo } from "../../wire";
import { waits } from "../home/rows";
import { paceText } from "./clock";
import { until } from "./deadline";

export function Deadline({ table, now }: { table: TableInfo; now: number }) {
  const texts = useTexts("");
  if (table.deadline === null || table.status !== "playing") return null;
  const { id, args } = table.clock ? paceText(table) : until(table.deadline, now, lang.value);
  const time = texts.text(id, args);
  return (
    <small class="pair sub finest" data-part="deadline">
      <Icon name="lucide:clock" />
      {table.clock ? time : texts.text(waits(table) === "me" ? "pace-until-mine" : "pace-until", { time })}
    </small>
  );
}
