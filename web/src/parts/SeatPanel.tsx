// A player: crest, name, bot mark, state in words, and what can be seen of theirs.
import type { ComponentChildren } from "preact";
import { underway } from "../table/counting";
import { marks } from "../table/marks";
import { useTable } from "../table/store";
import { namesOfSeat } from "../table/view";
import { useTexts } from "../text/texts";
import { Crest } from "./Crest";
import { Icon } from "./Icon";
import { NameMark } from "./NameMark";
import { RatingTag } from "./RatingTag";
import { Strength } from "./Strength";
import "./SeatPanel.css";

interface SeatState {
  icon: string;
  text: string;
  /** On turn or being asked. */
  on: boolean;
}

/** Where a seat stands, in words. */
export function useSeatState(seat: number): SeatState {
  const table = useTable();
  const texts = useTexts();
  const view = table.view.value;
  const chair = table.info.value?.chairs[seat];
  const on = view?.turn === seat;
  const asked = view?.asked.includes(seat) ?? false;
  if (view?.over) {
    // While points are counted up, nobody knows it yet.
    const won = !underway.value && (table.result.value?.winners.includes(seat) ?? false);
    return {
      icon: won ? "game-icons:laurel-crown" : "lucide:flag",
      text: texts.text(won ? "web-seat-won" : "web-seat-done"),
      on: won,
    };
  }
  if (chair?.resigned)
    return { icon: "lucide:flag", text: texts.text(chair.late ? "clock-seat-lost" : "web-seat-resigned"), on };
  if (asked && (!on || view?.turn === null))
    return { icon: "lucide:hand", text: texts.text(chair?.bot ? "web-seat-thinks" : "web-seat-chooses"), on: true };
  if (on) return { icon: "game-icons:card-play", text: texts.text("web-seat-on-turn"), on };
  if (chair?.person && !chair.here && !chair.mine)
    return { icon: "lucide:wifi-off", text: texts.text("web-seat-away"), on: false };
  return { icon: "lucide:hourglass", text: texts.text("web-seat-waits"), on: false };
}

interface SeatPanelProps {
  seat: number;
  children?: ComponentChildren;
  class?: string;
}

export function SeatPanel({ seat, children, class: more = "" }: SeatPanelProps) {
  const table = useTable();
  const texts = useTexts();
  const state = useSeatState(seat);
  const names = namesOfSeat(seat);
  const light = table.light(names, `seat:${seat}`);
  const glow = table.glow(names, `seat:${seat}`);
  const chair = table.info.value?.chairs[seat];
  const name = table.names.value[seat] ?? "";
  const botName = texts.or(`${table.game.value}-bot-${chair?.stand_in}`, chair?.stand_in ?? "");
  const can = light === "can" || light === "chosen";
  const who = (
    <>
      <Crest seat={seat} />
      <span class="about">
        <span class="name pair">
          <span data-tip={chair?.stand_in ? texts.text("stand-in-seat", { name, bot: botName }) : name} data-may-clip>
            {name}
          </span>
          {/* At a rated table everybody bears their account's name. */}
          {chair?.rating ? <RatingTag rating={chair.rating} /> : <NameMark mark={chair?.mark} />}
          {chair?.bot && (
            <em data-tip={chair.bot}>
              <Icon name="lucide:bot" />
              <span>{texts.text("web-bot")}</span>
            </em>
          )}
          {seat === table.info.value?.my_seat && <em>{texts.text("web-you")}</em>}
        </span>
        <span class="st" data-part="seat-state">
          <Icon name={state.icon} />
          {state.text}
          {chair?.bot && <Strength n={chair.strength} of={chair.of} />}
        </span>
      </span>
    </>
  );
  return (
    <section
      class={`opp ends s${seat % 6} ${state.on ? "on" : ""} ${glow} ${more}`}
      aria-label={name}
      data-part="seat"
      data-on={state.on || undefined}
      data-seat={seat}
    >
      {can ? (
        <button
          type="button"
          class="who pair"
          data-part="who"
          {...marks(table, names, `seat:${seat}`)}
          aria-pressed={light === "chosen"}
          onClick={() => table.click(names, `seat:${seat}`)}
        >
          {who}
        </button>
      ) : (
        <div class="who pair" data-part="who">
          {who}
        </div>
      )}
      {children}
    </section>
  );
}
