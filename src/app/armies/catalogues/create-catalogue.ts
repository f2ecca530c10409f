import type { CreatedCatalogue } from '../../kernel/generated/answers';
import { catalogues } from './catalogues';
import * as z from 'zod/mini';
import { catalogueKind, versionsOf } from '../stored-catalogues/catalogue-facts';
import { type LoggedCatalogue, addressOfCatalogue } from '../stored-catalogues/stored-catalogue';
import { IMPORT_BODY_LIMIT_BYTES } from '../../kernel/limits';
import { type StoredContext, anonymousCreation, catalogueChange, operation } from '../../kernel/operation';
import { creationKey } from '../../kernel/owned/creation';
import { loggedOf } from '../../kernel/store/items';
import { type Answer, ok, mapAnswer } from '../../kernel/use-case';
import { catalogueName, contents } from './fields';
import { finishVersion } from './made-version';
import { READING_PRICE, readVersion, setOf } from './make-version';

/** Whether an earlier request with this key was finished, or the catalogue is deleted. */
const isMade = (record: LoggedCatalogue | undefined): boolean =>
  record !== undefined && (record.facts.deleted === true || versionsOf(record.facts).length > 0);

/**
 * Creates a catalogue from files of BattleScribe (`.gst`, `.cat`), army lists of ours, or archives of these, all read together. What could not
 * be understood is in the answer. Anybody may create one; the token is shown only here. The key must have at least 16 characters.
 */
export const createCatalogue = operation({
  name: 'createCatalogue',
  route: 'POST /v1/catalogues',
  ...catalogueChange,
  ...anonymousCreation,
  answers: 'CreatedCatalogue',
  graphql: { input: 'CreateCatalogueInput', inputDescription: 'Its name and its files.' },
  location: '/v1/catalogues/{catalogue.id}',
  bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
  reads: ['CATALOGUE', 'RATE'],
  writes: ['CATALOGUE', 'RATE'],

  input: z.strictObject({ name: catalogueName, ...contents }),
  price: () => READING_PRICE,
  run: async (input, context: StoredContext, self): Promise<Answer<CreatedCatalogue>> => {
    const key = creationKey(context, 'who repeats it gets the token again');
    if (!key.ok) return key;
    const id = catalogues.idOf(context.keyring, key.value);
    const there = await context.store.get([addressOfCatalogue(id)]);
    if (!there.ok) return there;
    const read = isMade(loggedOf(catalogueKind, there.value[0]))
      ? null
      : await readVersion(input, { catalogue: id, set: setOf(key.value, input) }, context);
    if (read && !read.ok) return read;
    const created = await catalogues.createRecord(
      {
        self,
        input,
        facts: (owner) => ok({ name: input.name, ...(read && { v1: read.value.version }), ...owner }),
      },
      context,
    );
    if (!created.ok) return created;
    const { record, secrets } = created.value;
    const items = read && read.value.items;
    const finished = await finishVersion(id, { catalogue: record, items }, context);
    if (!finished.ok) return finished;
    const { catalogue, made } = finished.value;
    return mapAnswer(created, () => ({ ...catalogues.granted(catalogue, secrets), made }));
  },
});
