import type { ClaimCode, ClaimCodeList } from '../../kernel/generated/answers';
import { organisers } from '../../../domain/tournaments/event/role';
import { type StoredContext, operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { entrantId } from '../../../domain/tournaments/event/record';
import { ok, conflict } from '../../kernel/use-case';
import { authorise } from '../../tournaments/store/access';
import { tournamentId } from '../../tournaments/fields';
import { readTournament } from '../../tournaments/store/read-tournament';
import { claimCodeOf } from '../credentials';
import { cursor, leagueId, limit } from '../fields';
import { entrantsPage, membersOf } from '../season/league-entrants';

/**
 * The codes with which the players of a tournament claim their entrants in a league, for the tournament's
 * organiser to hand out.
 */
export const claimCodes = operation({
  name: 'claimCodes',
  route: 'GET /v1/leagues/{league}/tournaments/{tournament}/claim-codes',
  function: 'leagues',
  answers: 'ClaimCodeList',
  who: organisers,
  reads: ['LEAGUE', 'TOURNAMENT'],
  covers: ['F9'],

  input: z.strictObject({ tournament: tournamentId, league: leagueId, limit, cursor }),
  run: async (input, context: StoredContext, self) => {
    const found = await readTournament(context.store, input.tournament);
    if (!found.ok) return found;
    const { head } = found.value;
    const author = authorise(head.facts, self, context.caller);
    if (!author.ok) return author;
    if (!head.facts.leagues?.includes(input.league))
      return conflict('NOT_OFFERED', 'Offer the tournament to this league first.');
    const page = entrantsPage(found.value, input);
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
