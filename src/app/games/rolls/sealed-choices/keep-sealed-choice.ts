import { type StoredContext, anonymousCreation, operation } from '../../../kernel/operation';
import * as z from 'zod/mini';
import { ok } from '../../../../shared/result';
import { optional } from '../../../kernel/input';
import { commitmentText, subjectLine } from '../../../rules/sealed-choices/sealed-choices';
import { createRecord, creationKey } from '../../../kernel/owned/creation';
import { shortId } from '../../../kernel/store/credentials';
import { nameText } from '../../../kernel/text-fields';
import { sealedChoiceTarget, view } from './sealed-choices';

/**
 * Stores the seal of a secret choice with its time; the choice itself is not sent. The key must have at least 16
 * characters.
 */
export const keepSealedChoice = operation({
  name: 'keepSealedChoice',
  route: 'POST /v1/sealed-choices',
  function: 'tournaments',
  answers: 'StoredChoice',
  graphql: { input: 'KeepSealedChoiceInput', inputDescription: 'The commitment to store.' },
  ...anonymousCreation,
  location: '/v1/sealed-choices/{id}',
  reads: ['SEALED_CHOICE'],
  writes: ['SEALED_CHOICE'],
  covers: ['D4'],

  input: z.strictObject({
    subject: subjectLine,
    player: optional(nameText('Name of the player who chose.')),
    commitment: commitmentText,
  }),
  run: async (input, context: StoredContext, self) => {
    const request = creationKey(context, 'a shorter one may be taken by somebody else');
    if (!request.ok) return request;
    const id = shortId(context.keyring.derive('sealed choice', request.value));
    return createRecord(
      {
        operation: self.name,
        input,
        ...sealedChoiceTarget(id, []),
        facts: () =>
          ok({
            ...input,
            player: input.player ?? null,
            commitment: input.commitment.toLowerCase(),
            choice: null,
            nonce: null,
          }),
        answer: (log) => view(id, log),
      },
      context,
    );
  },
});
