import * as z from 'zod/mini';
import type { PriorityOutcome, PrioritySituation } from '../../rules/rolls/priority';
import { priorityOdds as oddsOf, priorityRoll, prioritySources } from '../../rules/rolls/priority';
import { ok } from '../../shared/result';
import { chance, sourceAnswer } from '../answers';
import type { CrossFault } from '../input';
import { crossCheck, idText, optional } from '../input';
import type { RulesContext } from '../ports';
import { useCase } from '../use-case';
import { diceField, resolveDice, rollDice } from './dice';
import { sameNames } from './roll-off';

const situation = {
  sides: z
    .array(idText('Name of a side.'))
    .check(z.length(2), z.describe('The two sides, in the order they throw.')),
  before: optional(idText('The side that had Priority last turn; left out in the first turn.')),
};

const faults = (value: unknown): readonly CrossFault[] => {
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

const sources = prioritySources.map(sourceAnswer);

const situationOf = (input: {
  readonly sides: readonly string[];
  readonly before?: string | undefined;
}): PrioritySituation => ({
  sides: [input.sides[0] ?? '', input.sides[1] ?? ''],
  before: input.before ?? null,
});

/** The chance of Priority for each side. */
export const priorityOdds = useCase({
  input: z.strictObject(situation).check(crossCheck(faults)),
  run: (input) => {
    const chances = oddsOf(situationOf(input));
    return ok({
      sides: input.sides.map((side, index) => ({
        side,
        probability: chance(chances[index === 0 ? 0 : 1]),
      })),
      sources,
    });
  },
});

const answerOf = (
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

/** Who has Priority, with the players' dice: two, and two more for each tie of the first turn. */
export const resolvePriority = useCase({
  input: z.strictObject({ ...situation, dice: diceField }).check(crossCheck(faults)),
  run: (input) => {
    const played = resolveDice(priorityRoll(situationOf(input)), input.dice);
    return played.ok ? ok(answerOf(played.value, input, { dice: input.dice, receipt: null })) : played;
  },
});

/** Who has Priority, with dice that we throw. */
export const rollPriority = useCase({
  input: z.strictObject(situation).check(crossCheck(faults)),
  run: (input, context: RulesContext) => {
    const { outcome, dice, receipt } = rollDice(
      priorityRoll(situationOf(input)),
      { operation: 'rollPriority', input },
      context,
    );
    return ok(answerOf(outcome, input, { dice, receipt }));
  },
});
