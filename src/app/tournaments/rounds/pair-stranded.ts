import { fault } from '../../kernel/faults';
import { pairedLate } from '../../../domain/tournaments/event/late-pair';
import { entrantNumber } from '../../../domain/tournaments/event/record';
import { conflict, invalidInput, ok } from '../../kernel/use-case';
import { entrantIdText } from '../fields';
import { reasonText } from '../../kernel/text-fields';
import { roundOperation } from '../change/change-round';

/**
 * Pairs two who have nobody to play in a round that is drawn or under way: who came late, has a bye, or whose opponent has left.
 * Other tables and their results stay. Two whose opponents have both left meet at the one's table, and those who left stay at the
 * other's: rule it lost by both.
 */
export const pairStranded = roundOperation({
  name: 'pairStranded',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/late-pairs',
  graphql: { input: 'PairStrandedInput', inputDescription: 'The two, and why.' },
  when: ['ROUND_DRAWN', 'ROUND_STARTED', 'ROUND_COMPLETE', 'ALL_ROUNDS_COMPLETE'],
  event: 'ROUND_DRAWN',

  fields: {
    first: entrantIdText,
    second: entrantIdText,
    reason: reasonText('Why; shown with their table.'),
  },
  set: (round, { input, tournament }) => {
    const [first, second] = [entrantNumber(input.first) ?? 0, entrantNumber(input.second) ?? 0];
    const isKnown = (number: number): boolean => tournament.entrants[number - 1] !== undefined;
    const unknown = [
      ...(isKnown(first) ? [] : ['first']),
      ...(isKnown(second) && second !== first ? [] : ['second']),
    ].map((path) =>
      fault(path, 'UNKNOWN_REFERENCE', 'must be an entrant of this tournament, and not the same one'),
    );
    if (unknown.length > 0) return invalidInput(unknown);
    const paired = pairedLate(tournament, round, { first, second, reason: input.reason });
    if (paired.ok) return ok(paired.value);
    const nameOf = { first: input.first, second: input.second, round: `Round ${input.round}` };
    return conflict(
      'NOT_STRANDED',
      `${paired.error.map(({ of, text }) => `${nameOf[of]} ${text}`).join('; ')}.`,
    );
  },
});
