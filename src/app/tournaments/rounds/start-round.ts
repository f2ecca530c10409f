import { scorekeepers } from '../../../domain/tournaments/event/role';
import { operation } from '../../kernel/operation';
import { versionedTournamentChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { optional } from '../../kernel/input';
import type { StoredContext } from '../../kernel/store/context';
import { changeRound } from '../change/change-round';
import { roundMinutes } from '../fields';
import { oneRound } from './rounds';

/** Starts a drawn round: from now on it is reported, and no longer drawn. */
export const startRound = operation({
  name: 'startRound',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/start',
  ...versionedTournamentChange,
  answers: 'Round',
  who: scorekeepers,
  when: ['ROUND_DRAWN'],
  event: 'ROUND_STARTED',
  covers: ['F8'],

  input: z.strictObject({ ...oneRound, minutes: optional(roundMinutes) }),
  run: (input, context: StoredContext, self) =>
    changeRound(
      {
        operation: self,
        input,
        set: ({ facts: { clockChange } }, { head }) => {
          const minutes = input.minutes ?? head.facts.roundMinutes ?? null;
          return ok({
            started: true,
            startedAtMs: context.clock.nowMs(),
            minutes,
            ...(clockChange && { clockChange: null }),
          });
        },
      },
      context,
    ),
});
