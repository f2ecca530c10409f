import type { Entrant } from '../entrant';
import type { Game, GameScore } from '../game';
import { scoreOf } from '../game';

/** Points given or taken by the organiser, with their reason; from `round` on, or from the start when left out. */
export interface Adjustment {
  readonly entrant: string;
  readonly tournamentPoints: number;
  readonly victoryPoints: number;
  readonly reason: string;
  readonly round?: number | undefined;
}

/**
 * A tiebreaker of the organiser's own, announced before round 1. An entrant's value is the sum of its scores, 0 without
 * any; a score counts from its `round` on, or from the start when left out.
 */
export interface Tiebreaker {
  readonly id: string;
  readonly better: 'HIGHER' | 'LOWER';
  readonly values: readonly {
    readonly entrant: string;
    readonly value: number;
    readonly round?: number | undefined;
  }[];
}

/** What an entrant has earned so far; whole numbers all. */
export interface Tally {
  readonly entrant: Entrant;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  tournamentPoints: number;
  victoryPoints: number;
  victoryPointsConceded: number;
  leadersKilled: number;
  readonly tiebreakers: number[];
}

/** Everything standings are made of. */
export interface TournamentRecord {
  readonly entrants: readonly Entrant[];
  readonly games: readonly Game[];
  readonly adjustments?: readonly Adjustment[] | undefined;
  readonly tiebreakers?: readonly Tiebreaker[] | undefined;
}

/** Tournament Points of a result (001, Games). */
const TOURNAMENT_POINTS = { WON: 3, DRAWN: 1, LOST: 0 } as const;

const emptyTally = (entrant: Entrant, tiebreakers: number): Tally => ({
  entrant,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  tournamentPoints: 0,
  victoryPoints: 0,
  victoryPointsConceded: 0,
  leadersKilled: 0,
  tiebreakers: new Array<number>(tiebreakers).fill(0),
});

const addScore = (tally: Tally, { result, scored, conceded, leaderKilled }: GameScore): void => {
  tally.played += 1;
  if (result === 'WON') tally.won += 1;
  else if (result === 'DRAWN') tally.drawn += 1;
  else tally.lost += 1;
  tally.tournamentPoints += TOURNAMENT_POINTS[result];
  tally.victoryPoints += scored;
  tally.victoryPointsConceded += conceded;
  if (leaderKilled) tally.leadersKilled += 1;
};

const addGame = (tallies: ReadonlyMap<string, Tally>, game: Game): void => {
  const first = tallies.get(game.entrants[0]);
  if (first) addScore(first, scoreOf(game, 0));
  const second = game.entrants[1] === undefined ? undefined : tallies.get(game.entrants[1]);
  if (second) addScore(second, scoreOf(game, 1));
};

/** One tally for each entrant, in their order, from all that happened up to and including `round`. */
export const talliesAfter = (record: TournamentRecord, round: number): readonly Tally[] => {
  const { entrants, games, adjustments = [], tiebreakers = [] } = record;
  const tallies = new Map(entrants.map((entrant) => [entrant.id, emptyTally(entrant, tiebreakers.length)]));
  const counts = (fact: { readonly round?: number | undefined }): boolean => (fact.round ?? 0) <= round;

  for (const game of games) if (counts(game)) addGame(tallies, game);
  for (const adjustment of adjustments.filter(counts)) {
    const tally = tallies.get(adjustment.entrant);
    if (!tally) continue;
    tally.tournamentPoints += adjustment.tournamentPoints;
    tally.victoryPoints += adjustment.victoryPoints;
  }
  tiebreakers.forEach(({ values }, index) => {
    for (const score of values.filter(counts)) {
      const scores = tallies.get(score.entrant)?.tiebreakers;
      if (scores) scores[index] = (scores[index] ?? 0) + score.value;
    }
  });
  return [...tallies.values()];
};
