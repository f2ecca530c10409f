import type { Person, PersonEntry, PersonLeague, PersonTournament } from '../kernel/generated/answers';
import * as z from 'zod/mini';
import { countResults } from '../../domain/tournaments/league/league-game';
import { ok } from '../../shared/result';
import { leaguePlayer } from '../leagues/season/league-player';
import { playerKind, readHead } from '../leagues/stored-league';
import { operation } from '../kernel/operation';
import type { StoredContext } from '../kernel/store/context';
import { loggedOf } from '../kernel/store/items';
import { readTournament } from '../tournaments/store/read-tournament';
import { type Answer, call } from '../kernel/use-case';
import { entrantRecord } from './entrant-record';
import { type Entry, entryView, isBoundTo, people, personId, personSettings } from './people';

/** An entry as a person sees it; `gone` if its event was deleted or the player has another token. */
type Shown =
  | { readonly tournament: PersonTournament }
  | { readonly league: PersonLeague }
  | { readonly gone: PersonEntry };

const isGone = (answer: Answer<unknown>): boolean =>
  !answer.ok && ['NOT_FOUND', 'GONE'].includes(answer.error.code);

const shownTournament = async (entry: Extract<Entry, { tournament: string }>, { store }: StoredContext) => {
  const found = await readTournament(store, entry.tournament);
  if (!found.ok) return isGone(found) ? ok({ gone: entryView(entry) }) : found;
  const isBound = isBoundTo(entry, found.value.entrants[entry.entrant - 1]?.facts);
  const record = isBound ? entrantRecord(found.value, entry.entrant) : undefined;
  return ok(record ? { tournament: record } : { gone: entryView(entry) });
};

const shownLeague = async (entry: Extract<Entry, { league: string }>, context: StoredContext) => {
  const { league, player } = entry;
  const [items, head, page] = await Promise.all([
    context.store.get([{ item: 'PLAYER', league, player }]),
    readHead(league, context),
    call(leaguePlayer, { league, player }, context),
  ]);
  if (!items.ok) return items;
  const isBound = isBoundTo(entry, loggedOf(playerKind, items.value[0])?.facts);
  if (!isBound || isGone(head) || isGone(page)) return ok({ gone: entryView(entry) });
  if (!head.ok) return head;
  return page.ok ? ok({ league: { league, name: head.value.facts.name, page: page.value } }) : page;
};

/** How many entries are read at once. */
const AT_ONCE = 10;

const shownEntries = async (entries: readonly Entry[], context: StoredContext) => {
  const shown: Shown[] = [];
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const some = entries
      .slice(from, from + AT_ONCE)
      .map((entry) =>
        'tournament' in entry ? shownTournament(entry, context) : shownLeague(entry, context),
      );
    for (const answer of await Promise.all(some)) {
      if (!answer.ok) return answer;
      shown.push(answer.value);
    }
  }
  return ok(shown);
};

/** The latest first; of one day, and without one, in the order in which they were bound. */
const latestFirst = (a: PersonTournament, b: PersonTournament): number => {
  const [first, second] = [a.startsOn ?? '9999', b.startsOn ?? '9999'];
  return first === second ? 0 : first > second ? -1 : 1;
};

/** A person over all events: the next game, own games and ranks, leagues with their ratings. Only the person may read it. */
export const person = operation({
  name: 'person',
  route: 'GET /v1/people/{person}',
  function: 'leagues',
  answers: 'Person',
  showsMoreThanVersion: true,
  reads: ['PERSON', 'TOURNAMENT', 'LEAGUE'],
  covers: ['F16'],

  input: z.strictObject({ person: personId }),
  price: () => 20,
  run: async (input, context: StoredContext, self): Promise<Answer<Person>> => {
    const own = await people.own(self, input.person, context);
    if (!own.ok) return own;
    const shown = await shownEntries(own.value.facts.entries, context);
    if (!shown.ok) return shown;
    const tournaments = shown.value.flatMap((one) => ('tournament' in one ? [one.tournament] : []));
    const games = tournaments.flatMap((one) => one.games).filter(({ opponent }) => opponent !== null);
    return ok({
      ...personSettings(input.person, own.value),
      ...countResults(games.map(({ result }) => result)),
      tournaments: tournaments.toSorted(latestFirst),
      leagues: shown.value.flatMap((one) => ('league' in one ? [one.league] : [])),
      gone: shown.value.flatMap((one) => ('gone' in one ? [one.gone] : [])),
    });
  },
});
