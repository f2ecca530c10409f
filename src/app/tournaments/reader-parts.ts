import type { StoredContext } from '../store/context';
import type { BodyPart, PartContents, ReaderHead } from './reader-items';
import { BELIEVED_MS, headIn, partIn, readerAddress } from './reader-items';

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

/**
 * What readers are given of a tournament, out of its projection. Undefined where the facts are to be read: for who shows a token,
 * where there is no projection, where it was not compared with the facts lately, and where it is older than what the caller has seen.
 */
export const readerHead = async (
  tournament: string,
  context: StoredContext,
): Promise<ReaderHead | undefined> => {
  if (!mayBeGiven(context)) return undefined;
  const items = await context.store.get([readerAddress(tournament, 'HEAD')]);
  const head = items.ok ? headIn(items.value[0]) : undefined;
  return head && isBelieved(tournament, head, context) ? head : undefined;
};

/** The same with one part, in one reading. */
export const readerPart = async <Part extends BodyPart>(
  tournament: string,
  part: Part,
  context: StoredContext,
): Promise<Given<Part> | undefined> => {
  if (!mayBeGiven(context)) return undefined;
  const items = await context.store.get([readerAddress(tournament, 'HEAD'), readerAddress(tournament, part)]);
  if (!items.ok) return undefined;
  const head = headIn(items.value[0]);
  if (!head || !isBelieved(tournament, head, context)) return undefined;
  const content = partIn<Part>(items.value[1], head.parts[part].hash);
  return content === undefined ? undefined : { head, content };
};
