import { fault } from '../../kernel/faults';
import { swapped } from '../../../domain/tournaments/event/drawing';
import { entrantNumber } from '../../../domain/tournaments/event/record';
import type { Round } from '../../../domain/tournaments/event/tournament';
import { invalidInput, ok } from '../../kernel/use-case';
import { entrantIdText } from '../fields';
import { reasonText } from '../../kernel/text-fields';
import { roundOperation } from '../change/change-round';

const seatOf = ({ facts: { tables, unpaired } }: Round, id: string): number | undefined => {
  const number = entrantNumber(id);
  return tables.some((table) => table[0] === number || table[1] === number) || unpaired?.[0] === number
    ? number
    : undefined;
};

/** Swaps two entrants of a drawn round. */
export const swapEntrants = roundOperation({
  name: 'swapEntrants',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/swap',
  graphql: { input: 'SwapEntrantsInput', inputDescription: 'The two entrants, and why.' },
  when: ['ROUND_DRAWN'],
  event: 'ROUND_DRAWN',

  fields: {
    first: entrantIdText,
    second: entrantIdText,
    reason: reasonText('Why; shown with their tables.'),
  },
  changesTables: true,
  set: (round, { input, tournament }) => {
    const [first, second] = [seatOf(round, input.first), seatOf(round, input.second)];
    const faults = [
      ...(first === undefined ? ['first'] : []),
      ...(second === undefined || second === first ? ['second'] : []),
    ].map((path) =>
      fault(path, 'UNKNOWN_REFERENCE', 'must be an entrant of this round, and not the same one'),
    );
    if (first === undefined || second === undefined || faults.length > 0) return invalidInput(faults);
    return ok(swapped(tournament, round, { first, second, reason: input.reason }));
  },
});
