import { type StoredContext, operation } from '../../../kernel/operation';
import * as z from 'zod/mini';
import { type ChangeLog, factsAt } from '../../../../shared/change-log';
import { sealOf } from '../../../../shared/sealing';
import { ok, refused, invalidField } from '../../../kernel/use-case';
import { choiceLine, nonceFault, nonceLine } from '../../../rules/sealed-choices/sealed-choices';
import { type Target, mutate } from '../../../kernel/store/mutation';
import { sealedChoiceId } from '../fields';
import { type SealedChoiceFacts, sealedChoiceKind } from '../item-kinds';
import { addressOf, readSealedChoice, view } from './sealed-choices';

/** Shows a stored secret choice to everybody. Refused if choice and nonce do not fit the seal, or the nonce has fewer than 8 characters. */
export const showSealedChoice = operation({
  name: 'showSealedChoice',
  route: 'POST /v1/sealed-choices/{id}/show',
  function: 'tournaments',
  answers: 'StoredChoice',
  idempotencyKey: true,
  reads: ['SEALED_CHOICE'],
  writes: ['SEALED_CHOICE'],
  covers: ['D4'],

  input: z.strictObject({ id: sealedChoiceId, choice: choiceLine, nonce: nonceLine }),
  run: async ({ id, choice, nonce }, context: StoredContext) => {
    const targetOf = (log: ChangeLog<SealedChoiceFacts>): Target<SealedChoiceFacts> => ({
      kind: sealedChoiceKind,
      address: addressOf(id),
      log,
    });
    return mutate(
      {
        operation: 'showSealedChoice',
        idempotencyScope: [id],
        input: { choice, nonce },
        read: () => readSealedChoice(context, id),
        places: (log: ChangeLog<SealedChoiceFacts>) => [targetOf(log)],
        decide: (log) => {
          const { subject, commitment, choice: shown } = factsAt(log);
          if (shown !== null)
            return refused({
              code: 'WRONG_STATE',
              state: 'SHOWN',
              operation: 'showSealedChoice',
              allowed: [],
            });
          const short = nonceFault(nonce);
          if (short) return short;
          return sealOf({ subject, choice, nonce }) === commitment
            ? ok({ ...targetOf(log), set: { choice, nonce } })
            : invalidField('choice', 'INCONSISTENT', 'does not fit the seal with this nonce');
        },
        answer: ({ log }) => view(id, log),
      },
      context,
    );
  },
});
