import { ok, conflict } from '../../kernel/use-case';
import { leagueOperation } from '../change-league';
import { leagueId, MOST_LEAGUES } from '../fields';
import { readHead } from '../stored-league';

/** Accepts a league that has asked to be part of this one: from now on this one is a federation, and all that the other counts counts here. */
export const acceptLeague = leagueOperation({
  name: 'acceptLeague',
  route: 'POST /v1/leagues/{league}/leagues',

  fields: { member: leagueId },
  known: ({ member }, context) => readHead(member, context),
  set: ({ federation = null, leagues = [] }, { input: { league, member }, known: asking }) => {
    if (leagues.includes(member))
      return conflict('ALREADY_ACCEPTED', 'The federation has accepted this league already.');
    if (asking.facts.federation !== league)
      return conflict('NOT_OFFERED', 'That league’s own organiser must ask first: `joinFederation`.');
    if (federation !== null)
      return conflict(
        'ALREADY_FEDERATED',
        'A league of a federation has no leagues below it: leave the federation first.',
      );
    return leagues.length >= MOST_LEAGUES
      ? conflict('LEAGUE_LIMIT', `A federation takes ${MOST_LEAGUES} leagues at most.`)
      : ok({ leagues: [...leagues, member] });
  },
});
