import {
  type Alternative,
  type Plot,
  canvasOf,
  describe,
  finishPicture,
  MARGIN,
  QUIET,
  sizes,
} from './canvas';
import { QUARTERS, linearScale, percent, spread, thinned } from './scales';
import type { OddsCurves, Picture, Theme } from './picture';
import { type Attributes, type Markup, element } from './svg';
import { textWidth } from './text-width';
import { lineRole } from './theme';

const WIDTH = 680;
const PLOT_HEIGHT = 300;
const LABELS = { most: 230, least: 70, gap: 20 } as const;
/** Beside its colour each line has its own dashes, for who sees no colours. */
const DASHES = ['', '9 4', '3 3', '12 3 3 3', '6 2', '2 5'];

const dashes = (index: number): Attributes => {
  const pattern = DASHES[index % DASHES.length] as string;
  return pattern === '' ? {} : { 'stroke-dasharray': pattern };
};

/** Room for the last value of a line, before its name. */
const VALUE_WIDTH = 48;

/** Grid, numbers and titles of both axes. */
const drawAxes = (
  { horizontal, vertical, asked }: OddsCurves,
  { canvas, left, right, top, bottom, x, y }: Plot,
): readonly Markup[] => [
  ...QUARTERS.flatMap((tick) => [
    canvas.line([left, y(tick)], [right, y(tick)], canvas.brush.stroke(tick === 0 ? 'axis' : 'grid')),
    canvas.text(percent(tick), [left - 8, y(tick) + 5], { ...QUIET, anchor: 'end' }),
  ]),
  ...thinned(horizontal.values, 15).map((value) =>
    canvas.text(String(value), [x(value), bottom + 22], {
      ...QUIET,
      anchor: 'middle',
      isStrong: value === asked,
    }),
  ),
  canvas.text(horizontal.title, [(left + right) / 2, bottom + 46], {
    role: 'quiet',
    anchor: 'middle',
    width: right - left,
  }),
  canvas.text(vertical, [MARGIN + 14, (top + bottom) / 2], {
    role: 'quiet',
    anchor: 'middle',
    isUpright: true,
    width: PLOT_HEIGHT,
  }),
];

/** A dotted line at the value that was asked about. */
const drawAsked = (
  asked: OddsCurves['asked'],
  { canvas, left, right, top, bottom, x }: Plot,
): readonly Markup[] =>
  asked === null
    ? []
    : [
        canvas.line([x(asked), top - 6], [x(asked), bottom], {
          ...canvas.brush.stroke('quiet'),
          'stroke-dasharray': '2 4',
        }),
        canvas.text('as asked', [Math.min(Math.max(x(asked), left + 28), right - 28), top - 12], {
          ...QUIET,
          anchor: 'middle',
        }),
      ];

/** The lines with their points, their last values and names beside their ends. */
const drawLines = (
  { horizontal, lines }: OddsCurves,
  { canvas, right, top, bottom, x, y }: Plot,
  nameWidth: number,
): readonly Markup[] => {
  const lasts = lines.map(({ chances }) => chances.at(-1) as number);
  const ends = spread(lasts.map(y), LABELS.gap, [top, bottom]);
  return lines.map(({ name, chances }, i) => {
    const role = lineRole(i);
    const [last, end] = [lasts[i] as number, ends[i] as number];
    const points = chances.map((chance, v) => [x(horizontal.values[v] as number), y(chance)] as const);
    const [lastX, lastY] = points.at(-1) as readonly [number, number];
    return element('g', {}, [
      element('polyline', {
        points: points.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' '),
        'fill-opacity': 0,
        'stroke-width': 2.5,
        'stroke-linejoin': 'round',
        ...dashes(i),
        ...canvas.brush.stroke(role),
      }),
      ...points.map(([cx, cy]) => element('circle', { cx, cy, r: 3.5, ...canvas.brush.fill(role) })),
      canvas.line([lastX + 5, lastY], [right + 8, end], {
        ...canvas.brush.stroke(role),
        'stroke-opacity': 0.5,
      }),
      canvas.text(percent(last), [right + 12 + VALUE_WIDTH - 4, end + 5], {
        anchor: 'end',
        isStrong: true,
        role,
      }),
      canvas.text(name, [right + 12 + VALUE_WIDTH + 4, end + 5], { role, width: nameWidth }),
    ]);
  });
};

const alternative = (data: OddsCurves): Alternative => {
  const { horizontal, vertical, lines } = data;
  const { title, values } = horizontal;
  return {
    description: describe(data, [
      `${vertical} against ${title} from ${values[0]} to ${values.at(-1)}.`,
      ...lines.map(
        ({ name, chances }) =>
          `${name}: from ${percent(chances[0] as number, 1)} to ${percent(chances.at(-1) as number, 1)}.`,
      ),
    ]),
    table: {
      columns: [title, ...lines.map(({ name }) => name)],
      rows: values.map((value, v) => [
        String(value),
        ...lines.map(({ chances }) => percent(chances[v] as number, 1)),
      ]),
    },
  };
};

/** Chances against a number: a line with points for each case, its name and last value beside its end. */
export const drawOddsCurves = (data: OddsCurves, theme: Theme): Picture => {
  const { horizontal, lines, asked } = data;
  const { values } = horizontal;
  const canvas = canvasOf(theme);
  const heading = canvas.heading(data, WIDTH);
  const nameWidth = Math.min(
    LABELS.most,
    Math.max(LABELS.least, ...lines.map(({ name }) => textWidth(name, sizes.label))),
  );
  const left = MARGIN + LABELS.gap + 54;
  const right = WIDTH - MARGIN - nameWidth - VALUE_WIDTH - 16;
  const top = heading.bottom + (asked === null ? 24 : 44);
  const bottom = top + PLOT_HEIGHT;
  const x = linearScale([values[0] as number, values.at(-1) as number], [left + 8, right - 8]);
  const y = linearScale([0, 1], [bottom, top]);
  const plot = { canvas, left, right, top, bottom, x, y };
  return finishPicture({
    ...data,
    ...alternative(data),
    theme,
    width: WIDTH,
    height: bottom + 46 + MARGIN,
    content: [
      heading.markup,
      ...drawAxes(data, plot),
      ...drawAsked(asked, plot),
      ...drawLines(data, plot, nameWidth),
    ],
  });
};
