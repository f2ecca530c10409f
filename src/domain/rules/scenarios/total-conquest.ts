import { cite } from '../../../shared/source';
import { type ObjectiveView, type ScoreLine, scoringItem } from './scoring-item';
import { enemyBroken, enemyLeader } from './shared-scoring';
import { QUARTER_LEFT, TEAM_A_ROLL, TERRAIN, doublesScenario, bothDeploy } from './standing-text';

/** Points for one objective: 2 where alone, 1 where in the majority. */
const held = ({ name, own, enemy }: ObjectiveView): ScoreLine => {
  const numbers = `${name}: ${own} against ${enemy}`;
  if (own > 0 && enemy === 0) return { points: 2, reason: `${numbers}, held alone` };
  if (own > enemy) return { points: 1, reason: `${numbers}, held by the larger number` };
  return { points: 0, reason: `${numbers}, not held` };
};

/** Doubles scenario 2. */
export const totalConquest = doublesScenario({
  id: 'total-conquest',
  name: 'Total Conquest',
  aliases: ['scenario 2', 'doubles scenario 2', 'five objectives'],
  summary: 'Five objectives; the Secondary Forces arrive during the game. Control the most.',
  layout: `${TERRAIN} One objective in the centre, four halfway between the centre and each corner.`,
  objectives: [
    { id: 'centre', name: 'Centre', x: 0.5, y: 0.5, withinInches: 3 },
    { id: 'south-west', name: 'South-west', x: 0.25, y: 0.25, withinInches: 3 },
    { id: 'south-east', name: 'South-east', x: 0.75, y: 0.25, withinInches: 3 },
    { id: 'north-west', name: 'North-west', x: 0.25, y: 0.75, withinInches: 3 },
    { id: 'north-east', name: 'North-east', x: 0.75, y: 0.75, withinInches: 3 },
  ],
  deployment: [
    { who: 'BOTH', force: 'WHOLE_ARMY', text: `${TEAM_A_ROLL} chooses a deployment zone at the centre.` },
    ...bothDeploy({
      force: 'PRIMARY',
      withinInches: 6,
      text: 'Within 6" of the board’s centre, in its own zone.',
    }),
    { who: 'BOTH', force: 'SECONDARY', text: 'Kept aside: arrives by Maelstrom of Battle.' },
  ],
  zones: [
    {
      who: 'TEAM_A',
      force: 'PRIMARY',
      rectangle: [0, 0, 48, 24],
      around: { x: 24, y: 24, withinInches: 6 },
      label: [24, 20.5],
    },
    {
      who: 'TEAM_B',
      force: 'PRIMARY',
      rectangle: [0, 24, 48, 24],
      around: { x: 24, y: 24, withinInches: 6 },
      label: [24, 27.5],
    },
  ],
  end: QUARTER_LEFT,
  specialRules: [
    {
      id: 'maelstrom-of-battle',
      name: 'Maelstrom of Battle',
      text: 'At the end of your Move phase roll a D6 for each warband still to come, one after another; the captain’s Might may raise or lower it. 1 not yet; 2 and 3 the enemy picks a point (north or south edge; east or west); 4 and 5 you pick (north or south; east or west); 6 you pick on any edge. At least 6" from a corner. No charging on arrival. Warbands to come count as on the board for Broken.',
    },
  ],
  scoring: [
    scoringItem({
      id: 'objectives',
      name: 'Objectives',
      each: true,
      steps: [
        { points: 2, when: 'your models and none of the enemy’s within 3" of the objective' },
        { points: 1, when: 'models of both sides within 3" of the objective, more of yours' },
      ],
      needs: ['OBJECTIVES'],
      score: ({ objectives }) => objectives.map(held),
    }),
    enemyLeader({ wounded: 1 }),
    enemyBroken({ broken: 1 }),
  ],
  sources: [cite('000', 'SCENARIO 2 — TOTAL CONQUEST')],
});
