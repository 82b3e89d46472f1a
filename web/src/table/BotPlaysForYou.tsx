// A bot plays my chair: why, and how I get it back. And the other way round: others who vanished, for whom one may play.
import { useEffect, useState } from "preact/hooks";
import { api, type GameInfo, usualBot } from "../net/api";
import { Icon } from "../parts/Icon";
import { useTexts } from "../text/texts";
import { useComplaint } from "./complaint";
import { useTable } from "./store";

export function BotPlaysForYou() {
  const table = useTable();
  const texts = useTexts();
  const info = table.info.value;
  const chair = info?.chairs.find((chair) => chair.mine);
  const complain = useComplaint();
  if (!chair?.bot || info?.status !== "playing") return null;
  const { clock, times } = info;
  const out = chair.late && clock?.per === "game" && !clock.increment && !times?.left[chair.seat];
  if (chair.resigned || out) return chair.late ? <OutOfTime lost={chair.resigned} /> : null;
  const back = () => api.back(table.id, table.as).catch(complain);
  return (
    <div class="consent wrap" data-part="bot-plays-for-you" role="status">
      <Icon name="lucide:bot" />
      <p>{texts.text(chair.late ? "lent-late" : "lent-away")}</p>
      <button type="button" class="btn go" onClick={back}>
        {texts.text("lent-back")}
      </button>
    </div>
  );
}

/** All the time for the game is used up. */
function OutOfTime({ lost }: { lost: boolean }) {
  const texts = useTexts();
  return (
    <div class="consent wrap" data-part="out-of-time" role="status">
      <Icon name="lucide:clock" />
      <p>{texts.text(lost ? "clock-lost" : "clock-out")}</p>
    </div>
  );
}

/** This table's game, with its bots from the weakest to the strongest; none until it is needed and known. */
function useGame(needed: boolean): GameInfo | undefined {
  const game = useTable().game.value;
  const [found, setFound] = useState<GameInfo>();
  useEffect(() => {
    if (needed) api.games().then((games) => setFound(games.find(({ id }) => id === game)));
  }, [needed, game]);
  return found;
}

/** In the table's menu: which bot plays for me while I am not there. */
export function ChooseStandIn({ chosen }: { chosen: string }) {
  const table = useTable();
  const texts = useTexts();
  const complain = useComplaint();
  const bots = useGame(true)?.bots ?? [];
  if (bots.length < 2) return null;
  return (
    <label class="fld" data-part="stand-in">
      <span>{texts.text("stand-in-who")}</span>
      <select
        class="inp"
        value={chosen}
        onChange={(event) => api.standIn(table.id, event.currentTarget.value, table.as).catch(complain)}
      >
        <option value="">{texts.text("stand-in-strongest")}</option>
        {bots.map((bot) => (
          <option key={bot} value={bot}>
            {texts.or(`${table.game.value}-bot-${bot}`, bot)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** In the table's menu: a bot for everybody who is not there, and where the game counts for whoever keeps the others waiting. With
 * a time limit everybody has their time, and the clock sees to it by itself. */
export function BotsForTheAbsent({ attempt }: { attempt: (what: Promise<unknown>) => void }) {
  const table = useTable();
  const texts = useTexts();
  const info = table.info.value;
  const awaited = info?.rated || info?.tournament ? info.asked : [];
  const gone = (info?.chairs ?? []).filter(
    ({ seat, person, mine, bot, here }) => person && !mine && !bot && (!here || awaited.includes(seat)),
  );
  const any = gone.length > 0 && info?.my_seat !== null && info?.status === "playing" && !info.pace;
  const game = useGame(any);
  const usual = game && usualBot(game);
  if (!any || !usual) return null;
  return (
    <>
      {gone.map(({ seat, name, stand_in }) => (
        <button
          type="button"
          class="btn"
          key={seat}
          data-tip={texts.text("vanished-help")}
          onClick={() => attempt(api.fill(table.id, { seat, bot: stand_in || usual }))}
        >
          <Icon name="lucide:bot" />
          {texts.text("vanished-play", { name })}
        </button>
      ))}
    </>
  );
}
