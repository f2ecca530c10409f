import { extended } from '../../../domain/tournaments/event/round-clock';
import { wholeNumber } from '../../kernel/input';
import { conflict, ok } from '../../kernel/use-case';
import { reasonText } from '../../kernel/text-fields';
import { roundOperation } from '../change/change-round';

const LONGEST_EXTENSION = 300;

/** Gives a running round more time. */
export const extendRound = roundOperation({
  name: 'extendRound',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/extend',
  when: ['ROUND_STARTED'],
  event: 'ROUND_EXTENDED',

  fields: {
    minutes: wholeNumber(
      -LONGEST_EXTENSION,
      LONGEST_EXTENSION,
      'How many minutes more, or less where negative.',
    ),
    reason: reasonText('Why; shown with the clock.'),
  },
  set: ({ facts }, { input }) =>
    typeof facts.minutes !== 'number'
      ? conflict('ROUND_WITHOUT_LENGTH', 'The round was started without a length.')
      : ok({
          minutes: Math.max(0, facts.minutes + input.minutes),
          clockChange: extended(facts, input.reason),
        }),
});
