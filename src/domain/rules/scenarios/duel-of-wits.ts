import { cite } from '../../../shared/source';
import type { TargetFacts } from './game-facts';
import { type ScoreLine, scoringItem, woundsText } from './scoring-item';
import { banners, enemyBroken } from './shared-scoring';
import { SUDDEN_END, TEAM_A_ROLL, TERRAIN, doublesScenario } from './standing-text';

const hunted = ({ hero, wounds, slain }: TargetFacts): ScoreLine => {
  if (slain) return { points: 2, reason: `your target ${hero} was slain` };
  return wounds > 0
    ? { points: 1, reason: `your target ${hero} suffered ${woundsText(wounds)}` }
    : { points: 0, reason: `your target ${hero} suffered no Wound` };
};

const escorted = ({ hero, nearCentre }: TargetFacts): ScoreLine => ({
  points: nearCentre ? 2 : 0,
  reason: `${hero}, the enemy’s target, is ${nearCentre ? '' : 'not '}within 6" of the centre`,
});

/** Doubles scenario 6. */
export const duelOfWits = doublesScenario({
  id: 'duel-of-wits',
  name: 'Duel of Wits',
  aliases: ['scenario 6', 'doubles scenario 6', 'secret targets', 'secret hero'],
  summary:
    'Each player secretly marks an enemy Hero: slay your targets, bring the marked ones of your own to the centre.',
  layout: TERRAIN,
  objectives: [{ id: 'centre', name: 'Centre', x: 0.5, y: 0.5, withinInches: 6 }],
  deployment: [
    { who: 'BOTH', force: 'WHOLE_ARMY', text: `${TEAM_A_ROLL} chooses two opposite quarters of the board.` },
    ...(
      [
        ['TEAM_A', 'PRIMARY', 'In one of its two quarters'],
        ['TEAM_B', 'PRIMARY', 'In one of the two other quarters'],
        ['TEAM_A', 'SECONDARY', 'In its other quarter'],
        ['TEAM_B', 'SECONDARY', 'In the last quarter'],
      ] as const
    ).map(([who, force, where]) => ({
      who,
      force,
      beyondInches: 12,
      text: `${where}, not within 12" of the board’s centre.`,
    })),
  ],
  zones: [
    ...(
      [
        ['TEAM_A', 'PRIMARY', 0, 0],
        ['TEAM_B', 'PRIMARY', 0, 24],
        ['TEAM_A', 'SECONDARY', 24, 24],
        ['TEAM_B', 'SECONDARY', 24, 0],
      ] as const
    ).map(([who, force, x, y]) => ({
      who,
      force,
      rectangle: [x, y, 24, 24] as const,
      around: { x: 24, y: 24, beyondInches: 12 },
      label: [x === 0 ? 9 : 39, y === 0 ? 9 : 39] as const,
    })),
  ],
  end: SUDDEN_END,
  specialRules: [
    {
      id: 'secret-targets',
      name: 'Secret targets',
      text: 'At the start each player writes down one enemy Hero, unseen by all, the partner included: two targets a team. The same Hero may be chosen by both, and then counts twice.',
    },
  ],
  scoring: [
    scoringItem({
      id: 'targets',
      name: 'Your targets',
      each: true,
      steps: [
        { points: 1, when: 'a target of your team was wounded' },
        { points: 2, when: 'a target of your team was slain' },
      ],
      needs: ['TARGETS'],
      score: ({ own }) => (own.targets ?? []).map(hunted),
    }),
    scoringItem({
      id: 'targets-at-centre',
      name: 'The enemy’s targets at the centre',
      each: true,
      steps: [{ points: 2, when: 'a target of the enemy’s is within 6" of the centre at the end' }],
      needs: ['TARGETS'],
      score: ({ enemy }) => (enemy.targets ?? []).map(escorted),
    }),
    enemyBroken({ broken: 1, whileUnbroken: 2 }),
    banners({ some: 1, enemyHasNone: 2 }),
  ],
  sources: [cite('000', 'SCENARIO 6 — DUEL OF WITS')],
});
