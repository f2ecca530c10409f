import { optional } from '../../kernel/input';
import { readerHead, readerPart } from '../public-projection/projection-parts';
import type { StoredContext } from '../../kernel/store/context';
import { readOperation } from '../change/read-operation';
import { roundNumber } from '../fields';
import { standingsOf } from '../views/standings-answer';
import type { TournamentStandings } from '../../kernel/generated/answers';

/** Out of what readers are given: after the last started round, and the one before. */
const standingsGiven = async (
  { tournament, round }: { readonly tournament: string; readonly round?: number | undefined },
  context: StoredContext,
): Promise<TournamentStandings | undefined> => {
  const last = round === undefined ? round : (await readerHead(tournament, context))?.standingsAfter;
  if (round !== last && round !== (last ?? 0) - 1) return undefined;
  const given = await readerPart(tournament, round === last ? 'STANDINGS' : 'BEFORE', context);
  return given?.content ? { ...given.content, version: given.head.cursor } : undefined;
};

/** The standings after a round of a tournament, computed from its games. */
export const standings = readOperation({
  name: 'standings',
  route: 'GET /v1/tournaments/{tournament}/standings',
  answers: 'TournamentStandings',
  covers: ['F6', 'F10'],

  fields: { round: optional(roundNumber) },
  price: () => 5,
  projected: standingsGiven,
  answer: (tournament, { input }) => standingsOf(tournament, input.round),
});
