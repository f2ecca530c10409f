import * as z from 'zod/mini';
import { storedCatalogue } from '../stored-catalogues/stored-catalogue';
import { catalogueId } from '../stored-catalogues/reference';
import { operation } from '../../kernel/operation';
import type { StoredContext } from '../../kernel/store/context';
import { recoverOwner } from '../../kernel/store/creation';
import { recoveryCodeText } from '../../kernel/text-fields';
import type { Answer } from '../../kernel/use-case';
import { type GrantedCatalogue, grantedCatalogue, ownedCatalogue } from './credentials';
import { catalogueView } from './views';

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
  run: ({ catalogue, recoveryCode }, context: StoredContext): Promise<Answer<GrantedCatalogue>> =>
    recoverOwner(
      {
        owned: ownedCatalogue,
        operation: 'recoverCatalogue',
        id: catalogue,
        recoveryCode,
        input: { catalogue },
        read: () => storedCatalogue(catalogue, context.store),
        answer: (thing, secrets) => grantedCatalogue(catalogueView(catalogue, thing), secrets),
      },
      context,
    ),
});
