import { canvasOf } from './canvas';
import { CARD_WIDTH, finishCard } from './card';
import type { Picture } from './picture';
import { type Markup, element } from './svg';
import { wrap } from './text-width';

/** Somebody who stands on a step, the first place first. Equal places stand on steps of one height. */
export interface PodiumPlace {
  readonly rank: number;
  readonly name: string;
  /** The score that won the place: `12 points`; empty where a bracket has decided. */
  readonly score: string;
}

export interface Podium {
  readonly title: string;
  readonly subtitle: string;
  /** One to three. */
  readonly places: readonly PodiumPlace[];
}

const EDGE = 60;
const GAP = 24;
const FLOOR = 590;
const STEP_WIDTH = (CARD_WIDTH - 2 * EDGE - 2 * GAP) / 3;
/** Of the first, second and third place. */
const STEP_HEIGHTS = [250, 185, 130];
/** The columns of the first, second and third, from the left. */
const COLUMNS = [1, 0, 2];
const NAME = 36;

/** The end of an event: the first three on their steps, as a card. */
export const drawPodium = ({ title, subtitle, places }: Podium): Picture => {
  const { brush, text } = canvasOf('LIGHT');
  const middle = { anchor: 'middle' } as const;
  const shown = places.slice(0, STEP_HEIGHTS.length);
  const steps = shown.flatMap(({ rank, name, score }, index): readonly Markup[] => {
    const left = EDGE + (COLUMNS[index] ?? 0) * (STEP_WIDTH + GAP);
    const centre = left + STEP_WIDTH / 2;
    const height = STEP_HEIGHTS[rank - 1] ?? 0;
    const top = FLOOR - height;
    const rows = wrap(name, { size: NAME, width: STEP_WIDTH, lines: 2 });
    const nameTop = top - 62 - (rows.length - 1) * NAME * 1.15;
    return [
      element('rect', {
        x: left,
        y: top,
        width: STEP_WIDTH,
        height,
        rx: 6,
        ...brush.fill(rank === 1 ? 'line2' : 'pale'),
      }),
      text(String(rank), [centre, top + 84], {
        ...middle,
        size: 72,
        isStrong: true,
        role: rank === 1 ? 'paper' : 'ink',
      }),
      ...rows.map((row, line) =>
        text(row, [centre, nameTop + line * NAME * 1.15], { ...middle, size: NAME, isStrong: true }),
      ),
      ...(score === ''
        ? []
        : [text(score, [centre, top - 20], { ...middle, size: 28, role: 'quiet', width: STEP_WIDTH })]),
    ];
  });
  return finishCard({
    title,
    subtitle,
    description: [
      title,
      subtitle,
      ...shown.map(({ rank, name, score }) =>
        [`${rank}. ${name}`, score].filter((part) => part !== '').join(', '),
      ),
    ].join('. '),
    table: {
      columns: ['place', 'name', 'score'],
      rows: shown.map(({ rank, name, score }) => [String(rank), name, score]),
    },
    content: [
      text(title, [EDGE, 86], { size: 52, isStrong: true, width: CARD_WIDTH - 2 * EDGE }),
      text(subtitle, [EDGE, 136], { size: 30, role: 'quiet', width: CARD_WIDTH - 2 * EDGE }),
      ...steps,
    ],
  });
};
