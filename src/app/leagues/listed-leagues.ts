import type { LeagueList } from '../kernel/generated/answers';
import { type StoredContext, leagueRead, operation } from '../kernel/operation';
import * as z from 'zod/mini';
import { optional, shortText, wholeNumber, withDefault } from '../kernel/input';
import { loggedOf } from '../kernel/store/items';
import { LEAGUES_LISTING } from '../kernel/store/store';
import { ok } from '../kernel/use-case';
import { unknownCursor } from './page';
import { leagueKind } from './stored-league';
import { leagueSettings } from './views';

/** The most that one `get` of the store takes. */
const AT_ONCE = 25;

const isCursor = (cursor: string): boolean => /^[^#]*#[A-Za-z0-9]{1,40}$/.test(cursor);

/** The leagues by name. The list may lag behind a change for a moment. */
export const leagues = operation({
  name: 'leagues',
  route: 'GET /v1/leagues',
  ...leagueRead,
  answers: 'LeagueList',
  reads: ['LISTING', 'LEAGUE'],

  input: z.strictObject({
    limit: withDefault(wholeNumber(1, AT_ONCE, 'The most leagues to answer.'), AT_ONCE),
    cursor: optional(shortText('The `nextCursor` of the previous page.')),
  }),
  run: async ({ limit, cursor }, { store }: StoredContext) => {
    if (cursor !== undefined && !isCursor(cursor)) return unknownCursor();
    const page = await store.listed(LEAGUES_LISTING, limit, cursor);
    if (!page.ok) return page;
    const { addresses, next } = page.value;
    const items = addresses.length === 0 ? ok([]) : await store.get(addresses);
    if (!items.ok) return items;
    return ok<LeagueList>({
      items: items.value.flatMap((item) => {
        const found = loggedOf(leagueKind, item);
        return found && !found.facts.deleted && item?.address.item === 'LEAGUE'
          ? [leagueSettings(item.address.league, found)]
          : [];
      }),
      nextCursor: next,
    });
  },
});
