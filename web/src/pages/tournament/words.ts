// How a tournament stands, in words and numbers.
import type { Catalogue } from "../../text/catalogue";
import type { TournamentLine } from "../../wire";

export const stageOf = (texts: Catalogue, line: TournamentLine): string =>
  texts.text(`tournament-${line.status}`, { round: line.round, rounds: line.rounds });

/** Halves and thirds as one writes them; no more than two places. */
export const pointsText = (points: number, lang: string): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }).format(points);

/** How many would sit out each round. */
export const sitOut = (players: number, seats: number): number => (players < seats ? 0 : players % seats);
