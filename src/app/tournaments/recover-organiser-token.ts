import { operation } from '../operation';
import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import type { Answer } from '../use-case';
import type { StoredContext } from '../store/context';
import type { OwnerSecrets } from '../store/creation';
import { recoverOwner } from '../store/creation';
import { recoveryCodeText, tournamentId } from './fields';
import { ownedTournament } from './ownership';
import { readTournament } from './read-tournament';
import { settingsView } from './settings-view';
import type { TournamentSettings } from './views';

/** A new organiser's token and the code for the next time; the old ones stop working. */
export interface RecoveredTournament extends OwnerSecrets {
  readonly tournament: TournamentSettings;
}

/** Replaces a lost organiser's token. The old token and the old code stop working. */
export const recoverOrganiserToken = operation({
  name: 'recoverOrganiserToken',
  route: 'POST /v1/tournaments/{tournament}/recover',
  function: 'tournaments',
  answers: 'RecoveredTournament',
  idempotencyKey: true,
  reads: ['TOURNAMENT', 'RATE'],
  writes: ['TOURNAMENT', 'LEAGUE', 'RATE'],
  covers: ['F1'],

  input: z.strictObject({
    tournament: tournamentId,
    recoveryCode: recoveryCodeText,
  }),
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
