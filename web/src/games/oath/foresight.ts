// What the server foresees of a battle (src/kronika/games/oath/prospects.py), and what is set up on the stage before the
// question is answered: how many dice, with which plans.
import { signal } from "@preact/signals";
import type { Question, Text } from "../../wire";

/** A battle as it would be fought. Without a chance nobody can foresee it. */
export interface OddsRow {
  option?: string;
  dice?: number;
  plans?: string[];
  win: number | null;
  outright?: number;
  /** By how many are sacrificed, from one on. */
  sacrifices?: number[];
  /** By how many warbands are left. */
  kept?: number[];
  left?: number;
  attack?: number;
  defense?: number;
  force?: number;
  guard?: number;
  falls?: number;
  /** The chance after each answer of the other side. */
  answers?: (number | null)[];
}

interface PlanOf {
  card: string;
  seat: number;
}

export interface Stakes {
  won: Text[];
  lost: Text[];
}

export interface BattleOdds extends Stakes {
  about: string;
  side: "attack" | "defense";
  rows: OddsRow[];
  plans: string[];
  answers: PlanOf[];
  rerolls: PlanOf[];
  facedown: number;
}

export const oddsOf = (ask: Question | null): BattleOdds | null =>
  ask && "rows" in ask.odds ? (ask.odds as unknown as BattleOdds) : null;

export const stakesOf = (ask: Question | null): Stakes | null =>
  ask && "won" in ask.odds ? (ask.odds as unknown as Stakes) : null;

const chosen = signal<{ ask: string; dice: number; plans: string[] } | null>(null);

/** What is set up for this question: at first what it offers first, without plans. */
export function setUpOf(ask: Question, odds: BattleOdds): OddsRow | undefined {
  const now = chosen.value?.ask === ask.id ? chosen.value : null;
  if (odds.about === "dice" || odds.about === "plans") {
    const first = odds.rows.find(({ option }) => option === ask.primary) ?? odds.rows[0];
    return now ? (rowOf(odds, now.dice, now.plans) ?? first) : first;
  }
  return odds.rows.find(({ option }) => option === ask.primary) ?? odds.rows[0];
}

export const rowOf = (odds: BattleOdds, dice: number, plans: readonly string[]): OddsRow | undefined =>
  odds.rows.find(
    (row) =>
      row.dice === dice && row.plans?.length === plans.length && plans.every((card) => row.plans!.includes(card)),
  );

export function setUp(ask: Question, dice: number, plans: readonly string[]): void {
  chosen.value = { ask: ask.id, dice, plans: [...plans] };
}

/** A plan more, or one less; where not all sets are reckoned, that one alone. */
export function toggled(odds: BattleOdds, row: OddsRow, card: string): string[] {
  const now = row.plans ?? [];
  const next = now.includes(card) ? now.filter((other) => other !== card) : [...now, card];
  return rowOf(odds, row.dice!, next) ? next : [card];
}

/** In whole percent; sure only if it is. */
export const percentOf = (chance: number): number =>
  chance > 0 && chance < 1 ? Math.min(99, Math.max(1, Math.round(100 * chance))) : Math.round(100 * chance);
