import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import type { HeadFacts } from '../../../domain/tournaments/event/facts';
import { useCase } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { changeHead } from './change-head';
import { tournamentId } from '../fields';
import type { TournamentOperation } from '../store/operation';
import { settingsView } from '../views/settings-view';

/** A change of the head that needs no input: the tournament goes on to what follows. */
export const step = (operation: TournamentOperation, set: Partial<HeadFacts>) =>
  useCase({
    input: z.strictObject({ tournament: tournamentId }),
    run: (input, context: StoredContext) =>
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
  });
