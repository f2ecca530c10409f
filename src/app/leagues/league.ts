import type { League, LeagueTournamentSummary } from '../kernel/generated/answers';
import { type StoredContext, operation, leagueRead } from '../kernel/operation';
import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import { leagueId } from './fields';
import { type Accepted, claimsOf, readLeague } from './stored-league';
import type { Pending, Settled } from './season/season';
import { seasonOf } from './season/federation-season';
import { leagueSettings } from './views';

const claimed = (accepted: Accepted): number =>
  [...claimsOf(accepted).values()].filter((claim) => claim.some((player) => player !== null)).length;

/** A league: how it is counted, and its tournaments. */
export const league = operation({
  name: 'league',
  route: 'GET /v1/leagues/{league}',
  ...leagueRead,
  answers: 'League',
  graphql: { renamed: { league: 'id' } },
  showsMoreThanVersion: true,

  input: z.strictObject({ league: leagueId }),
  run: async (input, context: StoredContext) => {
    const found = await readLeague(context.store, input.league);
    if (!found.ok) return found;
    const season = await seasonOf(found.value, context);
    if (!season.ok) return season;
    const { settled, pending } = season.value;
    const summary =
      (finished: boolean) =>
      ({ accepted, name, startsOn }: Settled | Pending): LeagueTournamentSummary => ({
        tournament: accepted.tournament,
        name,
        startsOn,
        finished,
        claimed: claimed(accepted),
      });
    return ok<League>({
      ...leagueSettings(input.league, found.value.head),
      tournaments: [...settled.map(summary(true)), ...pending.map(summary(false))],
    });
  },
});
