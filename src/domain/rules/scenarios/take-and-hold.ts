import { cite } from '../../../shared/source';
import { enemyBroken, enemyLeader, outnumber } from './shared-scoring';
import { SUDDEN_END, TEAM_A_ROLL, TERRAIN, doublesScenario } from './standing-text';

/** Doubles scenario 3. */
export const takeAndHold = doublesScenario({
  id: 'take-and-hold',
  name: 'Take and Hold',
  aliases: ['scenario 3', 'doubles scenario 3', 'take & hold', 'king of the hill'],
  summary: 'Four forces from four corners converge on one place of power: hold it.',
  layout: `${TERRAIN} One objective in the centre.`,
  objectives: [{ id: 'centre', name: 'Centre', x: 0.5, y: 0.5, withinInches: 6 }],
  deployment: [
    {
      who: 'BOTH',
      force: 'WHOLE_ARMY',
      text: `${TEAM_A_ROLL} chooses a corner; that and the opposite one are Team A’s zones, the other two Team B’s.`,
    },
    { who: 'TEAM_A', force: 'PRIMARY', withinInches: 12, text: 'Within 12" of its chosen corner.' },
    { who: 'TEAM_B', force: 'PRIMARY', withinInches: 12, text: 'Within 12" of one of its corners.' },
    { who: 'TEAM_A', force: 'SECONDARY', withinInches: 12, text: 'Within 12" of its other corner.' },
    { who: 'TEAM_B', force: 'SECONDARY', withinInches: 12, text: 'Within 12" of its other corner.' },
  ],
  zones: [
    ...(
      [
        ['TEAM_A', 'PRIMARY', 0, 0],
        ['TEAM_B', 'PRIMARY', 0, 48],
        ['TEAM_A', 'SECONDARY', 48, 48],
        ['TEAM_B', 'SECONDARY', 48, 0],
      ] as const
    ).map(([who, force, x, y]) => ({
      who,
      force,
      rectangle: [x === 0 ? 0 : 36, y === 0 ? 0 : 36, 12, 12] as const,
      around: { x, y, withinInches: 12 },
      label: [x === 0 ? 4 : 44, y === 0 ? 4 : 44] as const,
    })),
  ],
  end: SUDDEN_END,
  specialRules: [
    {
      id: 'site-of-power',
      name: 'Site of Power',
      text: 'Within 6" of the objective a model is Resistant to Magic and may re-roll failed Fate rolls.',
    },
  ],
  scoring: [
    outnumber({
      id: 'models-near-objective',
      name: 'Models near the objective',
      what: 'models within 6" of the objective',
      needs: 'OBJECTIVES',
      count: ({ objectives: [centre] }) => [centre?.own ?? 0, centre?.enemy ?? 0],
      steps: [
        { points: 3, times: 1, atLeast: 1 },
        { points: 5, times: 2, atLeast: 2 },
        { points: 7, times: 3, atLeast: 3 },
      ],
    }),
    enemyLeader({ wounded: 1, slain: 2 }),
    enemyBroken({ broken: 1, whileUnbroken: 3 }),
  ],
  sources: [cite('000', 'SCENARIO 3 — TAKE AND HOLD')],
});
