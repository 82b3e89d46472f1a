// Cards drawn by lot so that wishes are met: the game says what can be wished, the server draws.
import { useState } from "preact/hooks";
import { facesOf } from "../../games";
import { ApiError, api, type GameInfo, type SetupItem } from "../../net/api";
import { Icon } from "../../parts/Icon";
import type { Catalogue } from "../../text/catalogue";
import { useTexts } from "../../text/texts";
import { defaults, toggled, type Value, type Values } from "./form";
import { SaveTools } from "./SavedSetups";
import { CardStrip, Chip } from "./SetupFields";

interface ByLotProps {
  game: GameInfo;
  item: SetupItem;
  wishes: readonly SetupItem[];
  onTake: (words: string[]) => void;
}

export function ByLot({ game, item, wishes, onTake }: ByLotProps) {
  const texts = useTexts(game.id);
  const [values, setValues] = useState<Values>(() => defaults(wishes));
  const [seed, setSeed] = useState("");
  const [words, setWords] = useState<string[]>([]);
  const [drawnWith, setDrawnWith] = useState("");
  const [why, setWhy] = useState("");
  const wish = (id: string, value: Value) => setValues((now) => ({ ...now, [id]: value }));
  const draw = async () => {
    const wanted = Object.fromEntries(
      wishes.flatMap(({ id, default: usual }) =>
        JSON.stringify(values[id]) === JSON.stringify(usual) ? [] : [[id, values[id]]],
      ),
    );
    try {
      const drawn = await api.draw(game.id, { item: item.id, wishes: wanted, seed: seed.trim() });
      setWords(drawn.words);
      setDrawnWith(drawn.seed);
      setWhy("");
    } catch (failed) {
      setWords([]);
      if (failed instanceof ApiError) setWhy(texts.text(failed.id, failed.args));
    }
  };
  const counted = wishes.filter(({ kind }) => kind === "choice");
  const named = wishes.filter(({ kind }) => kind === "many");
  return (
    <div class="by-lot col" data-part="by-lot">
      <div class="wrap">
        <button type="button" class="btn go" onClick={draw}>
          <Icon name="lucide:dices" />
          {texts.text(words.length ? "new-lot-again" : "new-lot-draw")}
        </button>
        <label class="pair" data-tip={texts.text("new-lot-seed", {}, "help")}>
          <span class="sub">{texts.text("new-lot-seed")}</span>
          <input
            class="inp seed"
            maxLength={40}
            autocomplete="off"
            value={seed}
            placeholder={drawnWith}
            onInput={(event) => setSeed(event.currentTarget.value)}
          />
        </label>
      </div>
      {why && (
        <p class="note why" role="alert" data-part="no-lot">
          <Icon name="lucide:triangle-alert" /> {why}
        </p>
      )}
      {words.length > 0 && (
        <div class="col" data-part="lot" data-words={words.join(",")}>
          <CardStrip game={game.id} cards={words} />
          <div class="wrap">
            <button type="button" class="btn" onClick={() => onTake(words)}>
              <Icon name="lucide:check" />
              {texts.text("new-picked-done", { of: words.length })}
            </button>
            <SaveTools game={game.id} setup={{ [item.id]: words }} named="" />
          </div>
        </div>
      )}
      <fieldset class="wishes">
        <legend class="vh">{texts.text("new-lot-wishes")}</legend>
        {counted.map((each) => (
          <label key={each.id} class="wish ends">
            <span>{texts.text(each.label)}</span>
            <select
              class="inp"
              data-wish={each.id}
              value={String(values[each.id])}
              onChange={(event) => wish(each.id, event.currentTarget.value)}
            >
              {each.choices.map((choice) => (
                <option key={choice} value={choice}>
                  {countText(texts, choice)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      {named.map((each) => (
        <CardWish key={each.id} game={game.id} item={each} value={values[each.id]} onChange={(v) => wish(each.id, v)} />
      ))}
    </div>
  );
}

/** "at least 2" */
function countText(texts: Catalogue, choice: string): string {
  const [bound, n] = choice.split("-");
  return texts.text(`new-lot-${bound}`, { n: Number(n ?? 0) });
}

interface CardWishProps {
  game: string;
  item: SetupItem;
  value: Value | undefined;
  onChange: (value: string[]) => void;
}

/** Cards by name: which must be there, which must not. */
function CardWish({ game, item, value, onChange }: CardWishProps) {
  const texts = useTexts(game);
  const facts = facesOf(game);
  const chosen = Array.isArray(value) ? value : [];
  const named = (word: string) => (facts.has(word) ? texts.card(word) : texts.or(`${item.label}-${word}`, word));
  const words = [...item.choices].sort((a, b) => named(a).localeCompare(named(b), texts.lang));
  return (
    <details data-wish={item.id}>
      <summary class="sub">
        {texts.text("new-lot-cards", { label: texts.text(item.label), count: chosen.length })}
      </summary>
      <div class="presets">
        {words.map((word) => (
          <Chip
            key={word}
            on={chosen.includes(word)}
            label={named(word)}
            help=""
            onClick={() => onChange(toggled(chosen, word, item.most))}
          />
        ))}
      </div>
    </details>
  );
}
