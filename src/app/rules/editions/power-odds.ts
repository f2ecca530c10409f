import * as z from 'zod/mini';
import { type Fraction, complement, fraction, multiply, subtract, sum } from '../../../shared/fraction';
import { transcribed } from '../../../domain/rules/rulesets/mesbg-2024/sources';
import { ok } from '../../../shared/result';
import { chance, sourceAnswer } from '../../kernel/answers';
import { wholeNumber, withDefault } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { flag } from '../dice/dice';

const chanceBelow = (score: number, dice: number): Fraction =>
  fraction(BigInt(score - 1) ** BigInt(dice), 6n ** BigInt(dice));

/** The chance that the highest of the casting dice is this face. */
const highestIs = (face: number, dice: number): Fraction =>
  fraction(BigInt(face) ** BigInt(dice) - BigInt(face - 1) ** BigInt(dice), 6n ** BigInt(dice));

/** Each highest die that casts, with its chance; a channelled power counts as cast with a 6. */
const castings = (
  castingValue: number,
  dice: number,
  isChannelled: boolean,
): readonly (readonly [score: number, chance: Fraction])[] =>
  isChannelled
    ? [[6, fraction(1)]]
    : [1, 2, 3, 4, 5, 6]
        .filter((face) => face >= castingValue)
        .map((face) => [face, highestIs(face, dice)] as const);

/** The exact chances that a Magical Power of the 2024 edition is cast, resisted and takes effect, without Might. */
export const powerOdds = operation({
  name: 'powerOdds',
  verb: 'calculate',
  route: 'POST /v1/rules/powers/odds',
  function: 'rolls',
  answers: 'PowerOdds',
  graphql: { kind: 'query', input: 'PowerOddsInput', inputDescription: 'The power and its dice.' },
  covers: ['C8'],

  input: z.strictObject({
    castingValue: wholeNumber(2, 6, 'The casting value of the profile, 4 for 4+.'),
    castingDice: withDefault(wholeNumber(1, 20, 'Dice of the casting roll.'), 1),
    isChannelled: flag('Heroic Channelling: it counts as cast with a 6, for one Will.'),
    resistWill: withDefault(wholeNumber(0, 20, 'Will points that the target spends to resist.'), 0),
    resistFree: withDefault(
      wholeNumber(
        0,
        10,
        'Free dice to resist, added up: Resistant to Magic, Fortify Spirit, Heroic Resolve.',
      ),
      0,
    ),
  }),
  run: ({ castingValue, castingDice, isChannelled, resistWill, resistFree }) => {
    const cast = castings(castingValue, castingDice, isChannelled);
    const isCast = sum(cast.map(([, each]) => each));
    const takesEffect = sum(
      cast.map(([score, each]) => multiply(each, chanceBelow(score, resistWill + resistFree))),
    );
    return ok({
      ruleset: 'MESBG_2024' as const,
      cast: chance(isCast),
      takesEffect: chance(takesEffect),
      resisted: chance(subtract(isCast, takesEffect)),
      willBack: chance(
        multiply(isCast, complement(fraction(5n ** BigInt(resistWill), 6n ** BigInt(resistWill)))),
      ),
      sources: [
        transcribed('Casting', 'B'),
        transcribed('Resisting', 'A'),
        ...(isChannelled ? [transcribed('Heroic Channelling', 'A')] : []),
      ].map(sourceAnswer),
    });
  },
});
