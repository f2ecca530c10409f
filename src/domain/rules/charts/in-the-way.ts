import { cite, ruling } from '../../../shared/source';
import { type ChartVariant, chart } from './chart';

/** The chart as printed: the score to pass, and the obstructions that ask for it. */
// prettier-ignore
export const inTheWayScores = [
  { score: 5, obstructions: ['FORTIFICATION', 'LARGE_ROCK', 'OUTCROP'] },
  { score: 4, obstructions: ['WINDOW', 'DOORWAY', 'WALL', 'ROCK', 'TREE_TRUNK', 'STURDY_FENCE', 'INTERVENING_MODEL'] },
  { score: 3, obstructions: ['FLIMSY_FENCE', 'BUSH', 'CROPS', 'LONG_GRASS'] },
] as const;

export type Obstruction = (typeof inTheWayScores)[number]['obstructions'][number];

/** The score that passes each obstruction, as the chart says it: `5+`. */
export const obstructionScores = Object.fromEntries(
  inTheWayScores.flatMap((line) => line.obstructions.map((name) => [name, `${line.score}+`])),
) as Readonly<Record<Obstruction, string>>;

/** The least that passes this obstruction. */
export const inTheWayScore = (obstruction: Obstruction): number =>
  Number.parseInt(obstructionScores[obstruction]);

const words = (obstruction: Obstruction): string => obstruction.toLowerCase().replaceAll('_', ' ');

const table = (obstruction: Obstruction, score: number): ChartVariant => ({
  name: obstruction,
  when: `In the way: ${words(obstruction)}; ${score}+ passes.`,
  rows: [
    {
      from: 1,
      to: score - 1,
      outcome: 'STOPPED',
      name: 'Stopped',
      effect: `The shot hits the ${words(obstruction)} and ends there.`,
    },
    { from: score, to: 6, outcome: 'PASSES', name: 'Passes', effect: 'The shot flies on.' },
  ],
});

const [first, ...others] = inTheWayScores.flatMap(({ score, obstructions: kinds }) =>
  kinds.map((obstruction) => table(obstruction, score)),
) as [ChartVariant, ...ChartVariant[]];

/** One obstruction between a shot and its target. Several in a row: `rolls/in-the-way-shot.ts`. */
export const inTheWay = chart({
  id: 'in-the-way',
  name: 'In The Way',
  aliases: [
    'cover',
    'in cover',
    'shooting through friends',
    'shoot through models',
    'shoot past a wall',
    'hiding behind a wall',
    'obstructed shot',
    'soft cover',
    'intervening model',
  ],
  sources: [cite('003', 'IN THE WAY CHART', 32)],
  rolledBy: 'the model that shoots',
  might: 'UP',
  variants: [first, ...others],
  notes: [
    { text: 'Under Heroic Accuracy a failed roll is made again.', source: cite('003', 'HEROIC ACTIONS', 57) },
    {
      text: 'A failed test ends the shot there; a model in the way is named as the one hit, and the switch interveningModelIsHit (false) says whether that counts.',
      source: ruling('16h'),
    },
  ],
});
