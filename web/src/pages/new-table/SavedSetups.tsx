// Setups under a name of one's own: kept, and sent to others as a link.
import { useEffect, useState } from "preact/hooks";
import { copy } from "../../app/copy";
import { me } from "../../app/session";
import { ApiError, type GameInfo, type SetupItem } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { toast } from "../../parts/toast";
import type { Catalogue } from "../../text/catalogue";
import { useTexts } from "../../text/texts";
import type { LiveClock, NamedSetup } from "../../wire";
import { addressOf } from "./address";
import { CardStrip } from "./SetupFields";
import { forgetSetup, keepSetup, loadSetups, setups } from "./setups";

interface ToolsProps {
  game: string;
  setup: Record<string, unknown>;
  seats?: number;
  pace?: number;
  clock?: LiveClock | null;
  /** The name it is offered under. */
  named: string;
  /** Whether it is all that is to be chosen, and not just its cards. */
  whole?: boolean;
}

/** What a new table is begun with. */
export interface Taken {
  setup: Record<string, unknown>;
  seats: number;
  pace: number;
  clock?: LiveClock | null;
}

/** Copies a link to a setup, and says so. */
async function share(
  texts: Catalogue,
  game: string,
  { setup, seats, pace, clock }: Taken,
  said: string,
): Promise<void> {
  const link = location.origin + addressOf(game, setup, seats, pace, clock);
  toast((await copy(link)) ? texts.text(said) : link);
}

/** Keeps a setup under a name, or copies a link to it. */
export function SaveTools({ game, setup, seats = 0, pace = 0, clock = null, named, whole = false }: ToolsProps) {
  const texts = useTexts(game);
  const [name, setName] = useState<string | null>(null);
  const copyLink = () =>
    share(texts, game, { setup, seats, pace, clock }, whole ? "setups-shared" : "new-saved-shared");
  const save = async () => {
    const called = (name ?? "").trim();
    if (!called) return;
    try {
      const kept = await keepSetup({ game, name: called, setup, seats, pace, clock });
      if (kept) toast(texts.text(me.value?.account ? "setups-kept" : "new-saved-done"));
    } catch (failed) {
      if (failed instanceof ApiError) toast(texts.text(failed.id, failed.args), { kind: "error" });
      return;
    }
    setName(null);
  };
  return (
    <div class="presets" data-part={whole ? "setup-tools" : "list-tools"}>
      {name === null ? (
        <>
          <button type="button" class="btn ghost preset" onClick={() => setName(named)}>
            <Icon name="lucide:bookmark" />
            {texts.text(whole ? "setups-save" : "new-saved-save")}
          </button>
          <button type="button" class="btn ghost preset" onClick={copyLink}>
            <Icon name="lucide:link" />
            {texts.text("new-saved-share")}
          </button>
        </>
      ) : (
        <>
          <input
            class="inp"
            maxLength={40}
            autofocus
            value={name}
            aria-label={texts.text("new-saved-name")}
            placeholder={texts.text("new-saved-name")}
            onInput={(event) => setName(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // The sheet around it would be sent.
              event.preventDefault();
              save();
            }}
          />
          <button type="button" class="btn preset" disabled={!name.trim()} onClick={save}>
            <Icon name="lucide:check" />
            {texts.text("new-saved-save")}
          </button>
        </>
      )}
    </div>
  );
}

/** One's own setups of a game. */
export function useSetups(game: string): NamedSetup[] {
  useEffect(() => {
    if (me.value) loadSetups();
  }, [me.value?.account]);
  return (setups.value ?? []).filter((each) => each.game === game);
}

export function Take({ name, onTake }: { name: string; onTake: () => void }) {
  const texts = useTexts();
  return (
    <button type="button" class="btn" aria-label={`${texts.text("new-take")}: ${name}`} onClick={onTake}>
      {texts.text("new-take")}
    </button>
  );
}

/** A link to one of one's own. */
export function Share({ kept }: { kept: NamedSetup }) {
  const texts = useTexts();
  return (
    <button
      type="button"
      class="bare"
      aria-label={`${texts.text("new-saved-share")}: ${kept.name}`}
      onClick={() => share(texts, kept.game, kept, "setups-shared")}
    >
      <Icon name="lucide:link" />
    </button>
  );
}

/** Deletes one of one's own. */
export function Forget({ kept }: { kept: NamedSetup }) {
  const texts = useTexts();
  const forget = () =>
    forgetSetup(kept).catch((failed: unknown) => {
      if (failed instanceof ApiError) toast(texts.text(failed.id, failed.args), { kind: "error" });
    });
  return (
    <button
      type="button"
      class="bare"
      aria-label={texts.text("new-saved-remove", { name: kept.name })}
      onClick={forget}
    >
      <Icon name="lucide:trash-2" />
    </button>
  );
}

interface SavedListsProps {
  game: GameInfo;
  item: SetupItem;
  onTake: (words: string[]) => void;
}

/** The cards of one's own setups, for one item. */
export function SavedLists({ game, item, onTake }: SavedListsProps) {
  const texts = useTexts(game.id);
  const whole = useSetups(game.id).flatMap((kept) => {
    const words = kept.setup[item.id];
    // A card may have left the game since.
    return Array.isArray(words) && words.every((word) => item.listed?.includes(word)) ? [{ kept, words }] : [];
  });
  if (whole.length === 0) return <p class="sub prose">{texts.text("new-saved-none")}</p>;
  return (
    <ul class="card-sets" data-part="saved-lists">
      {whole.map(({ kept, words }) => (
        <li key={kept.name} class="col">
          <div class="set-head ends">
            <h3>{kept.name}</h3>
            <span class="pair">
              <Take name={kept.name} onTake={() => onTake(words)} />
              <Forget kept={kept} />
            </span>
          </div>
          <CardStrip game={game.id} cards={words} />
        </li>
      ))}
    </ul>
  );
}
