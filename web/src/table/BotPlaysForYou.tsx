// A bot plays my chair: why, and how I get it back. And the other way round: others who vanished, for whom one may play.
import { useEffect, useState } from "preact/hooks";
import { ApiError, api } from "../net/api";
import { Icon } from "../parts/Icon";
import { toast } from "../parts/toast";
import { useTexts } from "../text/texts";
import { useTable } from "./store";

export function BotPlaysForYou() {
  const table = useTable();
  const texts = useTexts();
  const info = table.info.value;
  const chair = info?.chairs.find((chair) => chair.mine);
  if (!chair?.bot || chair.resigned || info?.status !== "playing") return null;
  const back = () =>
    api.back(table.id).catch((failed: unknown) => {
      if (failed instanceof ApiError) toast(texts.text(failed.id, failed.args), { kind: "error" });
    });
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

/** In the table's menu: a bot for everybody who is not there. With a time limit everybody has their time, and the clock sees to
 * it by itself. */
export function BotsForTheAbsent({ attempt }: { attempt: (what: Promise<unknown>) => void }) {
  const table = useTable();
  const texts = useTexts();
  const info = table.info.value;
  const [bot, setBot] = useState("");
  const gone = (info?.chairs ?? []).filter((chair) => chair.person && !chair.mine && !chair.bot && !chair.here);
  const any = gone.length > 0 && info?.my_seat !== null && info?.status === "playing" && !info.pace;
  const game = table.game.value;
  useEffect(() => {
    // The strongest is the last one.
    if (any) api.games().then((games) => setBot(games.find(({ id }) => id === game)?.bots.at(-1) ?? ""));
  }, [any, game]);
  if (!any || !bot) return null;
  return (
    <>
      {gone.map(({ seat, name }) => (
        <button
          type="button"
          class="btn"
          key={seat}
          title={texts.text("vanished-help")}
          onClick={() => attempt(api.fill(table.id, { seat, bot }))}
        >
          <Icon name="lucide:bot" />
          {texts.text("vanished-play", { name })}
        </button>
      ))}
    </>
  );
}
