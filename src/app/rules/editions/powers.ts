import * as z from 'zod/mini';
import { powerName } from '../../../domain/rules/rulesets/mesbg-2024/magic';
import {
  magicalPowers2024,
  powerDurations,
  powersSource,
} from '../../../domain/rules/rulesets/mesbg-2024/reference/powers';
import { sourceAnswer } from '../../kernel/answers';
import { choice, optional } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { ok } from '../../kernel/use-case';

const everyPower = magicalPowers2024.map(({ id, rules, ...power }) => ({
  power: powerName({ id }),
  ...power,
  isResisted: rules.unresisted === undefined,
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
  run: ({ duration }) => {
    const items = everyPower.filter((power) => duration === undefined || power.duration === duration);
    return ok({ items, nextCursor: null });
  },
});
