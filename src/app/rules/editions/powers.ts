import * as z from 'zod/mini';
import { powers2024 } from '../../../domain/rules/rulesets/mesbg-2024/magic';
import { magicalPowers2024, powersSource } from '../../../domain/rules/rulesets/mesbg-2024/reference/powers';
import { ok } from '../../../shared/result';
import { sourceAnswer } from '../../kernel/answers';
import { choice, optional } from '../../kernel/input';
import { operation } from '../../kernel/operation';

/** How long powers last. */
export const powerDurations = {
  INSTANT: 'It happens at once.',
  TEMPORARY: 'It lasts until the End phase.',
  EXHAUSTION: 'It lasts until its caster has no Will left.',
};

const names = Object.keys(powers2024);

const everyPower = magicalPowers2024.map(({ name, effect, duration, onProfiles, rules }, i) => ({
  power: names[i] ?? '',
  name,
  effect,
  duration,
  isResisted: rules.unresisted === undefined,
  onProfiles,
  source: sourceAnswer(powersSource),
}));

/** The Magical Powers of the 2024 edition with their durations, and the ranges and casting values that profiles have. */
export const powers = operation({
  name: 'powers',
  route: 'GET /v1/rules/powers',
  function: 'rolls',
  answers: 'MagicalPowerList',
  cache: 'reference',
  covers: ['B5'],

  input: z.strictObject({
    duration: optional(
      choice('MagicalPowerDuration', powerDurations, 'The time that powers last.').check(
        z.describe('Only those of this duration; all if omitted.'),
      ),
    ),
  }),
  run: ({ duration }) =>
    ok({
      items: everyPower.filter((power) => duration === undefined || power.duration === duration),
      nextCursor: null,
    }),
});
