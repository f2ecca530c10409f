import { mapAnswer, ok } from '../../kernel/use-case';
import { type StoredContext, operation, leagueRead } from '../../kernel/operation';
import * as z from 'zod/mini';
import { readTournament } from '../../tournaments/store/read-tournament';
import { tournamentOfLeague } from '../change-league';
import { cursor, limit } from '../fields';
import { leagues } from '../leagues';
import { claimsOf, notInLeague, readPlace, withMerged } from '../stored-league';
import { claimedEntrants, entrantsPage } from './league-entrants';

/** The entrants of a tournament of a league by player number, with the players that claim them. */
export const leagueTournament = operation({
  name: 'leagueTournament',
  route: 'GET /v1/leagues/{league}/tournaments/{tournament}',
  ...leagueRead,
  answers: 'LeagueTournament',
  showsMoreThanVersion: true,

  input: z.strictObject({ ...tournamentOfLeague, limit, cursor }),
  run: async (input, context: StoredContext, self) => {
    const { league, tournament } = input;
    const place = await readPlace(input, [], context.store);
    if (!place.ok) return place;
    const { head, accepted } = place.value;
    if (!accepted.facts.accepted) return notInLeague(tournament);
    const event = await readTournament(context.store, tournament);
    if (!event.ok) return event;
    const { name, format, visibility } = event.value.head.facts;
    // The claims of a private tournament are shown to the league's organiser alone.
    const reader = visibility === 'PUBLIC' ? ok(null) : leagues.asOwner(self, head, context);
    if (!reader.ok) return reader;
    const page = entrantsPage(event.value, input);
    if (!page.ok) return page;
    const claims = claimsOf(withMerged({ ...accepted, tournament }, head.facts.merged));
    const { items, nextCursor } = page.value;
    const shown = await claimedEntrants(items, { league, format, claims }, context);
    const { state } = event.value;
    const version = String(accepted.version);
    return mapAnswer(shown, (lines) => ({
      league,
      tournament,
      name,
      state,
      items: lines,
      nextCursor,
      version,
    }));
  },
});
