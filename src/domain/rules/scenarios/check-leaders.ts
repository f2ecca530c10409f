import { casualties } from '../game/state';
import { countOf } from './check-models';
import {
  type FactFault,
  type FactName,
  type GameFacts,
  type LeaderFacts,
  type SideFacts,
  when,
} from './game-facts';
import type { Scenario } from './scenario';

type Needed = ReadonlySet<FactName>;

const forcesOf = ({ format }: Scenario): number => (format === 'DOUBLES' ? 2 : 1);

/** The fields each leader must have, by force, for what the scenario counts. */
const requiredFields = (
  needed: Needed,
  sideIndex: number,
  leaders: readonly LeaderFacts[],
): readonly FactFault[] => {
  const wantsWounds = needed.has('LEADER_WOUNDS') || (needed.has('LEADER_WOUNDS_OF_A') && sideIndex === 0);
  const wanted: readonly (readonly [force: number, field: keyof LeaderFacts, isWanted: boolean])[] = [
    [0, 'slain', wantsWounds],
    [0, 'wounds', wantsWounds && leaders[0]?.slain !== true],
    [1, 'slain', needed.has('SECONDARY_LEADER_SLAIN')],
    ...[0, 1].flatMap((force) => [
      [force, 'killsInCombat', needed.has('LEADER_KILLS')] as const,
      [force, 'slainByEnemyLeader', needed.has('LEADER_KILLS')] as const,
    ]),
  ];
  return wanted.flatMap(([force, field, isWanted]) =>
    when(isWanted && leaders[force]?.[field] === undefined, {
      path: ['sides', sideIndex, 'leaders', force, field],
      code: 'REQUIRED',
      message: 'is required here',
    }),
  );
};

const total = (leaders: readonly LeaderFacts[], of: (leader: LeaderFacts) => number): number =>
  leaders.reduce((sum, leader) => sum + of(leader), 0);

const contradictions = (side: SideFacts, enemy: SideFacts, sideIndex: number): readonly FactFault[] => {
  const path = ['sides', sideIndex, 'leaders'];
  const leaders = side.leaders ?? [];
  const [count, enemyCount] = [countOf(side), countOf(enemy)];
  const slain = total(leaders, (leader) =>
    Number(leader.slain === true || leader.slainByEnemyLeader === true),
  );
  const alive = total(leaders, (leader) =>
    Number(leader.slain === false && leader.slainByEnemyLeader !== true),
  );
  const kills = total(leaders, ({ killsInCombat }) => killsInCombat ?? 0);
  const enemyLeadersSlain = total(enemy.leaders ?? [], (leader) =>
    Number(leader.slainByEnemyLeader === true),
  );
  const areKillsKnown = leaders.some(({ killsInCombat }) => killsInCombat !== undefined);
  const impossible = (isFault: boolean, message: string): readonly FactFault[] =>
    when(isFault, { path, code: 'INCONSISTENT', message });
  return [
    ...leaders.flatMap((leader, force) =>
      when(leader.slainByEnemyLeader === true && leader.slain === false, {
        path: [...path, force, 'slainByEnemyLeader'],
        code: 'INCONSISTENT',
        message: 'a leader slain by an enemy leader is slain',
      }),
    ),
    ...(count === undefined
      ? []
      : [
          ...impossible(
            slain > casualties(count),
            `${slain} leaders slain, but only ${casualties(count)} models lost`,
          ),
          ...impossible(
            alive > count.modelsLeft,
            `${alive} leaders alive, but only ${count.modelsLeft} models left`,
          ),
        ]),
    ...(enemyCount === undefined
      ? []
      : impossible(
          kills > casualties(enemyCount),
          `${kills} kills in combat, but the enemy lost only ${casualties(enemyCount)} models`,
        )),
    ...impossible(
      areKillsKnown && enemyLeadersSlain > Math.max(0, kills),
      `they slew ${enemyLeadersSlain} enemy leaders, but have ${kills} kills in combat`,
    ),
  ];
};

/** Leaders: more than there are forces, what is missing of them, and what cannot be. */
export const leaderFaults = (
  scenario: Scenario,
  needed: Needed,
  { sides }: GameFacts,
): readonly FactFault[] =>
  sides.flatMap((side, sideIndex) => {
    const leaders = side.leaders ?? [];
    const forces = forcesOf(scenario);
    return [
      ...when(leaders.length > forces, {
        path: ['sides', sideIndex, 'leaders'],
        code: 'TOO_LONG',
        message: `${leaders.length} leaders, but a side has ${forces === 1 ? 'one force' : `${forces} forces`} here`,
      }),
      ...requiredFields(needed, sideIndex, leaders),
      ...contradictions(side, sides[sideIndex === 0 ? 1 : 0], sideIndex),
    ];
  });
