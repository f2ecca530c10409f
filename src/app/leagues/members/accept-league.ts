import { conflict, mapAnswer, ok } from '../../kernel/use-case';
import { leagueOperation } from '../change-league';
import { otherLeague } from '../edition';
import { leagueId, MOST_LEAGUES } from '../fields';
import { readLeague } from '../stored-league';

/**
 * Accepts a league that has asked to be part of this one: from now on this one is a federation, and all that the other counts counts here.
 * Its tournaments are of the edition of this one's: a league of another is refused with `WRONG_EDITION`.
 */
export const acceptLeague = leagueOperation({
  name: 'acceptLeague',
  route: 'POST /v1/leagues/{league}/leagues',

  fields: { member: leagueId },
  known: async ({ league, member }, { store }) => {
    const [asking, federation] = [await readLeague(store, member), await readLeague(store, league)];
    if (!asking.ok) return asking;
    if (!federation.ok) return federation;
    const refusal = await otherLeague(federation.value, asking.value, store);
    return mapAnswer(refusal, (found) => ({ asking: asking.value.head.facts, refusal: found }));
  },
  set: ({ federation = null, leagues = [] }, { input: { league, member }, known: { asking, refusal } }) => {
    if (leagues.includes(member))
      return conflict('ALREADY_ACCEPTED', 'The federation has accepted this league already.');
    if (asking.federation !== league)
      return conflict('NOT_OFFERED', 'That league’s own organiser must ask first: `joinFederation`.');
    if (federation !== null)
      return conflict(
        'ALREADY_FEDERATED',
        'A league of a federation has no leagues below it: leave the federation first.',
      );
    if (refusal) return refusal;
    return leagues.length >= MOST_LEAGUES
      ? conflict('LEAGUE_LIMIT', `A federation takes ${MOST_LEAGUES} leagues at most.`)
      : ok({ leagues: [...leagues, member] });
  },
});
