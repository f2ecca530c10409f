import * as z from 'zod/mini';
import { countResults } from '../../domain/tournaments/league/league-game';
import type { PersonRecord, RecordGame, RecordSum } from '../kernel/generated/answers';
import { type StoredContext, operation } from '../kernel/operation';
import { type Answer, isMissing, ok } from '../kernel/use-case';
import { ERASED } from '../tournaments/facts/forget-person';
import { mayRead } from '../tournaments/store/access';
import { readTournament } from '../tournaments/store/read-tournament';
import { chargeEvent, entriesInBudget, fromEntry } from './entries-in-budget';
import { casualGames } from './casual-games';
import { eventGames } from './event-games';
import { type Entry, isBoundTo, people, personId } from './people';

/** The games of an entry; none of a league, whose events are entries of their own, nor of an event that is gone or hidden. */
const gamesOfEntry = async (
  entry: Entry,
  seen: { readonly isOwn: boolean; readonly context: StoredContext },
): Promise<Answer<readonly RecordGame[]>> => {
  if ('game' in entry) return casualGames(entry, seen.context);
  if (!('tournament' in entry)) return ok([]);
  const found = await readTournament(seen.context.store, entry.tournament);
  if (!found.ok) return isMissing(found) ? ok([]) : found;
  chargeEvent(found.value, seen.context);
  const entrant = found.value.entrants[entry.entrant - 1];
  if (!entrant || !isBoundTo(entry, entrant.facts)) return ok([]);
  const isPublic = mayRead(found.value.head, 'personRecord', { token: null, entrants: [] }).ok;
  return seen.isOwn || isPublic ? eventGames(found.value, entrant, seen) : ok([]);
};

/** The latest first; an event without a day before all others. */
const latestFirst = (a: RecordGame, b: RecordGame): number => {
  const [first, second] = [a.day ?? '9999', b.day ?? '9999'];
  if (first !== second) return first > second ? -1 : 1;
  return a.tournament === b.tournament ? (b.round ?? 0) - (a.round ?? 0) : 0;
};

/** Whether it was played against somebody: neither a bye nor against the Spare Player. */
const isMet = ({ kind }: RecordGame): boolean => kind !== 'BYE' && kind !== 'SPARE';

const countsOf = (games: readonly RecordGame[]) => countResults(games.map(({ result }) => result));

/** The sums by a name; games without one are in none. */
const sumsBy = (
  games: readonly RecordGame[],
  nameOf: (game: RecordGame) => string | null | undefined,
): readonly RecordSum[] => {
  const named = new Map<string, RecordGame[]>();
  for (const game of games) {
    const name = nameOf(game) ?? null;
    if (name !== null) named.set(name, [...(named.get(name) ?? []), game]);
  }
  return [...named]
    .toSorted(([a, first], [b, second]) => second.length - first.length || (a < b ? -1 : 1))
    .map(([name, those]) => ({ name, ...countsOf(those) }));
};

const opponentOf = ({ opponent }: RecordGame): string | null =>
  opponent === null || opponent.name === ERASED ? null : opponent.name;

/**
 * A person's games over all its events and bound casual games, with scenario, own list and opponent, and their sums. Only the person may read it, unless it has
 * made the record public (`updatePerson`): others then see the games of public events, and lists once they are published. Of many large
 * events one answer shows a part: ask again with `from` as its `next`, until that is null.
 */
export const personRecord = operation({
  name: 'personRecord',
  route: 'GET /v1/people/{person}/record',
  function: 'leagues',
  answers: 'PersonRecord',
  reads: ['PERSON', 'TOURNAMENT', 'CATALOGUE', 'GAME'],
  covers: ['F16'],

  input: z.strictObject({ person: personId, from: fromEntry }),
  price: () => 20,
  run: async (input, context: StoredContext, self): Promise<Answer<PersonRecord>> => {
    const stored = await people.stored(input.person, context.store);
    if (!stored.ok) return stored;
    const owner = people.asOwner(self, stored.value, context);
    const { name, entries, recordIsPublic = false } = stored.value.facts;
    if (!owner.ok && !recordIsPublic) return owner;
    const present = people.present(input.person, stored.value);
    if (!present.ok) return present;
    const seen = { isOwn: owner.ok, context };
    const answered = await entriesInBudget(entries, { from: input.from, context }, (entry) =>
      gamesOfEntry(entry, seen),
    );
    if (!answered.ok) return answered;
    const games = answered.value.shown.flat().toSorted(latestFirst);
    const met = games.filter(isMet);
    return ok({
      person: input.person,
      name,
      recordIsPublic,
      ...countsOf(met),
      games,
      lists: sumsBy(met, ({ list }) => list),
      scenarios: sumsBy(met, ({ scenario }) => scenario),
      opponents: sumsBy(met, opponentOf),
      next: answered.value.next,
    });
  },
});
