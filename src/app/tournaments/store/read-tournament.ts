import { type Logged, type ChangeLog, logged } from '../../../shared/change-log';
import type {
  ClosingFacts,
  TournamentFacts,
  ResultFacts,
  RoundFacts,
  ArmyFacts,
  EntrantFacts,
} from '../../../domain/tournaments/event/facts';
import {
  type Entrant,
  type Tournament,
  roundOf,
  tournamentOf,
} from '../../../domain/tournaments/event/tournament';
import { loggedIn, type ItemKind, type Placing, itemKind } from '../../kernel/store/items';
import type { Item, Store, TournamentAddress } from '../../kernel/store/store';
import { type Answer, ok, refused } from '../../kernel/answer';
import type { StoredContext } from '../../kernel/store/context';
import { mayRead } from './access';
import type { TeamMatchFacts } from '../../../domain/tournaments/teams/team-match';
import { hashText } from '../../kernel/store/credentials';
import { packRound, unpackRound } from './round-body';

/** The kinds of items that a tournament is made of. */

type HeadAddress = Extract<TournamentAddress, { readonly item: 'HEAD' }>;

/** The settings of a tournament as a list shows them, without its history. */
export type TournamentCard = Omit<
  TournamentFacts,
  | 'grants'
  | 'recoveryHash'
  | 'leagues'
  | 'webhooks'
  | 'seed'
  | 'signUp'
  | 'awards'
  | 'invitationHash'
  | 'deleted'
  | 'deletedSlots'
> & {
  readonly seedCommitment: string;
  readonly version: number;
};

/** The public settings of a tournament, with the hash of the seed instead of the seed. */
export const cardOf = (facts: TournamentFacts, version: number): TournamentCard => {
  const {
    grants: _,
    recoveryHash: _hash,
    leagues: _leagues,
    webhooks: _webhooks,
    signUp: _signUp,
    awards: _awards,
    invitationHash: _invitation,
    seed,
    ...shown
  } = facts;
  return { ...shown, seedCommitment: hashText(seed), version };
};

/** A public tournament is listed under the month of its day, or of its creation. */
const listingOf = (tournament: string, log: ChangeLog<TournamentFacts>): Placing['listing'] => {
  const { facts } = logged(log);
  const { visibility, startsOn, phase, deleted } = facts;
  if (visibility !== 'PUBLIC' || phase === 'DRAFT' || deleted) return undefined;
  const day = startsOn ?? new Date(log[0]?.at ?? 0).toISOString().slice(0, 10);
  return {
    name: day.slice(0, 7),
    order: `${day}#${tournament}`,
    card: JSON.stringify(cardOf(facts, log.length)),
  };
};

/** A draft that nobody has opened or changed for so long is nobody's. */
const DRAFT_LASTS_MS = 30 * 24 * 60 * 60 * 1000;

/** A draft has nothing but its head: no entrant can be registered, so that nothing is left behind. What was deleted stays as it is. */
const expiryOf = (log: ChangeLog<TournamentFacts>): number | undefined => {
  const { phase, deleted } = logged(log).facts;
  return phase === 'DRAFT' && !deleted ? (log.at(-1)?.at ?? 0) + DRAFT_LASTS_MS : undefined;
};

/** A tournament lasts, but for a draft. */
export const headKind = itemKind<TournamentFacts, HeadAddress>({
  place: ({ tournament }, log) => {
    const listing = listingOf(tournament, log);
    const expiresAtMs = expiryOf(log);
    return { ...(listing && { listing }), ...(expiresAtMs !== undefined && { expiresAtMs }) };
  },
});

export const entrantKind = itemKind<EntrantFacts>();
export const armyKind = itemKind<ArmyFacts>();
export const resultKind = itemKind<ResultFacts>();

/** A round's history is packed: see round-body.ts. */
export const roundKind = itemKind<RoundFacts>({
  pack: packRound,
  unpack: (stored) => unpackRound(stored as Parameters<typeof unpackRound>[0]),
});

/** The record that a tournament is finished, in the place of the next round. */
export const closingKind = itemKind<ClosingFacts>();

/** How two teams find their opponents. */
export const teamMatchKind = itemKind<TeamMatchFacts>();

const kinds: Readonly<Record<TournamentAddress['item'], ItemKind<unknown>>> = {
  HEAD: headKind,
  ENTRANT: entrantKind,
  ARMY: armyKind,
  ROUND: roundKind,
  RESULT: resultKind,
  TEAM_MATCH: teamMatchKind,
};

/** The kind of the item at this address, for what handles items of every kind. */
export const kindAt = ({ item }: TournamentAddress): ItemKind<unknown> => kinds[item];

export const noTournament = (id: string): Answer<never> =>
  refused({ code: 'NOT_FOUND', kind: 'tournament', id });

/** The head of a tournament, if there is one that was not deleted. */
export const headOrRefusal = (
  id: string,
  head: Logged<TournamentFacts> | undefined,
): Answer<Logged<TournamentFacts>> => {
  if (!head) return noTournament(id);
  return head.facts.deleted ? refused({ code: 'GONE', kind: 'tournament', id }) : ok(head);
};

/** A round that was drawn where the tournament had been finished has tables too. */
export const isClosing = (thing: Logged<RoundFacts | ClosingFacts>): thing is Logged<ClosingFacts> =>
  !('tables' in thing.facts);

/** The tournament that these items make; undefined without a head. */
export const tournamentFrom = (id: string, items: readonly Item[]): Tournament | undefined => {
  let head: Logged<TournamentFacts> | undefined;
  let closing: Logged<ClosingFacts> | null = null;
  const entrants: Entrant[] = [];
  const rounds: { readonly thing: Logged<RoundFacts>; readonly results: Map<number, Logged<ResultFacts>> }[] =
    [];
  for (const item of items) {
    const { address } = item;
    if (address.item === 'HEAD') head = loggedIn(headKind, item);
    else if (address.item === 'ENTRANT')
      entrants.push({ ...loggedIn(entrantKind, item), number: address.number });
    else if (address.item === 'ROUND') {
      const thing: Logged<RoundFacts | ClosingFacts> = loggedIn(roundKind, item);
      if (isClosing(thing)) closing = thing;
      else rounds.push({ thing: thing as Logged<RoundFacts>, results: new Map() });
    } else if (address.item === 'RESULT')
      rounds[address.round - 1]?.results.set(address.table, loggedIn(resultKind, item));
  }
  return (
    head &&
    tournamentOf({
      id,
      head,
      entrants,
      rounds: rounds.map(({ thing, results }, index) => roundOf(index + 1, thing, results)),
      closing,
    })
  );
};

/** A tournament as read, and the length of its items, by which it is remembered. */
const factsRead = async (store: Store, tournament: string) => {
  const items = await store.readTournament(tournament);
  if (!items.ok) return { answer: items, characters: Number.POSITIVE_INFINITY };
  const found = tournamentFrom(tournament, items.value);
  const head = headOrRefusal(tournament, found?.head);
  const answer = found && head.ok ? ok(found) : (head as Answer<never>);
  return { answer, characters: items.value.reduce((sum, { body }) => sum + body.length, 0) };
};

/** Reads a tournament in one query. */
export const readTournament = async (store: Store, tournament: string): Promise<Answer<Tournament>> =>
  (await factsRead(store, tournament)).answer;

/** The same from memory, where the process knows that nothing was written since. */
const rememberedTournament = async (
  id: string,
  { store, readerMemory }: StoredContext,
): Promise<Answer<Tournament>> => {
  const read = () => factsRead(store, id);
  return (await (readerMemory ? readerMemory.remembered(id, 'FACTS', read) : read())).answer;
};

/** A tournament that the caller may read. */
export const readableTournament = async (
  id: string,
  operation: string,
  context: StoredContext,
): Promise<Answer<Tournament>> => {
  const found = await rememberedTournament(id, context);
  if (!found.ok) return found;
  const { head, entrants } = found.value;
  const access = mayRead(head, operation, { token: context.caller.token, entrants });
  return access.ok ? found : access;
};
