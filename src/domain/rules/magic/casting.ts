import { type Fraction, add, complement, fraction, multiply, sum, ZERO } from '../../../shared/fraction';
import { type Source, cite, ruling } from '../../../shared/source';
import type { DiceGame } from '../rolls/dice-game';
import { type MightCap, mightReach } from '../rolls/might';
import { type Turning, turning } from '../rolls/turning';
import { type MagicalEffect, type PowerUse, effectGame } from './effects';

/** Casting a Magical Power and resisting it. Document 004; rulings, Fights 16g and 16i. */
export const castingSources = ({
  resists,
  resistantToMagic,
  staffOfPower,
}: CastingRulesUsed): readonly Source[] => [
  cite('004', 'MAKING A CASTING ROLL'),
  ...(resists ? [cite('004', 'RESISTING A MAGICAL POWER')] : []),
  ...(resistantToMagic ? [cite('004', 'Resistant to Magic')] : []),
  ...(staffOfPower ? [cite('004', 'STAFF OF POWER')] : []),
  ruling('16g'),
  ruling('44'),
  ...(resistantToMagic || staffOfPower ? [ruling('16i')] : []),
];

export interface CastingRulesUsed {
  /** There is a Resist test. */
  readonly resists: boolean;
  readonly resistantToMagic: boolean;
  /** Caster or target uses the free Will of a Staff of Power. */
  readonly staffOfPower: boolean;
}

export interface CastingSituation extends PowerUse {
  /** The least score that casts it, 2 to 6. */
  readonly castingValue: number;
  /** Dice of the casting roll: the Will expended, a Staff of Power's free point among it. */
  readonly castingDice: number;
  readonly casterMight: number;
  /** Will points the target expends on the Resist test. */
  readonly resistWill: number;
  /** Dice of the Resist test that cost nothing: Resistant to Magic, a Staff of Power. */
  readonly resistFree: number;
  readonly targetMight: number;
  readonly mightCap: MightCap;
  /** Heroic Channelling of 2024: it counts as cast with a 6. */
  readonly isChannelled?: boolean | undefined;
}

/** The score that a channelled power counts as cast with. */
const CHANNELLED = 6;

export interface CastingOutcome {
  readonly castingRoll: readonly number[];
  readonly casterMight: number;
  /** The highest die with Might: what a Resist test must equal. */
  readonly castingScore: number;
  readonly cast: boolean;
  readonly resistRoll: readonly number[];
  readonly targetMight: number;
  readonly resistScore: number | null;
  readonly resisted: boolean;
  /** Will points regained on natural 6s of dice that cost Will. */
  readonly willRegained: number;
  readonly takesEffect: boolean;
  readonly effect: MagicalEffect | null;
  /** Might that would cast the power, or resist it. */
  readonly turning: readonly Turning[];
}

const resistDice = ({ resistWill, resistFree }: CastingSituation): number => resistWill + resistFree;

/** The chance that a Resist test, Might and all, stays below this casting score. */
const chanceUnresisted = (situation: CastingSituation, score: number): Fraction => {
  const { targetMight: points, mightCap: cap } = situation;
  const tooLow = [1, 2, 3, 4, 5, 6].filter((face) => mightReach(face, { points, cap }) < score).length;
  return fraction(BigInt(tooLow) ** BigInt(resistDice(situation)), 6n ** BigInt(resistDice(situation)));
};

/** The caster's Might on a highest die: the fewest points that give the power its best chance of taking effect. */
const bestCasterMight = (situation: CastingSituation, highest: number): number => {
  const { castingValue, casterMight: points, mightCap: cap } = situation;
  const most = mightReach(highest, { points, cap });
  if (most < castingValue) return 0;
  const best = chanceUnresisted(situation, most);
  let score = most;
  while (score - 1 >= Math.max(highest, castingValue)) {
    const less = chanceUnresisted(situation, score - 1);
    if (less.numerator * best.denominator !== best.numerator * less.denominator) break;
    score -= 1;
  }
  return score - highest;
};

/** Might that would bring a highest die to this score; none where it is there already, or where it does not reach. */
const turningOf = (
  { highest, needed }: { readonly highest: number; readonly needed: number },
  { points, cap }: { readonly points: number; readonly cap: MightCap },
  then: string,
): readonly Turning[] =>
  highest < needed && mightReach(highest, { points, cap }) >= needed
    ? [turning(0, needed - highest, then)]
    : [];

/** The whole of it, step by step; Might as the players say, and none otherwise (ruling 44): casting dice, Might, resist dice, Might, and what the power rolls. */
export function* castingGame(
  situation: CastingSituation,
  spending: { readonly casterMight?: number | undefined; readonly targetMight?: number | undefined } = {},
): DiceGame<CastingOutcome> {
  const castingRoll = situation.isChannelled === true ? [] : yield situation.castingDice;
  const highest = situation.isChannelled === true ? CHANNELLED : Math.max(...castingRoll);
  const casterMight = spending.casterMight ?? 0;
  const castingScore = highest + casterMight;
  const cast = castingScore >= situation.castingValue;
  const base = { castingRoll, casterMight, castingScore, cast };
  const unresisted = { resistRoll: [], targetMight: 0, resistScore: null, resisted: false, willRegained: 0 };
  const { castingValue, mightCap: cap } = situation;
  if (!cast) {
    const points = situation.casterMight;
    const lacking = turningOf(
      { highest, needed: castingValue },
      { points, cap },
      'of the caster would cast it',
    );
    return { ...base, ...unresisted, takesEffect: false, effect: null, turning: lacking };
  }
  if (resistDice(situation) === 0) {
    const effect = yield* effectGame(situation);
    return { ...base, ...unresisted, takesEffect: true, effect, turning: [] };
  }
  const resistRoll = yield resistDice(situation);
  const best = Math.max(...resistRoll);
  const targetMight = spending.targetMight ?? 0;
  const resistScore = best + targetMight;
  const resisted = resistScore >= castingScore;
  const willRegained = resistRoll.slice(0, situation.resistWill).filter((die) => die === 6).length;
  const effect = resisted ? null : yield* effectGame(situation);
  return {
    ...base,
    ...{ resistRoll, targetMight, resistScore, resisted, willRegained },
    takesEffect: !resisted,
    effect,
    turning: resisted
      ? []
      : turningOf(
          { highest: best, needed: castingScore },
          { points: situation.targetMight, cap },
          'of the target would resist it',
        ),
  };
}

const choose = (n: number, k: number): bigint =>
  k === 0 ? 1n : (choose(n, k - 1) * BigInt(n - k + 1)) / BigInt(k);

/** The chance of `k` sixes among `n` dice. */
const sixes = (n: number, k: number): Fraction =>
  fraction(choose(n, k) * 5n ** BigInt(n - k), 6n ** BigInt(n));

/** The chance that the highest of the casting dice is this face. */
const highestIs = (dice: number, face: number): Fraction =>
  fraction(BigInt(face) ** BigInt(dice) - BigInt(face - 1) ** BigInt(dice), 6n ** BigInt(dice));

/**
 * The exact chances, both sides spending Might as well as can be: the caster before the Resist test, the target after it.
 * `willRegained`: how many Will points the target regains, and how likely.
 */
export const castingOdds = (situation: CastingSituation) => {
  const ends = [1, 2, 3, 4, 5, 6].map((face) => {
    const score = face + bestCasterMight(situation, face);
    const isCast = score >= situation.castingValue;
    const probability =
      situation.isChannelled === true
        ? fraction(face === CHANNELLED ? 1 : 0)
        : highestIs(situation.castingDice, face);
    return {
      cast: isCast ? probability : ZERO,
      takesEffect: isCast ? multiply(probability, chanceUnresisted(situation, score)) : ZERO,
    };
  });
  const cast = sum(ends.map((end) => end.cast));
  const takesEffect = sum(ends.map((end) => end.takesEffect));
  return {
    cast,
    takesEffect,
    resisted: add(cast, multiply(takesEffect, fraction(-1))),
    willRegained: Array.from({ length: situation.resistWill + 1 }, (_, points) => ({
      points,
      probability: add(
        multiply(cast, sixes(situation.resistWill, points)),
        points === 0 ? complement(cast) : ZERO,
      ),
    })),
  };
};
