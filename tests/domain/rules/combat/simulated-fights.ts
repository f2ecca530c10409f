/**
 * Fights thrown die by die, written from the rules apart from the engine: for sizes that no enumeration reaches. A hero
 * raises a die point by point while that turns the Duel; what Might is left goes to the nearest misses of his Strikes.
 */
import type { Fight } from '../../../../src/domain/rules/combat/fight';
import { fightOdds } from '../../../../src/domain/rules/combat/fight-odds';
import type { FightModel } from '../../../../src/domain/rules/rulesets/fight-model';
import { toDecimal } from '../../../../src/shared/fraction';
import { sampleFight } from './fight-samples';

type Dice = () => number;

/** Numbers that follow from a seed (mulberry32), so that a test never fails by bad luck once it has passed. */
export const seededDie = (seed: number): Dice => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * 6) + 1;
  };
};

interface Thrown {
  readonly model: FightModel;
  might: number;
  best: number;
}

const throwSide = (models: readonly FightModel[], die: Dice): Thrown[] =>
  models.map((model) => {
    let best = 0;
    const dice = model.shielding ? 2 * model.attacks : model.attacks;
    for (let i = 0; i < dice; i += 1) best = Math.max(best, model.twoHanded ? Math.max(1, die() - 1) : die());
    return { model, might: model.might, best };
  });

const highest = (side: readonly Thrown[]): number => Math.max(...side.map(({ best }) => best));

const bestPossible = (side: readonly Thrown[]): number =>
  Math.max(...side.map(({ best, might }) => Math.max(best, Math.min(6, best + might))));

/** -1, 0 or 1 as the first side loses, rolls off, wins. */
const standing = (scores: readonly [number, number], fights: readonly [number, number]): number =>
  Math.sign(scores[0] - scores[1]) || Math.sign(fights[0] - fights[1]);

const spendInDuel = (sides: readonly [Thrown[], Thrown[]], fights: readonly [number, number]): number => {
  const end = standing([bestPossible(sides[0]), bestPossible(sides[1])], fights);
  const now = () => standing([highest(sides[0]), highest(sides[1])], fights);
  const payer = end > now() ? sides[0] : sides[1];
  while (now() !== end) {
    const target = highest(payer) + 1;
    const able = payer.filter(({ best, might }) => Math.min(6, best + might) >= target && best < 6);
    able.sort((a, b) => b.best - a.best);
    const wanted = highest(payer === sides[0] ? sides[1] : sides[0]);
    const goal = [wanted, wanted + 1].find((score) =>
      payer === sides[0]
        ? standing([score, wanted], fights) === end
        : standing([wanted, score], fights) === end,
    )!;
    const hero = able.find(({ best, might }) => best + might >= goal)!;
    hero.might -= goal - hero.best;
    hero.best = goal;
  }
  return end;
};

const throwStrikes = (winners: readonly Thrown[], victim: FightModel, die: Dice): number => {
  let dealt = 0;
  for (const { model, might } of winners) {
    if (model.shielding) continue;
    const gap = victim.defence - model.strength;
    const least = (gap <= -2 ? 3 : gap <= 0 ? 4 : gap <= 2 ? 5 : 6) - (model.twoHanded ? 1 : 0);
    const shorts = Array.from({ length: model.attacks * (victim.trapped ? 2 : 1) }, () =>
      Math.max(0, least - die()),
    );
    let left = might;
    for (const short of shorts.sort((a, b) => a - b)) {
      if (short > left) break;
      left -= short;
      dealt += 1;
    }
  }
  let [lost, fate] = [0, victim.fate];
  for (let i = 0; i < dealt && lost < victim.wounds; i += 1) {
    let saved = false;
    while (!saved && fate > 0) {
      fate -= 1;
      saved = die() >= 4;
    }
    if (!saved) lost += 1;
  }
  return lost;
};

/** Large fights within the reach of the simulation: one victim a side, no Might where Fate is. */
const samples: readonly Fight[] = [
  sampleFight(
    [{ attacks: 10, fight: 5, strength: 4 }],
    [{ attacks: 9, fight: 5, strength: 3, defence: 7, wounds: 3, fate: 3 }],
  ),
  sampleFight(
    [
      { attacks: 4, fight: 6, might: 3, strength: 5, wounds: 3 },
      { attacks: 1, supporting: 'SPEAR' },
      { attacks: 1, supporting: 'SPEAR' },
    ],
    [{ attacks: 8, fight: 4, strength: 4, trapped: true, wounds: 4, defence: 6 }],
  ),
  sampleFight(
    [{ attacks: 6, fight: 5, might: 2, twoHanded: true, strength: 6, wounds: 2 }],
    [{ attacks: 6, fight: 5, might: 2, wounds: 3, defence: 6, strength: 5 }],
  ),
  sampleFight(
    [{ attacks: 5, fight: 3, shielding: true, wounds: 2, fate: 2, trapped: true }],
    [{ attacks: 10, fight: 4, might: 3, strength: 4, defence: 8 }],
  ),
];

/** Throws `count` of each sample fight and answers how many standard errors each frequency is off the exact chance. */
export const deviations = (count: number, seed: number): readonly number[] => {
  const die = seededDie(seed);
  return samples.flatMap((fight) => {
    const fights = fight.sides.map(({ models }) => Math.max(...models.map((m) => m.fight))) as [
      number,
      number,
    ];
    const victims = fight.sides.map(({ models }) => models.find((m) => m.supporting === null)!);
    const lost = victims.map(({ wounds }) => Array.from({ length: wounds + 1 }, () => 0));
    let wins = 0;
    for (let i = 0; i < count; i += 1) {
      const sides = [throwSide(fight.sides[0].models, die), throwSide(fight.sides[1].models, die)] as const;
      const end = spendInDuel([sides[0], sides[1]], fights);
      const winner = end === 0 ? (die() >= 4 ? 0 : 1) : end > 0 ? 0 : 1;
      const loser = 1 - winner;
      if (winner === 0) wins += 1;
      lost[winner]![0]! += 1;
      lost[loser]![throwStrikes(sides[winner], victims[loser]!, die)]! += 1;
    }
    const odds = fightOdds(fight);
    const off = (frequency: number, chance: number): number =>
      Math.abs(frequency / count - chance) / Math.sqrt(Math.max(1e-9, (chance * (1 - chance)) / count));
    return [
      off(wins, toDecimal(odds.win[0])),
      ...lost.flatMap((row, side) =>
        row.map((frequency, n) => off(frequency, toDecimal(odds.models[side as 0 | 1][0]!.wounds[n]!))),
      ),
    ];
  });
};
