import { type StoredContext, operation } from '../../../kernel/operation';
import * as z from 'zod/mini';
import { ok, refused } from '../../../kernel/use-case';
import { choiceLine, nonceLine } from '../../../rules/sealed-choices/sealed-choices';
import { mutate } from '../../../kernel/store/mutation';
import { sealedChoiceId } from '../fields';
import { opensSeal, readSealedChoice, sealedChoiceTarget, view } from './sealed-choices';

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
  run: ({ id, choice, nonce }, context: StoredContext, { name: operation }) =>
    mutate(
      {
        operation,
        idempotencyScope: [id],
        input: { choice, nonce },
        read: () => readSealedChoice(context.store, id),
        places: ({ log }) => [sealedChoiceTarget(id, log)],
        decide: ({ facts, log }) => {
          if (facts.choice !== null)
            return refused({ code: 'WRONG_STATE', state: 'SHOWN', operation, allowed: [] });
          const opened = opensSeal(facts, { choice, nonce });
          return opened.ok ? ok({ ...sealedChoiceTarget(id, log), set: { choice, nonce } }) : opened;
        },
        answer: ({ log }) => view(id, log),
      },
      context,
    ),
});
