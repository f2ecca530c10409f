import type { GameFacts, SideFacts } from '../../../../src/domain/rules/scenarios/game-facts';

/**
 * A second scorer, written from document 000 on its own, as plainly as can be: the oracle. It knows the facts' shape
 * and nothing of the product's scoring. Models are always counted.
 */
type Total = (
  own: SideFacts,
  enemy: SideFacts,
  near: readonly (readonly [number, number])[],
  isA: boolean,
) => number;

/** "More than half lost", by looking at every model. */
const hasBroken = (side: SideFacts): boolean => {
  let dead = 0;
  let living = 0;
  for (let model = 0; model < (side.startingModels ?? 0); model += 1)
    if (model < (side.modelsLeft ?? 0)) living += 1;
    else dead += 1;
  return dead > living;
};

const best = (...steps: readonly (readonly [number, boolean])[]): number =>
  Math.max(0, ...steps.filter(([, met]) => met).map(([points]) => points));

const general = (side: SideFacts) => side.leaders![0]!;
const lieutenant = (side: SideFacts) => side.leaders![1]!;
const hurt = (side: SideFacts): boolean => (general(side).wounds ?? 0) >= 1 || general(side).slain === true;
const flags = (own: SideFacts, enemy: SideFacts): number =>
  best([1, own.banners! >= 1], [2, own.banners! >= 1 && enemy.banners === 0]);
const broke = (own: SideFacts, enemy: SideFacts, any: number, alone: number): number =>
  best([any, hasBroken(enemy)], [alone, hasBroken(enemy) && !hasBroken(own)]);

const kills = (side: SideFacts): number => general(side).killsInCombat! + lieutenant(side).killsInCombat!;

const moreTwiceThrice = (own: number, enemy: number): number =>
  best(
    [3, own > enemy],
    [5, own >= 2 && own >= enemy + enemy],
    [7, own >= 3 && own >= enemy + enemy + enemy],
  );

export const naiveTotals: Readonly<Record<string, Total>> = {
  'no-escape': (own, enemy) =>
    best([1, hurt(enemy)], [3, general(enemy).slain === true]) +
    broke(own, enemy, 3, 5) +
    flags(own, enemy) +
    (lieutenant(enemy).slain === true ? 2 : 0),
  'total-conquest': (_own, enemy, near) => {
    let total = 0;
    for (const [ours, theirs] of near) {
      if (ours >= 1 && theirs === 0) total += 2;
      if (ours >= 1 && theirs >= 1 && ours > theirs) total += 1;
    }
    if (hurt(enemy)) total += 1;
    if (hasBroken(enemy)) total += 1;
    return total;
  },
  'take-and-hold': (own, enemy, near) =>
    moreTwiceThrice(near[0]![0], near[0]![1]) +
    best([1, hurt(enemy)], [2, general(enemy).slain === true]) +
    broke(own, enemy, 1, 3),
  'clash-of-champions': (own, enemy) =>
    moreTwiceThrice(kills(own), kills(enemy)) +
    enemy.leaders!.filter(({ slainByEnemyLeader }) => slainByEnemyLeader).length * 2 +
    (hasBroken(enemy) ? 1 : 0),
  cornered: (own, enemy, near, isA) => {
    const [ours, theirs] = near[0]!;
    const leader = isA
      ? best([1, general(own).slain !== true], [3, general(own).slain !== true && !hurt(own)])
      : best([1, hurt(enemy)], [3, general(enemy).slain === true]);
    return (
      leader +
      broke(own, enemy, 1, 3) +
      best([2, ours > theirs], [4, ours > 0 && ours / 2 >= theirs]) +
      flags(own, enemy)
    );
  },
  'duel-of-wits': (own, enemy) => {
    let total = broke(own, enemy, 1, 2) + flags(own, enemy);
    for (const { wounds, slain } of own.targets!) total += slain ? 2 : wounds > 0 ? 1 : 0;
    for (const { nearCentre } of enemy.targets!) total += nearCentre ? 2 : 0;
    return total;
  },
};

/** Both totals of a game whose models were counted. */
export const naiveScore = (
  id: string,
  { sides: [a, b], objectives = [] }: GameFacts,
): readonly [number, number] => {
  const total = naiveTotals[id]!;
  const near = objectives.map(({ models }) => models);
  const turned = near.map(([first, second]) => [second, first] as const);
  return [total(a, b, near, true), total(b, a, turned, false)];
};
