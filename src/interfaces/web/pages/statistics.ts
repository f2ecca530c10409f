import { shippedEditions } from '../../../app/armies/lists/shipped-editions';
import type { WinRate, WinRates } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { type Answer, call, ok } from '../../../app/kernel/use-case';
import { winRates } from '../../../app/statistics/win-rates';
import { type Picture, drawIntervalPlot } from '../../../domain/pictures';
import { percent } from '../../../domain/pictures/scales';
import { pointsBrackets } from '../../../domain/statistics/points-brackets';
import { type Html, html } from '../html';
import { choiceField, field } from '../parts/form';
import { scroll } from '../parts/layout-parts';
import { row, table } from '../parts/table';
import type { Page } from '../reply';
import { messages } from '../messages';
import { statisticsTexts as texts } from '../statistics-texts';

const FIELDS = ['list', 'against', 'edition', 'points', 'scenario', 'from', 'to', 'league'] as const;
/** A picture shows so many rows, the table all. */
const MOST_DRAWN = 40;

type Order = keyof typeof texts.orders;
const orders: { readonly [O in Order]: (a: WinRate, b: WinRate) => number } = {
  rate: (a, b) => b.rate - a.rate || b.games - a.games,
  games: (a, b) => b.games - a.games || b.rate - a.rate,
  name: (a, b) => (a.name < b.name ? -1 : 1),
};
const isOrder = (text: string | null): text is Order => text !== null && Object.hasOwn(orders, text);

const given = (query: URLSearchParams, name: string): string | undefined =>
  query.get(name)?.trim() || undefined;

/** The question of the address: empty fields are not asked with. */
const questionOf = (query: URLSearchParams) => ({
  by: given(query, 'by') ?? 'LIST',
  ...Object.fromEntries(FIELDS.map((name) => [name, given(query, name)] as const)),
});

/** The answer to the question of the address; without the army list that it needs nothing is asked. */
const askedIn = async (
  query: URLSearchParams,
  context: StoredContext,
): Promise<Answer<{ readonly found: WinRates | null; readonly lists: readonly WinRate[] }>> => {
  const question = questionOf(query);
  const isWhole = question.by === 'LIST' || question.by === 'PAIR' || given(query, 'list') !== undefined;
  const lists = await call(winRates, { by: 'LIST', league: given(query, 'league') }, context);
  if (!lists.ok || !isWhole) return lists.ok ? ok({ found: null, lists: lists.value.items }) : lists;
  const found = await call(winRates, question, context);
  return found.ok ? ok({ found: found.value, lists: lists.value.items }) : found;
};

const sorted = ({ items }: WinRates, order: string | null): readonly WinRate[] =>
  isOrder(order) ? items.toSorted(orders[order]) : items;

const drawn = (rates: readonly WinRate[], counted: string): Picture =>
  drawIntervalPlot(
    {
      title: texts.title,
      subtitle: counted,
      measured: texts.measured,
      rows: rates.slice(0, MOST_DRAWN).map(({ name, rate, low, high, adjustedRate, games }) => ({
        ...{ label: name, share: rate, low, high, adjusted: adjustedRate, games },
      })),
    },
    'AUTO',
  );

const form = (query: URLSearchParams, lists: readonly WinRate[]): Html => {
  const value = (name: string): string => query.get(name) ?? '';
  const any = ['', texts.any] as const;
  const monthField = (label: string, name: string): Html =>
    field(label, html`<input type="month" name="${name}" value="${value(name)}" pattern="\\d{4}-\\d{2}" />`);
  return html`<form class="row" method="get">
    ${choiceField(texts.by, { name: 'by', value: value('by') || 'LIST', options: Object.entries(texts.groupings) })}
    ${choiceField(texts.list, {
      name: 'list',
      value: value('list'),
      options: [
        ['', texts.anyList],
        ...lists.toSorted(orders.name).map(({ key, name }) => [key, name] as const),
      ],
    })}
    ${choiceField(texts.edition, { name: 'edition', value: value('edition'), options: [any, ...shippedEditions.map(({ id }) => [id, id] as const)] })}
    ${choiceField(texts.points, { name: 'points', value: value('points'), options: [any, ...Object.entries(pointsBrackets)] })}
    ${monthField(texts.from, 'from')} ${monthField(texts.to, 'to')}
    ${choiceField(texts.sort, { name: 'sort', value: value('sort') || 'rate', options: Object.entries(texts.orders) })}
    ${value('league') !== '' && html`<input type="hidden" name="league" value="${value('league')}" />`}
    <button>${texts.button}</button>
  </form>`;
};

/** The name of a list leads to its games by scenario. */
const nameCell = ({ key, name }: WinRate, query: URLSearchParams): Html => {
  if ((query.get('by') || 'LIST') !== 'LIST') return html`${name}`;
  const address = new URLSearchParams(query);
  address.set('by', 'SCENARIO');
  address.set('list', key);
  return html`<a href="/statistics?${address.toString()}">${name}</a>`;
};

const ratesTable = (rates: readonly WinRate[], query: URLSearchParams): Html => {
  const { columns } = texts;
  return table({
    className: 'chart',
    caption: texts.title,
    columns: [
      columns.name,
      ...[
        columns.games,
        columns.record,
        columns.rate,
        columns.interval,
        columns.adjusted,
        columns.difference,
      ].map((number) => ({ number })),
    ],
    rows: rates.map((one) =>
      row(
        nameCell(one, query),
        ...[
          one.games,
          `${one.wins}-${one.draws}-${one.losses}`,
          percent(one.rate, 1),
          `${percent(one.low, 0)} to ${percent(one.high, 0)}`,
          percent(one.adjustedRate, 1),
          one.meanDifference.toFixed(1),
        ].map((number) => ({ number })),
      ),
    ),
  });
};

/** The picture; the table below it is its alternative. */
const plot = ({ width, height, description }: Picture, source: string): Html =>
  scroll(
    texts.title,
    html`<img
      class="picture"
      src="${source}"
      width="${width}"
      height="${height}"
      alt="${description} ${messages.pictures.alsoTable}"
    />`,
  );

const shownRates = (found: WinRates, query: URLSearchParams): Html => {
  const rates = sorted(found, query.get('sort'));
  const counted = texts.counted(found.games, found.mirrorGames, found.groupsTooSmall);
  if (rates.length === 0)
    return html`<p>${texts.nothing}</p>
      <p>${counted}</p>`;
  const asked = query.toString();
  return html`<p>${counted}</p>
    ${plot(drawn(rates, counted), `/statistics.svg?${asked}`)} ${ratesTable(rates, query)}
    <p class="buttons">
      <a href="/statistics.csv?${asked}">${texts.csv}</a> <a href="/statistics.svg?${asked}">${texts.svg}</a>
    </p>
    ${found.madeAt !== null && html`<p><small>${texts.madeAt(found.madeAt)}</small></p>`}`;
};

/** Win rates of army lists: a plot, and the same as a table. */
export const statisticsPage: Page = async ({ query }, context) => {
  const asked = await askedIn(query, context);
  if (!asked.ok) return asked;
  const { found, lists } = asked.value;
  return ok({
    kind: 'PAGE',
    cache: 'live',
    page: () => ({
      title: texts.title,
      section: 'STATISTICS',
      main: html`<h1>${texts.title}</h1>
        <p class="lead">${texts.lead}</p>
        ${query.get('league') && html`<p>${texts.league}</p>`} ${form(query, lists)}
        ${found === null ? html`<p>${texts.needsList}</p>` : shownRates(found, query)}`,
    }),
  });
};

/** The plot as a file. */
export const statisticsSvg: Page = async ({ query }, context) => {
  const found = await call(winRates, questionOf(query), context);
  if (!found.ok) return found;
  const { games, mirrorGames, groupsTooSmall } = found.value;
  const { svg } = drawn(
    sorted(found.value, query.get('sort')),
    texts.counted(games, mirrorGames, groupsTooSmall),
  );
  return ok({ kind: 'FILE', cache: 'live', type: 'image/svg+xml', body: svg });
};

/** The table as a file for a spreadsheet. */
export const statisticsCsv: Page = async ({ query }, context) => {
  const found = await call(winRates, questionOf(query), context);
  return found.ok
    ? ok({
        kind: 'FILE',
        cache: 'live',
        type: 'text/csv; charset=utf-8',
        body: found.value.csv,
        fileName: 'win-rates.csv',
      })
    : found;
};
