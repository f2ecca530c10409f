import { getMany } from '../kernel/store/get-many';
import type { ExportedPerson } from '../kernel/generated/answers';
import * as z from 'zod/mini';
import type { ChangeLog } from '../../shared/change-log';
import type { Entrant, Tournament } from '../../domain/tournaments/event/tournament';
import { type StoredContext, operation } from '../kernel/operation';
import { playerKind } from '../leagues/stored-league';
import { loggedOf } from '../kernel/store/items';
import { addressesOf } from '../tournaments/armies/army-access';
import { armyKind, readTournament } from '../tournaments/store/read-tournament';
import { type Answer, isMissing, mapAnswer, ok } from '../kernel/use-case';
import { chargeEvent, entriesInBudget, fromEntry } from './entries-in-budget';
import { casualGames } from './casual-games';
import { entrantRecord } from './entrant-record';
import { type Entry, entryView, isBoundTo, people, personId } from './people';
import { isoTime } from '../kernel/iso-time';

/** Hashes of tokens and codes; left out, since they serve nobody else. */
const secretFields: readonly string[] = ['tokenHash', 'links', 'linkCodes', 'grants', 'recoveryHash'];

/** An entry stands in the history with the hash of its token. */
const withoutHashes = (field: string, value: unknown): unknown => (field === 'hash' ? undefined : value);

/** A history without secrets: time, operation and facts of each change. */
const historyOf = (log: ChangeLog<unknown>) =>
  log.map(({ op, at, set }) => ({
    operation: op,
    at: isoTime(at),
    set: Object.fromEntries(Object.entries(set as object).filter(([field]) => !secretFields.includes(field))),
  }));

const entrantPart = async (tournament: Tournament, { number, log }: Entrant, { store }: StoredContext) => {
  const addresses = addressesOf(tournament.id, { number, log }, tournament.head.log);
  const items = await getMany(store, addresses);
  if (!items.ok) return items;
  const armies = addresses.flatMap(({ member, slot }, index) =>
    historyOf(loggedOf(armyKind, items.value[index])?.log ?? []).map((change) => ({
      ...(member !== undefined && { member }),
      ...(slot !== undefined && { slot }),
      ...change,
    })),
  );
  return ok({
    ...entrantRecord(tournament, number),
    history: historyOf(log),
    armies,
  });
};

/** The data that an event keeps of an entry; the bare ids if the event is deleted or the player has another token. */
const partOf = async (entry: Entry, context: StoredContext): Promise<Answer<object>> => {
  if ('tournament' in entry) {
    const found = await readTournament(context.store, entry.tournament);
    if (!found.ok && !isMissing(found)) return found;
    if (found.ok) chargeEvent(found.value, context);
    const entrant = found.ok ? found.value.entrants[entry.entrant - 1] : undefined;
    return found.ok && entrant && isBoundTo(entry, entrant.facts)
      ? entrantPart(found.value, entrant, context)
      : ok(entryView(entry));
  }
  // The sheet belongs to the other side too.
  if ('game' in entry)
    return mapAnswer(await casualGames(entry, context), (games) => ({ ...entryView(entry), games }));
  const { league, player } = entry;
  const items = await context.store.get([{ item: 'PLAYER', league, player }]);
  if (!items.ok) return items;
  const found = loggedOf(playerKind, items.value[0]);
  return ok(
    found && isBoundTo(entry, found.facts)
      ? { league, player, history: historyOf(found.log) }
      : entryView(entry),
  );
};

/** Everything stored of a person as one JSON document: its history, and of each entry what the event keeps, army lists included. Without tokens. Many large events come in parts: `next`. */
export const exportPerson = operation({
  name: 'exportPerson',
  verb: 'none',
  route: 'GET /v1/people/{person}/export',
  function: 'leagues',
  answers: 'ExportedPerson',
  reads: ['PERSON', 'TOURNAMENT', 'LEAGUE', 'GAME'],
  covers: ['F16'],

  input: z.strictObject({ person: personId, from: fromEntry }),
  run: async (input, context: StoredContext, self): Promise<Answer<ExportedPerson>> => {
    const own = await people.own(self, input.person, context);
    if (!own.ok) return own;
    const { facts, log } = own.value;
    const parts = await entriesInBudget(facts.entries, { from: input.from, context }, (entry) =>
      partOf(entry, context),
    );
    if (!parts.ok) return parts;
    const document = {
      format: 'muster-person',
      version: 1,
      person: input.person,
      name: facts.name,
      history: historyOf(log),
      entries: parts.value.shown,
    };
    return ok({
      person: input.person,
      document: JSON.stringify(document, withoutHashes),
      next: parts.value.next,
    });
  },
});
