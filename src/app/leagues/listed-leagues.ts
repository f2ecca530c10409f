import { type StoredContext, leagueRead, operation } from '../kernel/operation';
import * as z from 'zod/mini';
import { wholeNumber, withDefault } from '../kernel/input';
import { listedPage } from '../kernel/store/get-many';
import { loggedIn } from '../kernel/store/items';
import { LEAGUES_LISTING } from '../kernel/store/store';
import { cursor } from './fields';
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
    cursor,
  }),
  run: ({ limit, cursor: after }, { store }: StoredContext) => {
    if (after !== undefined && !isCursor(after)) return unknownCursor();
    return listedPage(store, { name: LEAGUES_LISTING, limit, cursor: after }, (item) => {
      const { address } = item;
      const found = loggedIn(leagueKind, item);
      return address.item === 'LEAGUE' && !found.facts.deleted
        ? leagueSettings(address.league, found)
        : undefined;
    });
  },
});
