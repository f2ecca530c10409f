import { operations } from '../openapi/use-cases';
import { findChart } from '../../src/domain/rules/charts/charts';
import { referenceEntries } from '../../src/domain/rules/reference';
import { scenarios } from '../../src/domain/rules/scenarios';
import { invariant } from '../../src/shared/invariant';
import type { Source } from '../../src/shared/source';
import type { CoverageRow } from './rows';
import { coverageRows, interfaceRows } from './tournament-rows';

const rest = (operation: string): string => `\`${operations[operation]?.route}\``;

const CHART_OPERATIONS = ['chart', 'resolveChart', 'rollChart', 'chartOdds'];
const REFERENCE_OPERATIONS = ['referenceEntries', 'referenceEntry'];

/** The operations that answer the row: those that name it, and for charts and entries the ones that answer all of these. */
export const operationsOf = ({ id, charts, kinds }: CoverageRow): readonly string[] => [
  ...(charts ? CHART_OPERATIONS : []),
  ...(kinds ? REFERENCE_OPERATIONS : []),
  ...Object.keys(operations).filter((name) => operations[name]?.covers?.includes(id)),
];

const chartSources = (id: string): readonly Source[] => {
  const chart = findChart(id);
  invariant(chart !== undefined, `there is no chart ${id}`);
  return chart.sources;
};

/** The sources of the row's rules, out of the very charts, entries and scenarios that it names. */
export const sourcesOf = ({
  charts = [],
  kinds = [],
  scenarios: all,
  sources = [],
}: CoverageRow): readonly Source[] => [
  ...charts.flatMap(chartSources),
  ...referenceEntries.filter(({ kind }) => kinds.includes(kind)).map(({ source }) => source),
  ...(all ? scenarios.flatMap((scenario) => scenario.sources) : []),
  ...sources,
];

const MOST_HEADINGS = 4;

/** "003 SWIM CHART p. 85; 002 SWIM CHART": the first headings of each document, and how many more. */
const sourceText = (row: CoverageRow): string => {
  const headings = new Map<string, Set<string>>();
  for (const { document, heading, page } of sourcesOf(row)) {
    const known = headings.get(document) ?? new Set<string>();
    headings.set(document, known.add(`${heading}${page === undefined ? '' : ` p. ${page}`}`));
  }
  return [...headings]
    .map(([document, all]) => {
      const shown = [...all].slice(0, MOST_HEADINGS).join(', ');
      return `${document} ${shown}${all.size > MOST_HEADINGS ? ` and ${all.size - MOST_HEADINGS} more` : ''}`;
    })
    .join('; ');
};

const what = ({ charts = [], kinds = [], scenarios: all }: CoverageRow): string =>
  [
    ...charts.map((id) => `chart \`${id}\``),
    ...kinds.map((kind) => {
      const count = referenceEntries.filter((entry) => entry.kind === kind).length;
      return `${count} × \`${kind}\``;
    }),
    ...(all ? [`${scenarios.length} scenarios`] : []),
  ].join(', ');

const links = (files: readonly string[]): string =>
  files.map((file) => `[${file.replace(/^tests\//, '')}](../${file})`).join('<br>');

const line = (row: CoverageRow): string =>
  `| ${[
    row.id,
    row.system,
    what(row),
    operationsOf(row)
      .map((operation) => `\`${operation}\``)
      .join(' '),
    operationsOf(row).map(rest).join('<br>'),
    sourceText(row) || 'none: new here',
    links(row.tests),
  ].join(' | ')} |`;

/** `docs/coverage.md`: where each system is, what it is taken from, and what holds it. */
export const coveragePage = (): string =>
  [
    '# Coverage',
    '',
    'Each system of the rules, reference, fights, scenarios, armies and tournaments: where it is in the API, where it is printed, and its tests.',
    'Generated from the code (`covers` of each operation and `scripts/coverage-page/rows.ts`) by `npm run generate`. Every operation is asked through REST',
    'and GraphQL alike by the shared table of questions (`tests/questions`).',
    '',
    '| row | system | data | GraphQL | REST | source | tests |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...coverageRows.map(line),
    '',
    '## Interfaces',
    '',
    '| row | system | where | tests |',
    '| --- | --- | --- | --- |',
    ...interfaceRows.map(
      ({ id, system, where, tests }) =>
        `| ${[id, system, where.map((path) => `[${path}](../${path})`).join('<br>'), links(tests)].join(' | ')} |`,
    ),
    '',
  ].join('\n');
