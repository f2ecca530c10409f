import type { LeagueTournament } from '../../kernel/generated/answers';
import { leagues } from '../leagues';
import { type StoredContext, operation, leagueRead } from '../../kernel/operation';
import * as z from 'zod/mini';
import { entrantId } from '../../../domain/tournaments/event/record';
import type { Format } from '../../../domain/tournaments/event/facts';
import { memberNumbersOf } from '../../../domain/tournaments/event/team-members';
import type { Entrant } from '../../../domain/tournaments/event/tournament';
import type { Claim } from '../../../domain/tournaments/league/facts';
import { ok, refused } from '../../../shared/result';
import { loggedOf } from '../../kernel/store/items';
import { tournamentId } from '../../tournaments/fields';
import { readTournament } from '../../tournaments/store/read-tournament';
import { cursor, leagueId, limit } from '../fields';
import { acceptedKind, claimsOf, headOrRefusal, leagueKind, withMerged } from '../stored-league';
import { type ClaimableMember, entrantsPage, formerMembers, playerNames, membersOf } from './league-entrants';

/** The members of an entrant that can be claimed, each with the player that claims it. */
const seatsOf = (entrant: Entrant, format: Format, claim: Claim = []) =>
  [...membersOf(entrant, format), ...formerMembers(entrant, format, claim)].map((one) => ({
    ...one,
    player: claim[one.member - 1] ?? null,
  }));

const membersView = ({ facts }: Entrant, format: Format, members: readonly ClaimableMember[]) =>
  format === 'DOUBLES'
    ? { members: members.map(({ name }) => name), memberNumbers: members.map(({ member }) => member) }
    : { members: facts.members, memberNumbers: memberNumbersOf(facts) };

/** The entrants of a tournament of a league by player number, with the players that claim them. */
export const leagueTournament = operation({
  name: 'leagueTournament',
  route: 'GET /v1/leagues/{league}/tournaments/{tournament}',
  ...leagueRead,
  answers: 'LeagueTournament',
  showsMoreThanVersion: true,

  input: z.strictObject({ league: leagueId, tournament: tournamentId, limit, cursor }),
  run: async (input, context: StoredContext, self) => {
    const { league, tournament } = input;
    const items = await context.store.get([
      { item: 'LEAGUE', league },
      { item: 'ACCEPTED', league, tournament },
    ]);
    if (!items.ok) return items;
    const [headItem, acceptedItem] = items.value;
    const found = headOrRefusal(league, loggedOf(leagueKind, headItem));
    if (!found.ok) return found;
    const head = found.value;
    const accepted = loggedOf(acceptedKind, acceptedItem);
    if (!accepted?.facts.accepted)
      return refused({ code: 'NOT_FOUND', kind: 'tournament of this league', id: tournament });
    const event = await readTournament(context.store, tournament);
    if (!event.ok) return event;
    // The claims of a private tournament are shown to the league's organiser alone.
    const isPublic = event.value.head.facts.visibility === 'PUBLIC';
    const reader = isPublic ? ok(null) : leagues.asOwner(self, head, context);
    if (!reader.ok) return reader;
    const page = entrantsPage(event.value, input);
    if (!page.ok) return page;
    const claims = claimsOf(withMerged({ ...accepted, tournament }, head.facts.merged));
    const { format, name } = event.value.head.facts;
    const claimed = page.value.items.map((entrant) => seatsOf(entrant, format, claims.get(entrant.number)));
    const names = await playerNames(
      league,
      claimed.flatMap((members) => members.flatMap(({ player }) => player ?? [])),
      context,
    );
    if (!names.ok) return names;
    return ok<LeagueTournament>({
      league,
      tournament,
      name,
      state: event.value.state,
      items: page.value.items.map((entrant, index) => ({
        entrant: entrantId(entrant.number),
        name: entrant.facts.name,
        ...membersView(entrant, format, claimed[index] ?? []),
        players: (claimed[index] ?? []).map(({ player }) =>
          player === null ? null : { id: player, name: names.value.names.get(player) ?? null },
        ),
      })),
      nextCursor: page.value.nextCursor,
      version: String(accepted.version),
    });
  },
});
