import { parse } from 'graphql';
import { createDocumentCache } from '../../../src/interfaces/graphql/server';

const document = parse('{ charts { nextCursor } }');

describe('the cache of parsed documents', () => {
  it('keeps the hundred that were asked for last', async () => {
    const cache = createDocumentCache();
    for (let n = 0; n < 100; n += 1) await cache.set(`${n}`, document);
    expect(await cache.get('0')).toBe(document);
    await cache.set('100', document);
    expect(await cache.get('1')).toBeUndefined();
    expect(await cache.get('0')).toBe(document);
    expect(await cache.get('100')).toBe(document);
  });

  it('keeps none that is mostly blanks, and forgets when told', async () => {
    const cache = createDocumentCache();
    await cache.set('long', parse(`{ charts { nextCursor } }${' '.repeat(20_000)}`));
    expect(await cache.get('long')).toBeUndefined();
    await cache.set('short', document);
    await cache.delete('short');
    expect(await cache.get('short')).toBeUndefined();
  });
});
