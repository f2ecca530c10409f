import * as z from 'zod/mini';
import { leagueUseCases } from '../../app/leagues';
import { storedUseCases } from '../../app/stored-use-cases';
import type { StoredContext } from '../../app/tournaments/context';
import { leagueId } from '../../app/leagues/fields';
import { tournamentId } from '../../app/tournaments/fields';
import { useCase } from '../../app/use-case';

/** The use-cases that need the store, as this door asks them. */
export const keptUseCases = {
  ...storedUseCases,
  ...leagueUseCases,
  /** A tournament is asked for by `id`, as everything is; within an address it is called what it is. */
  tournament: useCase({
    input: z.strictObject({ id: tournamentId }),
    run: ({ id }, context: StoredContext) => storedUseCases.tournament.run({ tournament: id }, context),
  }),
  /** A league likewise. */
  league: useCase({
    input: z.strictObject({ id: leagueId }),
    run: ({ id }, context: StoredContext) => leagueUseCases.league.run({ league: id }, context),
  }),
};
