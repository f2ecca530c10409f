import * as z from 'zod/mini';
import { type CrossFault, crossCheck, optional, boundedText } from '../kernel/input';
import { playerKind } from '../leagues/stored-league';
import { leagueId, playerId } from '../leagues/fields';
import { type StoredContext, operation } from '../kernel/operation';
import { grantOf, hashText } from '../kernel/store/credentials';
import { loggedOf } from '../kernel/store/items';
import { actorOf } from '../tournaments/store/access';
import { tournamentId } from '../tournaments/fields';
import { readTournament } from '../tournaments/store/read-tournament';
import { type Answer, ok, refused, conflict } from '../kernel/use-case';
import { type Entry, MOST_ENTRIES, entryView, people, personChange, personId } from './people';

/** Either a tournament, or a league and its player. */
const eitherFaults = (value: unknown): readonly CrossFault[] => {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  const has = (field: string): boolean => given[field] !== undefined && given[field] !== null;
  const fault = (field: string, code: CrossFault['code'], message: string): CrossFault => ({
    path: [field],
    code,
    message,
  });
  if (has('tournament'))
    return ['league', 'player']
      .filter(has)
      .map((field) => fault(field, 'INCONSISTENT', 'has no place beside a tournament'));
  if (!has('league')) return [fault('tournament', 'REQUIRED', 'is required, or a league and its player')];
  return has('player') ? [] : [fault('player', 'REQUIRED', 'is required beside a league')];
};

const input = z
  .strictObject({
    person: personId,
    tournament: optional(tournamentId),
    league: optional(leagueId),
    player: optional(playerId),
    playerToken: boundedText(
      [1, 200],
      'The token of the entrant or of the league’s player. It is not stored.',
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
  const items = await store.get([{ item: 'PLAYER', league, player }]);
  if (!items.ok) return items;
  const found = loggedOf(playerKind, items.value[0]);
  if (!found) return refused({ code: 'NOT_FOUND', kind: 'player', id: player });
  const { tokenHash } = found.facts;
  const isTheirs = tokenHash !== null && grantOf([{ hash: tokenHash }], playerToken) !== undefined;
  return isTheirs ? ok({ league, player, hash: tokenHash }) : notTheirs();
};

/**
 * Binds an entrant of a tournament, or a player of a league, to a person: the person's token and the player's own show that both are one.
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
  reads: ['PERSON', 'TOURNAMENT', 'LEAGUE'],

  input,
  run: async (asked, context: StoredContext, self) => {
    const { person, tournament, playerToken, ...rest } = asked;
    const own = await people.own(self, person, context);
    if (!own.ok) return own;
    const entry =
      tournament === undefined
        ? await playerOf(asked, context)
        : await entrantOf(tournament, playerToken, context);
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
