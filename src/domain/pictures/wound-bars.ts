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
import { linearScale, percent, ticksTo } from './scales';
import type { Picture, Theme, WoundBars } from './picture';
import { type Markup, element } from './svg';
import { textWidth } from './text-width';

const WIDTH = 640;
const ROW = 30;
const BAR = 20;
const VALUE = 74;
const OR_MORE = 'or more';

/** The chance of each bar or a later one. */
const orMoreOf = (bars: WoundBars['bars']): readonly number[] =>
  bars.map((_, i) =>
    i === 0
      ? 1
      : Math.min(
          1,
          bars.slice(i).reduce((sum, { chance }) => sum + chance, 0),
        ),
  );

const drawAxis = (
  ticks: readonly number[],
  { canvas, left, right, top, bottom, x }: Omit<Plot, 'y'>,
): readonly Markup[] => [
  ...ticks.flatMap((tick) => [
    canvas.line([x(tick / 100), top], [x(tick / 100), bottom], canvas.brush.stroke('grid')),
    canvas.text(`${tick}%`, [x(tick / 100), bottom + 20], { ...QUIET, anchor: 'middle' }),
  ]),
  canvas.text('Chance', [(left + right) / 2, bottom + 42], { role: 'quiet', anchor: 'middle' }),
];

/** Each bar with its label and numbers; `orMore` is empty where that many or more means nothing. */
const drawBars = (
  bars: WoundBars['bars'],
  orMore: readonly number[],
  { canvas, left, top, x }: Omit<Plot, 'y'>,
): readonly Markup[] =>
  bars.flatMap(({ label, chance }, i) => {
    const y = top + ROW * i + (ROW - BAR) / 2;
    const baseline = y + BAR / 2 + 5;
    const width = Math.max(1, x(chance) - left);
    const more = orMore[i];
    return [
      canvas.text(label, [left - 10, baseline], { anchor: 'end' }),
      ...(chance > 0
        ? [element('rect', { x: left, y, width, height: BAR, rx: 2, ...canvas.brush.fill('bar') })]
        : []),
      canvas.text(percent(chance, 1), [Math.max(left, x(chance)) + 8, baseline], { isStrong: true }),
      ...(more === undefined
        ? []
        : [canvas.text(percent(more, 1), [WIDTH - MARGIN, baseline], { anchor: 'end', role: 'quiet' })]),
    ];
  });

const alternative = (data: WoundBars, orMore: readonly number[]): Alternative => {
  const { bars, counted } = data;
  const likeliest = bars.reduce((best, bar) => (bar.chance > best.chance ? bar : best));
  return {
    description: describe(data, [
      `Bars for ${counted} from ${bars[0]?.label} to ${bars.at(-1)?.label}; the likeliest is ${likeliest.label} with ${percent(likeliest.chance, 1)}.`,
    ]),
    table: {
      columns: [counted, 'Chance', 'Exact', ...(orMore.length > 0 ? ['Or more'] : [])],
      rows: bars.map(({ label, chance, exact }, i) => [
        label,
        percent(chance, 1),
        exact,
        ...orMore.slice(i, i + 1).map((more) => percent(more, 1)),
      ]),
    },
  };
};

/** A distribution as bars that lie, each with its number and, of counts, the chance of that many or more. */
export const drawWoundBars = (data: WoundBars, theme: Theme): Picture => {
  const { bars, counted, isCount = true } = data;
  const canvas = canvasOf(theme);
  const heading = canvas.heading(data, WIDTH);
  const labelWidth = Math.max(30, ...bars.map(({ label }) => textWidth(label, sizes.label)));
  const left = MARGIN + labelWidth + 10;
  const right = WIDTH - MARGIN - 2 * VALUE;
  const header = heading.bottom + 36;
  const top = header + 12;
  const bottom = top + ROW * bars.length;
  const ticks = ticksTo(Math.max(0.01, ...bars.map(({ chance }) => chance)) * 100, 5).filter(
    (tick) => tick <= 100,
  );
  const x = linearScale([0, (ticks.at(-1) as number) / 100], [left, right]);
  const orMore = isCount ? orMoreOf(bars) : [];
  const plot = { canvas, left, right, top, bottom, x };
  return finishPicture({
    ...data,
    ...alternative(data, orMore),
    theme,
    width: WIDTH,
    height: bottom + 42 + MARGIN,
    content: [
      heading.markup,
      canvas.text(counted, [MARGIN, header], { role: 'quiet', width: right - MARGIN }),
      ...(isCount ? [canvas.text(OR_MORE, [WIDTH - MARGIN, header], { role: 'quiet', anchor: 'end' })] : []),
      ...drawAxis(ticks, plot),
      ...drawBars(bars, orMore, plot),
      canvas.line([left, top], [left, bottom], canvas.brush.stroke('axis')),
    ],
  });
};
