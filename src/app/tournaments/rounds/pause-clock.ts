import { scorekeepers } from '../../../domain/tournaments/event/role';
import { paused } from '../../../domain/tournaments/event/round-clock';
import { operation } from '../../kernel/operation';
import { versionedTournamentChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { conflict } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { changeRound } from '../change/change-round';
import { reasonText } from '../../kernel/text-fields';
import { oneRound } from './rounds';

/** Pauses the clock of a running round. Results can still be reported. */
export const pauseClock = operation({
  name: 'pauseClock',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/pause-clock',
  ...versionedTournamentChange,
  answers: 'Round',
  graphql: { input: 'PauseClockInput', inputDescription: 'Why.' },
  who: scorekeepers,
  when: ['ROUND_STARTED'],
  event: 'CLOCK_PAUSED',
  covers: ['F8'],

  input: z.strictObject({ ...oneRound, reason: reasonText('Why; shown with the clock.') }),
  run: (input, context: StoredContext, self) =>
    changeRound(
      {
        operation: self,
        input,
        set: ({ facts }) => {
          if ((facts.minutes ?? null) === null)
            return conflict('ROUND_WITHOUT_LENGTH', 'The round was started without a length.');
          return (facts.clockChange?.pausedAtMs ?? null) === null
            ? ok({ clockChange: paused(facts, context.clock.nowMs(), input.reason) })
            : conflict('CLOCK_PAUSED', `The clock of round ${input.round} is paused already.`);
        },
      },
      context,
    ),
});
