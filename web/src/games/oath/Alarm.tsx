// Who wins at the next Wake if nothing changes, why, and so what would stop it. Said aloud once.
import { useEffect, useState } from "preact/hooks";
import { Crest, Icon } from "../../parts";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import type { OathView } from "./view";
import "./Alarm.css";

/** What has been said aloud, by table: where it is built again, it is not said again. */
const heard = new Set<string>();
/** Milliseconds after which it has been said. What is built again before, as a page does while it measures itself, is said
 * again, for nobody can have heard it. */
const SAID = 3000;

/** At most this many, whoever wakes first before the others. */
const MOST = 2;

export function Alarms({ view }: { view: OathView }) {
  const table = useTable();
  const texts = useTexts();
  const names = table.names.value;
  const shown = view.over ? [] : view.extra.alarms.filter(({ seat }) => seat !== view.seat).slice(0, MOST);
  if (shown.length === 0) return null;
  return (
    <div class="stacked alarms" data-part="alarms">
      {shown.map(({ seat, text, why }) => {
        const word = texts.prompt(text, names);
        return <Alarm key={word} seat={seat} word={word} why={texts.prompt(why, names)} id={`${table.id} ${word}`} />;
      })}
    </div>
  );
}

/** Drawn again it stays an alert: a screen reader that was busy would miss it. */
function Alarm({ seat, word, why, id }: { seat: number; word: string; why: string; id: string }) {
  const [fresh] = useState(() => !heard.has(id));
  useEffect(() => {
    const said = setTimeout(() => heard.add(id), SAID);
    return () => clearTimeout(said);
  }, [id]);
  return (
    <p class="abreast alarm" role={fresh ? "alert" : undefined} data-seat={seat} data-never-cut>
      <Icon name="lucide:bell-ring" />
      <Crest seat={seat} small />
      <span>
        <b>{word}</b> <span class="alarm-why">{why}</span>
      </span>
    </p>
  );
}
