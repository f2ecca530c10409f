import { catalogues } from './catalogues';
import * as z from 'zod/mini';
import { catalogueId } from '../stored-catalogues/reference';
import { type StoredContext, operation } from '../../kernel/operation';
import { recoveryCodeText } from '../../kernel/text-fields';

/** Replaces the lost token of a catalogue. The old token and the old code stop working. */
export const recoverCatalogue = operation({
  name: 'recoverCatalogue',
  route: 'POST /v1/catalogues/{catalogue}/recover',
  function: 'catalogues',
  answers: 'GrantedCatalogue',
  idempotencyKey: true,
  reads: ['CATALOGUE'],
  writes: ['CATALOGUE'],
  covers: ['E9'],

  input: z.strictObject({ catalogue: catalogueId, recoveryCode: recoveryCodeText }),
  run: ({ catalogue, recoveryCode }, context: StoredContext, self) =>
    catalogues.recover({ self, id: catalogue, code: recoveryCode }, context),
});
