// How far a Campaign is shown: roll, skulls, totals and verdict follow each other, for whoever wants to see them come.
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { still, tempo } from "../../app/settings";
import { atSpeed } from "../../table/following";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { type Battle, battleOf } from "./battle";
import { mapShown } from "./Cover";
import { BANDITS, type OathView } from "./view";

export const DEFENSE = 1;
export const ATTACK = 2;
export const SKULLS = 3;
export const TOTALS = 4;
export const VERDICT = 5;
/** How long until each of them is shown at the usual speed, in ms; and how long the verdict stays when the next action is
 *  asked. */
const STEP_DELAYS = [900, 900, 500, 700, 700];
const LOOK = 2500;

/** The battle of which all is to be shown at once, by its place among the events. */
const hurried = signal(-1);

/** Shows at once all that has happened in this battle. */
export const hurry = (battle: Battle): void => {
  hurried.value = battle.at;
};

interface Staged {
  battle: Battle | null;
  over: boolean;
  /** How far it is shown. */
  staged: number;
  /** Whether there is more to come that has happened already. */
  rolling: boolean;
}

/** The battle that is to be seen now, and how much of it. */
export function useBattle(view: OathView): Staged {
  const table = useTable();
  const events = table.events.value;
  const fresh = table.fresh.value.length;
  const live = fresh < events.length;
  const battle = battleOf(events, view.extra.campaign, live ? events.length - fresh : events.length);
  const told = toldOf(battle);
  const staged = useStaged(battle, told, live);
  const rolling = staged < told;
  const over = battle?.over ?? false;
  const behind = over && table.ask.value !== null && staged === VERDICT;
  useEffect(() => {
    if (!behind) return;
    const wait = setTimeout(
      () => {
        mapShown.value = true;
      },
      still.value ? 0 : atSpeed(LOOK),
    );
    return () => clearTimeout(wait);
  }, [behind]);
  useLayoutEffect(() => {
    // Until the dice have told it, the question would: it waits, no key answers it, and nothing else is shown.
    table.held.value = rolling;
    if (!rolling || !battle) return;
    // Space hurries on, and a click on the stage.
    const listen = (event: KeyboardEvent | MouseEvent) => {
      const on = event.target instanceof Element ? event.target : null;
      if (on?.closest("button, a, input, textarea, summary, dialog")) return;
      if (event instanceof KeyboardEvent ? event.key !== " " : !on?.closest('[data-part="stage"]')) return;
      event.preventDefault();
      hurry(battle);
    };
    document.addEventListener("keydown", listen);
    document.addEventListener("click", listen);
    return () => {
      table.held.value = false;
      document.removeEventListener("keydown", listen);
      document.removeEventListener("click", listen);
    };
  }, [rolling, battle?.at]);
  return { battle, over, staged, rolling };
}

/** How far it has come. */
function toldOf(battle: Battle | null): number {
  if (!battle) return 0;
  if (battle.victor !== null) return VERDICT;
  return battle.attackFaces ? TOTALS : battle.defenseFaces ? DEFENSE : 0;
}

/** How far the battle is shown. What had happened before one came is there at once, and what is hurried on. */
function useStaged(battle: Battle | null, told: number, live: boolean): number {
  const at = battle?.at ?? -1;
  const [seen, setSeen] = useState({ at, step: told });
  const step =
    still.value || tempo.value === "once" || (battle && hurried.value === at)
      ? told
      : seen.at === at
        ? Math.min(seen.step, told)
        : live
          ? 0
          : told;
  useEffect(() => {
    if (step === told) {
      setSeen((was) => (was.at === at && was.step === step ? was : { at, step }));
      return;
    }
    const wait = setTimeout(() => setSeen({ at, step: step + 1 }), atSpeed(STEP_DELAYS[step]!));
    return () => clearTimeout(wait);
  }, [at, step, told]);
  return step;
}

/** Who won, in a line. */
export function Outcome({ battle }: { battle: Battle }) {
  const texts = useTexts();
  const table = useTable();
  const bandits = battle.victor === BANDITS;
  const name = bandits ? texts.text("oath-note-bandits") : (table.names.value[battle.victor ?? 0] ?? "");
  const { attack, defense } = battle;
  return <>{texts.text("oath-stage-victor", { name, bandits: Number(bandits), attack, defense })}</>;
}
