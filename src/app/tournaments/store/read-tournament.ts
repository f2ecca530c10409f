import type { Logged } from '../../../shared/change-log';
import type {
  ClosingFacts,
  TournamentFacts,
  ResultFacts,
  RoundFacts,
} from '../../../domain/tournaments/event/facts';
import {
  type Entrant,
  type Tournament,
  roundOf,
  tournamentOf,
} from '../../../domain/tournaments/event/tournament';
import { loggedIn } from '../../kernel/store/items';
import type { Item, Store } from '../../kernel/store/store';
import { type Answer, ok, refused } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { mayRead } from './access';
import { entrantKind, headKind, resultKind, roundKind } from './item-kinds';

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

/** Reads a tournament in one query. */
export const readTournament = async (store: Store, tournament: string): Promise<Answer<Tournament>> => {
  const items = await store.readTournament(tournament);
  if (!items.ok) return items;
  const found = tournamentFrom(tournament, items.value);
  const head = headOrRefusal(tournament, found?.head);
  return found && head.ok ? ok(found) : (head as Answer<never>);
};

/** A tournament that the caller may read. */
export const readableTournament = async (
  id: string,
  operation: string,
  { store, caller }: StoredContext,
): Promise<Answer<Tournament>> => {
  const found = await readTournament(store, id);
  if (!found.ok) return found;
  const { head, entrants } = found.value;
  const access = mayRead(head, operation, { token: caller.token, entrants });
  return access.ok ? found : access;
};
