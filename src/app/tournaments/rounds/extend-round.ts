import { scorekeepers } from '../../../domain/tournaments/event/role';
import { extended } from '../../../domain/tournaments/event/round-clock';
import { operation } from '../../kernel/operation';
import { versionedTournamentChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { wholeNumber } from '../../kernel/input';
import { conflict } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { changeRound } from '../change/change-round';
import { reasonText } from '../../kernel/text-fields';
import { oneRound } from './rounds';

const LONGEST_EXTENSION = 300;

/** Gives a running round more time. */
export const extendRound = operation({
  name: 'extendRound',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/extend',
  ...versionedTournamentChange,
  answers: 'Round',
  who: scorekeepers,
  when: ['ROUND_STARTED'],
  event: 'ROUND_EXTENDED',
  covers: ['F8'],

  input: z.strictObject({
    ...oneRound,
    minutes: wholeNumber(
      -LONGEST_EXTENSION,
      LONGEST_EXTENSION,
      'How many minutes more, or less where negative.',
    ),
    reason: reasonText('Why; shown with the clock.'),
  }),
  run: (input, context: StoredContext, self) =>
    changeRound(
      {
        operation: self,
        input,
        set: ({ facts }) =>
          (facts.minutes ?? null) === null
            ? conflict('ROUND_WITHOUT_LENGTH', 'The round was started without a length.')
            : ok({
                minutes: Math.max(0, (facts.minutes ?? 0) + input.minutes),
                clockChange: extended(facts, input.reason),
              }),
      },
      context,
    ),
});
