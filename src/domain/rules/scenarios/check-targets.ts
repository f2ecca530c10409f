import { casualties } from '../game/state';
import { countOf } from './check-models';
import {
  type FactFault,
  type FactName,
  type GameFacts,
  type SideFacts,
  type TargetFacts,
  when,
} from './game-facts';

/** Each player of a team chooses one. */
const TARGETS_OF_A_SIDE = 2;

const heroKey = ({ hero }: TargetFacts): string => hero.trim().toLowerCase();

const isSame = (a: TargetFacts, b: TargetFacts): boolean =>
  a.wounds === b.wounds && a.slain === b.slain && a.nearCentre === b.nearCentre;

const sideFaults = (
  targets: readonly TargetFacts[],
  enemy: SideFacts,
  sideIndex: number,
): readonly FactFault[] => {
  const path = ['sides', sideIndex, 'targets'];
  const byHero = new Map(targets.map((target) => [heroKey(target), target]));
  const distinct = [...byHero.values()];
  const slain = distinct.filter((target) => target.slain).length;
  const alive = distinct.length - slain;
  const enemyCount = countOf(enemy);
  return [
    ...targets.flatMap((target, index) => [
      ...when(target.slain && target.nearCentre, {
        path: [...path, index, 'nearCentre'],
        code: 'INCONSISTENT',
        message: `${target.hero} was slain and cannot be near the centre`,
      }),
      ...when(!isSame(target, byHero.get(heroKey(target)) ?? target), {
        path: [...path, index],
        code: 'INCONSISTENT',
        message: `${target.hero} was chosen by both players: what befell the Hero must be the same in both`,
      }),
    ]),
    ...(enemyCount === undefined
      ? []
      : [
          ...when(slain > casualties(enemyCount), {
            path,
            code: 'INCONSISTENT',
            message: `${slain} targets slain, but the enemy lost only ${casualties(enemyCount)} models`,
          }),
          ...when(alive > enemyCount.modelsLeft, {
            path,
            code: 'INCONSISTENT',
            message: `${alive} targets alive, but the enemy has only ${enemyCount.modelsLeft} models left`,
          }),
        ]),
  ];
};

/** Duel of Wits' chosen Heroes: two a side, and nothing of them that cannot be. */
export const targetFaults = (needed: ReadonlySet<FactName>, { sides }: GameFacts): readonly FactFault[] =>
  sides.flatMap((side, sideIndex): readonly FactFault[] => {
    const targets = side.targets ?? [];
    const path = ['sides', sideIndex, 'targets'];
    if (!needed.has('TARGETS'))
      return when(targets.length > 0, {
        path,
        code: 'NOT_ALLOWED',
        message: 'nobody chooses targets in this scenario',
      });
    return [
      ...when(targets.length !== TARGETS_OF_A_SIDE, {
        path,
        code: targets.length < TARGETS_OF_A_SIDE ? 'REQUIRED' : 'TOO_LONG',
        message: `a team has two targets, one chosen by each player; ${targets.length} given`,
      }),
      ...sideFaults(targets, sides[sideIndex === 0 ? 1 : 0], sideIndex),
    ];
  });
