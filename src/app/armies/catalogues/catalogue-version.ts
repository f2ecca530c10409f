import * as z from 'zod/mini';
import { catalogueId, catalogueVersionNumber } from '../stored-catalogues/reference';
import { indexedVersion } from '../stored-catalogues/stored-catalogue';
import { type StoredContext, catalogueRead, operation } from '../../kernel/operation';
import { ok } from '../../kernel/use-case';
import { versionView } from './catalogues';

/** A version of a catalogue: its army lists, and what of its files was not understood. It never changes. */
export const catalogueVersion = operation({
  name: 'catalogueVersion',
  route: 'GET /v1/catalogues/{catalogue}/versions/{version}',
  ...catalogueRead,
  answers: 'CatalogueVersion',

  input: z.strictObject({ catalogue: catalogueId, version: catalogueVersionNumber }),
  run: async (input, { store }: StoredContext) => {
    const found = await indexedVersion(input, store);
    if (!found.ok) return found;
    const { version, index } = found.value;
    return ok(versionView({ catalogue: input.catalogue, number: input.version }, version, index));
  },
});
