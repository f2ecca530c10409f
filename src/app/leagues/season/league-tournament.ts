import { operation } from '../../kernel/operation';
import { leagueRead } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { entrantId } from '../../../domain/tournaments/event/record';
import type { Format } from '../../../domain/tournaments/event/facts';
import { memberNumbersOf } from '../../../domain/tournaments/event/team-members';
import type { Entrant, Tournament, TournamentState } from '../../../domain/tournaments/event/tournament';
import type { Claim, LeagueFacts } from '../../../domain/tournaments/league/facts';
import { ok, refused } from '../../../shared/result';
import type { Answer } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { loggedOf } from '../../kernel/store/items';
import { tournamentId } from '../../tournaments/fields';
import { readTournament } from '../../tournaments/store/read-tournament';
import { asOrganiser, forOrganiser } from '../access';
import { cursor, leagueId, limit } from '../fields';
import { acceptedKind, leagueKind } from '../item-kinds';
import { claimsOf, noLeague } from '../stored-league';
import type { LeaguePlayerName } from '../views';
import { type ClaimableMember, entrantsPage, formerMembers, playerNames, membersOf } from './league-entrants';

/** An entrant of an accepted tournament and its players of the league; null where nobody has claimed. */
export interface LeagueEntrant {
  readonly entrant: string;
  readonly name: string;
  /** Of a doubles team: its list, then who has left it and still has a claim. */
  readonly members: readonly string[];
  readonly memberNumbers: readonly number[];
  readonly players: readonly (LeaguePlayerName | null)[];
}

export interface LeagueTournamentView {
  readonly league: string;
  readonly tournament: string;
  readonly name: string;
  readonly state: TournamentState;
  readonly items: readonly LeagueEntrant[];
  readonly nextCursor: string | null;
  /** What If-Match takes to change the claims. */
  readonly version: string;
}

/** Anybody may see who is who in a public tournament, in a private one the league's organiser. */
const mayLook = (tournament: Tournament, league: LeagueFacts, context: StoredContext): Answer<unknown> =>
  tournament.head.facts.visibility === 'PUBLIC'
    ? ok(true)
    : asOrganiser(league, forOrganiser('leagueTournament'), context);

interface ClaimedSeat extends ClaimableMember {
  readonly player: string | null;
}

/** Who can be claimed of an entrant, and who has a claim. */
const seatsOf = (entrant: Entrant, format: Format, claim: Claim = []): readonly ClaimedSeat[] =>
  [...membersOf(entrant, format), ...formerMembers(entrant, format, claim)].map((one) => ({
    ...one,
    player: claim[one.member - 1] ?? null,
  }));

const membersView = (
  { facts }: Entrant,
  format: Format,
  members: readonly ClaimableMember[],
): Pick<LeagueEntrant, 'members' | 'memberNumbers'> =>
  format === 'DOUBLES'
    ? { members: members.map(({ name }) => name), memberNumbers: members.map(({ member }) => member) }
    : { members: facts.members, memberNumbers: memberNumbersOf(facts) };

/** Who is who in a tournament of a league: its entrants by player number. */
export const leagueTournament = operation({
  name: 'leagueTournament',
  route: 'GET /v1/leagues/{league}/tournaments/{tournament}',
  ...leagueRead,
  answers: 'LeagueTournament',
  showsMoreThanVersion: true,
  covers: ['F9'],

  input: z.strictObject({ league: leagueId, tournament: tournamentId, limit, cursor }),
  run: async (input, context: StoredContext) => {
    const { league, tournament } = input;
    const items = await context.store.get([
      { item: 'LEAGUE', league },
      { item: 'ACCEPTED', league, tournament },
    ]);
    if (!items.ok) return items;
    const [headItem, acceptedItem] = items.value;
    const head = loggedOf(leagueKind, headItem);
    if (!head) return noLeague(league);
    const accepted = loggedOf(acceptedKind, acceptedItem);
    if (!accepted?.facts.accepted)
      return refused({ code: 'NOT_FOUND', kind: 'tournament of this league', id: tournament });
    const found = await readTournament(context.store, tournament);
    if (!found.ok) return found;
    const may = mayLook(found.value, head.facts, context);
    if (!may.ok) return may;
    const page = entrantsPage(found.value, input);
    if (!page.ok) return page;
    const claims = claimsOf(accepted);
    const { format, name } = found.value.head.facts;
    const claimed = page.value.items.map((entrant) => seatsOf(entrant, format, claims.get(entrant.number)));
    const names = await playerNames(
      league,
      claimed.flatMap((members) => members.flatMap(({ player }) => player ?? [])),
      context,
    );
    if (!names.ok) return names;
    return ok<LeagueTournamentView>({
      league,
      tournament,
      name,
      state: found.value.state,
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
