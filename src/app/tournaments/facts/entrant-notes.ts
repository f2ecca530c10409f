import { MOST_ROUNDS } from '../../../domain/tournaments/limits';
import type { RoundNumber } from '../../../domain/tournaments/event/numbers';
import { type Tournament, startedRounds } from '../../../domain/tournaments/event/tournament';
import { optional, wholeNumber } from '../../kernel/input';
import { type Answer, ok, refused } from '../../kernel/use-case';

/** Notes of an entrant: checks, points given and taken, scores, its favourite opponent. */

export const roundOfEffect = optional(
  wholeNumber(
    0,
    MOST_ROUNDS,
    'The round after which it counts, so that earlier standings stay; the last started one if omitted, 0 for the start.',
  ),
);

/** The round from which something counts, or that it has not been started. */
export const effectiveRound = (
  tournament: Tournament,
  round: RoundNumber | undefined,
): Answer<RoundNumber> => {
  const started = startedRounds(tournament);
  return round !== undefined && round > started
    ? refused({ code: 'NOT_FOUND', kind: 'started round', id: String(round) })
    : ok(round ?? started);
};
