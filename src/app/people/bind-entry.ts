import * as z from 'zod/mini';
import { type CrossFault, boundedText, crossCheck, crossFault, optional } from '../kernel/input';
import { gameId } from '../games/fields';
import { readPlayer } from '../leagues/stored-league';
import { leagueId, playerId } from '../leagues/fields';
import { type StoredContext, operation } from '../kernel/operation';
import { grantOf, hashText } from '../kernel/store/credentials';
import { readRecord } from '../kernel/store/items';
import { actorOf } from '../tournaments/store/access';
import { tournamentId } from '../tournaments/fields';
import { gameAddress, gameKind } from '../tournaments/store/game-item';
import { readTournament } from '../tournaments/store/read-tournament';
import { type Answer, ok, refused, conflict } from '../kernel/use-case';
import { type Entry, MOST_ENTRIES, entryView, people, personChange, personId } from './people';

/** Either a tournament, or a league and its player, or a game. */
const eitherFaults = (value: unknown): readonly CrossFault[] => {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  const has = (field: string): boolean => given[field] !== undefined && given[field] !== null;
  const kind = ['tournament', 'game'].find(has);
  if (kind !== undefined)
    return ['league', 'player', 'game']
      .filter((field) => field !== kind && has(field))
      .map((field) => crossFault([field], 'INCONSISTENT', `has no place beside a ${kind}`));
  if (!has('league'))
    return [crossFault(['tournament'], 'REQUIRED', 'is required, or a league and its player, or a game')];
  return has('player') ? [] : [crossFault(['player'], 'REQUIRED', 'is required beside a league')];
};

const input = z
  .strictObject({
    person: personId,
    tournament: optional(tournamentId),
    league: optional(leagueId),
    player: optional(playerId),
    game: optional(gameId),
    playerToken: boundedText(
      [1, 200],
      'The token of the entrant, of the league’s player or of the side of the game. It is not stored.',
    ),
  })
  .check(crossCheck(eitherFaults));

const idsOf = (entry: Entry): string => JSON.stringify(entryView(entry));

const notTheirs = (): Answer<never> =>
  refused({ code: 'FORBIDDEN', operation: 'bindEntry', allowedRoles: ['holder of the player’s token'] });

/** The entrant whose token it is. */
const entrantOf = async (
  tournament: string,
  playerToken: string,
  { store }: StoredContext,
): Promise<Answer<Entry>> => {
  const found = await readTournament(store, tournament);
  if (!found.ok) return found;
  const actor = actorOf({ grants: [] }, found.value.entrants, playerToken);
  const number = actor?.entrant ?? null;
  return number === null ? notTheirs() : ok({ tournament, entrant: number, hash: hashText(playerToken) });
};

/** The league's player, if it is the player's token. */
const playerOf = async (
  { league = '', player = '', playerToken }: z.output<typeof input>,
  { store }: StoredContext,
): Promise<Answer<Entry>> => {
  const found = await readPlayer(store, league, player);
  if (!found.ok) return found;
  const { tokenHash } = found.value.facts;
  const isTheirs = tokenHash !== null && grantOf([{ hash: tokenHash }], playerToken) !== undefined;
  return isTheirs ? ok({ league, player, hash: tokenHash }) : notTheirs();
};

/** The side of a casual game whose token it is. A table's sheet has no tokens of its own. */
const sideOf = async (
  game: string,
  playerToken: string,
  { store }: StoredContext,
): Promise<Answer<Entry>> => {
  const found = await readRecord(gameKind, { name: 'game', id: game, address: gameAddress(game) }, store);
  if (!found.ok) return found;
  const own = grantOf(found.value.facts.tokens, playerToken);
  return own ? ok({ game, side: own.side, hash: own.hash }) : notTheirs();
};

/**
 * Binds an entrant of a tournament, a player of a league, or a side of a casual game, to a person: the person's token and the player's own show that both are one.
 * Nothing is ever joined by name. A binding ends with the player's token: bind again with the new one.
 */
export const bindEntry = operation({
  name: 'bindEntry',
  route: 'POST /v1/people/{person}/entries',
  ...personChange,
  answers: 'PersonSettings',
  graphql: {
    input: 'BindEntryInput',
    inputDescription: 'What is bound, and the token that shows whose it is.',
  },
  reads: ['PERSON', 'TOURNAMENT', 'LEAGUE', 'GAME'],

  input,
  run: async (asked, context: StoredContext, self) => {
    const { person, tournament, playerToken, ...rest } = asked;
    const own = await people.own(self, person, context);
    if (!own.ok) return own;
    const entry = await (tournament !== undefined
      ? entrantOf(tournament, playerToken, context)
      : rest.game !== undefined
        ? sideOf(rest.game, playerToken, context)
        : playerOf(asked, context));
    if (!entry.ok) return entry;
    const bound = JSON.stringify(entry.value);
    return people.change(
      {
        self,
        id: person,
        input: { person, tournament, ...rest, token: hashText(playerToken) },
        decide: ({ facts: { entries } }) => {
          if (entries.some((one) => JSON.stringify(one) === bound)) return ok({ set: {} });
          const others = entries.filter((one) => idsOf(one) !== idsOf(entry.value));
          return others.length >= MOST_ENTRIES
            ? conflict('ENTRY_LIMIT', `A person binds ${MOST_ENTRIES} entries at most: release one first.`)
            : ok({ set: { entries: [...others, entry.value] } });
        },
      },
      context,
    );
  },
});
