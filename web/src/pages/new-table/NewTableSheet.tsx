// The sheet for a new table: game, name, who sits down, its setup, one big button. It is filled in already, so that
// a visitor with a name only has to press the button.

import { useEffect, useRef, useState } from "preact/hooks";
import { keep, kept } from "../../app/kept";
import { outdated } from "../../app/outdated";
import { navigate, query } from "../../app/router";
import { knownMe, me } from "../../app/session";
import { narrow } from "../../app/settings";
import type { GameInfo } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { Key } from "../../parts/Key";
import { toast } from "../../parts/toast";
import { opened } from "../../parts/windows";
import { GameContext, useTexts } from "../../text/texts";
import { Mark } from "../Cover";
import { gameName, titleOf } from "../home/shelf";
import { TimeLimitField } from "../tables/TimeLimitField";
import { setupIn } from "./address";
import { Chairs } from "./Chairs";
import { type Form, forGuests, mayRate, missing, setupOf, usualForm, withSetup } from "./form";
import { Levels } from "./Levels";
import { RatedField } from "./RatedField";
import { SaveTools } from "./SavedSetups";
import { SetupFields } from "./SetupFields";
import { Setups } from "./Setups";
import { botNames, start, usualName } from "./start";
import { ReadyField, WhoMayCome } from "./WhoMayCome";
import "./NewTableSheet.css";

interface NewTableSheetProps {
  game: GameInfo;
  games: readonly GameInfo[];
  onClose: () => void;
}

export function NewTableSheet({ game, games, onClose }: NewTableSheetProps) {
  const texts = useTexts("");
  const sheet = useRef<HTMLDialogElement>(null);
  const player = useRef<HTMLInputElement>(null);
  const called = botNames(useTexts(game.id), game);
  const [form, setForm] = useState<Form>(() => {
    const usual = usualForm(game, called, me.value?.name ?? "");
    const brought = setupIn(game.setup, query.value);
    const begun =
      Object.keys(brought.values).length || brought.seats || brought.pace
        ? withSetup(game, usual, brought.values, brought.seats, brought, called)
        : usual;
    return { ...begun, ...kept<Partial<Form>>(`new-${game.id}`) };
  });
  // A form that an old page could not send is there again in the new one.
  useEffect(() => {
    if (outdated.value) keep(`new-${game.id}`, form);
  }, [outdated.value, form]);
  const nameless = useRef<boolean | undefined>(undefined);
  if (me.value) nameless.current ??= !me.value.name;
  const asksName = nameless.current ?? false;
  const [busy, setBusy] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const change = (part: Partial<Form>) => setForm((now) => ({ ...now, ...part }));
  // The visitor's name may arrive after the sheet was opened.
  const known = me.value?.name ?? "";
  useEffect(() => {
    if (known && !form.player) change({ player: known });
  }, [known]);
  // Beside the shelf where there is room for both, else over it.
  const over = narrow.value;
  useEffect(() => {
    const dialog = sheet.current!;
    const back = document.activeElement as HTMLElement | null;
    if (over) dialog.showModal?.();
    else dialog.show?.();
    const closed = over ? opened(dialog) : undefined;
    return () => {
      closed?.();
      dialog.close?.();
      back?.focus?.();
    };
  }, [over]);
  const fallback = usualName(texts, game.id);
  const createTable = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const filled = { ...form, player: form.player || ((await knownMe())?.name ?? "") };
    const lacks = missing(game, filled);
    if (lacks) {
      toast(texts.text(lacks));
      if (lacks === "new-missing-player") player.current?.focus();
    } else if (await start(game, filled)) {
      keep(`new-${game.id}`, null);
      return;
    }
    setBusy(false);
  };
  return (
    <GameContext.Provider value={game.id}>
      <dialog
        ref={sheet}
        class="dialog sheet leaf edged new-table"
        data-room="new-table"
        data-part="new-table"
        aria-labelledby="new-table-title"
        onCancel={(event) => {
          event.preventDefault();
          onClose();
        }}
        onKeyDown={(event) => {
          // Beside the shelf the browser sends no cancel.
          if (
            event.key === "Escape" &&
            !event.defaultPrevented &&
            !document.querySelector('dialog[open]:not([data-part="new-table"])')
          ) {
            event.preventDefault();
            onClose();
          }
        }}
        onClick={(event) => over && event.target === sheet.current && onClose()}
      >
        <form class="new-table-in col" onSubmit={createTable} noValidate>
          <div class="new-table-head ends">
            <h2 id="new-table-title" class="gold">
              {texts.text("new-title")}
            </h2>
            <button type="button" class="bare" aria-label={texts.text("web-close")} onClick={onClose}>
              <Icon name="lucide:x" />
            </button>
          </div>
          <div class="new-table-scroll col">
            <GamePicker games={games} chosen={game.id} />
            <h3 class="new-table-game">{gameName(texts, game.id)}</h3>
            {asksName && (
              <label class="fld">
                <span>{texts.text("new-player")}</span>
                <input
                  ref={player}
                  class="inp"
                  maxLength={32}
                  autocomplete="nickname"
                  required
                  autofocus
                  placeholder={texts.text("new-player-placeholder")}
                  value={form.player}
                  onInput={(event) => change({ player: event.currentTarget.value })}
                />
              </label>
            )}
            <label class="fld">
              <span>{texts.text("new-name")}</span>
              <input
                class="inp"
                maxLength={60}
                autocomplete="off"
                placeholder={fallback}
                value={form.name}
                onInput={(event) => change({ name: event.currentTarget.value })}
              />
            </label>
            {game.sagas && (
              <label class="fld">
                <span>{texts.text("saga-begin")}</span>
                <input
                  class="inp"
                  maxLength={60}
                  autocomplete="off"
                  placeholder={texts.text("saga-begin", {}, "placeholder")}
                  value={form.saga}
                  onInput={(event) => change({ saga: event.currentTarget.value })}
                />
                <small>{texts.text("saga-begin", {}, "help")}</small>
              </label>
            )}
            <Levels game={game} seats={form.seats} called={called} onChange={(seats) => change({ seats })} />
            <Chairs
              game={game}
              seats={form.seats}
              player={form.player}
              called={called}
              onChange={(seats) => change({ seats })}
            />
            {forGuests(form) && !form.saga.trim() && <WhoMayCome form={form} onChange={change} />}
            {mayRate(form) && <RatedField rated={form.rated} onChange={(rated) => change({ rated })} />}
            {forGuests(form) && <TimeLimitField value={form} onChange={change} />}
            {forGuests(form) && <ReadyField form={form} onChange={change} />}
            <button
              type="button"
              class="btn ghost"
              aria-haspopup="dialog"
              data-part="setups-open"
              onClick={() => setChoosing(true)}
            >
              <Icon name="lucide:list" />
              {texts.text("setups-open")}
            </button>
            {choosing && (
              <Setups
                game={game}
                onTake={(taken) => setForm((now) => withSetup(game, now, taken.setup, taken.seats, taken, called))}
                onClose={() => setChoosing(false)}
              />
            )}
            <SetupFields
              game={game}
              values={form.values}
              seats={form.seats.length}
              saga={form.saga}
              onChange={(values) => change({ values })}
            />
            <SaveTools
              game={game.id}
              setup={setupOf(game, form.values, form.seats.length, form.saga)}
              seats={form.seats.length}
              pace={forGuests(form) ? form.pace : 0}
              clock={forGuests(form) ? form.clock : null}
              named=""
              whole
            />
          </div>
          <div class="new-table-foot col">
            <button
              type="submit"
              class="btn go new-table-start"
              autofocus={!asksName}
              disabled={busy}
              aria-describedby="new-table-order"
            >
              <Icon name="game-icons:round-table" />
              {texts.text(busy ? "new-starting" : forGuests(form) ? "new-open" : "new-start")}
              <Key name="↵" />
            </button>
            <p id="new-table-order" class="sub finest">
              {texts.text("new-order")}
            </p>
          </div>
        </form>
      </dialog>
    </GameContext.Provider>
  );
}

/** The boxes again, small: another game without closing the sheet. */
function GamePicker({ games, chosen }: { games: readonly GameInfo[]; chosen: string }) {
  const texts = useTexts("");
  return (
    <div class="new-table-games" role="group" aria-label={texts.text("new-game")}>
      {games.map((game) => {
        const { title } = titleOf(texts, game.id);
        return (
          <button
            type="button"
            key={game.id}
            data-tip={title}
            aria-label={title}
            aria-pressed={game.id === chosen}
            onClick={() => navigate(`/?new=${game.id}`, "replace")}
          >
            <Mark game={game.id} />
          </button>
        );
      })}
    </div>
  );
}
