import * as z from 'zod/mini';
import { catalogueId } from '../stored-catalogues/reference';
import { allVersionsOf, versionsOf } from '../stored-catalogues/catalogue-facts';
import { IMPORT_BODY_LIMIT_BYTES } from '../../kernel/limits';
import { type StoredContext, catalogueChange, operation } from '../../kernel/operation';
import { hashText } from '../../kernel/store/credentials';
import { checkIfMatch } from '../../kernel/store/if-match';
import { requestKey, wasApplied } from '../../kernel/store/mutation';
import { type Answer, ok, mapAnswer } from '../../kernel/use-case';
import { contents } from './fields';
import { finishVersion } from './made-version';
import type { ExtendedCatalogue } from '../../kernel/generated/answers';
import { READING_PRICE, readVersion, setOf } from './make-version';
import { catalogueView, catalogues } from './catalogues';

/** Adds a version to a catalogue, with all its files. Earlier versions stay as they are, and what was there before keeps its ids. */
export const addCatalogueVersion = operation({
  name: 'addCatalogueVersion',
  route: 'POST /v1/catalogues/{catalogue}/versions',
  ...catalogueChange,
  answers: 'ExtendedCatalogue',
  graphql: { input: 'CatalogueContentsInput', inputDescription: 'The files.' },
  success: 201,
  location: '/v1/catalogues/{catalogue.id}/versions/{made.number}',
  bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
  ifMatch: true,
  reads: ['CATALOGUE', 'RATE'],
  writes: ['CATALOGUE', 'RATE'],

  input: z.strictObject({ catalogue: catalogueId, ...contents }),
  price: () => READING_PRICE,
  run: async (input, context: StoredContext, self): Promise<Answer<ExtendedCatalogue>> => {
    const id = input.catalogue;
    const key = requestKey(context);
    if (!key.ok) return key;
    const there = await catalogues.own(self, id, context);
    if (!there.ok) return there;
    // Refusals come before the files are read.
    const asked = { operation: self.name, idempotencyScope: [id], input };
    const applied = wasApplied(asked, there.value.log, context);
    if (!applied.ok) return applied;
    const now = catalogueView(id, there.value);
    const matches = applied.value ? applied : checkIfMatch(context, [now.version], { now });
    if (!matches.ok) return matches;
    const set = setOf(hashText(`${context.caller.token} ${key.value}`), input);
    const isMade = versionsOf(there.value.facts).some(({ version }) => version.set === set);
    const read = isMade
      ? null
      : await readVersion(input, { catalogue: id, set, before: there.value }, context);
    if (read && !read.ok) return read;
    const added = await catalogues.changeRecord(
      {
        self,
        id,
        input,
        decide: ({ facts }) => {
          const next = (allVersionsOf(facts).at(-1)?.number ?? 0) + 1;
          return ok({ set: read ? { [`v${next}`]: read.value.version } : {} });
        },
      },
      context,
    );
    if (!added.ok) return added;
    const items = read && read.value.items;
    const finished = await finishVersion(id, { catalogue: added.value, items }, context);
    return finished.ok ? mapAnswer(added, () => finished.value) : finished;
  },
});
