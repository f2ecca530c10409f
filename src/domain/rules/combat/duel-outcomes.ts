import { mapPair } from '../../../shared/pair';
import { diceGroups, throwsOf } from './dice-groups';
import { bothDuelDice } from './duel-dice';
import type { SideIndex } from '../rulesets/fight-model';
import type { DuelSwitches } from '../rulesets/ruleset';
import type { Duel } from './fight';
import { compareFights, rollOffSixths } from './fight-value';
import { mightNeeded } from './might-game';
import { rerolledDice, rerolledShowings, rerollsWork } from './rerolled-showings';
import { type Showing, showingsOf } from './showings';

/** One way a Duel may end: who wins, and the Might that this took. Weights count among the outcomes' common total. */
export interface DuelOutcome {
  readonly winner: SideIndex;
  /** The hero who spent Might on it, and how much; null if nobody did. */
  readonly spent: { readonly side: SideIndex; readonly model: number; readonly points: number } | null;
  readonly ways: bigint;
}

/** Sums the outcomes of what both sides show. */
const outcomeSum = (sixths: bigint) => {
  const found = new Map<string, bigint>();
  const put = (winner: SideIndex, spent: string, ways: bigint): void => {
    if (ways === 0n) return;
    const key = `${winner},${spent}`;
    found.set(key, (found.get(key) ?? 0n) + ways);
  };
  const add = (
    first: readonly Showing[],
    second: readonly Showing[],
    { tie, weight }: { readonly tie: SideIndex | null; readonly weight: bigint },
  ): void => {
    for (const a of first)
      for (const b of second) {
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
  };
  const outcomes = (): readonly DuelOutcome[] =>
    [...found].map(([key, ways]): DuelOutcome => {
      const [winner, side, model, points] = key.split(',').map(Number) as [
        SideIndex,
        SideIndex,
        number,
        number,
      ];
      return { winner, spent: key.endsWith(',') ? null : { side, model, points }, ways };
    });
  return { add, outcomes };
};

/**
 * Every way a Duel may end when both play to win it with the least Might, re-rolls used as `duelOdds` says. What is spent
 * here is gone for Strikes and Fate.
 */
export const duelOutcomes = (duel: Duel, switches: DuelSwitches) => {
  const dice = bothDuelDice(duel, switches);
  const fights = compareFights(duel);
  const rollOff = rollOffSixths(duel);
  const sum = outcomeSum(BigInt(rollOff));
  const ties = [
    { tie: 0, weight: fights.higher, sixths: 6 },
    { tie: null, weight: fights.level, sixths: rollOff },
    { tie: 1, weight: fights.lower, sixths: 0 },
  ] as const;
  let total = 6n ** BigInt(dice.flat().reduce((all, { dice: count }) => all + count, 0));
  if (duel.sides.some(({ rerolls }) => rerolls > 0)) {
    for (const each of ties.filter(({ weight }) => weight > 0n))
      for (const { showings } of rerolledShowings({
        duel,
        dice,
        cap: switches.mightCap,
        sixths: each.sixths,
      }))
        sum.add(showings[0], showings[1], each);
    for (const side of [0, 1] as const) total *= 6n ** BigInt(rerolledDice(duel, dice, side));
  } else {
    const showings = mapPair(dice, (each) => {
      const groups = diceGroups(each);
      const shown = showingsOf(groups, switches.mightCap);
      for (const { highest, ways } of throwsOf(groups)) shown.add(highest, ways);
      return shown.all();
    });
    for (const each of ties) if (each.weight > 0n) sum.add(showings[0], showings[1], each);
  }
  return { outcomes: sum.outcomes(), total: 6n * fights.total * total };
};

/** The work that the outcomes are (see `strikesWork`): little, but for re-rolls among several heroes. */
export const duelWork = (duel: Duel, switches: DuelSwitches): number => {
  if (duel.sides.every(({ rerolls }) => rerolls === 0)) return 0;
  const dice = bothDuelDice(duel, switches);
  const { higher, level, lower } = compareFights(duel);
  const ties = [higher, level, lower].filter((ways) => ways > 0n).length;
  return ties * rerollsWork({ duel, dice, cap: switches.mightCap });
};
