import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryStore } from '../../../infrastructure/aws/memory-store';
import { ask, freshKey } from '../../tournaments/organiser';

const text = (name: string): string =>
  readFileSync(join(__dirname, '../../../infrastructure/battlescribe/fixtures', name), 'utf8');
const [system, watch] = [text('shire-watch.gst'), text('shire-watch.cat')];

const created = (gst: string, cat: string) =>
  ask({ store: memoryStore() }, 'createCatalogue', {
    input: {
      name: 'Watch',
      files: [
        { name: 'a.gst', content: Buffer.from(gst).toString('base64') },
        { name: 'a.cat', content: Buffer.from(cat).toString('base64') },
      ],
    },
    idempotencyKey: freshKey(),
  });

const words = ['constructor', '__proto__'];

it.each(words)('takes "%s" for a name like any other, whatever bears it', async (word) => {
  const named = [...watch.matchAll(/ (?:id|name|targetId|childId|field|type|value|scope)="([^"]+)"/g)];
  for (const name of new Set(named.map(([, value = '']) => value))) {
    const renamed = (file: string): string => file.replaceAll(`"${name}"`, `"${word}"`);
    const answer = await created(renamed(system), renamed(watch));
    expect(answer.ok || answer.error.code).not.toBe('INTERNAL');
  }
});
