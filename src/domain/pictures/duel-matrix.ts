import { canvasOf, finishPicture, MARGIN, sizes } from './canvas';
import { percent } from './percent';
import type { DuelMatrix, Picture, Theme } from './picture';
import type { Markup } from './svg';
import { element } from './svg';
import { textWidth, wrap } from './text-width';
import { stepRoles } from './theme';

const CELL = { width: 56, height: 38, gap: 2 } as const;
const SMALLEST = { width: 460, height: 200 } as const;
const LINE = 18;

/** Chances in cells, coloured from orange (0) over grey (a half) to blue (1), each with its number. */
export const drawDuelMatrix = (data: DuelMatrix, theme: Theme): Picture => {
  const { rows, columns, chances, asked } = data;
  const canvas = canvasOf(theme);
  const labelWidth = Math.max(...rows.labels.map((label) => textWidth(label, sizes.label)));
  const left = MARGIN + 2 * LINE + labelWidth + 12;
  const cellWidth = Math.max(
    CELL.width,
    (SMALLEST.width - left - MARGIN) / columns.labels.length,
    ...columns.labels.map((label) => textWidth(label, sizes.label) + 8),
  );
  const cellHeight = Math.max(CELL.height, SMALLEST.height / rows.labels.length);
  const width = left + cellWidth * columns.labels.length + MARGIN;
  const heading = canvas.heading(data, width);
  const columnTitle = wrap(columns.title, { size: sizes.label, width: width - left - MARGIN, lines: 2 });
  const top = heading.bottom + 30 + LINE * columnTitle.length + LINE;
  const gridHeight = cellHeight * rows.labels.length;
  const rowTitle = wrap(rows.title, { size: sizes.label, width: gridHeight, lines: 2 });
  const isAsked = (row: number | null, column: number | null): boolean =>
    asked !== null && (row === null || asked.row === row) && (column === null || asked.column === column);
  const middle = left + (width - left - MARGIN) / 2;

  const axes: readonly Markup[] = [
    ...columnTitle.map((line, i) =>
      canvas.text(line, [middle, heading.bottom + 30 + LINE * i], { anchor: 'middle', role: 'quiet' }),
    ),
    ...rowTitle.map((line, i) =>
      canvas.text(line, [MARGIN + LINE * (i + 2 - rowTitle.length) + 12, top + gridHeight / 2], {
        anchor: 'middle',
        role: 'quiet',
        isUpright: true,
      }),
    ),
    ...columns.labels.map((label, i) =>
      canvas.text(label, [left + cellWidth * (i + 0.5), top - 9], {
        anchor: 'middle',
        isStrong: isAsked(null, i),
      }),
    ),
    ...rows.labels.map((label, i) =>
      canvas.text(label, [left - 10, top + cellHeight * (i + 0.5) + 5], {
        anchor: 'end',
        isStrong: isAsked(i, null),
      }),
    ),
  ];
  const cells = chances.flatMap((row, r) =>
    row.map((chance, c) => {
      const roles = stepRoles(chance);
      const box = {
        x: left + cellWidth * c + CELL.gap / 2,
        y: top + cellHeight * r + CELL.gap / 2,
        width: cellWidth - CELL.gap,
        height: cellHeight - CELL.gap,
        rx: 3,
      };
      const middleOfCell = [left + cellWidth * (c + 0.5), top + cellHeight * (r + 0.5) + 5] as const;
      return element('g', {}, [
        element('rect', { ...box, ...canvas.brush.fill(roles.cell) }),
        canvas.text(percent(chance), middleOfCell, {
          anchor: 'middle',
          role: roles.text,
          isStrong: isAsked(r, c),
        }),
      ]);
    }),
  );
  const mark =
    asked === null
      ? []
      : [
          element('rect', {
            x: left + cellWidth * asked.column,
            y: top + cellHeight * asked.row,
            width: cellWidth,
            height: cellHeight,
            rx: 4,
            'stroke-width': 3,
            'fill-opacity': 0,
            ...canvas.brush.stroke('ink'),
          }),
        ];
  const bottom = top + gridHeight;
  const note =
    asked === null
      ? []
      : [canvas.text('Framed: as asked', [left, bottom + 24], { role: 'quiet', size: sizes.small })];

  const flat = chances.flat();
  const askedChance = asked && chances[asked.row]?.[asked.column];
  return finishPicture({
    ...data,
    theme,
    width,
    height: bottom + MARGIN + (asked === null ? 0 : 18),
    content: [heading.markup, ...axes, ...cells, ...mark, ...note],
    description: [
      `${data.title}. ${data.subtitle}`.trim().replace(/\.?$/, '.'),
      `A table of chances: ${rows.title} downwards from ${rows.labels[0]} to ${rows.labels.at(-1)}, ${columns.title} across from ${columns.labels[0]} to ${columns.labels.at(-1)}.`,
      `They run from ${percent(Math.min(...flat), 1)} to ${percent(Math.max(...flat), 1)}${typeof askedChance === 'number' ? `; as asked it is ${percent(askedChance, 1)}` : ''}.`,
    ].join(' '),
    table: {
      columns: [`${rows.title} \\ ${columns.title}`, ...columns.labels],
      rows: chances.map((row, r) => [rows.labels[r] as string, ...row.map((chance) => percent(chance, 1))]),
    },
  });
};
