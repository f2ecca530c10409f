import * as z from 'zod/mini';
import { findById } from '../lists/find-army-list';
import { catalogueId, catalogueVersionNumber } from '../stored-catalogues/reference';
import { indexedVersion, listOfVersion } from '../stored-catalogues/stored-catalogue';
import { idText } from '../../kernel/input';
import { type StoredContext, catalogueRead, operation } from '../../kernel/operation';
import { ok } from '../../kernel/use-case';

/** An army list of a catalogue as a file of ours, with every profile that it fields. */
export const catalogueList = operation({
  name: 'catalogueList',
  route: 'GET /v1/catalogues/{catalogue}/versions/{version}/lists/{list}',
  ...catalogueRead,
  answers: 'CatalogueList',

  input: z.strictObject({
    catalogue: catalogueId,
    version: catalogueVersionNumber,
    list: idText('The id of the army list.'),
  }),
  run: async (input, { store }: StoredContext) => {
    const found = await indexedVersion(input, store);
    if (!found.ok) return found;
    const { version, index } = found.value;
    const list = findById('army list of this catalogue', index.lists, input.list);
    if (!list.ok) return list;
    const { id, name } = list.value;
    const file = await listOfVersion(input.catalogue, { version, list: id }, store);
    return file.ok
      ? ok({ catalogue: input.catalogue, number: input.version, list: id, name, file: { ...file.value } })
      : file;
  },
});
