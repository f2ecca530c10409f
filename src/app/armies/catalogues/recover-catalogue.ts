import { catalogues } from './catalogues';
import * as z from 'zod/mini';
import { catalogueId } from '../stored-catalogues/reference';
import { type StoredContext, catalogueChange, operation } from '../../kernel/operation';
import { recoveryCodeText } from '../../kernel/text-fields';

/** Replaces the lost token of a catalogue. The old token and the old code stop working. */
export const recoverCatalogue = operation({
  name: 'recoverCatalogue',
  route: 'POST /v1/catalogues/{catalogue}/recover',
  ...catalogueChange,
  answers: 'GrantedCatalogue',

  input: z.strictObject({ catalogue: catalogueId, recoveryCode: recoveryCodeText }),
  run: ({ catalogue, recoveryCode }, context: StoredContext, self) =>
    catalogues.recover({ self, id: catalogue, code: recoveryCode }, context),
});
