import * as z from 'zod/mini';
import { type StoredContext, operation } from '../kernel/operation';
import { conflict, ok, refused } from '../kernel/use-case';
import { commitmentText, subjectLine } from '../rules/sealed-choices/sealed-choices';
import { changeSheet } from './change-a-game';
import { gameId } from './fields';

const MOST_SECRETS = 12;

/**
 * Seals hidden information of the caller's side, such as an assassin's target: the commitment to a subject, the text and a nonce that
 * only this side knows (`sealChoice` makes one). Nobody can tell the text from it, not even the service.
 */
export const sealInGame = operation({
  name: 'sealInGame',
  route: 'POST /v1/games/{id}/secrets',
  function: 'tournaments',
  answers: 'Game',
  graphql: { input: 'SealInGameInput', inputDescription: 'The seal.' },
  idempotencyKey: true,
  reads: ['GAME', 'TOURNAMENT'],
  writes: ['GAME'],
  covers: ['F5', 'D4'],

  input: z.strictObject({ id: gameId, subject: subjectLine, commitment: commitmentText }),
  run: ({ id, subject, commitment }, context: StoredContext, { name }) =>
    changeSheet(
      {
        operation: name,
        id,
        input: { subject, commitment },
        set: ({ facts: { secrets } }, { side }) => {
          if (side === null)
            return refused({ code: 'FORBIDDEN', operation: name, allowedRoles: ['a side of this game'] });
          if (secrets.length >= MOST_SECRETS)
            return conflict('HISTORY_FULL', `A game has at most ${MOST_SECRETS} sealed texts.`);
          const sealed = {
            id: `s${secrets.length + 1}`,
            side,
            subject,
            commitment: commitment.toLowerCase(),
            choice: null,
            nonce: null,
            sealedAtMs: context.clock.nowMs(),
            shownAtMs: null,
          };
          return ok({ secrets: [...secrets, sealed] });
        },
      },
      context,
    ),
});
