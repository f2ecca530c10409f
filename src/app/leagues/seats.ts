import * as z from 'zod/mini';
import { entrantId } from '../../tournaments/event/record';
import type { Format } from '../../tournaments/event/facts';
import type { Entrant, Tournament, TournamentState } from '../../tournaments/event/tournament';
import type { AcceptedFacts, LeagueFacts, PlayerFacts } from '../../tournaments/league/facts';
import { ok, refused } from '../../shared/result';
import type { Answer } from '../use-case';
import { useCase } from '../use-case';
import { authorise } from '../tournaments/access';
import type { StoredContext } from '../tournaments/context';
import { tournamentId } from '../tournaments/fields';
import { readTournament, thingOf } from '../tournaments/items';
import { asOrganiser } from './access';
import { claimCodeOf } from './credentials';
import { cursor, leagueId, limit } from './fields';
import { claimsOf, noLeague } from './league';
import { pageFrom } from './page';
import { getMany } from './season';
import type { LeaguePlayerName } from './views';

/** A code for one member of an entrant, and whom to hand it to. */
export interface ClaimCode {
  readonly entrant: string;
  readonly member: number;
  readonly name: string;
  readonly code: string;
}

export interface ClaimCodesPage {
  readonly items: readonly ClaimCode[];
  readonly nextCursor: string | null;
}

const membersOf = ({ facts }: Entrant, format: Format): readonly string[] =>
  format === 'DOUBLES' ? facts.members : [facts.name];

/** Entrants by player number: numbers are never given twice, so that a page repeats and skips nobody. */
const entrantsPage = (
  { entrants }: Tournament,
  input: { readonly limit: number; readonly cursor?: string | undefined },
) => pageFrom(entrants, input, ({ number }) => String(number));

/**
 * The codes with which the players of a tournament claim their entrants in a league; its own organiser asks, and hands each out to
 * whom it names.
 */
export const claimCodes = useCase({
  input: z.strictObject({ tournament: tournamentId, league: leagueId, limit, cursor }),
  run: async (input, context: StoredContext) => {
    const found = await readTournament(context.store, input.tournament);
    if (!found.ok) return found;
    const { head } = found.value;
    const author = authorise(head.facts, 'claimCodes', context.caller);
    if (!author.ok) return author;
    if (!head.facts.leagues?.includes(input.league))
      return refused({ code: 'CONFLICT', detail: 'Offer the tournament to this league first.' });
    const page = entrantsPage(found.value, input);
    if (!page.ok) return page;
    const items = page.value.items.flatMap((entrant) =>
      membersOf(entrant, head.facts.format).map((name, index): ClaimCode => {
        const seat = { entrant: entrantId(entrant.number), member: index + 1 };
        const { league, tournament } = input;
        return { ...seat, name, code: claimCodeOf(context.keyring, { league, tournament, ...seat }) };
      }),
    );
    return ok<ClaimCodesPage>({ items, nextCursor: page.value.nextCursor });
  },
});

/** An entrant of an accepted tournament and its players of the league; null where nobody has claimed. */
export interface LeagueEntrant {
  readonly entrant: string;
  readonly name: string;
  readonly members: readonly string[];
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
const mayLook = (tournament: Tournament, league: LeagueFacts, { caller }: StoredContext): Answer<unknown> =>
  tournament.head.facts.visibility === 'PUBLIC'
    ? ok(true)
    : asOrganiser(league, 'leagueTournament', caller.token);

/** Who is who in an accepted tournament: its entrants by player number, each with the players who have claimed it. */
export const leagueTournament = useCase({
  input: z.strictObject({ league: leagueId, tournament: tournamentId, limit, cursor }),
  run: async (input, context: StoredContext) => {
    const { league, tournament } = input;
    const items = await context.store.get([
      { item: 'LEAGUE', league },
      { item: 'ACCEPTED', league, tournament },
    ]);
    if (!items.ok) return items;
    const [headItem, acceptedItem] = items.value;
    const head = thingOf<LeagueFacts>(headItem);
    if (!head) return noLeague(league);
    const accepted = thingOf<AcceptedFacts>(acceptedItem);
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
    const nobody = Array.from({ length: format === 'DOUBLES' ? 2 : 1 }, () => null);
    const claimed = page.value.items.map((entrant) => claims.get(entrant.number) ?? nobody);
    const names = await playerNames(
      league,
      claimed.flat().flatMap((player) => player ?? []),
      context,
    );
    if (!names.ok) return names;
    return ok<LeagueTournamentView>({
      league,
      tournament,
      name,
      state: found.value.state,
      items: page.value.items.map(({ number, facts }, index) => ({
        entrant: entrantId(number),
        name: facts.name,
        members: facts.members,
        players: (claimed[index] ?? nobody).map((player) =>
          player === null ? null : { id: player, name: names.value.names.get(player) ?? null },
        ),
      })),
      nextCursor: page.value.nextCursor,
      version: String(accepted.version),
    });
  },
});

/** The names of players, and what changes with any of them. */
export const playerNames = async (
  league: string,
  players: readonly string[],
  { store }: StoredContext,
): Promise<
  Answer<{ readonly names: ReadonlyMap<string, string | null>; readonly versions: readonly number[] }>
> => {
  const items = await getMany(
    store,
    players.map((player) => ({ item: 'PLAYER', league, player })),
  );
  if (!items.ok) return items;
  const things = items.value.map((item) => thingOf<PlayerFacts>(item));
  return ok({
    names: new Map(players.map((player, index) => [player, things[index]?.facts.name ?? null])),
    versions: things.map((thing) => thing?.version ?? 0),
  });
};
