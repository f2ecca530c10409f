import type * as z from 'zod/mini';
import type { LeagueFacts, PlayerFacts } from '../../domain/tournaments/league/facts';
import type { Answer } from '../kernel/use-case';
import { type Named, authorIn, ownedRecords } from '../kernel/owned/owned-records';
import type { StoredContext } from '../kernel/store/context';
import type { Author } from '../kernel/store/mutation';
import type { rule } from './fields';
import { headOrRefusal, leagueKind } from './stored-league';
import { leagueSettings } from './views';

/** Leagues: only the organiser may change one. */
export const leagues = ownedRecords({
  name: 'league',
  role: 'LEAGUE_ORGANISER',
  kind: leagueKind,
  addressOf: (league) => ({ item: 'LEAGUE', league }),
  token: { prefix: 'muster_league_organiser_', label: 'league organiser' },
  present: headOrRefusal,
  view: leagueSettings,
  granted: (league, secrets) => ({ league, ...secrets }),
});

/** The player itself as the author of a change. UNAUTHENTICATED or FORBIDDEN: the caller is somebody else. */
export const asPlayer = (
  { tokenHash }: Pick<PlayerFacts, 'tokenHash'>,
  operation: Named,
  context: StoredContext,
): Answer<Author> =>
  authorIn(tokenHash === null ? [] : [{ hash: tokenHash }], { operation, role: 'LEAGUE_PLAYER' }, context);

/** The rule as it is stored, without fields that hold their default. */
export const ruleOf = (given: z.output<typeof rule>): LeagueFacts['rule'] => {
  const { scoring, placePoints, participationPoints, tiers, minimumEvents, decay, best, total } = given;
  return {
    scoring,
    placePoints,
    participationPoints,
    best: best ?? null,
    ...(tiers.length > 0 && { tiers }),
    ...(minimumEvents > 1 && { minimumEvents }),
    ...(decay && { decay }),
    ...(total && { total }),
  };
};
