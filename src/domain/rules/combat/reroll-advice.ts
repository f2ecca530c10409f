import { type Fraction, fraction } from '../../../shared/fraction';
import { type PoolKind, waysAtMost } from './dice-pool';
import { type Choice, type RerollSide, answersOf, at, choicesOf, expected, product } from './rerolls';

/** A die on the table: which kind of its pool it is, and the level it shows (from 1). */
export interface ShownDie {
  readonly kind: number;
  readonly level: number;
}

/** The dice that a choice rolls again: the worst-showing of the last kind, all of the better ones but the one kept. */
const placesOf = (side: RerollSide, dice: readonly ShownDie[], choice: number): readonly number[] => {
  const again = Math.min(side.rerolls, side.pool.dice);
  const byWorth = dice
    .map((die, place) => ({ ...die, place }))
    .sort((a, b) => a.kind - b.kind || a.level - b.level);
  const whole: number[] = [];
  let taken = 0;
  for (const [kind, { dice: count }] of side.pool.kinds.entries()) {
    if (taken + count > again) break;
    whole.push(kind);
    taken += count;
  }
  const keptKind = choice === 0 ? undefined : whole[whole.length - choice];
  const kept = byWorth.findLast(({ kind }) => kind === keptKind)?.place;
  return byWorth
    .map(({ place }) => place)
    .filter((place) => place !== kept)
    .slice(0, again);
};

/** The worth of the own final levels against a side that shows `shown` and would keep `tied` at a tie. */
export const worthAgainst = (
  { behind, tied }: ReturnType<typeof answersOf>,
  shown: number,
  choice: Choice,
): readonly bigint[] => {
  const answer = tied(shown, choice);
  return behind.map((each, level) => (level < shown ? 0n : level === shown ? answer.win : each.win));
};

/** The choice that betters the chance most, by its place; null where leaving the dice is as good. */
export const decideReroll = (
  choices: readonly Choice[],
  worth: readonly bigint[],
  {
    kept,
    highest,
    again,
  }: {
    /** The best level that each choice keeps. */
    readonly kept: readonly number[];
    readonly highest: number;
    /** 6 to the power of the dice rolled again. */
    readonly again: bigint;
  },
): number | null => {
  const values = choices.map(({ fresh }, i) => at(expected(fresh, worth), kept[i] as number));
  const best = values.reduce((top, value, i) => (value > (values[top] as bigint) ? i : top), 0);
  return (values[best] as bigint) > at(worth, highest) * again ? best : null;
};

/** The dice of a side that may re-roll, against what the other side shows and may still re-roll. */
export interface RerollQuestion {
  readonly own: RerollSide & { readonly dice: readonly ShownDie[] };
  /** The other side; `rerolls` 0 if it has had its turn. */
  readonly facing: RerollSide & { readonly dice: readonly ShownDie[] };
  readonly levels: number;
  /** Ways of six in which the own side wins level scores. */
  readonly tieSixths: number;
}

const highestOf = (dice: readonly ShownDie[]): number => Math.max(0, ...dice.map(({ level }) => level));

/** The best level that each choice of a side keeps. */
const keptLevels = (
  side: RerollSide,
  dice: readonly ShownDie[],
  choices: readonly Choice[],
): readonly number[] =>
  choices.map((_, choice) => {
    const rolled = new Set(placesOf(side, dice, choice));
    const wholeKinds = choices.length - 1;
    const kinds = choice === 0 ? null : wholeKinds - choice;
    return highestOf(
      dice.filter(({ kind }, place) => !rolled.has(place) && (kinds === null || kind === kinds)),
    );
  });

/** The worth of the own final levels, over 6 times `facingAgain` ways. */
const worthOfLevels = ({ facing, levels, tieSixths }: RerollQuestion) => {
  const facingAgain = 6n ** BigInt(Math.min(facing.rerolls, facing.pool.dice));
  const choices = choicesOf(facing, levels);
  const shown = highestOf(facing.dice);
  const answers = answersOf(choices, { levels, again: facingAgain, tieSixths });
  const tiedChoice = keptLevels(facing, facing.dice, choices).indexOf(shown);
  return {
    worth: worthAgainst(answers, shown, choices[Math.max(0, tiedChoice)] as Choice),
    total: 6n * facingAgain,
  };
};

/** Which of its dice a side should roll again, by place; none if that betters nothing. */
export const bestReroll = (question: RerollQuestion): readonly number[] => {
  const { own, levels } = question;
  if (own.rerolls === 0) return [];
  const choices = choicesOf(own, levels);
  const chosen = decideReroll(choices, worthOfLevels(question).worth, {
    kept: keptLevels(own, own.dice, choices),
    highest: highestOf(own.dice),
    again: 6n ** BigInt(Math.min(own.rerolls, own.pool.dice)),
  });
  return chosen === null ? [] : placesOf(own, own.dice, chosen);
};

/** The chance to win with these dice rolled again and all others left, both playing on as well as can be. */
export const chanceOfReroll = (question: RerollQuestion, places: readonly number[]): Fraction => {
  const { own, levels } = question;
  const { worth, total } = worthOfLevels(question);
  const kept = highestOf(own.dice.filter((_, place) => !places.includes(place)));
  const fresh = product(
    places.map((place) => waysAtMost(own.pool.kinds[own.dice[place]?.kind ?? 0] as PoolKind, 1)),
    levels + 1,
  );
  const value = places.length === 0 ? at(worth, kept) : at(expected(fresh, worth), kept);
  return fraction(value, total * 6n ** BigInt(places.length));
};
