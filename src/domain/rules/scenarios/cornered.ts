import { cite } from '../../../shared/source';
import { armyLeaderOf, scoringItem, woundsText } from './scoring-item';
import { banners, enemyBroken, enemyLeader, outnumber } from './shared-scoring';
import { SUDDEN_END, TEAM_A_ROLL, TERRAIN, doublesScenario } from './standing-text';

/** Doubles scenario 5. Team A defends. */
export const cornered = doublesScenario({
  id: 'cornered',
  name: 'Cornered',
  aliases: ['scenario 5', 'doubles scenario 5', 'surrounded'],
  summary: 'Team A’s Primary Force is surrounded at the centre; its ally must break through to it.',
  layout: `${TERRAIN} A terrain piece of at most 6" across stands in the centre.`,
  objectives: [{ id: 'centre-terrain', name: 'Central terrain piece', x: 0.5, y: 0.5, withinInches: null }],
  deployment: [
    { who: 'BOTH', force: 'WHOLE_ARMY', text: `${TEAM_A_ROLL} deploys first, in the middle.` },
    { who: 'TEAM_A', force: 'PRIMARY', withinInches: 6, text: 'Within 6" of the board’s centre.' },
    {
      who: 'TEAM_B',
      force: 'WHOLE_ARMY',
      withinInches: 12,
      beyondInches: 6,
      text: 'Between 6" and 12" away from Team A’s deployment area.',
    },
    { who: 'TEAM_A', force: 'SECONDARY', withinInches: 3, text: 'Within 3" of any board edge.' },
  ],
  zones: [
    {
      who: 'TEAM_A',
      force: 'PRIMARY',
      rectangle: [0, 0, 48, 48],
      around: { x: 24, y: 24, withinInches: 6 },
      label: [24, 27],
    },
    {
      who: 'TEAM_B',
      force: 'WHOLE_ARMY',
      rectangle: [0, 0, 48, 48],
      around: { x: 24, y: 24, beyondInches: 12, withinInches: 18 },
      label: [24, 39],
    },
    { who: 'TEAM_A', force: 'SECONDARY', rectangle: [0, 0, 48, 48], edgeInches: 3, label: [24, 46.5] },
  ],
  end: SUDDEN_END,
  scoring: [
    scoringItem({
      id: 'own-leader',
      name: 'Own leader',
      side: 'TEAM_A',
      steps: [
        { points: 1, when: 'your leader is alive at the end' },
        { points: 3, when: 'your leader is alive at the end and suffered no Wound' },
      ],
      needs: ['LEADER_WOUNDS_OF_A'],
      score: ({ own }) => {
        const { slain, wounds = 0 } = armyLeaderOf(own);
        if (slain === true) return [{ points: 0, reason: 'your leader was slain' }];
        return wounds === 0
          ? [{ points: 3, reason: 'your leader lives, without a Wound' }]
          : [{ points: 1, reason: `your leader lives, having suffered ${woundsText(wounds)}` }];
      },
    }),
    enemyLeader({ wounded: 1, slain: 3, side: 'TEAM_B' }),
    enemyBroken({ broken: 1, whileUnbroken: 3 }),
    outnumber({
      id: 'models-in-terrain',
      name: 'Models in the central terrain piece',
      what: 'models in the central terrain piece',
      needs: 'OBJECTIVES',
      count: ({ objectives: [centre] }) => [centre?.own ?? 0, centre?.enemy ?? 0],
      steps: [
        { points: 2, times: 1, atLeast: 1 },
        { points: 4, times: 2, atLeast: 1 },
      ],
    }),
    banners({ some: 1, enemyHasNone: 2 }),
  ],
  sources: [cite('000', 'SCENARIO 5 — CORNERED')],
});
