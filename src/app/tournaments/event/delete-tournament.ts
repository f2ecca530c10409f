import { organisers } from '../../../domain/tournaments/event/role';
import { beforeRounds } from '../../../domain/tournaments/event/states';
import { operation } from '../../kernel/operation';
import { versionedTournamentChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import type { ChangeLog } from '../../../shared/change-log';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import { type Tournament, cursorOf } from '../../../domain/tournaments/event/tournament';
import { ok } from '../../../shared/result';
import type { Answer } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { checkIfMatch } from '../../kernel/store/if-match';
import type { Actor } from '../store/access';
import { authorAndHooks } from '../change/change-tournament';
import { headTarget } from '../change/change-head';
import { emptyTournament } from './empty-tournament';
import { tournamentId } from '../fields';
import { mutate } from '../../kernel/store/mutation';
import { inState } from '../store/operation';
import { headOrRefusal, noTournament, tournamentFrom } from '../store/read-tournament';
import { settingsView } from '../views/settings-view';

/** What is left of a tournament that was deleted. */
export interface DeletedTournament {
  readonly tournament: string;
  readonly version: string;
}

/** What of the head's history is needed later: who may repeat this request, and whom it is told to. */
const remaining = (log: ChangeLog<TournamentFacts>): ChangeLog<TournamentFacts> =>
  log.map(({ set, receipt: _, ...change }) => ({
    ...change,
    input: '',
    set: Object.fromEntries(
      Object.entries(set).filter(([field]) =>
        ['grants', 'recoveryHash', 'webhooks', 'leagues', 'phase'].includes(field),
      ),
    ),
  }));

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
  run: ({ tournament: id }, context: StoredContext, self) => {
    const shared = authorAndHooks<Tournament>(self, { headOf: ({ head }) => head }, context);
    return mutate<TournamentFacts, Tournament, DeletedTournament, Actor>(
      {
        ...shared,
        idempotencyScope: [id],
        input: { tournament: id },
        read: (store) => read(id, { ...context, store }),
        places: ({ head }) => [headTarget(id, head.log)],
        decide: (tournament) => {
          const { head } = tournament;
          const there = headOrRefusal(id, head);
          if (!there.ok) return there;
          const possible = inState(tournament, self);
          if (!possible.ok) return possible;
          const matches = checkIfMatch(context, [String(head.version), cursorOf(tournament)], {
            now: settingsView(id, head),
          });
          if (!matches.ok) return matches;
          return ok({ ...headTarget(id, remaining(head.log)), set: { deleted: true as const } });
        },
        hooks: {
          ...shared.hooks,
          afterWrite: async (address, seen) => {
            const followed = (await shared.hooks.afterWrite?.(address, seen)) ?? ok(null);
            return followed.ok ? emptyTournament(id, context) : followed;
          },
        },
        answer: ({ log }) => ({ tournament: id, version: String(log.length) }),
      },
      context,
    );
  },
});
