import { paused } from '../../../domain/tournaments/event/round-clock';
import { conflict, ok } from '../../kernel/use-case';
import { reasonText } from '../../kernel/text-fields';
import { roundOperation } from '../change/change-round';

/** Pauses the clock of a running round. Results can still be reported. */
export const pauseClock = roundOperation({
  name: 'pauseClock',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/pause-clock',
  graphql: { input: 'PauseClockInput', inputDescription: 'Why.' },
  when: ['ROUND_STARTED'],
  event: 'CLOCK_PAUSED',

  fields: { reason: reasonText('Why; shown with the clock.') },
  set: ({ facts }, { input, nowMs }) => {
    if (typeof facts.minutes !== 'number')
      return conflict('ROUND_WITHOUT_LENGTH', 'The round was started without a length.');
    return (facts.clockChange?.pausedAtMs ?? null) === null
      ? ok({ clockChange: paused(facts, nowMs, input.reason) })
      : conflict('CLOCK_PAUSED', `The clock of round ${input.round} is paused already.`);
  },
});
