import { ok } from '../../../shared/result';
import { optional } from '../../kernel/input';
import { roundMinutes } from '../fields';
import { roundOperation } from '../change/change-round';

/** Starts a drawn round: from now on it is reported, and no longer drawn. */
export const startRound = roundOperation({
  name: 'startRound',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/start',
  when: ['ROUND_DRAWN'],
  event: 'ROUND_STARTED',

  fields: { minutes: optional(roundMinutes) },
  set: ({ facts: { clockChange } }, { input, tournament, nowMs }) => {
    const minutes = input.minutes ?? tournament.head.facts.roundMinutes ?? null;
    return ok({
      started: true,
      startedAtMs: nowMs,
      minutes,
      ...(clockChange && { clockChange: null }),
    });
  },
});
