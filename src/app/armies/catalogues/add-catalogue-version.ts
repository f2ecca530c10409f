import * as z from 'zod/mini';
import { catalogueId } from '../stored-catalogues/reference';
import { hasSet, withNext } from '../stored-catalogues/catalogue-facts';
import { type StoredContext, operation } from '../../kernel/operation';
import { ok, mapAnswer } from '../../kernel/use-case';
import { beginVersion, catalogues } from './catalogues';
import { contents, filesChange } from './fields';
import { READING_PRICE, makeVersion } from './make-version';

/** Adds a version to a catalogue, with all its files. Earlier versions stay as they are, and what was there before keeps its ids. */
export const addCatalogueVersion = operation({
  name: 'addCatalogueVersion',
  route: 'POST /v1/catalogues/{catalogue}/versions',
  ...filesChange,
  answers: 'ExtendedCatalogue',
  graphql: { input: 'CatalogueContentsInput', inputDescription: 'The files.' },
  success: 201,
  location: '/v1/catalogues/{catalogue.id}/versions/{made.number}',
  ifMatch: true,

  input: z.strictObject({ catalogue: catalogueId, ...contents }),
  price: () => READING_PRICE,
  run: async (input, context: StoredContext, self) => {
    const id = input.catalogue;
    // Refusals come before the files are read.
    const begun = await beginVersion(self, { id, input }, context);
    if (!begun.ok) return begun;
    const { before, set } = begun.value;
    return makeVersion(
      { catalogue: id, contents: input, set, before, isMade: hasSet(before.facts, set) },
      async (version) => {
        const decide = ({ facts }: typeof before) => ok({ set: withNext(facts, version) });
        const changed = await catalogues.changeRecord({ self, id, input, decide }, context);
        return mapAnswer(changed, (record) => ({ record }));
      },
      context,
    );
  },
});
