import * as z from 'zod/mini';
import { type ChangeLog, logged } from '../../../shared/change-log';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import {
  type Answer,
  asReplay,
  conflict,
  invalidField,
  mapAnswer,
  ok,
  refused,
  spend,
} from '../../kernel/use-case';
import { IMPORT_BODY_LIMIT_BYTES } from '../../kernel/limits';
import { type OperationFacts, countedTournamentChange, operation } from '../../kernel/operation';
import type { Keyring, StoredContext } from '../../kernel/store/context';
import { creationKey, ownedBy, secretsOfChange } from '../../kernel/owned/creation';
import { hashText, shortHash } from '../../kernel/store/credentials';
import { itemOf, logOf } from '../../kernel/store/items';
import { mayStore } from '../../kernel/rate-limits/stored-bytes';
import { type Item, type TournamentAddress, LARGEST_BODY_BYTES } from '../../kernel/store/store';
import { tournamentIdOf, ownedTournament } from '../store/links';
import { headKind, kindAt } from '../store/read-tournament';
import { settingsView } from '../views/settings-view';
import type { TournamentDocument } from './tournament-document';
import type { CreatedTournament } from '../../kernel/generated/answers';

const AT_ONCE = 25;

const MOST_ATTEMPTS = 5;

/** No document has these fields; every head has them from its first change on, as it stood at any time. */
const withGrants = (
  [first, ...others]: ChangeLog<TournamentFacts>,
  seed: string,
): ChangeLog<TournamentFacts> =>
  first
    ? [
        { ...first, set: { ...first.set, seed: first.set.seed ?? seed, grants: [], recoveryHash: '' } },
        ...others,
      ]
    : [];

/** Writing costs by the things. */
const THINGS_A_UNIT = 14;

/** An imported event counts by what it stores: so many characters as much as one thing that anybody creates. */
const CHARACTERS_A_THING = 20_000;

/** Every item but the head. */
const itemsOf = (id: string, { entrants, rounds, closing }: TournamentDocument): readonly Item[] => {
  const imported = (address: TournamentAddress, log: ChangeLog<unknown>): Item => ({
    ...itemOf(kindAt(address), address, log),
    isImported: true,
  });
  return [
    ...entrants.flatMap(({ log, army, armies = [], slotArmies = [] }, index) => {
      const at = { tournament: id, number: index + 1 };
      return [
        imported({ item: 'ENTRANT', ...at }, log),
        ...(army ? [imported({ item: 'ARMY', ...at }, army)] : []),
        ...armies.map((one) => imported({ item: 'ARMY', ...at, member: one.member }, one.log)),
        ...slotArmies.map((one) => imported({ item: 'ARMY', ...at, slot: one.slot }, one.log)),
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

/** Takes the price of the things, or says how many there may be. */
const payFor = (items: readonly Item[], field: string, context: StoredContext): Answer<true> => {
  const paid = spend(context, items.length / THINGS_A_UNIT);
  if (paid.ok || paid.error.code !== 'TOO_MUCH_WORK') return paid;
  const most = paid.error.left * THINGS_A_UNIT;
  return invalidField(
    field,
    'TOO_LARGE',
    `has ${items.length} entrants, armies, rounds and results: one of its length may have ${most}, and there is no import in parts`,
  );
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
    const together = await context.store.writeNew?.(open);
    if (together?.ok === false) return together;
    if (together?.value === 'WRITTEN') continue;
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

/** A tournament that comes from outside, and the text that it was read from. */
interface Imported {
  readonly operation: string;
  /** The input field that the text came in. */
  readonly field: string;
  readonly text: string;
  readonly document: TournamentDocument;
}

/**
 * Writes a tournament that comes from outside as a new one: everything but its head first, so that it is there whole or not at all. A
 * repetition of the request finds it and gets the same answer.
 */
const writeImported = async (
  { operation, field, text, document }: Imported,
  key: string,
  context: StoredContext,
): Promise<Answer<CreatedTournament>> => {
  const { keyring, store, clock } = context;
  // The id follows from the document too: another document makes another tournament.
  const hash = shortHash(text);
  const request = hashText(`import ${hash} ${key}`);
  const id = tournamentIdOf(keyring, request);
  const secretsUnder = (one: Keyring) => ownedTournament.secretsOf(one, id, request);
  const log: ChangeLog<TournamentFacts> = [
    // Before round 1 is drawn a document has no seed. One that follows from the request is the same for a repetition.
    ...withGrants(document.head, keyring.derive('seed of an import', request)),
    {
      op: operation,
      by: 'ANYONE',
      at: clock.nowMs(),
      set: ownedBy(secretsUnder(keyring)),
      key: shortHash(request),
      input: hash,
    },
  ];
  const items = itemsOf(id, document);
  const paid = payFor(items, field, context);
  if (!paid.ok) return paid;
  const address = { item: 'HEAD', tournament: id } as const;
  const head: Item = { ...itemOf(headKind, address, log), isImported: true };
  if ([head, ...items].some(({ body }) => Buffer.byteLength(body) > LARGEST_BODY_BYTES))
    return conflict(
      'HISTORY_FULL',
      `One thing of it has more history than can be stored: ${LARGEST_BODY_BYTES} bytes at most.`,
    );
  const over = context.creationRate?.take({
    address: context.caller.address,
    request: id,
    weight: 1 + text.length / CHARACTERS_A_THING,
  });
  if (over) return over;
  const allowed = await mayStore([head, ...items], id, context);
  if (!allowed.ok) return allowed;
  const written = await writeAll(items, context);
  if (!written.ok) return written;
  const headWritten = await store.write(head);
  if (!headWritten.ok) return headWritten;
  const stored = await store.get([address]);
  if (!stored.ok) return stored;
  const [item] = stored.value;
  if (!item) return refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
  // The answer is that of the first time, whatever has happened since.
  const first = logOf(headKind, item).slice(0, log.length);
  const answer = ok({
    tournament: settingsView(id, logged(first)),
    ...secretsOfChange(keyring, first, secretsUnder),
  });
  return headWritten.value === 'WRITTEN' ? answer : asReplay(answer);
};

/** Declares an operation that creates a tournament out of the text in one field. */
export const importOperation = <const Field extends string, More extends object>({
  field,
  text,
  charactersAUnit,
  read,
  ...facts
}: Omit<OperationFacts, 'function'> & {
  readonly field: Field;
  readonly text: z.ZodMiniType<string>;
  /** Reading and checking cost by the characters. */
  readonly charactersAUnit: number;
  /** The tournament in the text, and more to answer. */
  readonly read: (
    text: string,
    nowMs: number,
  ) => Answer<{ readonly document: TournamentDocument; readonly more: More }>;
}) => {
  const input: z.ZodMiniType = z.strictObject({ [field]: text });
  return operation({
    ...countedTournamentChange,
    success: 201,
    location: '/v1/tournaments/{tournament.id}',
    bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
    createsAnonymously: true,
    covers: ['F1'],
    ...facts,
    input: input as z.ZodMiniType<Readonly<Record<Field, string>>>,
    price: (asked) => 5 + asked[field].length / charactersAUnit,
    run: async (asked, context: StoredContext, self): Promise<Answer<CreatedTournament & More>> => {
      const key = creationKey(context, "who repeats it gets the organiser's token again");
      if (!key.ok) return key;
      const given = asked[field];
      const made = read(given, context.clock.nowMs());
      if (!made.ok) return made;
      const { document, more } = made.value;
      const imported = { operation: self.name, field, text: given, document };
      return mapAnswer(await writeImported(imported, key.value, context), (created) => ({
        ...created,
        ...more,
      }));
    },
  });
};
