import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue, CreatedCatalogue } from '../../../../src/app/kernel/generated/answers';
import { must } from '../../tournaments/organiser';
import { trouble } from '../../kernel/trouble';

/**
 * Catalogues through a store that throttles, loses answers, does writes late or twice and fails conditions for nothing. A client repeats
 * a request with its key until it is answered.
 */

const file = (name: string) => ({
  name,
  content: readFileSync(join(__dirname, '../../../infrastructure/battlescribe/fixtures', name)).toString(
    'base64',
  ),
});
const files = [file('shire-watch.cat'), file('shire-watch.gst')];

/** A fault in each twelfth request: a version takes many of them. */
const catalogueTrouble = (seed: string) => {
  const { store, insist, settle } = trouble(seed, 12);
  const done = async <Output>(...asked: Parameters<typeof insist>): Promise<Output> => {
    const [answer] = (await insist(...asked)).answers;
    if (!answer?.ok) throw new Error(JSON.stringify(answer?.error));
    return answer.value as Output;
  };
  return { store, insist: done, settle };
};

it.each(['ash', 'beech', 'cedar', 'elm', 'fir', 'oak'])(
  'a catalogue in trouble gets each version once, keeps what was acknowledged, and leaves nothing: %s',
  async (seed) => {
    const { store, insist, settle } = catalogueTrouble(seed);
    const { upload } = await insist<{ upload: string }>('uploadCatalogueFiles', { files });
    const made = await insist<CreatedCatalogue>('createCatalogue', { name: 'Watch', uploads: [upload] });
    const catalogue = made.catalogue.id;
    const token = made.catalogueToken;
    await insist('addCatalogueVersion', { catalogue, uploads: [upload] }, token);
    await settle();
    const calm = { store };
    const view = await must<Catalogue>(calm, 'catalogue', { input: { catalogue } });
    expect(view.versions.map(({ number }) => number)).toEqual([1, 2]);
    for (const version of [1, 2])
      expect(await must(calm, 'catalogueVersion', { input: { catalogue, version } })).toMatchObject({
        number: version,
        lists: [{ list: 'the-hedge-watch' }],
      });
    const partsOf = (id: string) =>
      store.items().filter(({ address }) => address.item === 'CATALOGUE_PART' && address.catalogue === id);
    expect(partsOf(catalogue).filter(({ expiresAtMs }) => expiresAtMs !== undefined)).toEqual([]);
    await insist('deleteCatalogue', { catalogue }, token);
    await settle();
    expect(partsOf(catalogue).map(({ body, expiresAtMs }) => [body, expiresAtMs !== undefined])).toEqual(
      partsOf(catalogue).map(() => ['{}', true]),
    );
  },
);
