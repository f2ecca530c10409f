import type { EventViews } from '../../app/tournaments/event/event-views';
import type { Scopes } from '../../app/kernel/nodes/with-node-ids';
import type { Answer } from '../../app/kernel/answer';
import type { GraphqlContext } from './context';

const memory = new WeakMap<object, Map<string, Promise<unknown>>>();

/** The result of a reading of the store, computed once: the reading is the same object until the request writes something. */
export const madeOnce = <T>(reading: object, key: string, make: () => Promise<T>): Promise<T> => {
  const made = memory.get(reading) ?? new Map<string, Promise<unknown>>();
  memory.set(reading, made);
  const value = made.get(key) ?? make();
  made.set(key, value);
  return value as Promise<T>;
};

const AFTER = /^after-(\d+)$/;

/** The tournament around an object, read once for all that a document asks of it; at an earlier time, if the object is of that time. */
export const eventAround = (
  { tournament = '', asOf = '' }: Scopes,
  context: GraphqlContext,
): Promise<Answer<EventViews>> =>
  madeOnce(context.store.readTournament(tournament), `event ${asOf} ${context.caller.token}`, async () => {
    const { readEventViews } = await import('../../app/tournaments/event/event-views');
    const round = AFTER.exec(asOf)?.[1];
    return readEventViews({ tournament, after: round === undefined ? undefined : Number(round) }, context);
  });
