import * as z from 'zod/mini';
import { allVersionsOf, withoutNames } from '../stored-catalogues/catalogue-facts';
import { dropDocuments } from '../stored-catalogues/documents';
import { catalogueId } from '../stored-catalogues/reference';
import { documentNames } from '../stored-catalogues/stored-catalogue';
import { type StoredContext, catalogueChange, operation } from '../../kernel/operation';
import { ok, mapAnswer } from '../../kernel/use-case';
import { catalogues } from './catalogues';

/** Deletes a catalogue with all its versions. It cannot be undone: armies and events that name it can no longer be judged by it. */
export const deleteCatalogue = operation({
  name: 'deleteCatalogue',
  route: 'DELETE /v1/catalogues/{catalogue}',
  ...catalogueChange,
  answers: 'DeletedCatalogue',
  ifMatch: true,

  input: z.strictObject({ catalogue: catalogueId }),
  run: async (input, context: StoredContext, self) => {
    const { store, clock } = context;
    const deleted = await catalogues.change(
      {
        self,
        id: input.catalogue,
        input,
        decide: ({ log }) => ok({ log: withoutNames(log), set: { deleted: true as const } }),
        removes: true,
        afterWrite: ({ facts }) => {
          const names = allVersionsOf(facts).flatMap(({ version }) => documentNames(version));
          return dropDocuments(input.catalogue, names, { store, nowMs: clock.nowMs() });
        },
      },
      context,
    );
    return mapAnswer(deleted, ({ id, version }) => ({ catalogue: id, version }));
  },
});
