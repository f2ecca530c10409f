import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import type { CatalogueFacts } from '../stored-catalogues/facts';
import { catalogueKind } from '../stored-catalogues/item-kinds';
import { type LoggedCatalogue, addressOfCatalogue } from '../stored-catalogues/stored-catalogue';
import { versionsOf } from '../stored-catalogues/versions';
import { IMPORT_BODY_LIMIT_BYTES } from '../../kernel/limits';
import { operation } from '../../kernel/operation';
import type { StoredContext } from '../../kernel/store/context';
import { type OwnerSecrets, createOwned } from '../../kernel/store/creation';
import { creationKey } from '../../kernel/store/creation-key';
import { loggedOf } from '../../kernel/store/items';
import { type Answer, mapAnswer } from '../../kernel/use-case';
import { type GrantedCatalogue, catalogueIdOf, grantedCatalogue, ownedCatalogue } from './credentials';
import { catalogueName, contents } from './fields';
import { finishVersion } from './made-version';
import { READING_PRICE, readVersion, setOf } from './make-version';
import type { CatalogueVersionView } from './views';

/** A new catalogue with its secrets, and its first version. */
export interface CreatedCatalogue extends GrantedCatalogue {
  readonly made: CatalogueVersionView;
}

interface Written {
  readonly thing: LoggedCatalogue;
  readonly secrets: OwnerSecrets;
}

/** Whether an earlier request of this key has come to its end, or the catalogue is deleted. */
const isMade = (thing: LoggedCatalogue | undefined): boolean =>
  thing !== undefined && (thing.facts.deleted === true || versionsOf(thing.facts).length > 0);

/**
 * Creates a catalogue from files of BattleScribe (`.gst`, `.cat`), army lists of ours, or archives of these, all read together. What could not
 * be understood is in the answer. Anybody may create one; the token is shown only here. The key must have at least 16 characters.
 */
export const createCatalogue = operation({
  name: 'createCatalogue',
  route: 'POST /v1/catalogues',
  function: 'catalogues',
  answers: 'CreatedCatalogue',
  graphql: { input: 'CreateCatalogueInput', inputDescription: 'Its name and its files.' },
  success: 201,
  location: '/v1/catalogues/{catalogue.catalogue}',
  bodyLimitBytes: IMPORT_BODY_LIMIT_BYTES,
  idempotencyKey: true,
  createsAnonymously: true,
  reads: ['CATALOGUE'],
  writes: ['CATALOGUE'],
  covers: ['E9'],

  input: z.strictObject({ name: catalogueName, ...contents }),
  price: () => READING_PRICE,
  run: async (input, context: StoredContext): Promise<Answer<CreatedCatalogue>> => {
    const key = creationKey(context, 'who repeats it gets the token again');
    if (!key.ok) return key;
    const id = catalogueIdOf(context.keyring, key.value);
    const there = await context.store.get([addressOfCatalogue(id)]);
    if (!there.ok) return there;
    const read = isMade(loggedOf(catalogueKind, there.value[0]))
      ? null
      : await readVersion(input, { catalogue: id, set: setOf(key.value, input) }, context);
    if (read && !read.ok) return read;
    const created = await createOwned<CatalogueFacts, Written>(
      {
        owned: ownedCatalogue,
        operation: 'createCatalogue',
        input,
        idOf: catalogueIdOf,
        facts: (owner) => ok({ name: input.name, ...(read && { v1: read.value.version }), ...owner }),
        answer: (_, thing, secrets) => ({ thing, secrets }),
      },
      context,
    );
    if (!created.ok) return created;
    const finished = await finishVersion(
      id,
      { catalogue: created.value.thing, documents: read && read.value.documents },
      context,
    );
    if (!finished.ok) return finished;
    const { catalogue, made } = finished.value;
    return mapAnswer(created, ({ secrets }) => ({ ...grantedCatalogue(catalogue, secrets), made }));
  },
});
