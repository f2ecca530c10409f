import type { Person, PersonEntry, PersonLeague, PersonTournament } from '../kernel/generated/answers';
import * as z from 'zod/mini';
import { countResults } from '../../domain/tournaments/league/league-game';
import { leaguePlayer } from '../leagues/players/league-player';
import { playerKind, readHead } from '../leagues/stored-league';
import { type StoredContext, operation } from '../kernel/operation';
import { loggedOf } from '../kernel/store/items';
import type { Store } from '../kernel/store/store';
import { readTournament } from '../tournaments/store/read-tournament';
import { type Answer, call, isMissing, ok } from '../kernel/use-case';
import { chargeEvent, entriesInBudget, fromEntry } from './entries-in-budget';
import { entrantRecord } from './entrant-record';
import { type Entry, entryView, isBoundTo, people, personId, personSettings } from './people';

/** An entry as a person sees it; `gone` if its event was deleted or the player has another token. */
type Shown =
  | { readonly tournament: PersonTournament }
  | { readonly league: PersonLeague }
  | { readonly gone: PersonEntry }
  /** Casual games stand in the record alone. */
  | { readonly game: string };

const shownTournament = async (
  entry: Extract<Entry, { tournament: string }>,
  context: StoredContext,
): Promise<Answer<Shown>> => {
  const found = await readTournament(context.store, entry.tournament);
  if (!found.ok) return isMissing(found) ? ok({ gone: entryView(entry) }) : found;
  chargeEvent(found.value, context);
  const isBound = isBoundTo(entry, found.value.entrants[entry.entrant - 1]?.facts);
  const record = isBound ? entrantRecord(found.value, entry.entrant) : undefined;
  return ok(record ? { tournament: record } : { gone: entryView(entry) });
};

const shownLeague = async (
  entry: Extract<Entry, { league: string }>,
  context: StoredContext,
): Promise<Answer<Shown>> => {
  const { league, player } = entry;
  const address = [{ item: 'PLAYER', league, player }] as const;
  const items = await context.store.get(address);
  if (!items.ok) return items;
  if (!isBoundTo(entry, loggedOf(playerKind, items.value[0])?.facts)) return ok({ gone: entryView(entry) });
  // The page begins with the same item.
  const get: Store['get'] = async (asked) =>
    JSON.stringify(asked) === JSON.stringify(address) ? items : context.store.get(asked);
  const [head, page] = await Promise.all([
    readHead(league, context),
    call(leaguePlayer, { league, player }, { ...context, store: { ...context.store, get } }),
  ]);
  if (isMissing(head) || isMissing(page)) return ok({ gone: entryView(entry) });
  if (!head.ok) return head;
  return page.ok ? ok({ league: { league, name: head.value.facts.name, page: page.value } }) : page;
};

/** The latest first; of one day, and without one, in the order in which they were bound. */
const latestFirst = (a: PersonTournament, b: PersonTournament): number => {
  const [first, second] = [a.startsOn ?? '9999', b.startsOn ?? '9999'];
  return first === second ? 0 : first > second ? -1 : 1;
};

/**
 * A person over all events: the next game, own games and ranks, leagues with their ratings. Only the person may read it. Of many large
 * events one answer shows a part: ask again with `from` as its `next`, until that is null.
 */
export const person = operation({
  name: 'person',
  route: 'GET /v1/people/{person}',
  graphql: { renamed: { person: 'id' } },
  function: 'leagues',
  answers: 'Person',
  showsMoreThanVersion: true,
  reads: ['PERSON', 'TOURNAMENT', 'LEAGUE'],
  covers: ['F16'],

  input: z.strictObject({ person: personId, from: fromEntry }),
  price: () => 20,
  run: async (input, context: StoredContext, self): Promise<Answer<Person>> => {
    const own = await people.own(self, input.person, context);
    if (!own.ok) return own;
    const answered = await entriesInBudget(
      own.value.facts.entries,
      { from: input.from, context },
      async (entry): Promise<Answer<Shown>> => {
        if ('tournament' in entry) return shownTournament(entry, context);
        return 'league' in entry ? shownLeague(entry, context) : ok({ game: entry.game });
      },
    );
    if (!answered.ok) return answered;
    const { shown, next } = answered.value;
    const tournaments = shown.flatMap((one) => ('tournament' in one ? [one.tournament] : []));
    const games = tournaments.flatMap((one) => one.games).filter(({ opponent }) => opponent !== null);
    return ok({
      ...personSettings(input.person, own.value),
      ...countResults(games.map(({ result }) => result)),
      tournaments: tournaments.toSorted(latestFirst),
      leagues: shown.flatMap((one) => ('league' in one ? [one.league] : [])),
      gone: shown.flatMap((one) => ('gone' in one ? [one.gone] : [])),
      next,
    });
  },
});
