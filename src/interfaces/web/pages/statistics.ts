import { shippedEditions } from '../../../app/armies/lists/shipped-editions';
import type { WinRate, WinRates } from '../../../app/kernel/generated/answers';
import { ok } from '../../../app/kernel/use-case';
import { type Picture, drawIntervalPlot } from '../../../domain/pictures';
import { percent } from '../../../domain/pictures/scales';
import { pointsBrackets } from '../../../domain/statistics/points-brackets';
import { winRatesCard } from '../../http/win-rates-card';
import { type Html, html } from '../html';
import { choiceField, field } from '../parts/form';
import { widePicture } from '../parts/picture';
import { row, table } from '../parts/table';
import { askWinRates, countedText, lacksList, plotOf, sortedRates } from '../parts/win-rates';
import { type Page, currentPage, svgFile } from '../reply';
import { statisticsTexts as texts } from '../statistics-texts';

/** A picture shows so many rows, the table all. */
const MOST_DRAWN = 40;

const drawn = (found: WinRates, query: URLSearchParams): Picture => {
  const plot = plotOf(found, query);
  return drawIntervalPlot({ ...plot, rows: plot.rows.slice(0, MOST_DRAWN) }, 'AUTO');
};

const form = (query: URLSearchParams, lists: WinRates['lists']): Html => {
  const value = (name: string): string => query.get(name) ?? '';
  const any = ['', texts.any] as const;
  const monthField = (label: string, name: string): Html =>
    field(label, html`<input type="month" name="${name}" value="${value(name)}" pattern="\\d{4}-\\d{2}" />`);
  return html`<form class="row" method="get">
    ${choiceField(texts.by, { name: 'by', value: value('by') || 'LIST', options: Object.entries(texts.groupings) })}
    ${choiceField(texts.list, {
      name: 'list',
      value: value('list'),
      options: [['', texts.anyList], ...lists.map(({ key, name }) => [key, name] as const)],
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

const shownRates = (found: WinRates, query: URLSearchParams): Html => {
  const rates = sortedRates(found, query.get('sort'));
  const counted = countedText(found);
  if (rates.length === 0)
    return html`<p>${texts.nothing}</p>
      <p>${counted}</p>`;
  const asked = query.toString();
  return html`<p>${counted}</p>
    ${widePicture({ ...drawn(found, query), title: texts.title }, html`src="/statistics.svg?${asked}"`)}
    ${ratesTable(rates, query)}
    <p class="buttons">
      <a href="/statistics.csv?${asked}">${texts.csv}</a> <a href="/statistics.svg?${asked}">${texts.svg}</a>
      <a href="${winRatesCard(query)}">${texts.png}</a>
    </p>
    ${found.madeAt !== null && html`<p><small>${texts.madeAt(found.madeAt)}</small></p>`}`;
};

/** Win rates of army lists: a plot, and the same as a table. */
export const statisticsPage: Page = async ({ query }, context) => {
  const isOpen = lacksList(query);
  // The lists to choose from come with any answer.
  const league = query.get('league') ?? '';
  const asked = isOpen ? new URLSearchParams(league === '' ? {} : { league }) : query;
  const found = await askWinRates(asked, context);
  if (!found.ok) return found;
  return currentPage(() => ({
    title: texts.title,
    section: 'STATISTICS',
    social: { description: `${texts.title}. ${countedText(found.value)}`, picture: winRatesCard(asked) },
    main: html`<h1>${texts.title}</h1>
      <p class="lead">${texts.lead}</p>
      ${query.get('league') && html`<p>${texts.league}</p>`} ${form(query, found.value.lists)}
      ${isOpen ? html`<p>${texts.needsList}</p>` : shownRates(found.value, query)}`,
  }));
};

/** The plot as a file. */
export const statisticsSvg: Page = async ({ query }, context) => {
  const found = await askWinRates(query, context);
  return found.ok ? svgFile(drawn(found.value, query).svg, { cache: 'live' }) : found;
};

/** The table as a file for a spreadsheet. */
export const statisticsCsv: Page = async ({ query }, context) => {
  const found = await askWinRates(query, context);
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
