import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import type { TournamentState } from '../../tournaments/event/tournament';
import { cursorOf } from '../../tournaments/event/tournament';
import { optional } from '../input';
import { useCase } from '../use-case';
import type { StoredContext } from './context';
import { tournamentId } from './fields';
import { readableTournament } from './tournament';
import type { EntrantView, RoundView, TournamentSettings } from './views';
import { entrantViews, roundView, settingsView } from './views';

/** What has changed since a cursor. */
export interface TournamentChanges {
  readonly tournament: string;
  /** What to ask with the next time; also the `version` of the tournament. */
  readonly cursor: string;
  readonly state: TournamentState;
  /** Null where they are as they were. */
  readonly settings: TournamentSettings | null;
  /** All of them where one has changed; null where none has. */
  readonly entrants: readonly EntrantView[] | null;
  /** The rounds that have changed, results included. */
  readonly rounds: readonly RoundView[];
  readonly version: string;
}

const HEAD = 0;
const ENTRANTS = 1;
const FIRST_ROUND = 2;

/** Everything of a tournament that has changed since a cursor, or all without one. A cursor is sums of versions: it needs no clock. */
export const tournamentChanges = useCase({
  input: z.strictObject({
    tournament: tournamentId,
    since: optional(
      z
        .string()
        .check(
          z.regex(/^\d{1,9}(\.\d{1,9})*$/, 'must be the cursor of an earlier answer'),
          z.maxLength(400),
          z.describe('The `cursor` of an earlier answer; everything if left out.'),
        ),
    ),
  }),
  run: async ({ tournament, since = '' }, context: StoredContext) => {
    const found = await readableTournament(tournament, 'tournamentChanges', context);
    if (!found.ok) return found;
    const cursor = cursorOf(found.value);
    const [before, now] = [since.split('.'), cursor.split('.')];
    const hasChanged = (group: number): boolean => before[group] !== now[group];
    const { id, head, rounds, state } = found.value;
    return ok<TournamentChanges>({
      tournament: id,
      cursor,
      state,
      settings: hasChanged(HEAD) ? settingsView(id, head) : null,
      // Who waits follows from the head's cap and from who has played, too.
      entrants:
        hasChanged(ENTRANTS) || hasChanged(HEAD) || before.length !== now.length
          ? entrantViews(found.value)
          : null,
      rounds: rounds
        .filter((_, index) => hasChanged(FIRST_ROUND + index))
        .map((round) => roundView(id, round)),
      version: cursor,
    });
  },
});
