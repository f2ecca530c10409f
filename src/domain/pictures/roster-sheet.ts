import { type Canvas, canvasOf, finishPicture, MARGIN, sizes } from './canvas';
import type { Picture, RosterSheet, Theme } from './picture';
import { type Markup, element } from './svg';
import { textWidth, wrap } from './text-width';

type Row = RosterSheet['blocks'][number]['rows'][number];

/** As wide as a phone: a wider picture would be cut there, or too small to read. */
const WIDTH = 360;
const ROW = 20;
const POINTS_WIDTH = 50;
/** The middle of the first characteristic's column. */
const FIRST_COLUMN = MARGIN + 20;
const COLUMN = 46;
const BOXES_LEFT = MARGIN + 66;
const BOX = 11;
const BOX_STEP = 14;
const QR_SIZE = 132;
/** Boxes up to here are drawn; more are written as a number. */
const MOST_BOXES = 10;
const MOST_NOTE_LINES = 12;
const FACT_GAP = 12;
const GAP = 8;

/** Boxes to tick, one row for each pool that has any. */
const drawBoxes = (canvas: Canvas, pools: Row['boxes'], top: number): readonly Markup[] =>
  pools.flatMap(({ name, count }, row) => {
    const y = top + row * ROW;
    const label = canvas.text(name, [MARGIN, y], { role: 'quiet', size: sizes.small });
    if (count > MOST_BOXES)
      return [label, canvas.text(String(count), [BOXES_LEFT, y], { size: sizes.small })];
    return [
      label,
      ...Array.from({ length: count }, (_, place) =>
        element('rect', {
          x: BOXES_LEFT + place * BOX_STEP,
          y: y - BOX + 1,
          width: BOX,
          height: BOX,
          'fill-opacity': 0,
          ...canvas.brush.stroke('ink'),
        }),
      ),
    ];
  });

const room = { size: sizes.small, width: WIDTH - 2 * MARGIN, lines: MOST_NOTE_LINES };

/** A unit: its name and points, its note, its characteristics, its boxes, each below the other. */
const drawRow = (
  canvas: Canvas,
  { name, isStrong, points, note, cells, boxes }: Row,
  top: number,
): { readonly markup: readonly Markup[]; readonly bottom: number } => {
  const names = wrap(name, { size: sizes.label, width: room.width - POINTS_WIDTH, lines: 2 });
  const notes = note === '' ? [] : wrap(note, room);
  const first = top + ROW;
  const line = first + (names.length + notes.length) * ROW;
  const boxesTop = line + (cells.length > 0 ? ROW : 0);
  return {
    markup: [
      ...names.map((text, row) => canvas.text(text, [MARGIN, first + row * ROW], { isStrong })),
      canvas.text(points, [WIDTH - MARGIN, first], { anchor: 'end', size: sizes.small }),
      ...notes.map((text, row) =>
        canvas.text(text, [MARGIN, first + (names.length + row) * ROW], { role: 'quiet', size: sizes.small }),
      ),
      ...cells.map((cell, column) =>
        canvas.text(cell, [FIRST_COLUMN + column * COLUMN, line], { anchor: 'middle', size: sizes.small }),
      ),
      ...drawBoxes(canvas, boxes, boxesTop),
    ],
    bottom: boxesTop + (boxes.length - 1) * ROW + GAP,
  };
};

/** The code as one path, dark on light whatever the theme. */
const drawCode = (code: RosterSheet['code'], left: number, top: number): readonly Markup[] => {
  if (code.length === 0) return [];
  const module = QR_SIZE / code.length;
  const path = code
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return [
    element('g', { transform: `translate(${left} ${top}) scale(${Math.round(module * 1000) / 1000})` }, [
      element('rect', { width: code.length, height: code.length, fill: '#ffffff' }),
      element('path', { d: path, fill: '#000000', 'shape-rendering': 'crispEdges' }),
    ]),
  ];
};

/** The counts of the side, and the height where they end. */
const drawFacts = (canvas: Canvas, facts: RosterSheet['facts'], top: number) => {
  const left = MARGIN + FACT_GAP + Math.max(...facts.map(([name]) => textWidth(name, sizes.small)));
  const width = WIDTH - MARGIN - left;
  let y = top;
  const markup = facts.flatMap(([name, value]) => {
    const first = y + ROW;
    const values = wrap(value, { size: sizes.small, width, lines: MOST_NOTE_LINES });
    y += values.length * ROW;
    return [
      canvas.text(name, [MARGIN, first], { role: 'quiet', size: sizes.small }),
      ...values.map((text, row) => canvas.text(text, [left, first + row * ROW], { size: sizes.small })),
    ];
  });
  return { markup, bottom: y };
};

/** An army laid out for the table: units with their lines, boxes to tick, and what the side counts. */
export const drawRosterSheet = (sheet: RosterSheet, theme: Theme): Picture => {
  const canvas = canvasOf(theme);
  const heading = canvas.heading(sheet, WIDTH);
  const facts = drawFacts(canvas, sheet.facts, heading.bottom + 12);
  const content: Markup[] = [heading.markup, ...facts.markup];
  let y = facts.bottom + GAP;
  for (const { title, heads, rows } of sheet.blocks) {
    const titles = wrap(title, { ...room, lines: 2 });
    content.push(
      ...titles.map((text, row) =>
        canvas.text(text, [MARGIN, y + (row + 1) * ROW + GAP], { isStrong: true }),
      ),
    );
    y += titles.length * ROW + GAP;
    if (heads.length > 0) y += ROW;
    content.push(
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
      const drawn = drawRow(canvas, row, y);
      content.push(...drawn.markup);
      y = drawn.bottom;
    }
    y += GAP;
  }
  content.push(...drawCode(sheet.code, (WIDTH - QR_SIZE) / 2, y));
  if (sheet.code.length > 0) y += QR_SIZE;
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
