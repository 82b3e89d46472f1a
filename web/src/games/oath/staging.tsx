// How far a Campaign is shown: roll, skulls, totals and verdict follow each other, for whoever wants to see them come.
import { useEffect, useState } from "preact/hooks";
import { still } from "../../app/settings";
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
/** How long until each of them is shown, in ms; and how long the verdict stays when the next action is asked. */
const STEP_DELAYS = [900, 900, 500, 700, 700];
const LOOK = 2500;

/** The battle that is to be seen now, and how much of it. */
export function useBattle(view: OathView): { battle: Battle | null; over: boolean; staged: number } {
  const table = useTable();
  const events = table.events.value;
  const battle = battleOf(events, view.extra.campaign);
  const staged = useStaged(battle, table.fresh.value.length < events.length);
  const over = battle?.over ?? false;
  const behind = over && table.ask.value !== null && staged === VERDICT;
  useEffect(() => {
    if (!behind) return;
    const wait = setTimeout(
      () => {
        mapShown.value = true;
      },
      still.value ? 0 : LOOK,
    );
    return () => clearTimeout(wait);
  }, [behind]);
  return { battle, over, staged };
}

/** How far the battle is shown. What had happened before one came is there at once. */
function useStaged(battle: Battle | null, live: boolean): number {
  const at = battle?.at ?? -1;
  const told = !battle
    ? 0
    : battle.victor !== null
      ? VERDICT
      : battle.attackFaces
        ? TOTALS
        : battle.defenseFaces
          ? DEFENSE
          : 0;
  const [seen, setSeen] = useState({ at, step: told });
  const step = still.value ? told : seen.at === at ? Math.min(seen.step, told) : live ? 0 : told;
  useEffect(() => {
    if (step === told) {
      setSeen((was) => (was.at === at && was.step === step ? was : { at, step }));
      return;
    }
    const wait = setTimeout(() => setSeen({ at, step: step + 1 }), STEP_DELAYS[step]);
    return () => clearTimeout(wait);
  }, [at, step, told]);
  return step;
}

/** Who won, in a line. */
export function Outcome({ battle }: { battle: Battle }) {
  const texts = useTexts();
  const table = useTable();
  const name =
    battle.victor === BANDITS ? texts.text("oath-note-bandits") : (table.names.value[battle.victor ?? 0] ?? "");
  return <>{texts.text("oath-stage-victor", { name, attack: battle.attack, defense: battle.defense })}</>;
}
