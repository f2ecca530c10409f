import type { League, LeagueTournamentSummary } from '../kernel/generated/answers';
import { seasonAt } from '../../domain/tournaments/league/seasons';
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
    const { seasons = [] } = head.facts;
    const summary = (one: Settled | Pending): LeagueTournamentSummary => {
      const { accepted, name, startsOn, endsOn, venue, address, entrantCount } = one;
      const state = 'state' in one ? one.state : 'FINISHED';
      const card = { name, startsOn, endsOn, venue, address, state, entrantCount };
      const finished = state === 'FINISHED';
      const season = seasons.length === 0 ? null : seasonAt(seasons, one.day) + 1;
      return { tournament: accepted.tournament, ...card, season, finished, claimed: claimed(accepted) };
    };
    const [first] = [...settled, ...pending];
    return ok<League>({
      ...leagueSettings(id, head),
      edition: first ? editionOf(first.accepted) : null,
      tournaments: [...settled, ...pending].map(summary),
    });
  },
});
