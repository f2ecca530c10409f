import { namesOf } from '../../../../../shared/names-of';
import { drawnCombat as drawnCombat2018 } from '../../../charts/drawn-combat';
import { type Chart, type ChartVariant, rowsOnly } from '../../../charts/chart';
import { obstructionScores } from '../../../charts/in-the-way';
import { chart2024 } from './chart-2024';

/** Tables of shooting, fighting and arriving in the 2024 edition, row by row. */

/** A D6 that sends a hit to one of two models. */
const hitsOneOf = (
  lower: readonly [outcome: string, name: string, effect: string],
  higher: readonly [outcome: string, name: string, effect: string],
  last: 3 | 4,
): Chart['variants'] =>
  rowsOnly(
    { from: 1, to: last, outcome: lower[0], name: lower[1], effect: lower[2] },
    { from: last + 1, to: 6, outcome: higher[0], name: higher[1], effect: higher[2] },
  );

const shootingIntoAFight: Chart = {
  ...chart2024('Shooting into a fight', 'B'),
  id: 'shooting-into-a-fight',
  name: 'Shooting into a Fight',
  aliases: ['who is hit in a fight'],
  rolledBy: 'an Evil model that shoots; a Good model may not risk a friend',
  might: 'NONE',
  variants: hitsOneOf(
    ['CLOSEST_EVIL_MODEL', 'Friend', 'The friend of that Fight nearest the shooter is hit.'],
    ['ORIGINAL_TARGET', 'Original target', 'The target is hit.'],
    3,
  ),
};

const shootingAtCavalry: Chart = {
  ...chart2024('Shooting at Cavalry', 'B'),
  id: 'shooting-at-cavalry',
  name: 'Shooting at Cavalry',
  aliases: ['rider or mount', 'hit the horse'],
  rolledBy: 'whoever shoots at rider or mount, for each hit; a Sharpshooter chooses instead',
  might: 'NONE',
  variants: hitsOneOf(
    ['OTHER', 'The other', 'The other of rider and mount is hit.'],
    ['ORIGINAL_TARGET', 'Original target', 'The one shot at is hit.'],
    3,
  ),
};

const shootingAtMonstrousMount: Chart = {
  ...chart2024('Shooting at a rider on a monstrous mount', 'B'),
  id: 'shooting-at-a-monstrous-mount',
  name: 'Shooting at a monstrous mount',
  aliases: ['fell beast or rider'],
  rolledBy: 'whoever shoots, for each hit; a Sharpshooter chooses instead',
  might: 'NONE',
  variants: hitsOneOf(['MOUNT', 'Mount', 'The mount is hit.'], ['RIDER', 'Rider', 'The rider is hit.'], 4),
};

const behind = (obstruction: string): ChartVariant => ({
  name: obstruction,
  when: `In the way: ${obstruction.toLowerCase().replaceAll('_', ' ')}; 4+ passes.`,
  rows: [
    {
      from: 1,
      to: 3,
      outcome: 'STOPPED',
      name: 'Stopped',
      effect: 'The shot hits what stands in the way; a model there is wounded as usual.',
    },
    { from: 4, to: 6, outcome: 'PASSES', name: 'Passes', effect: 'The shot flies on.' },
  ],
});

const [firstObstruction = 'WALL', ...otherObstructions] = namesOf(obstructionScores);

const inTheWay: Chart = {
  ...chart2024('In The Way', 'B'),
  id: 'in-the-way',
  name: 'In The Way',
  aliases: ['cover', 'obstructed shot', 'intervening model', 'howdah'],
  rolledBy: 'the model that shoots, for each thing in the way, nearest first',
  variants: [behind(firstObstruction), ...otherObstructions.map(behind), behind('HOWDAH')],
};

const drawnCombat: Chart = {
  ...chart2024('Drawn combats', 'B'),
  id: 'drawn-combat',
  name: 'Drawn combat',
  aliases: ['roll-off in a draw'],
  rolledBy: 'the player with Priority',
  might: 'NONE',
  variants: drawnCombat2018.variants.filter(({ name }) => name !== 'SAME_ALIGNMENT') as [
    ChartVariant,
    ...ChartVariant[],
  ],
  notes: [
    {
      text: 'Which faces win where both sides are of one alignment is not covered; each has the same chance.',
      source: {
        document: 'TRANSCRIPTION',
        heading: 'Drawn combats between sides of one alignment (grade C, not found)',
      },
    },
  ],
};

const fate: Chart = {
  ...chart2024('Fate', 'B'),
  id: 'fate',
  name: 'Fate',
  aliases: ['fate dice'],
  rolledBy: 'the model that was wounded, for each Fate point it spends',
  variants: rowsOnly(
    {
      from: 1,
      to: 3,
      outcome: 'WOUNDED',
      name: 'Wounded',
      effect: 'The Wound stands; another Fate point may be spent on it.',
    },
    {
      from: 4,
      to: 6,
      outcome: 'SAVED',
      name: 'Saved',
      effect: 'The Wound has no effect, also one that counts as several.',
    },
  ),
};

const NORTH_SOUTH = 'the north or south board edge, 6" or more from a corner';
const EAST_WEST = 'the east or west board edge, 6" or more from a corner';

const maelstromOfBattle: Chart = {
  ...chart2024('Maelstrom of Battle', 'B'),
  id: 'maelstrom-of-battle',
  name: 'Maelstrom of Battle',
  aliases: ['where do warbands arrive'],
  rolledBy: 'each warband still to come; its captain’s Might may raise the die, not lower it',
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 1, outcome: 'NOT_YET',              name: 'Not yet',                    effect: 'The warband does not arrive.' },
    { from: 2, to: 2, outcome: 'OPPONENT_NORTH_SOUTH', name: 'Opponent: north or south',   effect: `The opponent picks a point on ${NORTH_SOUTH}.` },
    { from: 3, to: 3, outcome: 'OPPONENT_EAST_WEST',   name: 'Opponent: east or west',     effect: `The opponent picks a point on ${EAST_WEST}.` },
    { from: 4, to: 4, outcome: 'OWN_NORTH_SOUTH',      name: 'Own choice: north or south', effect: `You pick a point on ${NORTH_SOUTH}.` },
    { from: 5, to: 5, outcome: 'OWN_EAST_WEST',        name: 'Own choice: east or west',   effect: `You pick a point on ${EAST_WEST}.` },
    { from: 6, to: 6, outcome: 'OWN_ANY_EDGE',         name: 'Own choice: any edge',       effect: 'You pick a point on any board edge, 6" or more from a corner.' },
  ),
};

const scatter: Chart = {
  ...chart2024('Scatter of siege engines', 'B'),
  id: 'scatter',
  name: 'Scatter',
  aliases: ['catapult misses', 'siege engine scatter', 'trebuchet'],
  rolledBy: 'the crew of a siege engine that hits',
  // prettier-ignore
  variants: rowsOnly(
    { from: 1, to: 1, outcome: 'OPPONENT_CHOOSES', name: 'Opponent chooses', effect: 'The opponent picks any battlefield target within 6" instead.' },
    { from: 2, to: 5, outcome: 'OPPONENTS_OWN',    name: 'One of his own',   effect: 'The opponent picks one of his own battlefield targets within 6" instead.' },
    { from: 6, to: 6, outcome: 'DEAD_ON',          name: 'Dead on',          effect: 'The target is hit.' },
  ),
};

export const fightingCharts: readonly Chart[] = [
  maelstromOfBattle,
  inTheWay,
  shootingIntoAFight,
  shootingAtCavalry,
  shootingAtMonstrousMount,
  drawnCombat,
  fate,
  scatter,
];
