import { ok } from '../../../shared/result';
import type { Keyring, StoredContext } from '../../kernel/store/context';
import { type Answer, conflict } from '../../kernel/use-case';
import { type Miss, type ServerFacts, changeServer } from '../../channels/server-item';

/** Wrong codes: after a few of them a member waits, so that nobody finds a code by trying. */

const MOST_MISSES = 5;
const PAUSE_MS = 60 * 60 * 1000;
/** More members than these at one time are no accident: then everybody waits. */
const MOST_MEMBERS = 300;

interface Guess {
  readonly keyring: Keyring;
  readonly user: string;
  readonly nowMs: number;
}

/** A member as misses are stored: nobody without the service's secret can tell who it is. */
const memberOf = ({ keyring, user }: Pick<Guess, 'keyring' | 'user'>): string =>
  keyring.derive('discord misses', user).slice(0, 12);

const recent = ({ misses = [] }: ServerFacts, nowMs: number): readonly Miss[] =>
  misses.filter(({ untilMs }) => untilMs > nowMs);

/** Whether the member may try a code now. CONFLICT: too many wrong ones within the hour. */
export const mayGuess = (facts: ServerFacts, { keyring, user, nowMs }: Guess): Answer<true> => {
  const misses = recent(facts, nowMs);
  const own = misses.find(({ member }) => member === memberOf({ keyring, user }));
  if ((own?.count ?? 0) < MOST_MISSES && misses.length < MOST_MEMBERS) return ok(true);
  const minutes = Math.max(1, Math.ceil(((own ?? misses[0])?.untilMs ?? nowMs) - nowMs) / 60_000);
  return conflict(
    'TOO_MANY_WRONG_CODES',
    `Too many wrong codes: try again in ${Math.ceil(minutes)} minutes, with a new code from the organiser.`,
  );
};

/** Notes a wrong code, and forgets those of an hour ago. */
export const noteMiss = (
  context: StoredContext,
  { server, user }: { readonly server: string; readonly user: string },
): Promise<Answer<ServerFacts>> => {
  const nowMs = context.clock.nowMs();
  const member = memberOf({ keyring: context.keyring, user });
  return changeServer(context, server, (facts) => {
    const misses = recent(facts, nowMs);
    const count = (misses.find((one) => one.member === member)?.count ?? 0) + 1;
    const others = misses.filter((one) => one.member !== member);
    return ok({ ...facts, misses: [...others, { member, count, untilMs: nowMs + PAUSE_MS }] });
  });
};
