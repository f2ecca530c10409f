import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import type { StoredContext } from '../../kernel/store/context';
import { changeHead } from './change-head';
import { tournamentId } from '../fields';
import type { TournamentOperation } from '../store/operation';
import { settingsView } from '../views/settings-view';

/** A change of the head that needs no input: the tournament goes on to what follows. */
export const step = (set: Partial<TournamentFacts>) => {
  const asked = z.strictObject({ tournament: tournamentId });
  return {
    input: asked,
    run: (input: z.output<typeof asked>, context: StoredContext, operation: TournamentOperation) =>
      changeHead(
        {
          operation,
          tournament: input.tournament,
          input,
          set: () => ok(set),
          answer: (head) => settingsView(input.tournament, head),
        },
        context,
      ),
  };
};
