import { cite } from '../../../shared/source';
import { scoringItem } from './scoring-item';
import { banners, enemyBroken, enemyLeader } from './shared-scoring';
import { QUARTER_LEFT, TEAM_A_ROLL, TERRAIN, doublesScenario, bothDeploy } from './standing-text';

/** Doubles scenario 1. */
export const noEscape = doublesScenario({
  id: 'no-escape',
  name: 'No Escape',
  aliases: ['scenario 1', 'doubles scenario 1'],
  summary:
    'Half of each army fights at the centre while the other half closes in: kill, and keep your own alive.',
  layout: TERRAIN,
  objectives: [],
  deployment: [
    { who: 'BOTH', force: 'WHOLE_ARMY', text: `${TEAM_A_ROLL} chooses a deployment zone at the centre.` },
    ...bothDeploy({
      force: 'PRIMARY',
      withinInches: 6,
      text: 'Within 6" of the centreline, in its own zone.',
    }),
    ...bothDeploy({
      force: 'SECONDARY',
      withinInches: 6,
      text: 'Within 6" of the board edge in the half opposite to its Primary Force.',
    }),
  ],
  zones: [
    { who: 'TEAM_A', force: 'PRIMARY', rectangle: [0, 18, 48, 6], label: [24, 21] },
    { who: 'TEAM_B', force: 'PRIMARY', rectangle: [0, 24, 48, 6], label: [24, 27] },
    { who: 'TEAM_A', force: 'SECONDARY', rectangle: [0, 24, 48, 24], edgeInches: 6, label: [24, 45] },
    { who: 'TEAM_B', force: 'SECONDARY', rectangle: [0, 0, 48, 24], edgeInches: 6, label: [24, 3] },
  ],
  end: QUARTER_LEFT,
  scoring: [
    enemyLeader({ wounded: 1, slain: 3 }),
    enemyBroken({ broken: 3, whileUnbroken: 5 }),
    banners({ some: 1, enemyHasNone: 2 }),
    scoringItem({
      id: 'secondary-leader',
      name: 'Leader of the enemy’s Secondary Force',
      steps: [{ points: 2, when: 'the leader of the enemy’s Secondary Force is slain' }],
      needs: ['SECONDARY_LEADER_SLAIN'],
      score: ({ enemy }) =>
        enemy.leaders?.[1]?.slain === true
          ? [{ points: 2, reason: 'the leader of the enemy’s Secondary Force was slain' }]
          : [{ points: 0, reason: 'the leader of the enemy’s Secondary Force lives' }],
    }),
  ],
  sources: [cite('000', 'SCENARIO 1 — NO ESCAPE')],
});
