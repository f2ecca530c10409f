import { operation } from '../../kernel/operation';
import { tournamentRead } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { optional } from '../../kernel/input';
import { ok } from '../../../shared/result';
import { readerHead, readerPart } from '../public-projection/projection-parts';
import type { StoredContext } from '../../kernel/store/context';
import { roundNumber, tournamentId } from '../fields';
import { readableTournament } from '../store/read-tournament';
import { type StandingsView, standingsOf } from '../views/standings-answer';

/** Out of what readers are given: after the last started round, and the one before. */
const standingsGiven = async (
  { tournament, round }: { readonly tournament: string; readonly round?: number | undefined },
  context: StoredContext,
): Promise<StandingsView | undefined> => {
  const last = round === undefined ? round : (await readerHead(tournament, context))?.standingsAfter;
  if (round !== last && round !== (last ?? 0) - 1) return undefined;
  const given = await readerPart(tournament, round === last ? 'STANDINGS' : 'BEFORE', context);
  return given?.content ? { ...given.content, version: given.head.cursor } : undefined;
};

/** The standings after a round of a tournament, computed from its games. */
export const standings = operation({
  name: 'standings',
  route: 'GET /v1/tournaments/{tournament}/standings',
  ...tournamentRead,
  answers: 'TournamentStandings',
  covers: ['F6', 'F10'],

  input: z.strictObject({ tournament: tournamentId, round: optional(roundNumber) }),
  price: () => 5,
  run: async (input, context: StoredContext) => {
    const given = await standingsGiven(input, context);
    if (given) return ok(given);
    const found = await readableTournament(input.tournament, 'standings', context);
    return found.ok ? standingsOf(found.value, input.round) : found;
  },
});
