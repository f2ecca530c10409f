import { type Canvas, MARGIN, QUIET, canvasOf, describe, finishPicture, sizes } from './canvas';
import type { CellResult, CrosstablePicture, Picture, Theme } from './picture';
import { type Markup, element } from './svg';
import { textWidth } from './text-width';
import type { Role } from './theme';

type Group = CrosstablePicture['groups'][number];
type Cell = Group['rows'][number]['cells'][number];

const ROW = 28;
const NAME_WIDTH = 220;
const PLACE_WIDTH = 30;
const FEWEST_CELL_WIDTH = 44;
const TOTAL_WIDTH = 56;
const NOTHING = '–';

/** Blue is won and orange lost, as in the other pictures; each cell says its points too. */
const roles: Readonly<Record<CellResult, readonly [cell: Role, text: Role]>> = {
  WON: ['step7', 'onStep7'],
  DRAWN: ['step5', 'onStep5'],
  LOST: ['step3', 'onStep3'],
};

/** The width of a cell: every text of the picture fits. */
const cellWidthOf = (groups: readonly Group[]): number => {
  const texts = groups.flatMap(({ columns, rows }) => [
    ...columns,
    ...rows.flatMap(({ cells }) => cells.map((cell) => cell?.text ?? '')),
  ]);
  return texts.reduce(
    (widest, text) => Math.max(widest, Math.ceil(textWidth(text, sizes.small)) + 14),
    FEWEST_CELL_WIDTH,
  );
};

const drawCell = (
  cell: Cell,
  { brush, text }: Canvas,
  box: { x: number; y: number; width: number },
): Markup => {
  const { x, y, width } = box;
  const middle = [x + width / 2, y + 19] as const;
  if (cell === null) return text(NOTHING, middle, { ...QUIET, anchor: 'middle' });
  const [fill, role] = roles[cell.result];
  return element('g', {}, [
    element('rect', { x: x + 1, y: y + 1, width: width - 2, height: ROW - 2, rx: 3, ...brush.fill(fill) }),
    text(cell.text, middle, { role, size: sizes.small, anchor: 'middle' }),
  ]);
};

interface Layout {
  readonly canvas: Canvas;
  readonly top: number;
  readonly cellWidth: number;
}

const drawGroup = (
  { title, columns, total, rows }: Group,
  { canvas, top, cellWidth }: Layout,
): readonly Markup[] => {
  const { text } = canvas;
  const left = MARGIN + PLACE_WIDTH + NAME_WIDTH;
  const xOf = (column: number): number => left + column * cellWidth;
  const end = xOf(columns.length) + TOTAL_WIDTH;
  const head = top + 22;
  return [
    text(title, [MARGIN, head], { isStrong: true, width: PLACE_WIDTH + NAME_WIDTH - 10 }),
    ...columns.map((column, index) =>
      text(column, [xOf(index) + cellWidth / 2, head], { ...QUIET, anchor: 'middle' }),
    ),
    text(total, [end, head], { ...QUIET, anchor: 'end' }),
    ...rows.flatMap(({ name, cells, total: sum }, place): readonly Markup[] => {
      const y = top + (place + 1) * ROW + 4;
      return [
        text(String(place + 1), [MARGIN + PLACE_WIDTH - 10, y + 19], { ...QUIET, anchor: 'end' }),
        text(name, [MARGIN + PLACE_WIDTH, y + 19], { width: NAME_WIDTH - 10 }),
        ...cells.map((cell, index) => drawCell(cell, canvas, { x: xOf(index), y, width: cellWidth })),
        text(sum, [end, y + 19], { anchor: 'end', isStrong: true }),
      ];
    }),
  ];
};

/** Everybody's games against everybody of their group, group below group, each in the order of its standings. */
export const drawCrosstable = (data: CrosstablePicture, theme: Theme): Picture => {
  const { groups } = data;
  const canvas = canvasOf(theme);
  const cellWidth = cellWidthOf(groups);
  const columns = Math.max(...groups.map(({ columns: its }) => its.length));
  const width = 2 * MARGIN + PLACE_WIDTH + NAME_WIDTH + columns * cellWidth + TOTAL_WIDTH;
  const heading = canvas.heading(data, width);
  let top = heading.bottom + 20;
  const content = groups.flatMap((group) => {
    const drawn = drawGroup(group, { canvas, top, cellWidth });
    top += (group.rows.length + 1) * ROW + 24;
    return drawn;
  });
  return finishPicture({
    ...data,
    theme,
    width,
    height: top + MARGIN - 20,
    content: [heading.markup, ...content],
    description: describe(
      data,
      groups.map(({ title, rows }) => `${title}: ${rows.map(({ name }) => name).join(', ')}.`),
    ),
    table: {
      columns: [
        'Group',
        'Entrant',
        ...Array.from({ length: columns }, (_, index) => String(index + 1)),
        'Total',
      ],
      rows: groups.flatMap(({ title, rows }) =>
        rows.map(({ name, cells, total }) => [
          title,
          name,
          ...Array.from({ length: columns }, (_, index) => cells[index]?.text ?? NOTHING),
          total,
        ]),
      ),
    },
  });
};
