import type { DuelDice } from './duel-dice';
import { gatherDuelDice, reach } from './duel-dice';
import type { Duel, SideIndex, Sides } from './fight-model';
import { compareFights, rollOffSixths } from './fight-value';
import { mightNeeded } from './might-game';
import type { FightSwitches } from './switches';

/** One way a Duel may end: who wins, and the Might that this took. Weights count among the outcomes' common total. */
export interface DuelOutcome {
  readonly winner: SideIndex;
  /** The hero who spent Might on it, and how much; null if nobody did. */
  readonly spent: { readonly side: SideIndex; readonly model: number; readonly points: number } | null;
  readonly ways: bigint;
}

export interface DuelOutcomes {
  readonly outcomes: readonly DuelOutcome[];
  readonly total: bigint;
}

/** The highest scores of one side's dice, group by group: one group a hero, one for all others. */
interface Group {
  readonly model: number | null;
  readonly might: number;
  /** Each highest score that may show, with its ways. */
  readonly highest: readonly (readonly [number, bigint])[];
}

const highestOf = (scores: readonly number[], dice: number): readonly (readonly [number, bigint])[] => {
  const levels = [...new Set(scores)].sort((a, b) => a - b);
  const atMost = levels.map(
    (level) => BigInt(scores.filter((score) => score <= level).length) ** BigInt(dice),
  );
  return levels
    .map((level, i) => [level, (atMost[i] as bigint) - (atMost[i - 1] ?? 0n)] as const)
    .filter(([, ways]) => ways > 0n);
};

const groupsOf = (dice: readonly DuelDice[]): readonly Group[] => {
  const heroes = dice
    .filter(({ might }) => might > 0)
    .map(({ model, might, scores, dice: count }) => ({ model, might, highest: highestOf(scores, count) }));
  const others = new Map<string, { scores: readonly number[]; dice: number }>();
  for (const { might, scores, dice: count } of dice)
    if (might === 0) {
      const key = scores.join();
      others.set(key, { scores, dice: count + (others.get(key)?.dice ?? 0) });
    }
  return [
    ...heroes,
    ...[...others.values()].map((each) => ({
      model: null,
      might: 0,
      highest: highestOf(each.scores, each.dice),
    })),
  ];
};

/** What a side may show, all that the other side's play depends on, and who then pays for which score. */
interface Showing {
  readonly score: number;
  readonly reach: number;
  readonly ways: bigint;
  /** By score to show: the ways in which this hero pays these points for it. */
  readonly payers: ReadonlyMap<number, ReadonlyMap<string, bigint>>;
}

const showingsOf = (groups: readonly Group[], cap: number | null): readonly Showing[] => {
  const showings = new Map<
    string,
    { score: number; reach: number; ways: bigint; payers: Map<number, Map<string, bigint>> }
  >();
  const walk = (index: number, highest: readonly number[], ways: bigint): void => {
    const group = groups[index];
    if (group) {
      for (const [score, count] of group.highest) walk(index + 1, [...highest, score], ways * count);
      return;
    }
    const score = Math.max(...highest);
    const reaches = groups.map(({ might }, i) => reach(highest[i] as number, might, cap));
    const best = Math.max(...reaches);
    const key = `${score},${best}`;
    const showing = showings.get(key) ?? {
      score,
      reach: best,
      ways: 0n,
      payers: new Map<number, Map<string, bigint>>(),
    };
    showing.ways += ways;
    showings.set(key, showing);
    for (let target = score + 1; target <= best; target += 1) {
      const payer = groups.reduce<number | null>(
        (cheapest, _, i) =>
          (reaches[i] as number) >= target &&
          (cheapest === null || (highest[i] as number) > (highest[cheapest] as number))
            ? i
            : cheapest,
        null,
      );
      if (payer === null) continue;
      const who = `${groups[payer]?.model},${target - (highest[payer] as number)}`;
      const paid = showing.payers.get(target) ?? new Map<string, bigint>();
      paid.set(who, (paid.get(who) ?? 0n) + ways);
      showing.payers.set(target, paid);
    }
  };
  walk(0, [], 1n);
  return [...showings.values()];
};

/**
 * Every way a Duel without re-rolls may end when both play to win it with the least Might. What is spent here is gone
 * for Strikes and Fate.
 */
export const duelOutcomes = (duel: Duel, switches: FightSwitches): DuelOutcomes => {
  const sides = ([0, 1] as const).map((side) => gatherDuelDice(duel, side, switches)) as unknown as Sides<
    readonly DuelDice[]
  >;
  const showings = sides.map((dice) => showingsOf(groupsOf(dice), switches.mightCap)) as unknown as Sides<
    readonly Showing[]
  >;
  const fights = compareFights(duel.sides);
  const sixths = BigInt(rollOffSixths(duel.sides));
  const found = new Map<string, bigint>();
  const put = (winner: SideIndex, spent: string, ways: bigint): void => {
    if (ways === 0n) return;
    const key = `${winner},${spent}`;
    found.set(key, (found.get(key) ?? 0n) + ways);
  };
  const ties = [
    { tie: 0, weight: fights.higher },
    { tie: null, weight: fights.level },
    { tie: 1, weight: fights.lower },
  ] as const;
  for (const { tie, weight } of ties) {
    if (weight === 0n) continue;
    for (const a of showings[0])
      for (const b of showings[1]) {
        const { end, side, target } = mightNeeded([a.score, b.score], [a.reach, b.reach], tie);
        const ended = (spent: string, ways: bigint): void => {
          const all = ways * weight;
          if (end !== 'ROLL_OFF') put(end, spent, 6n * all);
          else {
            put(0, spent, sixths * all);
            put(1, spent, (6n - sixths) * all);
          }
        };
        if (side === null) ended('', a.ways * b.ways);
        else {
          const [spender, facing] = side === 0 ? [a, b] : [b, a];
          for (const [who, ways] of spender.payers.get(target) ?? [])
            ended(`${side},${who}`, ways * facing.ways);
        }
      }
  }
  const outcomes = [...found].map(([key, ways]): DuelOutcome => {
    const [winner, side, model, points] = key.split(',').map(Number) as [
      SideIndex,
      SideIndex,
      number,
      number,
    ];
    return { winner, spent: key.endsWith(',') ? null : { side, model, points }, ways };
  });
  const dice = sides.flat().reduce((sum, { dice: count }) => sum + count, 0);
  return { outcomes, total: 6n * fights.total * 6n ** BigInt(dice) };
};
