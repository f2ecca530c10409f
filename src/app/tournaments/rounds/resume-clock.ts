import { scorekeepers } from '../../../domain/tournaments/event/role';
import { resumed } from '../../../domain/tournaments/event/round-clock';
import { operation } from '../../kernel/operation';
import { versionedTournamentChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { conflict } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { changeRound } from '../change/change-round';
import { oneRound } from './rounds';

/** Resumes the paused clock of a round, which then ends later by as long as the clock was paused. */
export const resumeClock = operation({
  name: 'resumeClock',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/resume-clock',
  ...versionedTournamentChange,
  answers: 'Round',
  who: scorekeepers,
  when: ['ROUND_STARTED'],
  event: 'CLOCK_RESUMED',
  covers: ['F8'],

  input: z.strictObject(oneRound),
  run: (input, context: StoredContext, self) =>
    changeRound(
      {
        operation: self,
        input,
        set: ({ facts: { clockChange = null } }) =>
          clockChange === null || clockChange.pausedAtMs === null
            ? conflict('CLOCK_RUNNING', `The clock of round ${input.round} is not paused.`)
            : ok({ clockChange: resumed(clockChange, context.clock.nowMs()) }),
      },
      context,
    ),
});
