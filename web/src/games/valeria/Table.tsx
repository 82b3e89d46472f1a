// Valeria's own table: rivals above, the kingdom and one's duchy side by side, the question below.
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../parts";
import { considering } from "../../table/considered";
import { useSize } from "../../table/size";
import { useTable } from "../../table/store";
import { TableFrame } from "../../table/TableFrame";
import { useTexts } from "../../text/texts";
import { Ask } from "./Ask";
import { Dice } from "./Dice";
import { Draft } from "./Draft";
import { Duchy } from "./Duchy";
import { fly, gainsOf } from "./gains";
import { DOMAIN, EXHAUSTED, MONSTER } from "./icons";
import { Kingdom } from "./Kingdom";
import { Rivals } from "./Rivals";
import { cardsOf, rowsOf, shownSeat, type ValeriaView } from "./view";
import "./Table.css";

export default function ValeriaTable() {
  const table = useTable();
  const texts = useTexts();
  const view = table.view.value as ValeriaView;
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => considering(board.current!, true), []);
  const replayed = table.past;
  const fresh = table.fresh.value;
  // All events at once are a table being opened or taken back: nothing flies then.
  useEffect(() => {
    if (fresh.length < table.events.value.length) fly(gainsOf(fresh));
  }, [fresh, table]);
  const harvesting = view.phase === "harvest" || view.phase === "second-harvest";
  const drafting = view.extra.draft !== undefined;
  const shape = [
    harvesting && "harvesting",
    // Seen again nobody is asked which duke they keep, so the center has its place from the first step.
    view.phase === "setup" && (drafting ? "drafting" : !replayed && "preparing"),
    replayed && "replayed",
  ].filter(Boolean);
  return (
    <TableFrame
      round={view.phase === "setup" ? undefined : texts.text("valeria-round", { round: roundOf(view) })}
      phases={view.over ? [] : phasesOf(view).map((id) => ({ id, name: phaseName(id) }))}
      phase={view.phase}
      end={<Ends view={view} />}
    >
      <div ref={board} class={`val ${shape.join(" ")}`}>
        <div class="val-laid">
          <Rivals view={view} />
          {drafting ? <Draft view={view} /> : <Kingdom view={view} />}
          <Duchy view={view} seat={shownSeat(view)} />
        </div>
        {!replayed && <Ask view={view} />}
      </div>
    </TableFrame>
  );

  function phaseName(id: string): string {
    if (id === "action" && view.phase === "action" && view.extra.actions > 0) {
      return texts.text("valeria-pill-action-of", { n: Math.max(1, 3 - view.extra.actions) });
    }
    return texts.text(drafting ? "valeria-draft-title" : `valeria-pill-${id}`);
  }
}

function phasesOf(view: ValeriaView): string[] {
  if (view.phase === "setup") return ["setup"];
  if (view.seats.length === 1) return ["roll", "harvest", "action", "monsters", "second-harvest", "end"];
  return ["roll", "harvest", "action", "end"];
}

/** `turns` counts those that are over; the one being played makes the round. */
function roundOf(view: ValeriaView): number {
  const turns = Number(view.seats[view.turn ?? 0]?.turns ?? 0);
  return view.over ? turns : turns + 1;
}

/** What ends the game. A phone says it beside the dice; held across, the dice are here. */
function Ends({ view }: { view: ValeriaView }) {
  const texts = useTexts();
  const { name: size, small } = useSize();
  const rows = rowsOf(view);
  const left = (row: number) => rows[row]?.stacks.reduce((sum, stack) => sum + stack.count, 0) ?? 0;
  const { exhausted, endExhausted, ending } = view.extra;
  if (size === "upright") return null;
  const counts = [
    {
      id: "exhausted",
      icon: EXHAUSTED,
      text: `${exhausted}/${endExhausted}`,
      hot: ending || exhausted >= endExhausted - 1,
    },
    { id: "monsters", icon: MONSTER, text: left(0), hot: left(0) < 4 },
    { id: "domains", icon: DOMAIN, text: left(3), hot: left(3) < 3 },
  ];
  if (view.seats.length === 1) {
    counts.push({
      id: "captured",
      icon: "game-icons:overlord-helm",
      text: cardsOf(view, "captured").length,
      hot: false,
    });
  }
  return (
    <>
      {size === "across" && <Dice view={view} bare />}
      {counts.slice(0, small ? 1 : undefined).map(({ id, icon, text, hot }) => (
        <span key={id} class={`val-ends ${hot ? "hot" : ""}`} data-explains={`valeria-left-${id}`}>
          <Icon name={icon} />
          <span class={small || counts.length > 3 ? "vh" : ""}>{texts.text(`valeria-left-${id}`)}</span> <b>{text}</b>
        </span>
      ))}
      {ending && <b class="val-last-round">{texts.text("valeria-last-round")}</b>}
    </>
  );
}
