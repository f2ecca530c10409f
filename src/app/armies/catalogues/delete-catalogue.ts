import * as z from 'zod/mini';
import type { ChangeLog } from '../../../shared/change-log';
import { ok } from '../../../shared/result';
import { dropDocuments } from '../stored-catalogues/documents';
import type { CatalogueFacts } from '../stored-catalogues/facts';
import { catalogueId } from '../stored-catalogues/reference';
import { documentNames } from '../stored-catalogues/stored-catalogue';
import { allVersionsOf } from '../stored-catalogues/versions';
import { operation } from '../../kernel/operation';
import type { StoredContext } from '../../kernel/store/context';
import type { Answer } from '../../kernel/use-case';
import { changeCatalogue } from './access';
import { catalogueView } from './views';

/** What is left of a catalogue that was deleted. */
export interface DeletedCatalogue {
  readonly catalogue: string;
  readonly version: string;
}

/** What is needed later: who may repeat this request, and which documents go. */
const remaining = (log: ChangeLog<CatalogueFacts>): ChangeLog<CatalogueFacts> =>
  log.map((change) => ({
    ...change,
    input: '',
    set: { ...change.set, ...(change.set.name !== undefined && { name: '' }) },
  }));

/** Deletes a catalogue with all its versions. It cannot be undone: armies and events that name it can no longer be judged by it. */
export const deleteCatalogue = operation({
  name: 'deleteCatalogue',
  route: 'DELETE /v1/catalogues/{catalogue}',
  function: 'catalogues',
  answers: 'DeletedCatalogue',
  idempotencyKey: true,
  ifMatch: true,
  reads: ['CATALOGUE'],
  writes: ['CATALOGUE'],
  covers: ['E9'],

  input: z.strictObject({ catalogue: catalogueId }),
  run: (input, context: StoredContext): Promise<Answer<DeletedCatalogue>> =>
    changeCatalogue(
      {
        operation: 'deleteCatalogue',
        catalogue: input.catalogue,
        input,
        decide: ({ log }) => ok({ log: remaining(log), set: { deleted: true as const } }),
        afterWrite: ({ facts }) =>
          dropDocuments(
            input.catalogue,
            allVersionsOf(facts).flatMap(({ version }) => documentNames(version)),
            { store: context.store, nowMs: context.clock.nowMs() },
          ),
        answer: (catalogue) => ({
          catalogue: input.catalogue,
          version: catalogueView(input.catalogue, catalogue).version,
        }),
      },
      context,
    ),
});
