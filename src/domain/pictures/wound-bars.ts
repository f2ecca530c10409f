import { canvasOf, finishPicture, MARGIN, sizes } from './canvas';
import { percent } from './percent';
import type { Picture, Theme, WoundBars } from './picture';
import { linearScale, ticksTo } from './scales';
import { element } from './svg';
import { textWidth } from './text-width';

const WIDTH = 640;
const ROW = 30;
const BAR = 20;
const VALUE = 74;
const OR_MORE = 'or more';

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
  const orMore = bars.map((_, i) =>
    i === 0
      ? 1
      : Math.min(
          1,
          bars.slice(i).reduce((sum, { chance }) => sum + chance, 0),
        ),
  );
  const quiet = { role: 'quiet', size: sizes.small } as const;

  const content = [
    heading.markup,
    canvas.text(counted, [MARGIN, header], { role: 'quiet', width: right - MARGIN }),
    ...(isCount ? [canvas.text(OR_MORE, [WIDTH - MARGIN, header], { role: 'quiet', anchor: 'end' })] : []),
    ...ticks.flatMap((tick) => [
      canvas.line([x(tick / 100), top], [x(tick / 100), bottom], canvas.brush.stroke('grid')),
      canvas.text(`${tick}%`, [x(tick / 100), bottom + 20], { ...quiet, anchor: 'middle' }),
    ]),
    canvas.text('Chance', [(left + right) / 2, bottom + 42], { role: 'quiet', anchor: 'middle' }),
    ...bars.flatMap(({ label, chance }, i) => {
      const y = top + ROW * i + (ROW - BAR) / 2;
      const baseline = y + BAR / 2 + 5;
      return [
        canvas.text(label, [left - 10, baseline], { anchor: 'end' }),
        ...(chance > 0
          ? [
              element('rect', {
                x: left,
                y,
                width: Math.max(1, x(chance) - left),
                height: BAR,
                rx: 2,
                ...canvas.brush.fill('bar'),
              }),
            ]
          : []),
        canvas.text(percent(chance, 1), [Math.max(left, x(chance)) + 8, baseline], { isStrong: true }),
        ...(isCount
          ? [
              canvas.text(percent(orMore[i] as number, 1), [WIDTH - MARGIN, baseline], {
                anchor: 'end',
                role: 'quiet',
              }),
            ]
          : []),
      ];
    }),
    canvas.line([left, top], [left, bottom], canvas.brush.stroke('axis')),
  ];
  const likeliest = bars.reduce((best, bar) => (bar.chance > best.chance ? bar : best));
  return finishPicture({
    ...data,
    theme,
    width: WIDTH,
    height: bottom + 42 + MARGIN,
    content,
    description: [
      `${data.title}. ${data.subtitle}`.trim().replace(/\.?$/, '.'),
      `Bars for ${counted} from ${bars[0]?.label} to ${bars.at(-1)?.label}; the likeliest is ${likeliest.label} with ${percent(likeliest.chance, 1)}.`,
    ].join(' '),
    table: {
      columns: [counted, 'Chance', 'Exact', ...(isCount ? ['Or more'] : [])],
      rows: bars.map(({ label, chance, exact }, i) => [
        label,
        percent(chance, 1),
        exact,
        ...(isCount ? [percent(orMore[i] as number, 1)] : []),
      ]),
    },
  });
};
