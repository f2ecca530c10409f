import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import type { ChangeLog } from '../../tournaments/event/change-log';
import { logged } from '../../tournaments/event/change-log';
import type { ArmyFacts, EntrantFacts, HeadFacts } from '../../tournaments/event/facts';
import type { Tournament } from '../../tournaments/event/tournament';
import type { Answer } from '../use-case';
import { checkInput, invalidInput, useCase } from '../use-case';
import { authorise } from './access';
import type { StoredContext } from './context';
import { creationKey } from './creation-key';
import type { CreatedTournament } from './create-tournament';
import { hashText, recoveryCodeOf, recoveryHashOf, shortHash, tokenOf, tournamentIdOf } from './credentials';
import { tournamentId } from './fields';
import { itemOf, logOf, readTournament } from './items';
import type { Address, Item } from './store';
import { LARGEST_BODY_BYTES } from './store';
import type { TournamentDocument } from './tournament-document';
import { documentFaults, tournamentDocument } from './tournament-document';
import { settingsView } from './views';

export const LARGEST_DOCUMENT = 4_000_000;
const AT_ONCE = 25;
const MOST_ATTEMPTS = 5;

/** A whole tournament as one document. */
export interface ExportedTournament {
  readonly tournament: string;
  /** JSON text: every thing with its history, without tokens. */
  readonly document: string;
}

/** A log without the marks of what is still to be told: nobody has asked elsewhere. */
const told = <Facts>(log: ChangeLog<Facts>): ChangeLog<Facts> =>
  log.map(({ untold: _, ...change }) => change);

/** A log without these fields, which belong to where it comes from. */
const without = <Facts extends object>(
  log: ChangeLog<Facts>,
  fields: readonly (keyof Facts)[],
): ChangeLog<Facts> =>
  told(log).map((change) => ({
    ...change,
    set: Object.fromEntries(
      Object.entries(change.set).filter(([field]) => !fields.includes(field as keyof Facts)),
    ) as Partial<Facts>,
  }));

/** Without the import itself while nothing has followed it: it is no part of what was imported, but what follows counts it. */
const headWithout = (log: ChangeLog<HeadFacts>): ChangeLog<HeadFacts> =>
  without(
    log.filter(({ op }, index) => op !== 'importTournament' || index < log.length - 1),
    ['grants', 'recoveryHash', 'leagues', 'webhooks'],
  );

const armiesOf = async (
  { id, entrants }: Tournament,
  { store }: StoredContext,
): Promise<Answer<readonly (ChangeLog<ArmyFacts> | null)[]>> => {
  const armies: (ChangeLog<ArmyFacts> | null)[] = [];
  for (let from = 0; from < entrants.length; from += AT_ONCE) {
    const some = entrants.slice(from, from + AT_ONCE);
    const items = await store.get(some.map(({ number }) => ({ item: 'ARMY', tournament: id, number })));
    if (!items.ok) return items;
    armies.push(...items.value.map((item) => (item ? logOf<ArmyFacts>(item) : null)));
  }
  return ok(armies);
};

/** A whole tournament as one document that `importTournament` takes, here or elsewhere. Tokens stay behind. */
export const exportTournament = useCase({
  input: z.strictObject({ tournament: tournamentId }),
  run: async (input, context: StoredContext) => {
    const found = await readTournament(context.store, input.tournament);
    if (!found.ok) return found;
    const { head, entrants, rounds, closing } = found.value;
    const actor = authorise(head.facts, 'exportTournament', context.caller);
    if (!actor.ok) return actor;
    const armies = await armiesOf(found.value, context);
    if (!armies.ok) return armies;
    const document: TournamentDocument = {
      format: 'muster-tournament',
      version: 1,
      head: headWithout(head.log),
      entrants: entrants.map(({ log }, index) => ({
        log: without<EntrantFacts>(log, ['tokenHash', 'links', 'linkCodes']),
        army: armies.value[index] ?? null,
      })),
      rounds: rounds.map(({ log, results }) => ({
        log: told(log),
        results: [...results].map(([table, result]) => ({ table, log: told(result.log) })),
      })),
      closing: closing ? told(closing.log) : null,
    };
    return ok<ExportedTournament>({ tournament: input.tournament, document: JSON.stringify(document) });
  },
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The document, if it is one whose parts fit together; otherwise every fault. */
const readDocument = (text: string): Answer<TournamentDocument> => {
  const raw = parsed(text);
  const checked = checkInput(tournamentDocument, raw);
  if (!checked.ok)
    return checked.error.code === 'INVALID_INPUT'
      ? invalidInput(
          checked.error.faults.slice(0, 50).map((fault) => ({ ...fault, path: `document.${fault.path}` })),
        )
      : checked;
  // As it was written, field for field: checking changes nothing, but would put the fields in another order.
  const document = raw as TournamentDocument;
  const faults = documentFaults(document);
  return faults.length === 0
    ? ok(document)
    : invalidInput(faults.map((message) => ({ path: 'document', code: 'INCONSISTENT', message })));
};

/** Every item but the head. */
const itemsOf = (id: string, { entrants, rounds, closing }: TournamentDocument): readonly Item[] => {
  const imported = (address: Address, log: ChangeLog<unknown>): Item => ({
    ...itemOf(address, log),
    isImported: true,
  });
  return [
    ...entrants.flatMap(({ log, army }, index) => {
      const at = { tournament: id, number: index + 1 };
      return [
        imported({ item: 'ENTRANT', ...at }, log),
        ...(army ? [imported({ item: 'ARMY', ...at }, army)] : []),
      ];
    }),
    ...rounds.flatMap(({ log, results }, index) => {
      const at = { tournament: id, round: index + 1 };
      return [
        imported({ item: 'ROUND', ...at }, log),
        ...results.map((result) => imported({ item: 'RESULT', ...at, table: result.table }, result.log)),
      ];
    }),
    ...(closing ? [imported({ item: 'ROUND', tournament: id, round: rounds.length + 1 }, closing)] : []),
  ];
};

/** Writes each item where nothing is, and tells of those that found something there. */
const writeOnce = async (
  items: readonly Item[],
  { store }: StoredContext,
): Promise<Answer<readonly Item[]>> => {
  const written = await Promise.all(items.map((item) => store.write(item)));
  const conflicts: Item[] = [];
  for (const [index, answer] of written.entries()) {
    if (!answer.ok) return answer;
    if (answer.value === 'CONFLICT') conflicts.push(items[index] as Item);
  }
  return ok(conflicts);
};

/**
 * Writes each item where nothing is. What is there already was written by this very request, interrupted; that it is there is looked
 * at, since a condition can fail for other reasons.
 */
const writeAll = async (items: readonly Item[], context: StoredContext): Promise<Answer<true>> => {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    let open = items.slice(from, from + AT_ONCE);
    for (let attempt = 0; open.length > 0; attempt += 1) {
      if (attempt === MOST_ATTEMPTS) return refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
      const conflicts = await writeOnce(open, context);
      if (!conflicts.ok) return conflicts;
      if (conflicts.value.length === 0) break;
      const there = await context.store.get(conflicts.value.map(({ address }) => address));
      if (!there.ok) return there;
      open = conflicts.value.filter((_, index) => !there.value[index]);
    }
  }
  return ok(true);
};

/**
 * Makes a tournament out of an exported one, with its history, a new id and a new organiser's token. Its head is written last: until
 * then nothing is there, and a repetition of an interrupted request writes what is missing.
 */
export const importTournament = useCase({
  input: z.strictObject({
    document: z
      .string()
      .check(
        z.minLength(2),
        z.maxLength(LARGEST_DOCUMENT),
        z.describe('What `exportTournament` gave: JSON text.'),
      ),
  }),
  run: async (input, context: StoredContext): Promise<Answer<CreatedTournament>> => {
    const key = creationKey(context, "who repeats it gets the organiser's token again");
    if (!key.ok) return key;
    const document = readDocument(input.document);
    if (!document.ok) return document;
    const { keyring, store, clock } = context;
    // What is imported is part of what its id follows from: another document makes another tournament.
    const hash = shortHash(input.document);
    const request = hashText(`import ${hash} ${key.value}`);
    const id = tournamentIdOf(keyring, request);
    const organiserToken = tokenOf(keyring, { tournament: id, role: 'ORGANISER', request });
    const recoveryCode = recoveryCodeOf(keyring, id, request);
    const log: ChangeLog<HeadFacts> = [
      ...document.value.head,
      {
        op: 'importTournament',
        by: 'ANYONE',
        at: clock.nowMs(),
        set: {
          grants: [{ role: 'ORGANISER', hash: hashText(organiserToken) }],
          recoveryHash: recoveryHashOf(recoveryCode),
        },
        key: shortHash(request),
        input: hash,
      },
    ];
    const items = itemsOf(id, document.value);
    if (items.some(({ body }) => Buffer.byteLength(body) > LARGEST_BODY_BYTES))
      return refused({ code: 'CONFLICT', detail: 'One thing of it has more history than can be kept.' });
    const written = await writeAll(items, context);
    if (!written.ok) return written;
    const address = { item: 'HEAD', tournament: id } as const;
    const headWritten = await store.write({ ...itemOf(address, log), isImported: true });
    if (!headWritten.ok) return headWritten;
    const kept = await store.get([address]);
    if (!kept.ok) return kept;
    const [item] = kept.value;
    if (!item) return refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
    // The answer is that of the first time, whatever has happened since.
    const first = logOf<HeadFacts>(item).slice(0, log.length);
    return ok({ tournament: settingsView(id, logged(first)), organiserToken, recoveryCode });
  },
});
