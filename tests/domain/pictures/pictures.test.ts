import { namesOf } from '../../../src/shared/names-of';
import {
  type Picture,
  type Theme,
  drawBracket,
  drawCrosstable,
  drawDuelMatrix,
  drawIntervalCard,
  drawIntervalPlot,
  drawOddsCurves,
  drawStandingsMovement,
  drawWoundBars,
  themes,
} from '../../../src/domain/pictures';
import { shownTexts } from './shown-texts';

const LONGEST = 'W'.repeat(30);
const TITLE = `${'Wherefore the Witch-king & <his> "company" '.repeat(2)}`.slice(0, 80);
const heading = { title: TITLE, subtitle: `Chance that ${LONGEST} wins against ${LONGEST}` };
const to = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1);

const intervals = (rows: number) => ({
  ...heading,
  measured: LONGEST,
  rows: to(rows).map((n) => ({
    label: `${LONGEST} ${n}`,
    share: 1,
    low: 0,
    high: 1,
    adjusted: 0.5,
    games: 99_999,
  })),
});

/** Each picture at its largest and at its smallest, with the longest words. */
const pictures: readonly (readonly [string, (theme: Theme) => Picture])[] = [
  [
    'a matrix of ten by ten',
    (theme) =>
      drawDuelMatrix(
        {
          ...heading,
          rows: { title: `Dice of ${LONGEST}`, labels: to(10).map((n) => String(n + 20)) },
          columns: {
            title: `Fight of ${LONGEST} against 10 of ${LONGEST}`,
            labels: to(10).map((n) => String(n + 20)),
          },
          chances: to(10).map((row) => to(10).map((column) => (row * column) / 100)),
          asked: { row: 9, column: 0 },
        },
        theme,
      ),
  ],
  [
    'a bracket of sixteen',
    (theme) =>
      drawBracket(
        {
          ...heading,
          rounds: [8, 4, 2, 1].map((games, round) => ({
            title: `Round ${round + 4}: ${LONGEST}`,
            games: to(games).map((game) => [
              { name: `${LONGEST} ${game}`, score: '9999', goesOn: true },
              { name: LONGEST, score: 'conceded', goesOn: false },
            ]),
          })),
          third: {
            title: LONGEST,
            sides: [
              { name: LONGEST, score: '', goesOn: false },
              { name: 'nobody', score: '', goesOn: false },
            ],
          },
        },
        theme,
      ),
  ],
  [
    'a bracket of two',
    (theme) =>
      drawBracket(
        {
          title: LONGEST,
          subtitle: '',
          rounds: [
            {
              title: 'Final',
              games: [
                [
                  { name: 'Ann', score: '12', goesOn: true },
                  { name: 'Bert', score: '4', goesOn: false },
                ],
              ],
            },
          ],
          third: null,
        },
        theme,
      ),
  ],
  [
    'crosstables of ten and of one',
    (theme) =>
      drawCrosstable(
        {
          ...heading,
          groups: [10, 1].map((count) => ({
            title: LONGEST,
            columns: to(count).map(String),
            total: 'Pts',
            rows: to(count).map((row) => ({
              name: `${LONGEST} ${row}`,
              cells: to(count).map((column) =>
                row === column
                  ? null
                  : { text: '9999–9999', result: row < column ? 'WON' : column % 2 === 0 ? 'LOST' : 'DRAWN' },
              ),
              total: '9999',
            })),
          })),
        },
        theme,
      ),
  ],
  [
    'a matrix of two by one',
    (theme) =>
      drawDuelMatrix(
        {
          title: LONGEST,
          subtitle: '',
          rows: { title: `Dice of ${LONGEST}`, labels: ['1', '2'] },
          columns: { title: `Fight of ${LONGEST} against 10 of ${LONGEST}`, labels: ['equal'] },
          chances: [[0.00001], [0.99999]],
          asked: null,
        },
        theme,
      ),
  ],
  [
    'bars of one certainty',
    (theme) =>
      drawWoundBars({ ...heading, counted: LONGEST, bars: [{ label: '0', chance: 1, exact: '1/1' }] }, theme),
  ],
  [
    'forty-one bars',
    (theme) =>
      drawWoundBars(
        {
          ...heading,
          counted: 'Wounds lost',
          bars: [0, ...to(40)].map((n) => ({ label: String(n), chance: 1 / 41, exact: '1/41' })),
        },
        theme,
      ),
  ],
  [
    'six curves that end together',
    (theme) =>
      drawOddsCurves(
        {
          ...heading,
          horizontal: { title: `Dice of ${LONGEST}`, values: to(20) },
          vertical: 'Chance to win',
          lines: to(6).map((n) => ({ name: `${n} ${LONGEST}`, chances: to(20).map(() => 0.99999) })),
          asked: 20,
        },
        theme,
      ),
  ],
  [
    'one curve of two points',
    (theme) =>
      drawOddsCurves(
        {
          title: 'T',
          subtitle: '',
          horizontal: { title: 'Dice', values: [1, 2] },
          vertical: 'Chance to win',
          lines: [{ name: 'x', chances: [0, 1] }],
          asked: 1,
        },
        theme,
      ),
  ],
  [
    'the standings of twelve',
    (theme) =>
      drawStandingsMovement(
        {
          ...heading,
          rounds: to(8).map(String),
          entrants: to(12).map((n) => ({
            name: `${LONGEST} ${n}`,
            ranks: to(8).map((round) => (n === 4 && round > 5 ? null : ((n * round) % 13) + 1)),
            isHighlighted: n === 3,
          })),
        },
        theme,
      ),
  ],
  [
    'the standings of two hundred, all equal',
    (theme) =>
      drawStandingsMovement(
        {
          ...heading,
          rounds: to(3).map((round) => `Round ${round} ${LONGEST}`),
          entrants: to(200).map((n) => ({ name: LONGEST, ranks: [n, n, 1], isHighlighted: n % 2 === 0 })),
        },
        theme,
      ),
  ],
  ['forty win rates', (theme) => drawIntervalPlot(intervals(40), theme)],
  ['one win rate', (theme) => drawIntervalPlot(intervals(1), theme)],
  [
    'the standings of one after one round',
    (theme) =>
      drawStandingsMovement(
        {
          title: 'T',
          subtitle: '',
          rounds: ['1'],
          entrants: [{ name: 'x', ranks: [1], isHighlighted: false }],
        },
        theme,
      ),
  ],
];

describe.each(pictures)('%s', (_name, draw) => {
  it.each(namesOf(themes))('keeps every text inside, %s', (theme) => {
    const { svg, width, height } = draw(theme);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
    const outside = shownTexts(svg).filter(
      ({ left, right, top, bottom }) => !(left >= 0 && right <= width && top >= 0 && bottom <= height),
    );
    expect(outside).toEqual([]);
  });

  it('has a title, a description and a whole table beside the picture', () => {
    const { svg, title, description, table } = draw('LIGHT');
    expect(svg).toMatch(/^<svg [^>]*role="img"[^>]*><title>[^<]+<\/title><desc>[^<]+<\/desc>/);
    expect(description).toContain(title);
    expect(table.rows.length).toBeGreaterThan(0);
    for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
  });

  it('has numbers that are numbers, and balanced elements', () => {
    const { svg } = draw('AUTO');
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
    const open = (svg.match(/<[a-z]+(?: [^>]*)?(?<!\/)>/g) ?? []).length;
    expect((svg.match(/<\/[a-z]+>/g) ?? []).length).toBe(open);
  });

  it('follows the reader in AUTO, and nobody in LIGHT and DARK', () => {
    expect(draw('AUTO').svg).toContain('@media (prefers-color-scheme:dark)');
    expect(draw('LIGHT').svg).not.toContain('<style');
    expect(draw('LIGHT').svg).toContain('fill="#ffffff"');
    expect(draw('DARK').svg).toContain('fill="#14181f"');
  });
});

test('bars are as long as their chances', () => {
  const { svg } = drawWoundBars(
    {
      title: 'T',
      subtitle: '',
      counted: 'Wounds',
      bars: [
        { label: '0', chance: 0.5, exact: '1/2' },
        { label: '1', chance: 0.25, exact: '1/4' },
        { label: '2', chance: 0.25, exact: '1/4' },
      ],
    },
    'LIGHT',
  );
  const widths = [...svg.matchAll(/<rect x="[^"]*" y="[^"]*" width="([^"]*)"/g)].map(([, width]) =>
    Number(width),
  );
  expect(widths).toHaveLength(3);
  expect(widths[0]! / widths[1]!).toBeCloseTo(2, 2);
  expect(widths[1]).toBe(widths[2]);
});

test('the better rank stands higher, and a gap breaks the line', () => {
  const { svg, table } = drawStandingsMovement(
    {
      title: 'T',
      subtitle: '',
      rounds: ['1', '2', '3', '4'],
      entrants: [
        { name: 'Frodo', ranks: [2, 1, 1, 1], isHighlighted: true },
        { name: 'Sam', ranks: [1, null, 2, 2], isHighlighted: true },
      ],
    },
    'LIGHT',
  );
  expect(table).toEqual({
    columns: [
      'Entrant',
      'Rank after round 1',
      'Rank after round 2',
      'Rank after round 3',
      'Rank after round 4',
    ],
    rows: [
      ['Frodo', '2', '1', '1', '1'],
      ['Sam', '1', '–', '2', '2'],
    ],
  });
  const lines = [...svg.matchAll(/points="([^"]*)"/g)].map(([, points = '']) =>
    points.split(' ').map((point) => Number(point.split(',')[1])),
  );
  expect(lines.map((heights) => heights.length).sort()).toEqual([2, 4]);
  const frodo = lines.find((heights) => heights.length === 4)!;
  expect(frodo[0]! - frodo[1]!).toBe(24);
});

test.each([
  [1, 1],
  [10, 10],
  [40, 10],
])('a card of %d win rates shows %d, as large as a chat wants it', (rows, shown) => {
  const { svg, width, height, table } = drawIntervalCard(intervals(rows));
  expect([width * 1.5, height * 1.5]).toEqual([1200, 630]);
  expect(table.rows).toHaveLength(shown);
  const outside = shownTexts(svg).filter(
    ({ left, right, top, bottom }) => !(left >= 0 && right <= width && top >= 0 && bottom <= height),
  );
  expect(outside).toEqual([]);
});
