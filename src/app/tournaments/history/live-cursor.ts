import { type StoredContext, operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { type TournamentState, cursorOf } from '../../../domain/tournaments/event/tournament';
import { readerHead } from '../public-projection/projection-parts';
import type { LiveCursor } from '../../kernel/generated/answers';
import { type Answer, ok } from '../../kernel/use-case';
import { tournamentId } from '../fields';
import { readableTournament } from '../store/read-tournament';

const OFTEN_MS = 1_500;
const SELDOM_MS = 10_000;
/** How long one process repeats an answer to everybody who asks. */
const SHARED_MS = 500;
/** Of one tournament by one network address within ten seconds: a hall of 400 phones behind one address asks 2,700 times. */
const MOST_REQUESTS = 4_000;

/** While something is played, changes come at any moment. */
const isOn = (state: TournamentState): boolean =>
  state.startsWith('ROUND_') || state === 'ALL_ROUNDS_COMPLETE' || state === 'CHECK_IN';

const fromFacts = async (tournament: string, context: StoredContext): Promise<Answer<LiveCursor>> => {
  const found = await readableTournament(tournament, 'liveCursor', context);
  if (!found.ok) return found;
  const cursor = cursorOf(found.value);
  const { state } = found.value;
  // The facts are dear, and whoever needs them asks less often; but not where they are read for a moment only, until the projection
  // is made: a local server knows.
  const isForAMoment = context.isProjectionBehind?.(tournament, 0) === true;
  const askAgainMs = isForAMoment && isOn(state) ? OFTEN_MS : SELDOM_MS;
  return ok({ tournament, cursor, state, ageSeconds: 0, askAgainMs, version: cursor });
};

const lookedUp = async (tournament: string, context: StoredContext): Promise<Answer<LiveCursor>> => {
  const head = await readerHead(tournament, context);
  if (!head) return fromFacts(tournament, context);
  const { cursor, state, comparedAtMs } = head;
  return ok({
    tournament,
    cursor,
    state,
    ageSeconds: Math.max(0, Math.round((context.clock.nowMs() - comparedAtMs) / 1000)),
    askAgainMs: isOn(state) ? OFTEN_MS : SELDOM_MS,
    version: cursor,
  });
};

/**
 * The change cursor of a tournament, for polling: a small answer that a CDN caches for one second. When its cursor has changed, ask
 * `tournamentChanges` for what has, with this cursor as `atLeast`. One network address may ask for it 4,000 times within ten seconds.
 */
export const liveCursor = operation({
  name: 'liveCursor',
  route: 'GET /v1/tournaments/{tournament}/cursor',
  function: 'tournaments',
  answers: 'LiveCursor',
  cache: 'second',
  reads: ['TOURNAMENT'],
  covers: ['F5'],

  input: z.strictObject({ tournament: tournamentId }),
  run: async ({ tournament }, context: StoredContext): Promise<Answer<LiveCursor>> => {
    const { processCache, caller } = context;
    const allowed =
      processCache?.allow(`cursor ${tournament} ${caller.address ?? ''}`, MOST_REQUESTS) ?? ok(true);
    if (!allowed.ok) return allowed;
    const isShared =
      processCache !== undefined && caller.token === null && (caller.promised ?? []).length === 0;
    return isShared
      ? processCache.shared(`cursor ${tournament}`, SHARED_MS, () => lookedUp(tournament, context))
      : lookedUp(tournament, context);
  },
});
