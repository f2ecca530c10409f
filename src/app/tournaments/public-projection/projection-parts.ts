import type { StoredContext } from '../../kernel/store/context';
import type { Item, ReaderAddress, Store } from '../../kernel/store/store';
import {
  type BodyPart,
  type PartContents,
  type ReaderHead,
  BELIEVED_MS,
  headIn,
  partIn,
  readerAddress,
} from './projection-items';

/** Whether a cursor is behind another one in any of its groups. */
const isBehind = (cursor: string, promised: string): boolean => {
  const [known, wanted] = [cursor.split('.'), promised.split('.')];
  return wanted.some((group, index) => Number(group) > Number(known[index] ?? 0));
};

const isBelieved = (
  tournament: string,
  head: ReaderHead,
  { clock, caller, isProjectionBehind }: StoredContext,
): boolean =>
  isProjectionBehind?.(tournament, head.comparedAtMs) !== true &&
  clock.nowMs() <= head.comparedAtMs + BELIEVED_MS &&
  (caller.promised ?? []).every((promised) => !isBehind(head.cursor, promised));

const mayBeGiven = ({ caller, takesFacts }: StoredContext): boolean =>
  caller.token === null && takesFacts !== true;

/** A head with one of its parts. */
export interface Given<Part extends BodyPart> {
  readonly head: ReaderHead;
  readonly content: PartContents[Part];
}

/** A stored projection, and the length of its packed text. */
interface Stored<Found> {
  readonly found: Found | undefined;
  readonly characters: number;
}

/** Not remembered: the store did not answer. */
const unread = { found: undefined, characters: Number.POSITIVE_INFINITY };

const lengthOf = (items: readonly (Item | null)[]): number =>
  items.reduce((sum, item) => sum + (item?.body.length ?? 0), 0);

const readHead = async (tournament: string, store: Store): Promise<Stored<ReaderHead>> => {
  const items = await store.get([readerAddress(tournament, 'HEAD')]);
  return items.ok ? { found: headIn(items.value[0]), characters: lengthOf(items.value) } : unread;
};

const readPart = async <Part extends BodyPart>(
  tournament: string,
  part: Part,
  store: Store,
): Promise<Stored<Given<Part>>> => {
  const items = await store.get([readerAddress(tournament, 'HEAD'), readerAddress(tournament, part)]);
  if (!items.ok) return unread;
  const head = headIn(items.value[0]);
  const content = head && partIn<Part>(items.value[1], head.parts[part].hash);
  return {
    found: head && content !== undefined ? { head, content } : undefined,
    characters: lengthOf(items.value),
  };
};

const remembered = async <Found>(
  { tournament, part }: ReaderAddress,
  { readerMemory }: StoredContext,
  read: () => Promise<Stored<Found>>,
): Promise<Found | undefined> =>
  (await (readerMemory ? readerMemory.remembered(tournament, part, read) : read())).found;

/**
 * A part of the public projection of a tournament. Undefined if the facts must be read: for a request with a token, without a
 * projection, for one not compared with the facts lately, and for one older than the caller has seen.
 */
export const readerHead = async (
  tournament: string,
  context: StoredContext,
): Promise<ReaderHead | undefined> => {
  if (!mayBeGiven(context)) return undefined;
  const head = await remembered(readerAddress(tournament, 'HEAD'), context, () =>
    readHead(tournament, context.store),
  );
  return head && isBelieved(tournament, head, context) ? head : undefined;
};

/** The same with one part, in one reading. */
export const readerPart = async <Part extends BodyPart>(
  tournament: string,
  part: Part,
  context: StoredContext,
): Promise<Given<Part> | undefined> => {
  if (!mayBeGiven(context)) return undefined;
  const given = await remembered(readerAddress(tournament, part), context, () =>
    readPart(tournament, part, context.store),
  );
  return given && isBelieved(tournament, given.head, context) ? given : undefined;
};
