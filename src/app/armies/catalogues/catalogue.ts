import * as z from 'zod/mini';
import { catalogueId } from '../stored-catalogues/reference';
import { presentCatalogue, storedCatalogue } from '../stored-catalogues/stored-catalogue';
import { type StoredContext, catalogueRead, operation } from '../../kernel/operation';
import { ok } from '../../kernel/use-case';
import { catalogueView } from './catalogues';

/** A catalogue: its name and its versions. Whoever has its id may read it. */
export const catalogue = operation({
  name: 'catalogue',
  route: 'GET /v1/catalogues/{catalogue}',
  graphql: { renamed: { catalogue: 'id' } },
  ...catalogueRead,
  answers: 'Catalogue',

  input: z.strictObject({ catalogue: catalogueId }),
  run: async ({ catalogue: id }, { store }: StoredContext) => {
    const found = await storedCatalogue(id, store);
    const there = found.ok ? presentCatalogue(id, found.value) : found;
    return there.ok ? ok(catalogueView(id, there.value)) : there;
  },
});
