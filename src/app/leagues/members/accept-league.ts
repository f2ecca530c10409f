import { leagues } from '../leagues';
import * as z from 'zod/mini';
import { type StoredContext, operation, versionedLeagueChange } from '../../kernel/operation';
import { ok, conflict } from '../../kernel/use-case';
import { leagueId, MOST_LEAGUES } from '../fields';
import { readHead } from '../stored-league';

/** Accepts a league that has asked to be part of this one: from now on this one is a federation, and all that the other counts counts here. */
export const acceptLeague = operation({
  name: 'acceptLeague',
  route: 'POST /v1/leagues/{league}/leagues',
  ...versionedLeagueChange,
  answers: 'LeagueSettings',

  input: z.strictObject({ league: leagueId, member: leagueId }),
  run: async (input, context: StoredContext, self) => {
    const { league, member } = input;
    const asking = await readHead(member, context);
    if (!asking.ok) return asking;
    return leagues.change(
      {
        self,
        id: league,
        input,
        decide: ({ facts: { federation = null, leagues: accepted = [] } }) => {
          if (accepted.includes(member))
            return conflict('ALREADY_ACCEPTED', 'The federation has accepted this league already.');
          if (asking.value.facts.federation !== league)
            return conflict('NOT_OFFERED', 'That league’s own organiser must ask first: `joinFederation`.');
          if (federation !== null)
            return conflict(
              'ALREADY_FEDERATED',
              'A league of a federation has no leagues below it: leave the federation first.',
            );
          return accepted.length >= MOST_LEAGUES
            ? conflict('LEAGUE_LIMIT', `A federation takes ${MOST_LEAGUES} leagues at most.`)
            : ok({ set: { leagues: [...accepted, member] } });
        },
      },
      context,
    );
  },
});
