import { cite } from '../../../shared/source';
import type { SideFacts } from './game-facts';
import { scoringItem } from './scoring-item';
import { enemyBroken, outnumber } from './shared-scoring';
import { QUARTER_LEFT, TEAM_A_ROLL, TERRAIN, doublesScenario, bothDeploy, HALVES } from './standing-text';

/** Models slain in combat by both leaders of a side. */
const leaderKills = ({ leaders }: SideFacts): number =>
  (leaders ?? []).reduce((sum, { killsInCombat }) => sum + (killsInCombat ?? 0), 0);

const forceNames = ['Primary', 'Secondary'];

/** Doubles scenario 4. */
export const clashOfChampions = doublesScenario({
  id: 'clash-of-champions',
  name: 'Clash of Champions',
  aliases: ['scenario 4', 'doubles scenario 4', 'leader kills'],
  summary: 'The two leaders of a side must slay more than the two of the other.',
  layout: TERRAIN,
  objectives: [],
  deployment: [
    { who: 'BOTH', force: 'WHOLE_ARMY', text: `${TEAM_A_ROLL} chooses a board edge.` },
    ...bothDeploy({
      force: 'PRIMARY',
      withinInches: 24,
      text: 'Within 24" of its edge, each model within 6" of its warband’s captain.',
    }),
    {
      who: 'BOTH',
      force: 'SECONDARY',
      withinInches: 24,
      text: 'The teams take turns, under the same restrictions.',
    },
  ],
  zones: HALVES,
  end: QUARTER_LEFT,
  specialRules: [
    {
      id: 'friendly-rivalry',
      name: 'Friendly Rivalry',
      text: 'Count each leader’s kills in combat. Of an army’s two leaders, the one with fewer has +1 To Wound in fights until level or ahead.',
    },
    {
      id: 'leaders-kills',
      name: 'What counts as a kill',
      text: 'Only kills in combat count: none by shooting, Magical Powers or Hurl.',
    },
  ],
  scoring: [
    outnumber({
      id: 'leader-kills',
      name: 'Leaders’ kills',
      what: 'kills in combat by the leaders',
      needs: 'LEADER_KILLS',
      count: ({ own, enemy }) => [leaderKills(own), leaderKills(enemy)],
      steps: [
        { points: 3, times: 1, atLeast: 1 },
        { points: 5, times: 2, atLeast: 2 },
        { points: 7, times: 3, atLeast: 3 },
      ],
    }),
    scoringItem({
      id: 'leaders-slain-by-leaders',
      name: 'Leaders slain by leaders',
      each: true,
      steps: [{ points: 2, when: 'an enemy leader slain in combat by one of your leaders' }],
      needs: ['LEADER_KILLS'],
      score: ({ enemy }) =>
        (enemy.leaders ?? []).map(({ slainByEnemyLeader }, force) => ({
          points: slainByEnemyLeader === true ? 2 : 0,
          reason: `the leader of the enemy’s ${forceNames[force]} Force was ${slainByEnemyLeader === true ? '' : 'not '}slain in combat by one of your leaders`,
        })),
    }),
    enemyBroken({ broken: 1 }),
  ],
  sources: [cite('000', 'SCENARIO 4 — CLASH OF CHAMPIONS')],
});
