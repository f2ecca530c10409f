import * as z from 'zod/mini';
import { type RollOffOutcome, rollOffSources } from '../../../domain/rules/rolls/roll-off';
import { sourceAnswer } from '../../kernel/answers';
import { type CrossFault, shortText } from '../../kernel/input';

export const sides = z
  .array(shortText('Name of a side.'))
  .check(
    z.minLength(2),
    z.maxLength(100),
    z.describe('The sides that roll, in the order they throw; two or more, of different names.'),
  );

/** Names given more than once. */
export const sameNames = (value: unknown): readonly CrossFault[] => {
  const given = (value as { readonly sides?: unknown } | null)?.sides;
  if (!Array.isArray(given)) return [];
  return given.flatMap((side: unknown, index) =>
    given.indexOf(side) === index
      ? []
      : { path: ['sides', index], code: 'DUPLICATE' as const, message: 'each side is named once' },
  );
};

export const sources = rollOffSources.map(sourceAnswer);

export const answerOf = (outcome: RollOffOutcome, dice: readonly number[], receipt: string | null) => ({
  ...outcome,
  dice,
  receipt,
  sources,
});
