import type { ScheduledGame } from '../schedule';
import type { CriterionField } from './criterion';

/** What an opponent is worth to one entrant. */
export interface OpponentWorth {
  /** An opponent's own, by its place among the tallies. */
  readonly ofOpponent: (place: number) => number;
  /** Instead of an opponent, for a bye and the Spare Player: what the entrant itself had before that round (ruling 32). */
  readonly ofItselfBefore: (place: number, round: number) => number;
}

/** What each game's opponent is worth to the entrant, in the order of its games. A withdrawn one counts with what it had. */
export const opponentsWorth = (
  games: readonly ScheduledGame[],
  place: number,
  { ofOpponent, ofItselfBefore }: OpponentWorth,
): readonly number[] =>
  games.map(({ opponent, round }) =>
    opponent === null ? ofItselfBefore(place, round) : ofOpponent(opponent),
  );

/** Opponents by their Tournament Points. */
export const byTournamentPoints = ({ tallies, pointsBefore }: CriterionField): OpponentWorth => ({
  ofOpponent: (place) => tallies[place]?.tournamentPoints ?? 0,
  ofItselfBefore: (place, round) => pointsBefore()(place, round),
});

/** What a result is worth, in halves of a win. */
export const HALVES = { WON: 2, DRAWN: 1, LOST: 0 } as const;

/** Opponents by their results alone, in half points: 2 for a win, 1 for a draw. */
export const byResults = ({ tallies, schedule }: CriterionField): OpponentWorth => ({
  ofOpponent: (place) => {
    const tally = tallies[place];
    return tally === undefined ? 0 : 2 * tally.won + tally.drawn;
  },
  ofItselfBefore: (place, round) =>
    (schedule()[place] ?? []).reduce(
      (sum, game) => (game.round < round ? sum + HALVES[game.score.result] : sum),
      0,
    ),
});

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
