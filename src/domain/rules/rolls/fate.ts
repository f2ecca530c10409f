import { type Fraction, add, compare, fraction, multiply, ONE, sum, ZERO } from '../../../shared/fraction';
import { type Source, cite } from '../../../shared/source';
import type { DiceGame } from './dice-game';

/** Fate against one Wound: a point at a time, 4+ saves; Might on a roll before the next point. Document 004, FATE. */
export const fateSources = ({ rerollFailed }: Pick<FateSituation, 'rerollFailed'>): readonly Source[] => [
  cite('004', 'FATE'),
  ...(rerollFailed ? [cite('000', 'SCENARIO 3 — TAKE AND HOLD: Site of Power')] : []),
];

export const FATE_NEEDED = 4;

export interface FateSituation {
  /** Fate points that may be spent on this Wound. */
  readonly fate: number;
  readonly mightAvailable: number;
  /** Failed Fate rolls may be made again once (Site of Power). */
  readonly rerollFailed: boolean;
}

/** One throw for a Fate point, and the Might spent on it. */
export interface FateRoll {
  readonly point: number;
  readonly natural: number;
  readonly isReroll: boolean;
  readonly might: number;
  readonly total: number;
  readonly saved: boolean;
}

export type FateOutcome = ReturnType<typeof outcomeOf>;

/** How a play ends: the Wound saved or not, and what it cost. Played for: saving, then least Might, then least Fate. */
interface Value {
  readonly saved: Fraction;
  readonly fateSpent: ReadonlyMap<number, Fraction>;
  readonly mightSpent: ReadonlyMap<number, Fraction>;
}

type Choice = 'SAVED' | 'MIGHT' | 'REROLL' | 'NEXT' | 'WOUNDED';

interface Position {
  /** The point being rolled for, from 1. */
  readonly point: number;
  readonly mayReroll: boolean;
}

const certainly = (saved: boolean, fate: number, might: number): Value => ({
  saved: saved ? ONE : ZERO,
  fateSpent: new Map([[fate, ONE]]),
  mightSpent: new Map([[might, ONE]]),
});

const mixedMaps = (maps: readonly ReadonlyMap<number, Fraction>[]): ReadonlyMap<number, Fraction> => {
  const share = fraction(1, maps.length);
  const mixed = new Map<number, Fraction>();
  for (const map of maps)
    for (const [points, chance] of map)
      mixed.set(points, add(mixed.get(points) ?? ZERO, multiply(chance, share)));
  return mixed;
};

/** Each of the values equally likely. */
const mixed = (values: readonly Value[]): Value => ({
  saved: multiply(sum(values.map(({ saved }) => saved)), fraction(1, values.length)),
  fateSpent: mixedMaps(values.map(({ fateSpent }) => fateSpent)),
  mightSpent: mixedMaps(values.map(({ mightSpent }) => mightSpent)),
});

const expected = (map: ReadonlyMap<number, Fraction>): Fraction =>
  sum([...map].map(([points, chance]) => multiply(fraction(points), chance)));

const isBetter = (a: Value, b: Value): boolean => {
  const orders = [
    compare(a.saved, b.saved),
    compare(expected(b.mightSpent), expected(a.mightSpent)),
    compare(expected(b.fateSpent), expected(a.fateSpent)),
  ];
  return (orders.find((order) => order !== 0) ?? 0) > 0;
};

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** A situation in which a Fate roll of 1 may be made again once, whatever else may (a mithril coat of 2024). */
type WithMithril = FateSituation & { readonly rerollOnes?: boolean | undefined };

/** The best play of a situation: what to do after each throw, and what it is worth. */
const bestPlay = (situation: WithMithril) => {
  const { fate, mightAvailable, rerollFailed, rerollOnes = false } = situation;
  const known = new Map<number, Value>();
  const fresh = (point: number): Value => {
    const found = known.get(point);
    if (found !== undefined) return found;
    const value = mixed(
      FACES.map((face) => after(face, { point, mayReroll: rerollFailed || rerollOnes }).value),
    );
    known.set(point, value);
    return value;
  };
  const after = (face: number, { point, mayReroll }: Position): { choice: Choice; value: Value } => {
    if (face >= FATE_NEEDED) return { choice: 'SAVED', value: certainly(true, point, 0) };
    const missing = FATE_NEEDED - face;
    const choices: { choice: Choice; value: Value }[] = [
      point < fate
        ? { choice: 'NEXT', value: fresh(point + 1) }
        : { choice: 'WOUNDED', value: certainly(false, point, 0) },
    ];
    if (missing <= mightAvailable) choices.push({ choice: 'MIGHT', value: certainly(true, point, missing) });
    if (mayReroll && (rerollFailed || face === 1))
      choices.push({
        choice: 'REROLL',
        value: mixed(FACES.map((second) => after(second, { point, mayReroll: false }).value)),
      });
    return choices.reduce((best, option) => (isBetter(option.value, best.value) ? option : best));
  };
  return { fresh, after };
};

const outcomeOf = (rolls: readonly FateRoll[]) => ({
  rolls,
  saved: rolls.some(({ saved }) => saved),
  fateSpent: rolls[rolls.length - 1]?.point ?? 0,
  mightSpent: rolls.reduce((total, { might }) => total + might, 0),
});

const listOf = (roll: Pick<FateRoll, 'point' | 'natural' | 'isReroll' | 'might'>): FateRoll => {
  const total = roll.natural + roll.might;
  return { ...roll, total, saved: total >= FATE_NEEDED };
};

/** Fate rolled as well as can be: each throw asked for, Might and re-rolls where they serve best. */
export function* fateGame(situation: FateSituation): DiceGame<FateOutcome> {
  const play = bestPlay(situation);
  const rolls: FateRoll[] = [];
  let position: Position & { readonly isReroll: boolean } = {
    point: 1,
    mayReroll: situation.rerollFailed,
    isReroll: false,
  };
  while (position.point <= situation.fate) {
    const [natural = 1] = yield 1;
    const { choice } = play.after(natural, position);
    const { point, isReroll } = position;
    const might = choice === 'MIGHT' ? FATE_NEEDED - natural : 0;
    rolls.push(listOf({ point, natural, isReroll, might }));
    if (choice === 'SAVED' || choice === 'MIGHT' || choice === 'WOUNDED') break;
    position =
      choice === 'REROLL'
        ? { point, mayReroll: false, isReroll: true }
        : { point: point + 1, mayReroll: situation.rerollFailed, isReroll: false };
  }
  return outcomeOf(rolls);
}

/**
 * Fate as the player rolled it: the dice in order, and Might on the last one. With re-rolls, a die after a failed first
 * throw is its re-roll. The dice end when the player stops; `unused` counts those after the Wound was saved or the
 * points were gone.
 */
export const fateAsRolled = (
  { fate, rerollFailed }: FateSituation,
  { dice, might }: { readonly dice: readonly number[]; readonly might: number },
): { readonly outcome: FateOutcome; readonly unused: number } => {
  const rolls: FateRoll[] = [];
  for (const [index, natural] of dice.entries()) {
    const last = rolls[rolls.length - 1];
    const isReroll = rerollFailed && last !== undefined && !last.isReroll;
    const point = last === undefined ? 1 : isReroll ? last.point : last.point + 1;
    if (last?.saved || point > fate) return { outcome: outcomeOf(rolls), unused: dice.length - index };
    rolls.push(listOf({ point, natural, isReroll, might: index === dice.length - 1 ? might : 0 }));
  }
  return { outcome: outcomeOf(rolls), unused: 0 };
};

const listed = (map: ReadonlyMap<number, Fraction>, most: number) =>
  Array.from({ length: most + 1 }, (_, points) => ({ points, probability: map.get(points) ?? ZERO }));

/** The exact chance of saving one Wound by best play, and what it costs. */
export const fateOdds = (situation: FateSituation) => {
  const value = situation.fate === 0 ? certainly(false, 0, 0) : bestPlay(situation).fresh(1);
  return {
    saved: value.saved,
    fateSpent: listed(value.fateSpent, situation.fate),
    mightSpent: listed(value.mightSpent, Math.min(situation.mightAvailable, FATE_NEEDED - 1)),
  };
};

/** One way in which Fate against one Wound may end. */
export interface FateEnd {
  readonly saved: boolean;
  readonly fateSpent: number;
  readonly mightSpent: number;
  readonly probability: Fraction;
}

/** Every way in which Fate against one Wound ends by best play, with its chance. */
export const fateEnds = (situation: WithMithril): readonly FateEnd[] => {
  if (situation.fate === 0) return [{ saved: false, fateSpent: 0, mightSpent: 0, probability: ONE }];
  const { after } = bestPlay(situation);
  const mayReroll = situation.rerollFailed || situation.rerollOnes === true;
  const ends: FateEnd[] = [];
  const roll = (position: Position, chance: Fraction): void => {
    const share = multiply(chance, fraction(1, FACES.length));
    let [again, next] = [ZERO, ZERO];
    for (const face of FACES) {
      const { choice } = after(face, position);
      if (choice === 'REROLL') again = add(again, share);
      else if (choice === 'NEXT') next = add(next, share);
      else
        ends.push({
          saved: choice !== 'WOUNDED',
          fateSpent: position.point,
          mightSpent: choice === 'MIGHT' ? FATE_NEEDED - face : 0,
          probability: share,
        });
    }
    if (again.numerator > 0n) roll({ ...position, mayReroll: false }, again);
    if (next.numerator > 0n) roll({ point: position.point + 1, mayReroll }, next);
  };
  roll({ point: 1, mayReroll }, ONE);
  return ends;
};
