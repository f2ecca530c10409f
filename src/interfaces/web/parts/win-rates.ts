import type { WinRate, WinRates } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { type Answer, call } from '../../../app/kernel/use-case';
import { winRates } from '../../../app/leagues/win-rates/win-rates';
import type { IntervalPlot } from '../../../domain/pictures';
import { type PointsBracket, pointsBrackets } from '../../../domain/statistics/points-brackets';
import { statisticsTexts as texts } from '../statistics-texts';

/** Win rates as the address of a page asks for them. */

const FIELDS = ['list', 'against', 'edition', 'points', 'scenario', 'from', 'to', 'league'] as const;

type Order = keyof typeof texts.orders;
const orders: { readonly [O in Order]: (a: WinRate, b: WinRate) => number } = {
  rate: (a, b) => b.rate - a.rate || b.games - a.games,
  games: (a, b) => b.games - a.games || b.rate - a.rate,
  name: (a, b) => (a.name < b.name ? -1 : 1),
};
const isOrder = (text: string | null): text is Order => text !== null && Object.hasOwn(orders, text);

const given = (query: URLSearchParams, name: string): string | undefined =>
  query.get(name)?.trim() || undefined;

/** Asks what the address asks; empty fields are not asked with. */
export const askWinRates = async (
  query: URLSearchParams,
  context: StoredContext,
): Promise<Answer<WinRates>> =>
  call(
    winRates,
    {
      by: given(query, 'by') ?? 'LIST',
      ...Object.fromEntries(FIELDS.map((name) => [name, given(query, name)] as const)),
    },
    context,
  );

/** Whether an army list must still be chosen: one list alone can be broken down. */
export const lacksList = (query: URLSearchParams): boolean =>
  given(query, 'list') === undefined && !['LIST', 'PAIR'].includes(given(query, 'by') ?? 'LIST');

export const sortedRates = ({ items }: WinRates, order: string | null): readonly WinRate[] =>
  isOrder(order) ? items.toSorted(orders[order]) : items;

export const countedText = ({ games, mirrorGames, groupsTooSmall }: WinRates): string =>
  texts.counted(games, mirrorGames, groupsTooSmall);

const isBracket = (text: string): text is PointsBracket => Object.hasOwn(pointsBrackets, text);

/** The games that the address asks for, in words; empty for all. */
const askedText = (query: URLSearchParams, { lists }: WinRates): string => {
  const nameOf = (list: string): string => lists.find(({ key }) => key === list)?.name ?? list;
  const words: Readonly<Record<string, (text: string) => string>> = {
    list: nameOf,
    against: (list) => texts.against(nameOf(list)),
    edition: texts.editionOf,
    points: (bracket) => (isBracket(bracket) ? pointsBrackets[bracket] : bracket),
    scenario: String,
    from: texts.since,
    to: texts.until,
  };
  return Object.entries(words)
    .flatMap(([name, say]) => {
      const text = given(query, name);
      return text === undefined ? [] : [say(text)];
    })
    .join(' · ');
};

/** The plot of these rates, which says what was asked. */
export const plotOf = (found: WinRates, query: URLSearchParams): IntervalPlot => ({
  title: texts.title,
  subtitle: [askedText(query, found), countedText(found)].filter((text) => text !== '').join(' · '),
  measured: texts.measured,
  rows: sortedRates(found, query.get('sort')).map(({ name, rate, low, high, adjustedRate, games }) => ({
    ...{ label: name, share: rate, low, high, adjusted: adjustedRate, games },
  })),
});
