import { resumed } from '../../../domain/tournaments/event/round-clock';
import { conflict, ok } from '../../kernel/use-case';
import { roundOperation } from '../change/change-round';

/** Resumes the paused clock of a round, which then ends later by as long as the clock was paused. */
export const resumeClock = roundOperation({
  name: 'resumeClock',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/resume-clock',
  when: ['ROUND_STARTED'],
  event: 'CLOCK_RESUMED',

  set: ({ facts: { clockChange = null } }, { input, nowMs }) =>
    clockChange === null || clockChange.pausedAtMs === null
      ? conflict('CLOCK_RUNNING', `The clock of round ${input.round} is not paused.`)
      : ok({ clockChange: resumed(clockChange, nowMs) }),
});
