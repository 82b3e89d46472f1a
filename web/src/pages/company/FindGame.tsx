// "Find me a game": what one wants to play; the server brings one to a table that fits, or to a new one that waits.
import { useEffect, useState } from "preact/hooks";
import { navigate } from "../../app/router";
import { knownMe, me } from "../../app/session";
import { LANGS } from "../../app/settings";
import { LANGUAGES } from "../../languages";
import { ApiError, api, type GameInfo } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { told } from "../../parts/rating";
import { toast } from "../../parts/toast";
import { useTexts } from "../../text/texts";
import { ownRatings } from "../board/own";
import { Mark } from "../Cover";
import { gameName } from "../home/shelf";
import { FillField } from "../new-table/WhoMayCome";
import { TimeLimitField } from "../tables/TimeLimitField";
import { bodyOf, firstWish, seatChoices, type Wish } from "./choice";

export function FindGame({ games }: { games: readonly GameInfo[] }) {
  const texts = useTexts("");
  const [wish, setWish] = useState<Wish>(() => firstWish(""));
  const [typed, setTyped] = useState<string | null>(null);
  const [asksName, setAsksName] = useState(false);
  const [busy, setBusy] = useState(false);
  const known = me.value?.name ?? "";
  useEffect(() => setAsksName(me.value !== null && !me.value.name), [me.value === null]);
  const game = games.find(({ id }) => id === wish.game) ?? games[0];
  const mine = ownRatings.value?.ratings.find(({ game: of }) => of === game?.id)?.rating;
  const change = (part: Partial<Wish>) => setWish((now) => ({ ...now, ...part }));
  const find = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || !game) return;
    const player = (typed ?? (await knownMe())?.name ?? "").trim();
    if (!player) {
      toast(texts.text("new-missing-player"));
      document.getElementById("find-name")?.focus();
      return;
    }
    setBusy(true);
    try {
      const { id } = await api.findGame(bodyOf({ ...wish, game: game.id }, player));
      me.value = { account: me.value?.account ?? "", name: player };
      navigate(`/table/${encodeURIComponent(id)}`);
    } catch (failed) {
      if (failed instanceof ApiError) toast(texts.text(failed.id, failed.args), { kind: "error" });
      setBusy(false);
    }
  };
  return (
    <form class="find-game leaf edged col" data-part="find-game" aria-labelledby="find-title" onSubmit={find}>
      <h2 id="find-title" class="gold">
        {texts.text("open-find")}
      </h2>
      {asksName && (
        <label class="fld">
          <span>{texts.text("new-player")}</span>
          <input
            id="find-name"
            class="inp"
            maxLength={32}
            autocomplete="nickname"
            placeholder={texts.text("new-player-placeholder")}
            value={typed ?? known}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
      )}
      <fieldset class="find-games">
        <legend>{texts.text("open-game")}</legend>
        <div class="find-boxes">
          {games.map(({ id }) => (
            <label key={id} class="find-box" data-tip={gameName(texts, id)}>
              <input
                type="radio"
                name="game"
                class="vh"
                aria-label={gameName(texts, id)}
                checked={id === game?.id}
                onChange={() => change({ game: id, seats: 0 })}
              />
              <Mark game={id} />
            </label>
          ))}
        </div>
        <p class="fine">{game ? gameName(texts, game.id) : "\u00a0"}</p>
      </fieldset>
      <div class="find-two">
        <label class="fld">
          <span>{texts.text("open-seats")}</span>
          <select
            class="inp"
            value={String(wish.seats)}
            onChange={(event) => change({ seats: Number(event.currentTarget.value) })}
          >
            <option value="0">{texts.text("open-any")}</option>
            {seatChoices(game?.variants ?? []).map((n) => (
              <option key={n} value={String(n)}>
                {n}
              </option>
            ))}
          </select>
        </label>
        <label class="fld">
          <span>{texts.text("open-lang")}</span>
          <select
            class="inp"
            value={wish.lang}
            onChange={(event) => change({ lang: event.currentTarget.value as Wish["lang"] })}
          >
            {(["", ...LANGS] as const).map((each) => (
              <option key={each} value={each}>
                {each ? LANGUAGES[each] : texts.text("open-any")}
              </option>
            ))}
          </select>
        </label>
      </div>
      <TimeLimitField value={wish} free={false} onChange={change} />
      <fieldset class="find-rated col tight">
        <legend class="vh">{texts.text("rated-choice")}</legend>
        {me.value?.account && (
          <label class="pair">
            <input
              type="checkbox"
              checked={wish.rated}
              onChange={(event) => change({ rated: event.currentTarget.checked })}
            />
            <span>
              {texts.text("open-rated")} <small class="sub">{texts.text("open-rated-help")}</small>
            </span>
          </label>
        )}
        <label class="pair">
          <input
            type="checkbox"
            checked={wish.near}
            onChange={(event) => change({ near: event.currentTarget.checked })}
          />
          <span>
            {texts.text("open-near")}
            {wish.near && (
              <small class="sub" role="status">
                {" "}
                {mine ? texts.text("open-near-mine", told(mine)) : texts.text("open-near-new")}
              </small>
            )}
          </span>
        </label>
      </fieldset>
      <FillField seconds={wish.fill_after} onChange={(fill_after) => change({ fill_after })} />
      <button type="submit" class="btn go" disabled={busy || !game}>
        <Icon name="lucide:search" />
        {texts.text(busy ? "open-finding" : "open-find-go")}
      </button>
      <p class="sub finest">{texts.text("open-find-help")}</p>
    </form>
  );
}
