import { type DuelModel, type DuelSide, type SideIndex, other } from '../rulesets/fight-model';
import type { DuelRules } from '../rulesets/ruleset';
import { type Message, message } from '../rulesets/texts';
import type { Duel } from './fight';
import type { Step } from './step';

/** Fight values are 0 to 10 (ruling 1). */
const HIGHEST = 10;

/** Ways in which the rolls of one model may fall: a D6 and a D3, whether it throws them or not. */
const WAYS_OF_A_MODEL = 18;

/** Ways, of `WAYS_OF_A_MODEL`, in which a model ends with each Fight value 0 to 10. */
const fightWays = (model: DuelModel, { fightRolls, fightOf }: DuelRules): readonly number[] => {
  const values = fightRolls(model).reduce<readonly number[]>(
    (fights, { sides, change }) =>
      fights.flatMap((fight) => Array.from({ length: sides }, (_, i) => change(fight, i + 1))),
    [model.fight],
  );
  const ways = Array.from({ length: HIGHEST + 1 }, () => 0);
  for (const rolled of values) {
    const value = fightOf(model, rolled);
    ways[value] = (ways[value] ?? 0) + WAYS_OF_A_MODEL / values.length;
  }
  return ways;
};

/** For each value 0 to 10, the ways in which the side's highest Fight is at most that, of 18 to the power of its rolled models. */
const highestAtMost = (
  { models }: DuelSide,
  rules: DuelRules,
): { readonly ways: readonly bigint[]; readonly total: bigint } => {
  const isRolled = (model: DuelModel): boolean => rules.fightRolls(model).length > 0;
  const unrolled = models.filter((model) => !isRolled(model));
  const least = Math.max(-1, ...unrolled.map((model) => rules.fightOf(model, model.fight)));
  const rolled = models.filter(isRolled).map((model) => fightWays(model, rules));
  const ways = Array.from({ length: HIGHEST + 1 }, (_, value) =>
    value < least
      ? 0n
      : rolled.reduce(
          (product, each) => product * BigInt(each.slice(0, value + 1).reduce((a, b) => a + b, 0)),
          1n,
        ),
  );
  return { ways, total: BigInt(WAYS_OF_A_MODEL) ** BigInt(rolled.length) };
};

/** Compares the highest Fight of both sides, over every roll that changes one. */
export const compareFights = ({ ruleset, sides }: Duel) => {
  const first = highestAtMost(sides[0], ruleset.duel);
  const second = highestAtMost(sides[1], ruleset.duel);
  let [higher, level] = [0n, 0n];
  for (let value = 0; value <= HIGHEST; value += 1) {
    const exactly = (first.ways[value] ?? 0n) - (first.ways[value - 1] ?? 0n);
    higher += exactly * (second.ways[value - 1] ?? 0n);
    level += exactly * ((second.ways[value] ?? 0n) - (second.ways[value - 1] ?? 0n));
  }
  const total = first.total * second.total;
  return { higher, level, lower: total - higher - level, total };
};

/** Ways of six in which the first side wins the roll-off of a drawn combat. */
export const rollOffSixths = ({ ruleset, sides }: Duel): number => ruleset.duel.rollOffSixths(sides);

/** The tie rule that decides, and the changes to Fight values. */
export const explainFights = (duel: Duel): readonly Step[] => {
  const { ruleset, sides } = duel;
  const changes = ([0, 1] as const).flatMap((side) =>
    sides[side].models.flatMap((one, model): Step[] => {
      const reason = ruleset.duel.explainFight(one);
      return reason === null ? [] : [{ ...reason, side, model }];
    }),
  );
  const { higher, level, lower, total } = compareFights(duel);
  const winner: SideIndex | null = higher === total ? 0 : lower === total ? 1 : null;
  const faces = rollOffSixths(duel);
  const text: Message =
    winner !== null
      ? message('tieByFight')
      : level === total
        ? message('tieByRollOff', faces)
        : message('tieByRolls', { higher, level, lower }, faces);
  return [
    ...changes,
    { code: 'TIE', side: winner, model: null, message: text, source: ruleset.sources.drawnCombat },
  ];
};

/** The side that wins equal scores, from the Fight values alone; null for a roll-off. */
export const tieWinner = (fights: readonly [number, number]): SideIndex | null =>
  fights[0] === fights[1] ? null : fights[0] > fights[1] ? 0 : other(0);
