import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import { catalogueId } from '../catalogue-store/reference';
import { presentCatalogue, storedCatalogue } from '../catalogue-store/stored-catalogue';
import { operation } from '../operation';
import type { StoredContext } from '../store/context';
import type { Answer } from '../use-case';
import type { CatalogueView } from './views';
import { catalogueView } from './views';

/** A catalogue: its name and its versions. Whoever has its id may read it. */
export const catalogue = operation({
  name: 'catalogue',
  route: 'GET /v1/catalogues/{catalogue}',
  function: 'catalogues',
  answers: 'Catalogue',
  cache: 'live',
  reads: ['CATALOGUE'],
  covers: ['E9'],

  input: z.strictObject({ catalogue: catalogueId }),
  run: async ({ catalogue: id }, { store }: StoredContext): Promise<Answer<CatalogueView>> => {
    const found = await storedCatalogue(id, store);
    const there = found.ok ? presentCatalogue(id, found.value) : found;
    return there.ok ? ok(catalogueView(id, there.value)) : there;
  },
});
