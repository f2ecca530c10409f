import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { cursorOf } from '../../../domain/tournaments/event/tournament';
import { optional } from '../../kernel/input';
import { readerHead, readerPart } from '../public-projection/projection-parts';
import type { StoredContext } from '../../kernel/store/context';
import { readOperation } from '../change/read-operation';
import { entrantViews } from '../views/entrant-view';
import { roundView } from '../views/round-view';
import { settingsView } from '../views/settings-view';
import type { TournamentChanges } from '../../kernel/generated/answers';

const HEAD = 0;
const ENTRANTS = 1;
const FIRST_ROUND = 2;

const cursorText = (description: string) =>
  z
    .string()
    .check(
      z.regex(/^\d{1,9}(\.\d{1,9})*$/, 'must be the cursor of an earlier answer'),
      z.maxLength(400),
      z.describe(description),
    );

/** Which groups of a cursor have changed. */
const changedBetween = (since: string, cursor: string) => {
  const [before, now] = [since.split('.'), cursor.split('.')];
  const hasChanged = (group: number): boolean => before[group] !== now[group];
  // The waiting list depends on the head's cap and on the games played, too.
  const haveEntrantsChanged = hasChanged(ENTRANTS) || hasChanged(HEAD) || before.length !== now.length;
  return { hasChanged, haveEntrantsChanged };
};

/** Out of what readers are given, where no round but the last has changed. */
const changesGiven = async (
  { tournament, since }: { readonly tournament: string; readonly since: string },
  context: StoredContext,
): Promise<TournamentChanges | undefined> => {
  const head = await readerHead(tournament, context);
  if (!head) return undefined;
  const { cursor, state, settings, roundsDrawn } = head;
  const { hasChanged, haveEntrantsChanged } = changedBetween(since, cursor);
  const same = { tournament, cursor, state, version: cursor };
  if (since === cursor) return { ...same, settings: null, entrants: null, rounds: [] };
  const changed = roundsDrawn.filter(({ number }) => hasChanged(FIRST_ROUND + number - 1));
  if (changed.some(({ number }) => number < roundsDrawn.length)) return undefined;
  const event = haveEntrantsChanged ? await readerPart(tournament, 'EVENT', context) : null;
  const round = changed.length > 0 ? await readerPart(tournament, 'ROUND', context) : null;
  // A part of another cursor: somebody is just making the next projection.
  if ([event, round].some((one) => one === undefined || (one && one.head.cursor !== cursor)))
    return undefined;
  return {
    ...same,
    settings: hasChanged(HEAD) ? settings : null,
    entrants: event ? event.content.entrants : null,
    rounds: round?.content ? [round.content] : [],
  };
};

/** Everything of a tournament that has changed since a cursor, or all without one. */
export const tournamentChanges = readOperation({
  name: 'tournamentChanges',
  route: 'GET /v1/tournaments/{tournament}/changes',
  answers: 'TournamentChanges',
  covers: ['F5'],

  fields: {
    since: optional(cursorText('The `cursor` of an earlier answer; everything if omitted.')),
    atLeast: optional(
      cursorText(
        'A cursor that the caller has seen elsewhere, such as in `liveCursor`: nothing older is answered, from no cache either.',
      ),
    ),
  },
  projected: ({ tournament, since = '', atLeast = '' }, context) => {
    const promised = [...(context.caller.promised ?? []), ...[since, atLeast].filter((one) => one !== '')];
    return changesGiven({ tournament, since }, { ...context, caller: { ...context.caller, promised } });
  },
  answer: (tournament, { input: { since = '' } }) => {
    const cursor = cursorOf(tournament);
    const { hasChanged, haveEntrantsChanged } = changedBetween(since, cursor);
    const { id, head, rounds, state } = tournament;
    return ok<TournamentChanges>({
      tournament: id,
      cursor,
      state,
      settings: hasChanged(HEAD) ? settingsView(id, head) : null,
      entrants: haveEntrantsChanged ? entrantViews(tournament) : null,
      rounds: rounds
        .filter((_, index) => hasChanged(FIRST_ROUND + index))
        .map((round) => roundView(id, round)),
      version: cursor,
    });
  },
});
