// A line of text in a setup, such as a world of Oath: what it would make is told before the game, and what is wrong with it.
import { useEffect, useRef, useState } from "preact/hooks";
import { ApiError, api, type SetupItem } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { Words } from "../../parts/Words";
import { useTexts } from "../../text/texts";
import type { Preview } from "../../wire";
import "./WorldField.css";

/** Milliseconds without a key after which it is looked at. */
const PAUSE = 350;

interface WorldFieldProps {
  game: string;
  item: SetupItem;
  value: string;
  seats: number;
  help: string;
  onChange: (value: string) => void;
}

export function WorldField({ game, item, value, seats, help, onChange }: WorldFieldProps) {
  const texts = useTexts(game);
  const [told, setTold] = useState<Preview | null>(null);
  const [why, setWhy] = useState<ApiError | null>(null);
  const latest = useRef("");
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    latest.current = value;
    if (!value) {
      setTold(null);
      setWhy(null);
      return undefined;
    }
    const timer = setTimeout(() => {
      api.preview(game, { setup: { [item.id]: value }, seats }).then(
        (found) => {
          if (latest.current !== value) return;
          setTold(found);
          setWhy(null);
        },
        (failed: unknown) => {
          if (latest.current !== value || !(failed instanceof ApiError)) return;
          setTold(null);
          setWhy(failed);
        },
      );
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [game, item.id, value, seats]);
  /** Where it is wrong, if that is known. */
  const place = Number(why?.args.position ?? 0);
  const show = () => {
    area.current?.focus();
    area.current?.setSelectionRange(place - 1, place);
  };
  return (
    <div class="world-field col" data-part="world">
      <label class="fld">
        <span>{texts.or(item.label, item.id)}</span>
        <textarea
          ref={area}
          class="inp"
          rows={value ? 3 : 1}
          spellcheck={false}
          autocomplete="off"
          aria-invalid={why !== null}
          value={value}
          onInput={(event) => onChange(event.currentTarget.value.trim())}
        />
        {help && <small>{help}</small>}
      </label>
      {why && (
        <p class="note why" role="alert" data-part="world-wrong">
          <Icon name="lucide:triangle-alert" /> {texts.text(why.id, why.args)}
          {place > 0 && (
            <button type="button" class="btn ghost" onClick={show}>
              {texts.text("setups-show-place")}
            </button>
          )}
        </p>
      )}
      {told && told.parts.length > 0 && (
        <section class="world-told" data-part="world-told" role="status" aria-label={texts.text("setups-world")}>
          {told.parts.map(({ head, lines }) => (
            <div key={head} class="col">
              <h4 class="sub">{texts.text(head)}</h4>
              <ul>
                {lines.map((line, i) => (
                  <li key={`${line.id}-${i}`}>
                    <Words pieces={texts.promptPieces(line, [])} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
    </div>
  );
}
