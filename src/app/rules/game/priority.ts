import * as z from 'zod/mini';
import {
  type PriorityOutcome,
  type PrioritySituation,
  prioritySources,
} from '../../../domain/rules/rolls/priority';
import { sourceAnswer } from '../../kernel/answers';
import { type CrossFault, shortText, optional } from '../../kernel/input';
import { sameNames } from './roll-off';

export const situation = {
  sides: z
    .array(shortText('Name of a side.'))
    .check(z.length(2), z.describe('The two sides, in the order they throw.')),
  before: optional(shortText('The side that had Priority last turn; left out in the first turn.')),
};

export const faults = (value: unknown): readonly CrossFault[] => {
  const { sides, before } = (value ?? {}) as { readonly sides?: unknown; readonly before?: unknown };
  // A side that is no text has a fault of its own, and may not even have words.
  const names = Array.isArray(sides) && sides.every((side) => typeof side === 'string') ? sides : undefined;
  const unknown = typeof before === 'string' && names?.includes(before) === false;
  return [
    ...sameNames(value),
    ...(unknown
      ? [
          {
            path: ['before'],
            code: 'UNKNOWN_REFERENCE' as const,
            message: `is neither side: ${names.join(' or ')}`,
          },
        ]
      : []),
  ];
};

export const sources = prioritySources.map(sourceAnswer);

export const situationOf = (input: {
  readonly sides: readonly string[];
  readonly before?: string | undefined;
}): PrioritySituation => ({
  sides: [input.sides[0] ?? '', input.sides[1] ?? ''],
  before: input.before ?? null,
});

export const answerOf = (
  { rounds, priority, passedByTie }: PriorityOutcome,
  { sides }: { readonly sides: readonly string[] },
  thrown: { readonly dice: readonly number[]; readonly receipt: string | null },
) => ({
  rounds: rounds.map((dice) => ({
    throws: sides.map((side, index) => ({ side, die: dice[index === 0 ? 0 : 1] })),
  })),
  priority,
  passedByTie,
  ...thrown,
  sources,
});
