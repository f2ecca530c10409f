import * as z from 'zod/mini';
import type { RollOffOutcome } from '../../rules/rolls/roll-off';
import { rollOff, rollOffSources } from '../../rules/rolls/roll-off';
import { fraction } from '../../shared/fraction';
import { ok } from '../../shared/result';
import { chance, sourceAnswer } from '../answers';
import type { CrossFault } from '../input';
import { crossCheck, idText } from '../input';
import type { RulesContext } from '../ports';
import { useCase } from '../use-case';
import { diceField, resolveDice, rollDice } from './dice';

const sides = z
  .array(idText('Name of a side.'))
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

const sources = rollOffSources.map(sourceAnswer);

/** The chance of each side in a roll-off: all the same. */
export const rollOffOdds = useCase({
  input: z.strictObject({ sides }).check(crossCheck(sameNames)),
  run: (input) =>
    ok({
      sides: input.sides.map((side) => ({
        side,
        probability: chance(fraction(1, input.sides.length)),
      })),
      sources,
    }),
});

const answerOf = (outcome: RollOffOutcome, dice: readonly number[], receipt: string | null) => ({
  ...outcome,
  dice,
  receipt,
  sources,
});

/** A roll-off with the players' dice: first one for each side, then one more for each that is tied for the highest. */
export const resolveRollOff = useCase({
  input: z.strictObject({ sides, dice: diceField }).check(crossCheck(sameNames)),
  run: (input) => {
    const played = resolveDice(rollOff(input.sides), input.dice);
    return played.ok ? ok(answerOf(played.value, input.dice, null)) : played;
  },
});

/** A roll-off with dice that we throw. */
export const rollRollOff = useCase({
  input: z.strictObject({ sides }).check(crossCheck(sameNames)),
  run: (input, context: RulesContext) => {
    const { outcome, dice, receipt } = rollDice(
      rollOff(input.sides),
      { operation: 'rollRollOff', input },
      context,
    );
    return ok(answerOf(outcome, dice, receipt));
  },
});
