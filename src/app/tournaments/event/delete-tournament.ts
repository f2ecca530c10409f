import { organisers } from '../../../domain/tournaments/event/role';
import { beforeRounds } from '../../../domain/tournaments/event/states';
import { type StoredContext, operation, versionedTournamentChange } from '../../kernel/operation';
import * as z from 'zod/mini';
import { everySlot } from '../../../domain/tournaments/event/army-desk';
import { type Tournament, cursorOf } from '../../../domain/tournaments/event/tournament';
import { type Answer, ok } from '../../kernel/use-case';
import { remaining } from '../../kernel/store/empty-items';
import { checkIfMatch } from '../../kernel/store/if-match';
import { changeTournament } from '../change/change-tournament';
import { headTarget } from '../change/change-head';
import { emptyTournament } from './empty-tournament';
import { tournamentId } from '../fields';
import type { DeletedTournament } from '../../kernel/generated/answers';
import { headOrRefusal, noTournament, tournamentFrom } from '../store/read-tournament';
import { settingsView } from '../views/settings-view';

/** The facts that are needed of a deleted one: to repeat the request, to find its sheets, for webhooks and leagues. */
const needed = ['grants', 'recoveryHash', 'webhooks', 'leagues', 'phase', 'format'] as const;

/** The tournament, deleted or not. */
const read = async (id: string, { store }: StoredContext): Promise<Answer<Tournament>> => {
  const items = await store.readTournament(id);
  if (!items.ok) return items;
  const found = tournamentFrom(id, items.value);
  return found ? ok(found) : noTournament(id);
};

/**
 * Deletes a tournament of which no round was drawn, or one that was cancelled, with everything that anybody wrote in it. It cannot be
 * undone. Leagues and lists leave it out, webhooks get a last message, and whoever asks for it is answered 410.
 */
export const deleteTournament = operation({
  name: 'deleteTournament',
  route: 'DELETE /v1/tournaments/{tournament}',
  ...versionedTournamentChange,
  answers: 'DeletedTournament',
  who: organisers,
  when: ['DRAFT', ...beforeRounds, 'CANCELLED'],
  event: 'TOURNAMENT_DELETED',
  covers: ['F1'],

  input: z.strictObject({ tournament: tournamentId }),
  run: ({ tournament: id }, context: StoredContext, self) =>
    changeTournament(
      {
        operation: self,
        tournament: id,
        input: { tournament: id },
        read: (store) => read(id, { ...context, store }),
        places: ({ head }) => [headTarget(id, head.log)],
        exists: ({ head }) => headOrRefusal(id, head),
        decide: (tournament) => {
          const { head } = tournament;
          const now = settingsView(id, head);
          const matches = checkIfMatch(context, [now.version, cursorOf(tournament)], { now });
          if (!matches.ok) return matches;
          const slots = everySlot(head.log);
          return ok({
            ...headTarget(id, remaining(head.log, needed)),
            set: { deleted: true, ...(slots.length > 0 && { deletedSlots: slots }) },
          });
        },
        afterWrite: () => emptyTournament(id, context),
        answer: ({ log }): DeletedTournament => ({ tournament: id, version: String(log.length) }),
      },
      context,
    ),
});
