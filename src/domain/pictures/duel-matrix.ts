import { type Alternative, type Canvas, canvasOf, describe, finishPicture, MARGIN, sizes } from './canvas';
import { percent } from './scales';
import type { DuelMatrix, Picture, Theme } from './picture';
import { element } from './svg';
import { textWidth, wrap } from './text-width';
import { stepRoles } from './theme';

const CELL = { width: 56, height: 38, gap: 2 } as const;
const SMALLEST = { width: 460, height: 200 } as const;
const LINE = 18;

/** The place and size of the cells, and the one that was asked about. */
interface Grid {
  readonly canvas: Canvas;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly cell: { readonly width: number; readonly height: number };
  /** Whether the cell asked about stands there; null for any row or column. */
  readonly isAsked: (row: number | null, column: number | null) => boolean;
}

const cellSize = ({ rows, columns }: DuelMatrix, left: number): Grid['cell'] => ({
  width: Math.max(
    CELL.width,
    (SMALLEST.width - left - MARGIN) / columns.labels.length,
    ...columns.labels.map((label) => textWidth(label, sizes.label) + 8),
  ),
  height: Math.max(CELL.height, SMALLEST.height / rows.labels.length),
});

/** The labels of rows and columns. */
const drawLabels = ({ rows, columns }: DuelMatrix, { canvas: { text }, left, top, cell, isAsked }: Grid) => [
  ...columns.labels.map((label, i) =>
    text(label, [left + cell.width * (i + 0.5), top - 9], { anchor: 'middle', isStrong: isAsked(null, i) }),
  ),
  ...rows.labels.map((label, i) =>
    text(label, [left - 10, top + cell.height * (i + 0.5) + 5], {
      anchor: 'end',
      isStrong: isAsked(i, null),
    }),
  ),
];

const drawCells = (chances: DuelMatrix['chances'], { canvas, left, top, cell, isAsked }: Grid) =>
  chances.flatMap((row, r) =>
    row.map((chance, c) => {
      const roles = stepRoles(chance);
      const box = {
        x: left + cell.width * c + CELL.gap / 2,
        y: top + cell.height * r + CELL.gap / 2,
        width: cell.width - CELL.gap,
        height: cell.height - CELL.gap,
        rx: 3,
      };
      const middle = [left + cell.width * (c + 0.5), top + cell.height * (r + 0.5) + 5] as const;
      return element('g', {}, [
        element('rect', { ...box, ...canvas.brush.fill(roles.cell) }),
        canvas.text(percent(chance), middle, { anchor: 'middle', role: roles.text, isStrong: isAsked(r, c) }),
      ]);
    }),
  );

/** The frame around the cell that was asked about, and what it means. */
const drawMark = (asked: DuelMatrix['asked'], { canvas, left, top, bottom, cell }: Grid) =>
  asked === null
    ? []
    : [
        element('rect', {
          x: left + cell.width * asked.column,
          y: top + cell.height * asked.row,
          ...cell,
          rx: 4,
          'stroke-width': 3,
          'fill-opacity': 0,
          ...canvas.brush.stroke('ink'),
        }),
        canvas.text('Framed: as asked', [left, bottom + 24], { role: 'quiet', size: sizes.small }),
      ];

const alternative = (data: DuelMatrix): Alternative => {
  const { rows, columns, chances, asked } = data;
  const flat = chances.flat();
  const askedChance = asked && chances[asked.row]?.[asked.column];
  return {
    description: describe(data, [
      `A table of chances: ${rows.title} downwards from ${rows.labels[0]} to ${rows.labels.at(-1)}, ${columns.title} across from ${columns.labels[0]} to ${columns.labels.at(-1)}.`,
      `They run from ${percent(Math.min(...flat), 1)} to ${percent(Math.max(...flat), 1)}${typeof askedChance === 'number' ? `; as asked it is ${percent(askedChance, 1)}` : ''}.`,
    ]),
    table: {
      columns: [`${rows.title} \\ ${columns.title}`, ...columns.labels],
      rows: chances.map((row, r) => [rows.labels[r] as string, ...row.map((chance) => percent(chance, 1))]),
    },
  };
};

/** Chances in cells, coloured from orange (0) over grey (a half) to blue (1), each with its number. */
export const drawDuelMatrix = (data: DuelMatrix, theme: Theme): Picture => {
  const { rows, columns, chances, asked } = data;
  const canvas = canvasOf(theme);
  const labelWidth = Math.max(...rows.labels.map((label) => textWidth(label, sizes.label)));
  const left = MARGIN + 2 * LINE + labelWidth + 12;
  const cell = cellSize(data, left);
  const width = left + cell.width * columns.labels.length + MARGIN;
  const gridWidth = width - left - MARGIN;
  const heading = canvas.heading(data, width);
  const columnTitle = wrap(columns.title, { size: sizes.label, width: gridWidth, lines: 2 });
  const top = heading.bottom + 30 + LINE * columnTitle.length + LINE;
  const height = cell.height * rows.labels.length;
  const rowTitle = wrap(rows.title, { size: sizes.label, width: height, lines: 2 });
  const bottom = top + height;
  const isAsked: Grid['isAsked'] = (row, column) =>
    asked !== null && (row === null || asked.row === row) && (column === null || asked.column === column);
  const grid = { canvas, left, top, bottom, cell, isAsked };

  return finishPicture({
    ...data,
    ...alternative(data),
    theme,
    width,
    height: bottom + MARGIN + (asked === null ? 0 : 18),
    content: [
      heading.markup,
      ...columnTitle.map((line, i) =>
        canvas.text(line, [left + gridWidth / 2, heading.bottom + 30 + LINE * i], {
          anchor: 'middle',
          role: 'quiet',
        }),
      ),
      ...rowTitle.map((line, i) =>
        canvas.text(line, [MARGIN + LINE * (i + 2 - rowTitle.length) + 12, top + height / 2], {
          anchor: 'middle',
          role: 'quiet',
          isUpright: true,
        }),
      ),
      ...drawLabels(data, grid),
      ...drawCells(chances, grid),
      ...drawMark(asked, grid),
    ],
  });
};
