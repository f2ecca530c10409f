import { type Canvas, MARGIN, canvasOf, describe, finishPicture, sizes } from './canvas';
import type { BracketPicture, BracketSide, Picture, Theme } from './picture';
import { type Markup, element } from './svg';
import { textWidth } from './text-width';

const SIDE_HEIGHT = 26;
const BOX_WIDTH = 240;
const BOX_HEIGHT = 2 * SIDE_HEIGHT;
const GAP = 18;
const BETWEEN = 44;
const PAD = 8;

type Sides = readonly [BracketSide, BracketSide];
type Point = readonly [x: number, y: number];

const drawSide = ({ name, score, goesOn }: BracketSide, { text }: Canvas, [x, y]: Point): Markup => {
  const style = { role: goesOn ? 'ink' : 'quiet', isStrong: goesOn } as const;
  const taken = score === '' ? 0 : textWidth(score, sizes.label) + PAD;
  return element('g', {}, [
    text(name, [x + PAD, y + 18], { ...style, width: BOX_WIDTH - 2 * PAD - taken }),
    ...(score === '' ? [] : [text(score, [x + BOX_WIDTH - PAD, y + 18], { ...style, anchor: 'end' })]),
  ]);
};

/** A game with its upper left corner at this point. */
const drawGame = ([upper, lower]: Sides, canvas: Canvas, [x, y]: Point): Markup => {
  const { brush, line } = canvas;
  const middle = y + SIDE_HEIGHT;
  return element('g', {}, [
    element('rect', {
      x,
      y,
      width: BOX_WIDTH,
      height: BOX_HEIGHT,
      rx: 4,
      'fill-opacity': 0,
      ...brush.stroke('axis'),
    }),
    line([x, middle], [x + BOX_WIDTH, middle], brush.stroke('grid')),
    drawSide(upper, canvas, [x, y]),
    drawSide(lower, canvas, [x, middle]),
  ]);
};

const sentence = ([upper, lower]: Sides): string => {
  const ended = [upper, lower].find(({ goesOn }) => goesOn);
  const scores = [upper.score, lower.score].filter((score) => score !== '').join(' to ');
  return [
    `${upper.name} against ${lower.name}`,
    ...(scores === '' ? [] : [scores]),
    ...(ended ? [`${ended.name} goes on`] : []),
  ].join(', ');
};

/** A knock-out from its first round on the left to the final on the right, and below it the game for the third place. */
export const drawBracket = (data: BracketPicture, theme: Theme): Picture => {
  const { rounds, third } = data;
  const canvas = canvasOf(theme);
  const { text, line, brush } = canvas;
  const width = 2 * MARGIN + rounds.length * (BOX_WIDTH + BETWEEN) - BETWEEN;
  const heading = canvas.heading(data, width);
  const top = heading.bottom + 52;
  const step = BOX_HEIGHT + GAP;
  const xOf = (round: number): number => MARGIN + round * (BOX_WIDTH + BETWEEN);
  /** The middle of a game: each stands between the two that lead to it. */
  const middleOf = (round: number, game: number): number =>
    top + BOX_HEIGHT / 2 + step * (2 ** round * (game + 0.5) - 0.5);
  const content = rounds.flatMap(({ title, games }, round): readonly Markup[] => [
    text(title, [xOf(round), top - 14], { role: 'quiet', size: sizes.small, width: BOX_WIDTH }),
    ...games.flatMap((sides, game): readonly Markup[] => {
      const [x, y] = [xOf(round), middleOf(round, game)];
      const bend = x - BETWEEN / 2;
      const from = round === 0 ? [] : [2 * game, 2 * game + 1].map((one) => middleOf(round - 1, one));
      return [
        ...from.flatMap((before) => [
          line([x - BETWEEN, before], [bend, before], brush.stroke('axis')),
          line([bend, before], [bend, y], brush.stroke('axis')),
        ]),
        ...(round === 0 ? [] : [line([bend, y], [x, y], brush.stroke('axis'))]),
        drawGame(sides, canvas, [x, y - BOX_HEIGHT / 2]),
      ];
    }),
  ]);
  const lowest = top + (rounds[0]?.games.length ?? 1) * step - GAP;
  const last = xOf(rounds.length - 1);
  const thirdTop = Math.max(lowest - BOX_HEIGHT, middleOf(rounds.length - 1, 0) + BOX_HEIGHT / 2 + 44);
  const thirdGame = third
    ? [
        text(third.title, [last, thirdTop - 14], { role: 'quiet', size: sizes.small, width: BOX_WIDTH }),
        drawGame(third.sides, canvas, [last, thirdTop]),
      ]
    : [];
  const all = [...rounds, ...(third ? [{ title: third.title, games: [third.sides] }] : [])];
  return finishPicture({
    ...data,
    theme,
    width,
    height: Math.max(lowest, third ? thirdTop + BOX_HEIGHT : 0) + MARGIN,
    content: [heading.markup, ...content, ...thirdGame],
    description: describe(
      data,
      all.map(({ title, games }) => `${title}: ${games.map(sentence).join('; ')}.`),
    ),
    table: {
      columns: ['Round', 'First', 'Result', 'Second'],
      rows: all.flatMap(({ title, games }) =>
        games.map(([upper, lower]) => [
          title,
          upper.name,
          [upper.score, lower.score].filter((score) => score !== '').join(' – '),
          lower.name,
        ]),
      ),
    },
  });
};
