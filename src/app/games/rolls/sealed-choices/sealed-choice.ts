import { type StoredContext, operation } from '../../../kernel/operation';
import * as z from 'zod/mini';
import { mapAnswer } from '../../../kernel/use-case';
import { sealedChoiceId } from '../fields';
import { readSealedChoice, view } from './sealed-choices';

/** A stored secret choice: its seal, and the choice once it was shown. */
export const sealedChoice = operation({
  name: 'sealedChoice',
  route: 'GET /v1/sealed-choices/{id}',
  function: 'tournaments',
  answers: 'StoredChoice',
  cache: 'live',
  reads: ['SEALED_CHOICE'],
  covers: ['D4'],

  input: z.strictObject({ id: sealedChoiceId }),
  run: async ({ id }, { store }: StoredContext) =>
    mapAnswer(await readSealedChoice(store, id), ({ log }) => view(id, log)),
});
