import { type Canvas, canvasOf, finishPicture, MARGIN, sizes } from './canvas';
import type { Picture, RosterSheet, Theme } from './picture';
import { type Markup, element } from './svg';
import { textWidth } from './text-width';

type Row = RosterSheet['blocks'][number]['rows'][number];

const WIDTH = 820;
const ROW = 22;
const NAME_LEFT = MARGIN;
const NAME_WIDTH = 300;
/** The middle of each characteristic's column. */
const FIRST_COLUMN = 350;
const COLUMN = 36;
const BOXES_LEFT = 600;
const BOX = 11;
const BOX_STEP = 14;
const QR_SIZE = 132;
/** Boxes up to here are drawn; more are written as a number. */
const MOST_BOXES = 10;
const POOL_ROW = 18;
const FACT_GAP = 12;

/** Boxes to tick, one row for each pool that has any. */
const drawBoxes = (canvas: Canvas, pools: Row['boxes'], top: number): readonly Markup[] =>
  pools.flatMap(({ name, count }, row) => {
    const y = top + row * POOL_ROW;
    const label = canvas.text(name, [BOXES_LEFT, y], { role: 'quiet', size: sizes.small });
    if (count > MOST_BOXES)
      return [label, canvas.text(String(count), [BOXES_LEFT + 62, y], { size: sizes.small })];
    return [
      label,
      ...Array.from({ length: count }, (_, place) =>
        element('rect', {
          x: BOXES_LEFT + 62 + place * BOX_STEP,
          y: y - BOX + 1,
          width: BOX,
          height: BOX,
          'fill-opacity': 0,
          ...canvas.brush.stroke('ink'),
        }),
      ),
    ];
  });

const heightOf = ({ boxes, note }: Row): number =>
  Math.max(ROW + (note === '' ? 0 : POOL_ROW), boxes.length * POOL_ROW + 4);

const drawRow = (canvas: Canvas, row: Row, top: number): readonly Markup[] => {
  const y = top + 16;
  return [
    canvas.text(row.name, [NAME_LEFT, y], { isStrong: row.isStrong, width: NAME_WIDTH }),
    ...(row.note === ''
      ? []
      : [
          canvas.text(row.note, [NAME_LEFT, y + POOL_ROW], {
            role: 'quiet',
            size: sizes.small,
            width: BOXES_LEFT - MARGIN - 20,
          }),
        ]),
    ...row.cells.map((cell, column) =>
      canvas.text(cell, [FIRST_COLUMN + column * COLUMN, y], { anchor: 'middle', size: sizes.small }),
    ),
    canvas.text(row.points, [WIDTH - MARGIN, y], { anchor: 'end', size: sizes.small }),
    ...drawBoxes(canvas, row.boxes, y),
  ];
};

/** The code as one path, dark on light whatever the theme. */
const drawCode = (code: RosterSheet['code'], right: number, top: number): readonly Markup[] => {
  if (code.length === 0) return [];
  const module = QR_SIZE / code.length;
  const path = code
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return [
    element(
      'g',
      { transform: `translate(${right - QR_SIZE} ${top}) scale(${Math.round(module * 1000) / 1000})` },
      [
        element('rect', { width: code.length, height: code.length, fill: '#ffffff' }),
        element('path', { d: path, fill: '#000000', 'shape-rendering': 'crispEdges' }),
      ],
    ),
  ];
};

/** An army laid out for the table: units with their lines, boxes to tick, and what the side counts. */
export const drawRosterSheet = (sheet: RosterSheet, theme: Theme): Picture => {
  const canvas = canvasOf(theme);
  const codeRoom = sheet.code.length > 0 ? QR_SIZE + 20 : 0;
  const heading = canvas.heading(sheet, WIDTH - codeRoom);
  const content: Markup[] = [heading.markup, ...drawCode(sheet.code, WIDTH - MARGIN, MARGIN)];
  let y = heading.bottom + 12;
  const facts = MARGIN + FACT_GAP + Math.max(...sheet.facts.map(([name]) => textWidth(name, sizes.small)));
  for (const [name, value] of sheet.facts) {
    y += 19;
    content.push(
      canvas.text(name, [MARGIN, y], { role: 'quiet', size: sizes.small }),
      canvas.text(value, [facts, y], { size: sizes.small, width: WIDTH - MARGIN - facts - codeRoom }),
    );
  }
  y = Math.max(y + 16, sheet.code.length > 0 ? MARGIN + QR_SIZE + 8 : 0);
  for (const { title, heads, rows } of sheet.blocks) {
    y += 24;
    content.push(
      canvas.text(title, [MARGIN, y], { isStrong: true, width: NAME_WIDTH }),
      ...heads.map((head, column) =>
        canvas.text(head, [FIRST_COLUMN + column * COLUMN, y], {
          role: 'quiet',
          anchor: 'middle',
          size: sizes.small,
        }),
      ),
    );
    y += 6;
    content.push(canvas.line([MARGIN, y], [WIDTH - MARGIN, y], canvas.brush.stroke('axis')));
    for (const row of rows) {
      content.push(...drawRow(canvas, row, y));
      y += heightOf(row);
    }
  }
  return finishPicture({
    ...sheet,
    theme,
    width: WIDTH,
    height: y + MARGIN,
    content,
    table: {
      columns: ['Unit', ...(sheet.blocks[0]?.heads ?? []), 'Points'],
      rows: sheet.blocks.flatMap(({ rows }) =>
        rows.map(({ name, cells, points }) => [name, ...cells, points]),
      ),
    },
  });
};
