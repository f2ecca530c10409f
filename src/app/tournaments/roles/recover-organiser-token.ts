import * as z from 'zod/mini';
import { type StoredContext, countedTournamentChange, operation } from '../../kernel/operation';
import { type Answer, ok } from '../../kernel/use-case';
import { recoverOwner } from '../../kernel/owned/creation';
import { tournamentId } from '../fields';
import { recoveryCodeText } from '../../kernel/text-fields';
import { ownedTournament } from '../store/links';
import { readTournament } from '../store/read-tournament';
import { settingsView } from '../views/settings-view';
import type { RecoveredTournament } from '../../kernel/generated/answers';

/** Replaces a lost organiser's token. The old token and the old code stop working. */
export const recoverOrganiserToken = operation({
  name: 'recoverOrganiserToken',
  route: 'POST /v1/tournaments/{tournament}/recover',
  ...countedTournamentChange,
  answers: 'RecoveredTournament',
  covers: ['F1'],

  input: z.strictObject({ tournament: tournamentId, recoveryCode: recoveryCodeText }),
  run: ({ tournament, recoveryCode }, context: StoredContext): Promise<Answer<RecoveredTournament>> =>
    recoverOwner(
      {
        owned: ownedTournament,
        operation: 'recoverOrganiserToken',
        id: tournament,
        recoveryCode,
        input: { tournament },
        read: async () => {
          const found = await readTournament(context.store, tournament);
          return found.ok ? ok(found.value.head) : found;
        },
        answer: (head, secrets) => ({ tournament: settingsView(tournament, head), ...secrets }),
      },
      context,
    ),
});
