// Who sits down: oneself, those at the same device, bots by name and strength, and free chairs for whoever gets the link.
import { type GameInfo, strengthOf } from "../../net/api";
import { Crest } from "../../parts/Crest";
import { Icon } from "../../parts/Icon";
import { Strength } from "../../parts/Strength";
import { useTexts } from "../../text/texts";
import type { Seat } from "../../wire";
import { type Called, nextSeat, seatOf, seatRange } from "./form";
import "./Chairs.css";

interface ChairsProps {
  game: GameInfo;
  seats: readonly Seat[];
  player: string;
  /** For bots. */
  called: Called;
  onChange: (seats: Seat[]) => void;
}

/** Whoever was just added is named next; the same function each time, so that it is called once. */
const toBeNamed = (field: HTMLInputElement | null): void => {
  if (field?.value === "") field.focus();
};

export function Chairs({ game, seats, player, called, onChange }: ChairsProps) {
  const texts = useTexts("");
  const [least, most] = seatRange(game);
  const put = (place: number, seat: Seat) => onChange(seats.map((old, i) => (i === place ? seat : old)));
  const drop = (place: number) => onChange(seats.filter((_, i) => i !== place));
  const next = nextSeat(game, seats, called);
  return (
    <fieldset class="fld">
      <legend>{texts.text("new-seats")}</legend>
      <ol class="chairs" data-part="chairs">
        {seats.map((seat, i) => (
          <li key={i} class="wrap">
            <Crest seat={seat.kind === "empty" ? null : i} />
            {seat.kind === "me" && (
              <span class="chair-who wrap">
                <b>{player.trim() || "…"}</b>
                <em>{texts.or(`${game.id}-chair-${i + 1}`, texts.text("new-seat-you"))}</em>
              </span>
            )}
            {seat.kind === "empty" && (
              <>
                <span class="chair-who wrap">
                  <b class="free">{texts.text("new-seat-free")}</b>
                  <em>{texts.text("new-seat-free-help")}</em>
                </span>
                <button
                  type="button"
                  class="bare chair-act"
                  data-tip={texts.text("gather-beside")}
                  aria-label={`${texts.text("new-seat-kind", { n: i + 1 })}: ${texts.text("gather-beside")}`}
                  onClick={() => put(i, seatOf("beside"))}
                >
                  <Icon name="lucide:tablet-smartphone" />
                </button>
                {next && (
                  <button
                    type="button"
                    class="bare chair-act"
                    data-tip={texts.text("gather-fill")}
                    aria-label={`${texts.text("new-seat-kind", { n: i + 1 })}: ${texts.text("gather-fill")}`}
                    onClick={() => put(i, next)}
                  >
                    <Icon name="lucide:bot" />
                  </button>
                )}
              </>
            )}
            {seat.kind === "beside" && (
              <label class="chair-who wrap">
                <input
                  class="inp chair-name"
                  data-part="beside"
                  maxLength={32}
                  autocomplete="off"
                  ref={toBeNamed}
                  aria-label={texts.text("new-seat-beside", { n: i + 1 })}
                  placeholder={texts.text("new-seat-beside-placeholder")}
                  value={seat.name}
                  onInput={(event) => put(i, { ...seat, name: event.currentTarget.value })}
                />
                <em>{texts.text("new-seat-beside-help")}</em>
              </label>
            )}
            {seat.kind === "bot" && (
              <>
                <BotChair
                  game={game}
                  seat={seat}
                  onChange={(bot) => put(i, seatOf("bot", bot, called(bot, seats.toSpliced(i, 1))))}
                />
                <button
                  type="button"
                  class="bare chair-act"
                  data-tip={texts.text("new-seat-free")}
                  aria-label={`${seat.name}: ${texts.text("new-seat-free")}`}
                  onClick={() => put(i, seatOf("empty"))}
                >
                  <Icon name="lucide:user-plus" />
                </button>
              </>
            )}
            {i > 0 && seats.length > least && (
              <button
                type="button"
                class="bare chair-act"
                aria-label={
                  seat.kind !== "empty" && seat.name
                    ? texts.text("new-seat-remove", { name: seat.name })
                    : texts.text("new-seat-remove-free")
                }
                onClick={() => drop(i)}
              >
                <Icon name="lucide:x" />
              </button>
            )}
          </li>
        ))}
        {seats.length < most && (
          <li class="wrap">
            <Crest seat={null} />
            <span class="chair-who wrap">{texts.text("new-seat-add")}</span>
            {next && (
              <button
                type="button"
                class="bare chair-act"
                data-tip={texts.text("new-seat-add-bot")}
                aria-label={texts.text("new-seat-add-bot")}
                onClick={() => onChange([...seats, next])}
              >
                <Icon name="lucide:bot" />
              </button>
            )}
            <button
              type="button"
              class="bare chair-act"
              data-tip={texts.text("new-seat-add-beside")}
              aria-label={texts.text("new-seat-add-beside")}
              onClick={() => onChange([...seats, seatOf("beside")])}
            >
              <Icon name="lucide:tablet-smartphone" />
            </button>
            <button
              type="button"
              class="bare chair-act"
              data-tip={texts.text("new-seat-add-free")}
              aria-label={texts.text("new-seat-add-free")}
              onClick={() => onChange([...seats, seatOf("empty")])}
            >
              <Icon name="lucide:link" />
            </button>
          </li>
        )}
      </ol>
    </fieldset>
  );
}

/** A bot: its name, how strong it is, and how it plays. */
function BotChair({ game, seat, onChange }: { game: GameInfo; seat: Seat; onChange: (bot: string) => void }) {
  const texts = useTexts(game.id);
  const label = (bot: string) => texts.or(`${game.id}-bot-${bot}`, bot);
  const { n, of } = strengthOf(game, seat.bot);
  const others = game.bots.filter((bot) => !game.levels?.some(({ id }) => id === bot));
  const about = texts.or(`${game.id}-bot-${seat.bot}`, "", {}, "about");
  return (
    <span class="chair-who wrap">
      <span class="chair-line wrap">
        <b>{seat.name || label(seat.bot)}</b>
        <Icon name="lucide:bot" label={texts.text("new-seat-bot")} />
        <select
          class="inp chair-bot"
          data-part="bot"
          aria-label={texts.text("new-seat-strength", { name: seat.name })}
          value={seat.bot}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {game.levels?.map(({ id }) => (
            <option key={id} value={id}>
              {label(id)}
            </option>
          ))}
          {others.map((bot) => (
            <option key={bot} value={bot}>
              {label(bot)}
            </option>
          ))}
        </select>
        <Strength n={n} of={of} />
      </span>
      {about && <em>{about}</em>}
    </span>
  );
}
