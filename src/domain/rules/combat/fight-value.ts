import { type Duel, type DuelModel, type DuelSide, type SideIndex, other } from './fight-model';
import type { Step } from './step';
import { combatSources } from './switches';

/** Fight values are 0 to 10 (ruling 1). */
const HIGHEST = 10;

/** The Fight that counts in the Duel: `raised` is the value after any Heroic Strike, `d3` Feint's roll (ruling 14). */
export const fightInDuel = (model: DuelModel, raised: number, d3: number): number => {
  if (model.specialStrike === 'WHIRL') return 1;
  return model.specialStrike === 'FEINT' ? Math.max(0, raised - d3) : raised;
};

/** Fight after a Heroic Strike's D6, at most 10 (document 003, HEROIC ACTIONS). */
export const heroicFight = (fight: number, d6: number): number => Math.min(HIGHEST, fight + d6);

/** Ways, of 18 (a D6 and a D3), in which a model ends with each Fight value 0 to 10. */
const fightWays = (model: DuelModel): readonly number[] => {
  const ways = Array.from({ length: HIGHEST + 1 }, () => 0);
  for (let d6 = 1; d6 <= 6; d6 += 1)
    for (let d3 = 1; d3 <= 3; d3 += 1) {
      const heroic = model.heroicStrike ? heroicFight(model.fight, d6) : model.fight;
      const value = fightInDuel(model, heroic, d3);
      ways[value] = (ways[value] ?? 0) + 1;
    }
  return ways;
};

/** Whether dice change a model's Fight before the Duel. */
const isRolled = (model: DuelModel): boolean => model.heroicStrike || model.specialStrike === 'FEINT';

/** For each value 0 to 10, the ways in which the side's highest Fight is at most that, of 18 to the power of its rolled models. */
const highestAtMost = ({
  models,
}: DuelSide): { readonly ways: readonly bigint[]; readonly total: bigint } => {
  const fixed = Math.max(-1, ...models.filter((m) => !isRolled(m)).map((m) => fightInDuel(m, m.fight, 0)));
  const rolled = models.filter(isRolled).map(fightWays);
  const ways = Array.from({ length: HIGHEST + 1 }, (_, value) =>
    value < fixed
      ? 0n
      : rolled.reduce(
          (product, each) => product * BigInt(each.slice(0, value + 1).reduce((a, b) => a + b, 0)),
          1n,
        ),
  );
  return { ways, total: 18n ** BigInt(rolled.length) };
};

/** Ways in which the first side's Fight is higher, level and lower; together they are `total`. */
export interface FightComparison {
  readonly higher: bigint;
  readonly level: bigint;
  readonly lower: bigint;
  readonly total: bigint;
}

/** Compares the highest Fight of both sides, over every roll of Heroic Strike and Feint. */
export const compareFights = (sides: readonly [DuelSide, DuelSide]): FightComparison => {
  const [first, second] = sides.map(highestAtMost) as [
    ReturnType<typeof highestAtMost>,
    ReturnType<typeof highestAtMost>,
  ];
  let [higher, level] = [0n, 0n];
  for (let value = 0; value <= HIGHEST; value += 1) {
    const exactly = (first.ways[value] ?? 0n) - (first.ways[value - 1] ?? 0n);
    higher += exactly * (second.ways[value - 1] ?? 0n);
    level += exactly * ((second.ways[value] ?? 0n) - (second.ways[value - 1] ?? 0n));
  }
  const total = first.total * second.total;
  return { higher, level, lower: total - higher - level, total };
};

/** Ways of six in which the first side wins the roll-off of a drawn combat (document 004; rulings 12 and 16f). */
export const rollOffSixths = ([first, second]: readonly [DuelSide, DuelSide]): number => {
  const hasElvenMade = ({ models }: DuelSide): boolean =>
    models.some((m) => m.elvenMade && m.supporting === null);
  const advantage = Number(hasElvenMade(first)) - Number(hasElvenMade(second));
  return 3 + advantage;
};

const modelFightText = (model: DuelModel): string | null => {
  if (model.specialStrike === 'WHIRL') return `Whirl: Fight ${model.fight} counts as 1`;
  if (model.heroicStrike && model.specialStrike === 'FEINT')
    return `Fight ${model.fight} + D6 for the Heroic Strike (10 at most) - D3 for the Feint`;
  if (model.heroicStrike) return `Heroic Strike: Fight ${model.fight} + D6, 10 at most`;
  return model.specialStrike === 'FEINT' ? `Feint: Fight ${model.fight} - D3` : null;
};

/** Which tie rule decides, and what changed the Fight values. */
export const explainFights = (duel: Duel): readonly Step[] => {
  const changes = ([0, 1] as const).flatMap((side) =>
    duel.sides[side].models.flatMap((model, index): Step[] => {
      const text = modelFightText(model);
      const source =
        model.heroicStrike && model.specialStrike === null
          ? combatSources.heroicActions
          : combatSources.specialStrikes;
      return text === null ? [] : [{ code: 'FIGHT', side, model: index, text, source }];
    }),
  );
  const { higher, level, lower, total } = compareFights(duel.sides);
  const winner: SideIndex | null = higher === total ? 0 : lower === total ? 1 : null;
  const rollOff = `the first side wins the roll-off on ${rollOffSixths(duel.sides)} faces of 6`;
  const text =
    winner !== null
      ? 'its highest Fight is higher: it wins equal scores'
      : level === total
        ? `Fight values are level: ${rollOff}`
        : `of ${total} rolls for Fight the first side's is higher in ${higher}, level in ${level}, lower in ${lower}; when level, ${rollOff}`;
  return [...changes, { code: 'TIE', side: winner, model: null, text, source: combatSources.drawnCombat }];
};

/** The side that wins equal scores, from the Fight values alone; null for a roll-off. */
export const tieWinner = (fights: readonly [number, number]): SideIndex | null =>
  fights[0] === fights[1] ? null : fights[0] > fights[1] ? 0 : other(0);
