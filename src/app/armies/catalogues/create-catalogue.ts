import * as z from 'zod/mini';
import { catalogueKind, needsNoVersion } from '../stored-catalogues/catalogue-facts';
import { addressOfCatalogue } from '../stored-catalogues/stored-catalogue';
import { type StoredContext, anonymousCreation, operation } from '../../kernel/operation';
import { type OwnedFacts, creationKey } from '../../kernel/owned/creation';
import { loggedOf } from '../../kernel/store/items';
import { ok, mapAnswer } from '../../kernel/use-case';
import { catalogues, setOf } from './catalogues';
import { catalogueName, contents, filesChange } from './fields';
import { READING_PRICE, makeVersion } from './make-version';

/**
 * Creates a catalogue from files of BattleScribe (`.gst`, `.cat`), army lists of ours, or archives of these, all read together. What could not
 * be understood is in the answer. Anybody may create one; the token is shown only here. The key must have at least 16 characters.
 */
export const createCatalogue = operation({
  name: 'createCatalogue',
  route: 'POST /v1/catalogues',
  ...filesChange,
  ...anonymousCreation,
  answers: 'CreatedCatalogue',
  graphql: { input: 'CreateCatalogueInput', inputDescription: 'Its name and its files.' },
  location: '/v1/catalogues/{catalogue.id}',

  input: z.strictObject({ name: catalogueName, ...contents }),
  price: () => READING_PRICE,
  run: async (input, context: StoredContext, self) => {
    const key = creationKey(context, 'who repeats it gets the token again');
    if (!key.ok) return key;
    const id = catalogues.idOf(context.keyring, key.value);
    const there = await context.store.get([addressOfCatalogue(id)]);
    if (!there.ok) return there;
    const isMade = needsNoVersion(loggedOf(catalogueKind, there.value[0])?.facts);
    const created = await makeVersion(
      { catalogue: id, contents: input, set: setOf(key.value, input), isMade },
      (v1) => {
        const facts = { name: input.name, ...(v1 && { v1 }) };
        const record = { self, input, facts: (owner: OwnedFacts) => ok({ ...facts, ...owner }) };
        return catalogues.createRecord(record, context);
      },
      context,
    );
    return mapAnswer(created, ({ catalogue, secrets, made }) => ({
      ...catalogues.granted(catalogue, secrets),
      made,
    }));
  },
});
