import * as z from 'zod/mini';
import { pointsBrackets } from '../../../domain/statistics/points-brackets';
import {
  type GameFilter,
  type Grouping,
  groupings,
  winRates as countWinRates,
} from '../../../domain/statistics/win-rates';
import { editionId } from '../../armies/lists/shipped-editions';
import type { WinRates } from '../../kernel/generated/answers';
import { choice, crossCheck, idText, optional, shortText } from '../../kernel/input';
import { isoTimeOrNull } from '../../kernel/iso-time';
import { type StoredContext, operation } from '../../kernel/operation';
import { type Answer, ok } from '../../kernel/use-case';
import { leagueId } from '../fields';
import { readLeague } from '../stored-league';
import { readBook, readBookHead } from './book-items';
import { winRatesCsv } from './win-rates-csv';

/** A new book is made once an hour at most; it is shown within twice this time, for answers made of it are kept too. */
const KEPT_MS = 30_000;

const month = (description: string) =>
  z
    .string()
    .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month, as 2026-11'), z.describe(description));

/** Without one list there is nobody whose win rate a month could have. */
const listFaults = (value: unknown) => {
  const { by, list, against } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const needsList = ['EDITION', 'POINTS', 'SCENARIO', 'MONTH'].includes(String(by));
  const message = `is required with this \`${needsList ? 'by' : 'against'}\`: name the army list whose win rate you want`;
  return list === undefined && (needsList || against !== undefined)
    ? [{ path: ['list'], code: 'REQUIRED' as const, message }]
    : [];
};

const read = async ({ store }: StoredContext) => {
  const head = await readBookHead(store);
  if (!head.ok) return head;
  if (!head.value) return ok(null);
  const book = await readBook(store, head.value.value);
  return book.ok ? ok({ book: book.value, madeAtMs: head.value.value.madeAtMs }) : book;
};

const eventsOf = async (
  league: string | undefined,
  { store }: StoredContext,
): Promise<Answer<ReadonlySet<string> | undefined>> => {
  if (league === undefined) return ok(undefined);
  const found = await readLeague(store, league);
  if (!found.ok) return found;
  const accepted = [...found.value.accepted.values()].filter(({ facts }) => facts.accepted);
  return ok(new Set(accepted.map(({ tournament }) => tournament)));
};

type Question = Omit<GameFilter, 'events'> & { readonly by: Grouping };

/** The key of what most people ask, with an edition and a bracket at most: there are few of these. */
const commonKey = ({ by, edition, points, ...more }: Question): string | undefined =>
  Object.values(more).every((value) => value === undefined)
    ? `statistics ${by} ${edition} ${points}`
    : undefined;

const answerOf = (counted: ReturnType<typeof countWinRates>, madeAtMs: number | null): WinRates => ({
  items: counted.rates.map(({ interval: { low, high }, ...rate }) => ({ ...rate, low, high })),
  lists: counted.lists.map(({ id, name }) => ({ key: id, name })),
  games: counted.games,
  mirrorGames: counted.mirrorGames,
  groupsTooSmall: counted.groupsTooSmall,
  madeAt: isoTimeOrNull(madeAtMs),
  csv: winRatesCsv(counted.rates),
});

/**
 * How often army lists win: the games of public events whose lists are published, with intervals of 95 % and nothing below 10 games.
 * Made out of the bulk data once an hour. Games of a list against itself are left out, and so are games that were not played out.
 */
export const winRates = operation({
  name: 'winRates',
  route: 'GET /v1/statistics/win-rates',
  function: 'leagues',
  answers: 'WinRates',
  cache: 'live',
  reads: ['STATISTICS', 'LEAGUE'],
  covers: ['F9'],

  input: z
    .strictObject({
      by: choice('WinRateGrouping', groupings, 'The groups in which games are counted.'),
      list: optional(
        idText('The army list whose games are counted: its id, or those of an alliance joined with `+`.'),
      ),
      against: optional(idText('The army list on the other side, by its id.')),
      edition: optional(editionId('The edition that was played.')),
      points: optional(
        choice('PointsBracket', pointsBrackets, 'The bracket of the points limit of the event.'),
      ),
      scenario: optional(shortText('The scenario, by its name as the events wrote it.')),
      from: optional(month('The first month in which events started, as `2026-01`.')),
      to: optional(month('The last month.')),
      league: optional(leagueId),
    })
    .check(crossCheck(listFaults)),
  run: async ({ league, ...question }, context: StoredContext): Promise<Answer<WinRates>> => {
    const events = await eventsOf(league, context);
    if (!events.ok) return events;
    const keep = <T>(key: string | undefined, make: () => Promise<T>): Promise<T> =>
      (key === undefined ? undefined : context.processCache?.shared(key, KEPT_MS, make)) ?? make();
    return keep(league === undefined ? commonKey(question) : undefined, async () => {
      const found = await keep('statistics', () => read(context));
      if (!found.ok) return found;
      const { book, madeAtMs } = found.value ?? {
        book: { events: [], armies: [], scenarios: [], games: [] },
        madeAtMs: null,
      };
      const { by, ...filter } = question;
      return ok(answerOf(countWinRates(book, by, { ...filter, events: events.value }), madeAtMs));
    });
  },
});
