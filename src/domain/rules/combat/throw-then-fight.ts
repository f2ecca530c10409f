import { type Fraction, add, complement, fraction, multiply, sum, ZERO } from '../../../shared/fraction';
import { type Source, cite } from '../../../shared/source';
import { fateEnds } from '../rolls/fate';
import { type FightModel, type FightSide, type SideIndex, other } from '../rulesets/fight-model';
import type { Fight } from './fight';
import { type FightOdds, fightOdds, prepareFight } from './fight-odds';
import { mixFights } from './second-fight';
import { struckBy, struckDefence } from './strikes-after';
import { explainFight } from './explain-fight';
import { explainVolley } from './explain-volley';
import type { Step } from './step';
import { type Shooter, shotOdds } from './volley-odds';

/** A throwing spear thrown on the charge, then the fight that the charge leads to. */
export interface ThrowThenFight {
  /** The fight as it would be without the throw; the thrower counts as having charged. */
  readonly fight: Fight;
  readonly side: SideIndex;
  /** The thrower's place in its side. */
  readonly thrower: number;
  /** The place of the enemy it throws at and charges. */
  readonly target: number;
  /** The throw: no penalty for moving (004, THROWING SPEARS), no Might, which is saved for the fight. */
  readonly shot: Pick<Shooter, 'shoot' | 'strength' | 'bonus' | 'rerollOnes' | 'inTheWay' | 'heroicAccuracy'>;
}

const THROWING_SPEARS = cite('004', 'THROWING SPEARS');

export const throwThenFightSources: readonly Source[] = [THROWING_SPEARS, cite('004', 'HOW TO SHOOT')];

/** The target after the throw. */
type TargetState = Pick<FightModel, 'wounds' | 'fate' | 'might'>;

const targetOf = ({ fight, side, target }: ThrowThenFight): FightModel | undefined =>
  fight.sides[other(side)].models[target];

const shooterOf = ({ fight, side, thrower, shot }: ThrowThenFight): Shooter => {
  const { hatred, ancientEnemies } = fight.sides[side].models[thrower] ?? {};
  return { ...shot, count: 1, moved: false, might: 0, hatred, ancientEnemies };
};

/** The target's possible states after the throw, each with its chance. Fate: to save the Wound, sparing Might, then Fate. */
const statesAfter = (
  question: ThrowThenFight,
  target: FightModel,
): readonly (TargetState & { readonly chance: Fraction })[] => {
  const { ruleset } = question.fight;
  const { wounds, fate, might, rerollFate } = target;
  const struck = struckBy(ruleset, target, {
    ...{ wounds, fate, might, rerollFate, trapped: false },
    defence: struckDefence(ruleset, target),
  });
  const { wounds: hit } = shotOdds(ruleset, shooterOf(question), struck);
  const states = new Map<string, TargetState & { readonly chance: Fraction }>();
  const put = (state: TargetState, chance: Fraction): void => {
    const key = `${state.wounds} ${state.fate} ${state.might}`;
    states.set(key, { ...state, chance: add(states.get(key)?.chance ?? ZERO, chance) });
  };
  put({ wounds, fate, might }, complement(hit));
  for (const end of fateEnds({
    ...{ fate, mightAvailable: might, rerollFailed: rerollFate },
    rerollOnes: struck.rerollFateOnes,
  }))
    put(
      {
        wounds: end.saved ? wounds : wounds - 1,
        fate: fate - end.fateSpent,
        might: might - end.mightSpent,
      },
      multiply(hit, end.probability),
    );
  return [...states.values()].filter(({ chance }) => chance.numerator > 0n);
};

const replaced = (side: FightSide, index: number, change: Partial<FightModel>): FightSide => ({
  ...side,
  models: side.models.map((model, i) => (i === index ? { ...model, ...change } : model)),
});

/** The fight with the thrower charging and the target as the throw left it. */
const fightAfter = (
  { fight, side, thrower, target }: ThrowThenFight,
  { wounds, fate, might }: TargetState,
): Fight => {
  const own = replaced(fight.sides[side], thrower, { charged: true });
  const enemy = replaced(fight.sides[other(side)], target, { wounds, fate, might });
  return { ...fight, sides: side === 0 ? [own, enemy] : [enemy, own] };
};

/** The work of all the fights that may follow (see `strikesWork`). */
export const throwThenFightWork = (question: ThrowThenFight): number => {
  const target = targetOf(question);
  if (!target) return 0;
  return statesAfter(question, target)
    .filter(({ wounds }) => wounds > 0)
    .reduce((work, state) => work + prepareFight(fightAfter(question, state)).work, 0);
};

/**
 * The exact odds of a throw on the charge and of the fight after it (004, THROWING SPEARS). `wounded`: the chance that the
 * throw takes a Wound that Fate does not prevent; `slainByThrow`: the chance that the throw slays its target: the charger then
 * ends its move as it likes; `fight`: the fight where the target lives; null if it never does; `slain`: the chance that the
 * target is slain by the throw or in the fight.
 */
export const throwThenFightOdds = (question: ThrowThenFight) => {
  const target = targetOf(question);
  if (!target) return null;
  const states = statesAfter(question, target);
  const chanceOf = (holds: (state: TargetState) => boolean): Fraction =>
    sum(states.filter(holds).map(({ chance }) => chance));
  const slainByThrow = chanceOf(({ wounds }) => wounds === 0);
  const lives = complement(slainByThrow);
  const share = lives.numerator === 0n ? ZERO : fraction(lives.denominator, lives.numerator);
  const cases = states
    .filter(({ wounds }) => wounds > 0)
    .map((state) => ({ state, odds: fightOdds(fightAfter(question, state)) }));
  const slainIn = ({ models }: FightOdds): Fraction =>
    models[other(question.side)][question.target]?.wounds.at(-1) ?? ZERO;
  const [first, ...rest] = cases.map(({ state, odds }) => ({
    weight: multiply(state.chance, share),
    odds: padded(odds, question, target.wounds),
  }));
  return {
    wounded: chanceOf(({ wounds }) => wounds < target.wounds),
    slainByThrow,
    fight: first ? mixFights([first, ...rest]) : null,
    slain: add(slainByThrow, sum(cases.map(({ state, odds }) => multiply(state.chance, slainIn(odds))))),
  };
};

/** The target's Wounds counted from before the throw, so that fights with more and fewer Wounds left can be mixed. */
const padded = (odds: FightOdds, { side, target }: ThrowThenFight, wounds: number): FightOdds => {
  const place = other(side);
  const row = odds.models[place].map((model, i) =>
    i === target
      ? {
          ...model,
          wounds: [...Array.from({ length: wounds + 1 - model.wounds.length }, () => ZERO), ...model.wounds],
        }
      : model,
  );
  return { ...odds, models: place === 0 ? [row, odds.models[1]] : [odds.models[0], row] };
};

/** The steps of the throw, with the thrower and its target by their places in the fight. */
const explainThrow = (question: ThrowThenFight, target: FightModel): readonly Step[] => {
  const { fight, side, thrower } = question;
  const { ruleset } = fight;
  const volley = {
    ruleset,
    shooters: [shooterOf(question)],
    target: { ...target, defence: struckDefence(ruleset, target) },
  };
  return explainVolley(volley).map((step) =>
    step.code === 'FATE'
      ? { ...step, side: other(side), model: question.target }
      : { ...step, side, model: thrower, ...(step.code === 'TO_HIT' && { source: THROWING_SPEARS }) },
  );
};

/** The steps of the throw, then those of the fight that follows, the thrower having charged. */
export const explainThrowThenFight = (question: ThrowThenFight): readonly Step[] => {
  const target = targetOf(question);
  return target ? [...explainThrow(question, target), ...explainFight(fightAfter(question, target))] : [];
};
