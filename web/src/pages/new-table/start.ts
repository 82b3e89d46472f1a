// A table is started, and one goes there: from the sheet as it was filled in, or from a box as it is usual.
import { navigate } from "../../app/router";
import { knownMe, me } from "../../app/session";
import { lang } from "../../app/settings";
import { ApiError, api, type GameInfo } from "../../net/api";
import { toast } from "../../parts/toast";
import { COACHED } from "../../table/coaching";
import type { Catalogue } from "../../text/catalogue";
import { textsOf } from "../../text/texts";
import { titleOf } from "../home/shelf";
import { bodyOf, type Called, type Form, freeName, ownName, usualForm } from "./form";

/** What a table is called whose host gave it no name: the game and the day. */
export function usualName(texts: Catalogue, game: string): string {
  const day = new Intl.DateTimeFormat(lang.value, { weekday: "long" }).format(new Date());
  return texts.text("new-name-default", { game: titleOf(texts, game).title, day });
}

/** Levels bring their names along; other bots are given one. */
export function botNames(texts: Catalogue, game: GameInfo): Called {
  const names = texts.text("new-bot-names").split(/,\s*/);
  const levels = new Set(game.levels?.map(({ id }) => id));
  // The five have the same names in all games, known before the texts of a game are here.
  const own = (bot: string) => texts.or(`level-name-${bot}`, texts.or(`${game.id}-bot-${bot}`, bot));
  return (bot, seats) => (levels.has(bot) ? ownName(own(bot), seats) : freeName(names, seats));
}

/** False, and the reason is told, where the server does not want the table. A beginner has the coach at hand there. */
export async function start(game: GameInfo, form: Form, coached = false): Promise<boolean> {
  try {
    const table = await api.createTable(bodyOf(game, form, usualName(textsOf(""), game.id)));
    const player = form.player.trim();
    if (player !== me.value?.name) me.value = { account: me.value?.account ?? "", name: player };
    navigate(`/table/${encodeURIComponent(table.id)}${coached ? `?${COACHED}` : ""}`);
    return true;
  } catch (failed) {
    if (failed instanceof ApiError) {
      const own = textsOf(game.id);
      const { option } = failed.args;
      const args = option
        ? { ...failed.args, option: own.or(`option-${game.id}-${option}`, String(option)) }
        : failed.args;
      toast(own.text(failed.id, args), { kind: "error", rule: failed.rule, game: game.id });
    }
    return false;
  }
}

/** One click: oneself against the usual opponent, all as usual. Whoever has no name yet gets one to begin with. */
export async function playNow(game: GameInfo, coached = false): Promise<boolean> {
  const texts = textsOf("");
  const player = (await knownMe())?.name || texts.text("home-play-guest");
  return start(game, usualForm(game, botNames(textsOf(game.id), game), player), coached);
}
