// From a moment of a finished game to a table of one's own: which chair, and which bot for the others.
import { useEffect, useState } from "preact/hooks";
import { navigate } from "../../app/router";
import { me } from "../../app/session";
import { ApiError, api, usualBot } from "../../net/api";
import { Dialog } from "../../parts/Dialog";
import { Icon } from "../../parts/Icon";
import { toast } from "../../parts/toast";
import { useTexts } from "../../text/texts";
import type { TableInfo } from "../../wire";

interface PlayOnProps {
  info: TableInfo;
  names: readonly string[];
  at: number;
  /** The chair that is offered first. */
  seat: number;
  onClose: () => void;
}

export function PlayOn({ info, names, at, seat: first, onClose }: PlayOnProps) {
  const texts = useTexts();
  const [bots, setBots] = useState<readonly string[]>([]);
  const [seat, setSeat] = useState(first);
  const [bot, setBot] = useState("");
  const [player, setPlayer] = useState("");
  const [busy, setBusy] = useState(false);
  const complain = (failed: unknown) => {
    if (failed instanceof ApiError) toast(texts.text(failed.id, failed.args), { kind: "error" });
  };
  useEffect(() => {
    api.games().then((games) => {
      const game = games.find(({ id }) => id === info.game);
      setBots(game?.bots ?? []);
      setBot((game && usualBot(game)) ?? "");
    }, complain);
  }, [info.game]);
  const go = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const table = await api.playOn(info.id, { at, seat, bot, player: player.trim() });
      navigate(`/table/${table.id}`);
    } catch (failed) {
      complain(failed);
      setBusy(false);
    }
  };
  return (
    <Dialog title={texts.text("replay-play-on")} onClose={onClose}>
      <form class="play-on-form col" onSubmit={go}>
        <p>{texts.text("replay-play-on-help")}</p>
        {!me.value?.name && (
          <label class="fld">
            <span>{texts.text("replay-play-on-name")}</span>
            <input
              class="inp"
              required
              maxLength={32}
              autocomplete="nickname"
              value={player}
              onInput={(event) => setPlayer(event.currentTarget.value)}
            />
          </label>
        )}
        <label class="fld">
          <span>{texts.text("replay-play-on-seat")}</span>
          <select class="inp" value={seat} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
            {names.map((name, each) => (
              <option key={name} value={each}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {names.length > 1 && (
          <label class="fld">
            <span>{texts.text("replay-play-on-bot")}</span>
            <select class="inp" value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
              {bots.map((each) => (
                <option key={each} value={each}>
                  {texts.or(`${info.game}-bot-${each}`, each)}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="submit" class="btn go" data-first disabled={busy || !bot}>
          <Icon name="game-icons:round-table" />
          {texts.text("replay-play-on-go")}
        </button>
      </form>
    </Dialog>
  );
}
