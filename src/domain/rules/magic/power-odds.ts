import { type Fraction, complement, fraction, multiply, subtract, sum } from '../../../shared/fraction';
import type { Source } from '../../../shared/source';
import { transcribed } from '../rulesets/mesbg-2024/sources';

/** A Magical Power of the 2024 edition as it is cast and resisted, without Might. */
interface PowerQuestion {
  /** 4 for 4+. */
  readonly castingValue: number;
  readonly castingDice: number;
  /** Heroic Channelling: it counts as cast with a 6. */
  readonly isChannelled: boolean;
  readonly resistWill: number;
  readonly resistFree: number;
}

/** The places that a casting of the 2024 edition rests on. */
export const castingSources2024 = (resists: boolean, isChannelled: boolean): readonly Source[] => [
  transcribed('Casting', 'B'),
  ...(resists ? [transcribed('Resisting', 'A')] : []),
  ...(isChannelled ? [transcribed('Heroic Channelling', 'A')] : []),
];

/** The chance that all of these dice show at most this face. */
const allUpTo = (face: number, dice: number): Fraction =>
  fraction(BigInt(face) ** BigInt(dice), 6n ** BigInt(dice));

/** Each highest die that casts, with its chance. */
const castings = ({ castingValue, castingDice, isChannelled }: PowerQuestion) =>
  isChannelled
    ? [{ score: 6, probability: fraction(1) }]
    : [1, 2, 3, 4, 5, 6]
        .filter((face) => face >= castingValue)
        .map((score) => ({
          score,
          probability: subtract(allUpTo(score, castingDice), allUpTo(score - 1, castingDice)),
        }));

/** The exact chances that a power is cast, resisted and takes effect, and that a 6 to resist gives a point of Will back. */
export const powerOdds = (question: PowerQuestion) => {
  const { resistWill, resistFree } = question;
  const highest = castings(question);
  const cast = sum(highest.map(({ probability }) => probability));
  const takesEffect = sum(
    highest.map(({ score, probability }) =>
      multiply(probability, allUpTo(score - 1, resistWill + resistFree)),
    ),
  );
  return {
    cast,
    takesEffect,
    resisted: subtract(cast, takesEffect),
    willBack: multiply(cast, complement(allUpTo(5, resistWill))),
    sources: castingSources2024(true, question.isChannelled),
  };
};
