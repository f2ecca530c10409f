import type { League, LeagueTournamentSummary } from '../kernel/generated/answers';
import { ok } from '../kernel/use-case';
import { editionOf } from './edition';
import type { Pending, Settled } from './season/season';
import { seasonOperation } from './season/season-operation';
import { type Accepted, claimsOf } from './stored-league';
import { leagueSettings } from './views';

const claimed = (accepted: Accepted): number =>
  [...claimsOf(accepted).values()].filter((claim) => claim.some((player) => player !== null)).length;

/** A league: how it is counted, and its tournaments. */
export const league = seasonOperation({
  name: 'league',
  route: 'GET /v1/leagues/{league}',
  answers: 'League',
  graphql: { renamed: { league: 'id' } },
  showsMoreThanVersion: true,

  answer: ({ id, head }, { season: { settled, pending } }) => {
    const summary =
      (finished: boolean) =>
      ({ accepted, name, startsOn }: Settled | Pending): LeagueTournamentSummary => ({
        tournament: accepted.tournament,
        name,
        startsOn,
        finished,
        claimed: claimed(accepted),
      });
    const [first] = [...settled, ...pending];
    return ok<League>({
      ...leagueSettings(id, head),
      edition: first ? editionOf(first.accepted) : null,
      tournaments: [...settled.map(summary(true)), ...pending.map(summary(false))],
    });
  },
});
