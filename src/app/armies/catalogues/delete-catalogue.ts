import type { DeletedCatalogue } from '../../kernel/generated/answers';
import { catalogues } from './catalogues';
import * as z from 'zod/mini';
import type { ChangeLog } from '../../../shared/change-log';
import { dropDocuments } from '../stored-catalogues/documents';
import { type CatalogueFacts, allVersionsOf } from '../stored-catalogues/catalogue-facts';
import { catalogueId } from '../stored-catalogues/reference';
import { documentNames } from '../stored-catalogues/stored-catalogue';
import { type StoredContext, catalogueChange, operation } from '../../kernel/operation';
import { type Answer, ok, mapAnswer } from '../../kernel/use-case';

/** The history that is needed later: the grants for a repetition of this request, and the documents to delete. */
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
  ...catalogueChange,
  answers: 'DeletedCatalogue',
  ifMatch: true,

  input: z.strictObject({ catalogue: catalogueId }),
  run: async (input, context: StoredContext, self): Promise<Answer<DeletedCatalogue>> => {
    const id = input.catalogue;
    const deleted = await catalogues.change(
      {
        self,
        id,
        input,
        decide: ({ log }) => ok({ log: remaining(log), set: { deleted: true as const } }),
        afterWrite: ({ facts }) =>
          dropDocuments(
            id,
            allVersionsOf(facts).flatMap(({ version }) => documentNames(version)),
            { store: context.store, nowMs: context.clock.nowMs() },
          ),
      },
      context,
    );
    return mapAnswer(deleted, ({ id, version }) => ({ catalogue: id, version }));
  },
});
