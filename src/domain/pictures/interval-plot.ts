import { type Alternative, canvasOf, describe, finishPicture, MARGIN, QUIET, sizes } from './canvas';
import type { IntervalPlot, Picture, Theme } from './picture';
import { QUARTERS, linearScale, percent } from './scales';
import { element } from './svg';
import { textWidth } from './text-width';

const WIDTH = 640;
const ROW = 28;
const HIGHEST_ROW = 44;
const LONGEST_LABEL = 230;
const VALUES = 120;

const alternative = (data: IntervalPlot): Alternative => {
  const [first] = data.rows;
  return {
    description: describe(data, [
      first === undefined
        ? 'Nothing to show.'
        : `${data.rows.length} rows; the first is ${first.label} with ${percent(first.share, 1)}, between ${percent(first.low, 1)} and ${percent(first.high, 1)}.`,
    ]),
    table: {
      columns: ['Row', data.measured, 'From', 'To', 'Adjusted', 'Games'],
      rows: data.rows.map(({ label, share, low, high, adjusted, games }) => [
        label,
        ...[share, low, high, adjusted].map((value) => percent(value, 1)),
        String(games),
      ]),
    },
  };
};

/** Between the last row and the edge below: the scale with its title. */
const BELOW = 42 + MARGIN;

interface Shape {
  readonly width: number;
  /** The height of the whole; as high as its rows if omitted. */
  readonly height?: number;
}

/** The height of a row: rows fill a picture of a given height, but do not stand far apart. */
const rowHeight = ({ height }: Shape, rows: number, top: number): number =>
  height === undefined ? ROW : Math.min(HIGHEST_ROW, (height - BELOW - top) / rows);

const draw = (data: IntervalPlot, theme: Theme, shape: Shape): Picture => {
  const { rows } = data;
  const { width } = shape;
  const canvas = canvasOf(theme);
  const { fill, stroke } = canvas.brush;
  const heading = canvas.heading(data, width);
  const labelWidth = Math.min(
    LONGEST_LABEL,
    Math.max(60, ...rows.map(({ label }) => textWidth(label, sizes.label))),
  );
  const left = MARGIN + labelWidth + 14;
  const right = width - MARGIN - VALUES;
  const top = heading.bottom + 24;
  const step = rowHeight(shape, Math.max(1, rows.length), top);
  const bottom = top + step * Math.max(1, rows.length);
  const x = linearScale([0, 1], [left, right]);
  const content = [
    heading.markup,
    ...QUARTERS.flatMap((tick) => [
      canvas.line([x(tick), top], [x(tick), bottom], stroke(tick === 0.5 ? 'axis' : 'grid')),
      canvas.text(`${tick * 100}%`, [x(tick), bottom + 20], { ...QUIET, anchor: 'middle' }),
    ]),
    ...rows.flatMap(({ label, share, low, high, adjusted, games }, index) => {
      const y = top + step * (index + 0.5);
      return [
        canvas.text(label, [left - 14, y + 5], { anchor: 'end', width: labelWidth }),
        element('line', { x1: x(low), y1: y, x2: x(high), y2: y, 'stroke-width': 3, ...stroke('bar') }),
        element('circle', {
          cx: x(adjusted),
          cy: y,
          r: 5,
          'stroke-width': 1.5,
          ...fill('paper'),
          ...stroke('ink'),
        }),
        element('circle', { cx: x(share), cy: y, r: 5, ...fill('bar') }),
        canvas.text(percent(share, 1), [right + 66, y + 5], { isStrong: true, anchor: 'end' }),
        canvas.text(String(games), [width - MARGIN, y + 5], { role: 'quiet', anchor: 'end' }),
      ];
    }),
    canvas.text(data.measured, [(left + right) / 2, bottom + 42], { role: 'quiet', anchor: 'middle' }),
    canvas.text('games', [width - MARGIN, bottom + 20], { ...QUIET, anchor: 'end' }),
  ];
  return finishPicture({
    ...data,
    ...alternative(data),
    theme,
    width,
    height: shape.height ?? bottom + BELOW,
    content,
  });
};

/** Shares as dots on their intervals, a row each, with a hollow dot for the adjusted share. */
export const drawIntervalPlot = (data: IntervalPlot, theme: Theme): Picture =>
  draw(data, theme, { width: WIDTH });

/** So many rows can be read on a card. */
const ROWS_OF_CARD = 10;
/** Drawn at one and a half times its size, it has the 1200 by 630 pixels that chats show of a link. */
export const SCALE_OF_CARD = 1.5;

/** The first rows as a card. */
export const drawIntervalCard = ({ rows, ...data }: IntervalPlot): Picture =>
  draw({ ...data, rows: rows.slice(0, ROWS_OF_CARD) }, 'LIGHT', {
    width: 1200 / SCALE_OF_CARD,
    height: 630 / SCALE_OF_CARD,
  });
