import { type Fraction, fraction } from '../../../shared/fraction';
import { bothDuelDice, explainDuelDice } from './duel-dice';
import { type DicePool, type Pools, bothAtMost, poolDice, waysAtMost } from './dice-pool';
import type { DuelSwitches } from '../rulesets/ruleset';
import { message } from '../rulesets/texts';
import type { Duel } from './fight';
import { compareFights, explainFights, rollOffSixths } from './fight-value';
import { type RerollSide, rerolledChances } from './rerolls';
import type { Step } from './step';

/** The exact chances to win a Duel. */
export interface DuelOdds {
  /** Each side's chance to win, in the order given; together 1. */
  readonly win: readonly [Fraction, Fraction];
  /** The chance that equal scores leave it to the Fight values and the roll-off: neither side's Might can outscore the other. */
  readonly drawnScore: Fraction;
}

const highestAtMost = ({ kinds }: DicePool): readonly bigint[] =>
  kinds.map((kind) => waysAtMost(kind, kind.dice)).reduce(bothAtMost);

/** Compares the best scores that both sides can reach: with best play that comparison is the Duel (see `might-game`). */
const compareReach = ({ levels, sides }: Pools) => {
  const [first, second] = [highestAtMost(sides[0]), highestAtMost(sides[1])];
  let [higher, level] = [0n, 0n];
  for (let index = 1; index <= levels.length; index += 1) {
    const exactly = (first[index] as bigint) - (first[index - 1] as bigint);
    const below = second[index - 1] as bigint;
    higher += exactly * below;
    level += exactly * ((second[index] as bigint) - below);
  }
  return { higher, level, total: 6n ** BigInt(sides[0].dice + sides[1].dice) };
};

const withoutRerolls = (duel: Duel, pools: Pools): DuelOdds => {
  const { higher, level, total } = compareReach(pools);
  const fights = compareFights(duel);
  const sixths = 6n * fights.higher + BigInt(rollOffSixths(duel)) * fights.level;
  const ways = 6n * fights.total * higher + sixths * level;
  const all = 6n * fights.total * total;
  return { win: [fraction(ways, all), fraction(all - ways, all)], drawnScore: fraction(level, total) };
};

/** Fight values are known before the dice are re-rolled, so each way the tie may fall is played for itself. */
const withRerolls = (duel: Duel, pools: Pools): DuelOdds => {
  const fights = compareFights(duel);
  const secondToReroll = duel.priority;
  const cases = [
    { weight: fights.higher, sixths: 6 },
    { weight: fights.level, sixths: rollOffSixths(duel) },
    { weight: fights.lower, sixths: 0 },
  ].filter(({ weight }) => weight > 0n);
  let [ways, drawn, total] = [0n, 0n, 1n];
  const side = (index: 0 | 1): RerollSide => ({
    pool: pools.sides[index],
    rerolls: duel.sides[index].rerolls,
  });
  for (const { weight, sixths } of cases) {
    const chances = rerolledChances({
      first: side(secondToReroll === 0 ? 1 : 0),
      second: side(secondToReroll),
      levels: pools.levels.length,
      tieSixths: secondToReroll === 0 ? 6 - sixths : sixths,
    });
    total = chances.total;
    ways += weight * (secondToReroll === 0 ? total - chances.firstWins : chances.firstWins);
    drawn += weight * chances.level;
  }
  const all = total * fights.total;
  return { win: [fraction(ways, all), fraction(all - ways, all)], drawnScore: fraction(drawn, all) };
};

/**
 * The chance of each side to win a Duel: any number of dice a side, re-rolls and Might of both sides used as well as can
 * be. Both sides have at least one model; Might above 0 needs `mightCap` null or at least 6.
 *
 * Re-rolls: all dice lie open; the side without Priority chooses which of its dice (at most its re-rolls) to roll again and
 * rolls them together, then the other side does the same, each towards its own chance to win; a side that cannot better it
 * leaves its dice. Then Might (document 004, RESOLVING A FIGHT; rulings 8-14).
 */
export const duelOdds = (duel: Duel, switches: DuelSwitches): DuelOdds => {
  const pools = poolDice(bothDuelDice(duel, switches), switches.mightCap);
  return duel.sides.some(({ rerolls }) => rerolls > 0)
    ? withRerolls(duel, pools)
    : withoutRerolls(duel, pools);
};

/** The steps that make a Duel's odds: dice of each side with their reasons, re-rolls, Might, the tie rule. */
export const explainDuel = (duel: Duel, switches: DuelSwitches): readonly Step[] => [
  ...explainDuelDice(duel, 0, switches),
  ...explainDuelDice(duel, 1, switches),
  ...([0, 1] as const).flatMap((side): Step[] =>
    duel.sides[side].rerolls > 0
      ? [
          {
            code: 'REROLLS',
            side,
            model: null,
            message: message('mayReroll', duel.sides[side].rerolls, side === duel.priority),
            source: duel.ruleset.sources.duelRoll,
          },
        ]
      : [],
  ),
  ...explainFights(duel),
  ...(duel.ruleset.duel.explainSides?.(duel.sides) ?? []).map((reason) => ({
    ...reason,
    side: null,
    model: null,
  })),
];
