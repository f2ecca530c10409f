import { type Canvas, type Plot, canvasOf, describe, finishPicture, MARGIN, QUIET, sizes } from './canvas';
import type { Picture, StandingsMovement, Theme } from './picture';
import { linearScale, spread, thinned } from './scales';
import { type Markup, element } from './svg';
import { textWidth } from './text-width';
import { type Role, lineRole } from './theme';

type Entrant = StandingsMovement['entrants'][number];

const WIDTH = 680;
/** Up to so many every entrant has a row with its name; above it, only the coloured ones have names. */
const MOST_NAMED = 40;
const MOST_COLOURED = 12;
const COLOURED_UNASKED = 6;
const ROW = 24;
const TALLEST = 720;
const NAME_WIDTH = 220;
const ROUND_WIDTH = 140;
const NOBODY = '–';

const lastRank = ({ ranks }: Entrant): number => ranks.at(-1) ?? Number.POSITIVE_INFINITY;

/** The entrants drawn in colour: the highlighted, or else the first of the last round. */
const colouredOf = (ordered: readonly Entrant[]): readonly Entrant[] => {
  const asked = ordered.filter(({ isHighlighted }) => isHighlighted);
  return asked.length > 0 ? asked.slice(0, MOST_COLOURED) : ordered.slice(0, COLOURED_UNASKED);
};

/** The entrants as they are drawn, the best of the last round first. */
interface Field {
  readonly ordered: readonly Entrant[];
  readonly coloured: readonly Entrant[];
  /** Those that have a name beside the end of their line. */
  readonly named: readonly Entrant[];
  /** The highest number among the ranks. */
  readonly worst: number;
  readonly roleOf: (entrant: Entrant) => Role;
}

const fieldOf = (entrants: readonly Entrant[]): Field => {
  const ordered = [...entrants].sort((a, b) => lastRank(a) - lastRank(b) || 0);
  const coloured = colouredOf(ordered);
  const worst = Math.max(
    1,
    ordered.length,
    ...ordered.flatMap(({ ranks }) => ranks.map((rank) => rank ?? 1)),
  );
  return {
    ordered,
    coloured,
    named: (worst <= MOST_NAMED ? ordered : coloured).filter((entrant) => Number.isFinite(lastRank(entrant))),
    worst,
    roleOf: (entrant) => {
      const place = coloured.indexOf(entrant);
      return place < 0 ? 'pale' : lineRole(place);
    },
  };
};

/** The plot below the heading. */
const plotOf = (canvas: Canvas, { named, worst }: Field, page: { top: number; rounds: number }): Plot => {
  const { top, rounds } = page;
  const left = MARGIN + 62;
  const right = WIDTH - MARGIN - NAME_WIDTH - 50;
  const height = Math.max(
    ROW * Math.max(1, named.length - 1),
    worst <= MOST_NAMED ? ROW * (worst - 1) : TALLEST,
  );
  const bottom = top + height;
  const x = linearScale([0, rounds - 1], [left + 12, right - 12]);
  const y = linearScale([1, worst], [top, bottom]);
  return { canvas, left, right, top, bottom, x, y };
};

/** Titles of both axes, a line for each round, and the ranks: as many labels as there is room for. */
const drawAxes = (
  rounds: readonly string[],
  worst: number,
  { canvas, left, right, top, bottom, x, y }: Plot,
): readonly Markup[] => {
  const ranks = Array.from({ length: worst }, (_, i) => i + 1);
  const labelWidth =
    Math.min(ROUND_WIDTH, Math.max(...rounds.map((round) => textWidth(round, sizes.small)))) + 12;
  return [
    canvas.text('Round', [(left + right) / 2, top - 38], { role: 'quiet', anchor: 'middle' }),
    canvas.text('Rank', [MARGIN + 14, (top + bottom) / 2], {
      role: 'quiet',
      anchor: 'middle',
      isUpright: true,
    }),
    ...thinned(
      rounds.map((label, round) => ({ label, round })),
      Math.max(1, Math.floor((right - left) / labelWidth)),
    ).flatMap(({ label, round }) => [
      canvas.line([x(round), top - 8], [x(round), bottom + 8], canvas.brush.stroke('grid')),
      canvas.text(label, [x(round), top - 16], { ...QUIET, anchor: 'middle', width: ROUND_WIDTH }),
    ]),
    ...thinned(ranks, Math.max(1, Math.floor((bottom - top) / 20))).map((rank) =>
      canvas.text(String(rank), [left - 8, y(rank) + 5], { ...QUIET, anchor: 'end' }),
    ),
  ];
};

/** The line of one entrant, broken where it was not ranked. */
const drawEntrant = ({ ranks }: Entrant, role: Role, { canvas, x, y }: Plot): Markup => {
  const isColoured = role !== 'pale';
  const runs: (readonly [number, number])[][] = [[]];
  ranks.forEach((rank, round) => {
    if (rank === null) runs.push([]);
    else runs.at(-1)?.push([x(round), y(rank)]);
  });
  return element('g', {}, [
    ...runs
      .filter((run) => run.length > 1)
      .map((run) =>
        element('polyline', {
          points: run.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' '),
          'fill-opacity': 0,
          'stroke-width': isColoured ? 3 : 1.5,
          'stroke-linejoin': 'round',
          ...canvas.brush.stroke(role),
        }),
      ),
    ...runs
      .flat()
      .map(([cx, cy]) =>
        element('circle', { cx, cy, r: isColoured ? 4.5 : 2.5, ...canvas.brush.fill(role) }),
      ),
  ]);
};

/** Coloured lines lie over the pale ones, the best on top. */
const drawLines = ({ ordered, coloured, roleOf }: Field, plot: Plot): readonly Markup[] =>
  ordered
    .filter((entrant) => !coloured.includes(entrant))
    .concat([...coloured].reverse())
    .map((entrant) => drawEntrant(entrant, roleOf(entrant), plot));

/** The last rank and the name of each named entrant, beside the end of its line. */
const drawNames = ({ named, roleOf }: Field, { canvas, right, top, bottom, y }: Plot): readonly Markup[] => {
  const heights = spread(
    named.map((entrant) => y(lastRank(entrant))),
    ROW,
    [top, bottom],
  );
  return named.flatMap((entrant, i) => {
    const role = roleOf(entrant);
    const rank = lastRank(entrant);
    const at = heights[i] as number;
    const style = role === 'pale' ? ({ role: 'quiet' } as const) : { role, isStrong: true };
    return [
      canvas.line([right - 5, y(rank)], [right + 8, at], {
        ...canvas.brush.stroke(role),
        'stroke-opacity': 0.6,
      }),
      canvas.text(String(rank), [right + 40, at + 5], { ...style, anchor: 'end' }),
      canvas.text(entrant.name, [right + 48, at + 5], { ...style, width: NAME_WIDTH }),
    ];
  });
};

/** The content of the picture in sentences. */
const sentencesOf = (rounds: number, { ordered }: Field): readonly string[] => {
  const leader = ordered[0];
  return [
    `Ranks of ${ordered.length} after each of ${rounds} rounds, the best on top.`,
    ...(leader && Number.isFinite(lastRank(leader))
      ? [`${leader.name} is at rank ${lastRank(leader)} at the end.`]
      : []),
  ];
};

/** Ranks after each round as lines, the best on top; names stand beside their ends. At least one round and one entrant. */
export const drawStandingsMovement = (data: StandingsMovement, theme: Theme): Picture => {
  const { rounds } = data;
  const field = fieldOf(data.entrants);
  const canvas = canvasOf(theme);
  const heading = canvas.heading(data, WIDTH);
  const plot = plotOf(canvas, field, { top: heading.bottom + 62, rounds: rounds.length });
  return finishPicture({
    ...data,
    theme,
    width: WIDTH,
    height: plot.bottom + 12 + MARGIN,
    content: [
      heading.markup,
      ...drawAxes(rounds, field.worst, plot),
      ...drawLines(field, plot),
      ...drawNames(field, plot),
    ],
    description: describe(data, sentencesOf(rounds.length, field)),
    table: {
      columns: ['Entrant', ...rounds.map((round) => `Rank after round ${round}`)],
      rows: field.ordered.map((entrant) => [
        entrant.name,
        ...entrant.ranks.map((rank) => (rank === null ? NOBODY : String(rank))),
      ]),
    },
  });
};
