import { type Fraction, add, fraction, multiply, sum, ZERO } from '../../../shared/fraction';
import type { FightSide, SideIndex } from '../rulesets/fight-model';
import type { Fight } from './fight';
import { explainFight } from './explain-fight';
import { nameSteps } from './names';
import { type FightOdds, type ModelFate, fightOdds, prepareFight } from './fight-odds';

/** A Heroic Combat: when its first fight leaves no enemy alive, some of the winners fight again. */
export interface HeroicCombat {
  readonly first: Fight;
  readonly side: SideIndex;
  /** The models that fight again, by their places in the first fight. */
  readonly fighters: readonly number[];
  /** They charge into the second fight. */
  readonly charged: boolean;
  readonly enemies: FightSide;
  /** Their aim in the second fight. */
  readonly aim: FightSide['aim'];
  readonly aimedAt: number;
}

const side = ({ first, side: own }: HeroicCombat): FightSide => first.sides[own];

const secondFight = (combat: HeroicCombat, mightLeft: readonly number[]): Fight => {
  const { first, fighters, charged, enemies, aim, aimedAt } = combat;
  const own = side(combat);
  const models = fighters.flatMap((index) => {
    const model = own.models[index];
    return model
      ? [{ ...model, charged, chargedByCavalry: false, might: mightLeft[index] ?? model.might }]
      : [];
  });
  const again = { ...own, models, aim, aimedAt };
  return { ...first, sides: combat.side === 0 ? [again, enemies] : [enemies, again], keepsMight: null };
};

/** A fight with its chance among several of the same models. */
export interface WeightedFight {
  readonly weight: Fraction;
  readonly odds: FightOdds;
}

type Case = WeightedFight;

const mix = (cases: readonly Case[], value: (odds: FightOdds) => Fraction): Fraction =>
  sum(cases.map(({ weight, odds }) => multiply(weight, value(odds))));

const mixModels = (cases: readonly Case[], index: SideIndex): readonly ModelFate[] =>
  (cases[0]?.odds.models[index] ?? []).map((model, i) => {
    const of = (odds: FightOdds): ModelFate => odds.models[index][i] as ModelFate;
    return {
      wounds: model.wounds.map((_, lost) => mix(cases, (odds) => of(odds).wounds[lost] as Fraction)),
      prone: mix(cases, (odds) => of(odds).prone),
      stunned: mix(cases, (odds) => of(odds).stunned),
    };
  });

/** The odds of one of several fights between the same models, weighted by chances that add up to 1. */
export const mixFights = (cases: readonly [WeightedFight, ...WeightedFight[]]): FightOdds => {
  const [{ odds: pattern }] = cases;
  return {
    win: [mix(cases, ({ win }) => win[0]), mix(cases, ({ win }) => win[1])],
    ends: pattern.ends.map((end, i) => ({
      ...end,
      probability: mix(cases, ({ ends }) => ends[i]?.probability ?? ZERO),
    })),
    models: [mixModels(cases, 0), mixModels(cases, 1)],
    wipedOut: [],
  };
};

/**
 * The second fight of a Heroic Combat (document 003, HEROIC ACTIONS). The Might left after the first Duel goes with the
 * fighters; the first fight must be asked with `keepsMight` for this side, so that none went on its Strikes. `happens`: the
 * chance that the second fight takes place; `odds`: its odds where it takes place, the sides in their places of the first
 * fight. Null if it never does.
 */
export const secondFightOdds = (combat: HeroicCombat) => {
  const wipedOut = fightOdds(combat.first).wipedOut.filter(({ winner }) => winner === combat.side);
  const byMight = new Map<string, { mightLeft: readonly number[]; weight: Fraction }>();
  for (const { mightLeft, probability } of wipedOut) {
    const key = combat.fighters.map((index) => mightLeft[index]).join();
    byMight.set(key, { mightLeft, weight: add(byMight.get(key)?.weight ?? ZERO, probability) });
  }
  const happens = sum(wipedOut.map(({ probability }) => probability));
  if (happens.numerator === 0n) return { happens, odds: null };
  const share = fraction(happens.denominator, happens.numerator);
  const cases = [...byMight.values()].map(({ mightLeft, weight }) => ({
    weight: multiply(weight, share),
    odds: fightOdds(secondFight(combat, mightLeft)),
  }));
  return { happens, odds: mixFights(cases as [Case, ...Case[]]) };
};

/** The work of both fights (see `strikesWork`): the second once for each way Might may be left. */
export const heroicCombatWork = (combat: HeroicCombat): number => {
  const own = side(combat);
  const ways = combat.fighters.reduce((sum, index) => sum + (own.models[index]?.might ?? 0), 1);
  return (
    prepareFight(combat.first).work +
    ways *
      prepareFight(
        secondFight(
          combat,
          own.models.map(({ might }) => might),
        ),
      ).work
  );
};

/** The steps of the second fight, with all the Might that its fighters have before the first. */
export const explainSecondFight = (combat: HeroicCombat) => {
  const fight = secondFight(combat, []);
  return nameSteps(explainFight(fight), fight.sides);
};
