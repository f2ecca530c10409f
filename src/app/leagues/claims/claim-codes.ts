import { entrantId } from '../../../domain/tournaments/event/record';
import { organisers } from '../../../domain/tournaments/event/role';
import type { ClaimCode, ClaimCodeList } from '../../kernel/generated/answers';
import { conflict, ok } from '../../kernel/use-case';
import { readOperation } from '../../tournaments/change/read-operation';
import { claimCodeOf } from '../credentials';
import { cursor, leagueId, limit } from '../fields';
import { entrantsPage, membersOf } from '../season/league-entrants';

/** The codes with which the players of a tournament claim their entrants in a league, for the tournament's organiser to hand out. */
export const claimCodes = readOperation({
  name: 'claimCodes',
  route: 'GET /v1/leagues/{league}/tournaments/{tournament}/claim-codes',
  function: 'leagues',
  answers: 'ClaimCodeList',
  who: organisers,
  cache: 'never',
  reads: ['LEAGUE', 'TOURNAMENT'],
  covers: ['F9'],

  fields: { league: leagueId, limit, cursor },
  answer: (found, { input, context }) => {
    const { head } = found;
    if (!head.facts.leagues?.includes(input.league))
      return conflict('NOT_OFFERED', 'Offer the tournament to this league first.');
    const page = entrantsPage(found, input);
    if (!page.ok) return page;
    const items = page.value.items.flatMap((entrant) =>
      membersOf(entrant, head.facts.format).map(({ member, name }): ClaimCode => {
        const claimed = { entrant: entrantId(entrant.number), member };
        const { league, tournament } = input;
        return { ...claimed, name, code: claimCodeOf(context.keyring, { league, tournament, ...claimed }) };
      }),
    );
    return ok<ClaimCodeList>({ items, nextCursor: page.value.nextCursor });
  },
});
