import { charts } from '../../domain/rules/charts/charts';
import { referenceEntries } from '../../domain/rules/reference';
import { namesIn } from '../../domain/rules/reference/entry';
import { scenarios } from '../../domain/rules/scenarios';
import { type Source, cite } from '../../shared/source';
import { calculations } from './search-calculations';
import type { allSearchKinds } from './search-kinds';

/** Something that can be found and opened. `path` is the REST address that answers it. */
export interface SearchEntry {
  readonly kind: keyof typeof allSearchKinds;
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly summary: string;
  readonly path: string;
  readonly source: Source;
  /** The difference between the editions, where the figures of the summaries do not show it. */
  readonly difference?: string;
}

const reference = referenceEntries.map(({ kind, id, name, aliases, summary, source }): SearchEntry => ({
  kind,
  id,
  name,
  aliases,
  summary,
  path: `/v1/rules/reference/${id}`,
  source,
}));

const scenarioEntries = scenarios.map(({ id, name, aliases, summary, sources: [source] }): SearchEntry => ({
  kind: 'SCENARIO',
  id,
  name,
  aliases,
  summary,
  path: `/v1/scenarios/${id}`,
  source,
}));

const toWound: SearchEntry = {
  kind: 'CHART',
  id: 'to-wound',
  name: 'To Wound chart',
  aliases: namesIn(`to wound, wound chart, wound table, wounding chart, wound roll, roll to wound,
    strength against defence`),
  summary: 'The score that a hit needs, by its Strength and the target’s Defence.',
  path: '/v1/rules/to-wound',
  source: cite('003', 'TO WOUND CHART', 35),
};

const chartEntries = charts.map(({ id, name, aliases = [], variants, sources: [source] }): SearchEntry => ({
  kind: 'CHART',
  id,
  name,
  aliases: [`${name} chart`, `${name} table`, ...aliases],
  summary: variants[0].rows.map(({ name: row, effect }) => `${row}: ${effect}`).join(' '),
  path: `/v1/rules/charts/${id}`,
  source,
}));

const calculationEntries = Object.entries(calculations).map(
  ([id, { aliases, ...calculation }]): SearchEntry => ({
    kind: 'CALCULATION',
    id,
    aliases: namesIn(aliases),
    ...calculation,
  }),
);

/** All that can be found, a kind a line. Of two that fit equally well, the one listed first is found first. */
export const searchEntries: readonly SearchEntry[] = [
  ...reference,
  ...scenarioEntries,
  toWound,
  ...chartEntries,
  ...calculationEntries,
];
