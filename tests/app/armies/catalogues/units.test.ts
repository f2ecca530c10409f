import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedLists } from '../../../../src/app/armies/lists/shipped-catalogue';
import { rowOf } from '../../../../src/infrastructure/aws/rows';
import type { Item, Store } from '../../../../src/app/kernel/store/store';
import { memoryStore } from '../../../infrastructure/aws/memory-store';
import { must } from '../../tournaments/organiser';

/** What catalogues cost in DynamoDB's units: 1 KB a write unit; 4 KB a read unit, of a query its sum. Names and values count. */

const bytesOf = (item: Item): number =>
  Object.entries(rowOf(item)).reduce(
    (sum, [name, value]) =>
      sum + Buffer.byteLength(name) + (typeof value === 'number' ? 2 : Buffer.byteLength(String(value))),
    0,
  );
const inUnits = (bytes: number, unit: number): number => Math.max(1, Math.ceil(bytes / unit));
const WRITTEN = 1024;
const READ = 4096;

const counted = (store: Store) => {
  const spent = { writes: 0, reads: 0 };
  const writing =
    (write: Store['write']): Store['write'] =>
    async (item) => {
      spent.writes += inUnits(bytesOf(item), WRITTEN);
      return write(item);
    };
  const sumOf = (items: readonly Item[]): number => items.reduce((sum, item) => sum + bytesOf(item), 0);
  return {
    spent,
    store: {
      ...store,
      write: writing(store.write),
      rewrite: writing(store.rewrite),
      get: async (addresses) => {
        const found = await store.get(addresses);
        if (found.ok) for (const item of found.value) spent.reads += item ? inUnits(bytesOf(item), READ) : 1;
        return found;
      },
      readTournament: async (tournament) => {
        const found = await store.readTournament(tournament);
        if (found.ok) spent.reads += inUnits(sumOf(found.value), READ);
        return found;
      },
      catalogueDocument: async (catalogue, document) => {
        const found = await store.catalogueDocument(catalogue, document);
        if (found.ok) spent.reads += inUnits(sumOf(found.value), READ);
        return found;
      },
    } satisfies Store,
  };
};

const fixture = (name: string) => ({
  name,
  content: readFileSync(join(__dirname, '../../../infrastructure/battlescribe/fixtures', name)).toString(
    'base64',
  ),
});
const watch = {
  text: 'The Hedge Watch\nCaptain Bolger\n5 Hedge Guards',
  files: [fixture('shire-watch.gst'), fixture('shire-watch.cat')],
  army: {
    forces: [
      {
        list: 'the-hedge-watch',
        warbands: [
          { leader: { profile: 'captain-bolger' }, followers: [{ profile: 'hedge-guard', count: 5 }] },
        ],
      },
    ],
  },
};
const all = {
  text: 'Rohan\nCaptain of Rohan\n5 Warriors of Rohan',
  lists: shippedLists(),
  army: {
    forces: [
      {
        list: 'rohan',
        warbands: [
          { leader: { profile: 'captain-of-rohan' }, followers: [{ profile: 'warrior-of-rohan', count: 5 }] },
        ],
      },
    ],
  },
};

it.each([
  ['one list', watch, { lists: 1, creating: [6, 5], submitting: [1, 7], desk: [0, 3], reading: [0, 1] }],
  [
    'every list that ships',
    all,
    { lists: 48, creating: [145, 8], submitting: [1, 10], desk: [0, 3], reading: [0, 75] },
  ],
] as const)('units of a catalogue of %s are few', async (_, { army, text, ...contents }, most) => {
  const store = memoryStore();
  const spent: Record<string, { readonly writes: number; readonly reads: number }> = {};
  const counting = async <T>(name: string, work: (world: { readonly store: Store }) => Promise<T>) => {
    const counter = counted(store);
    const done = await work(counter);
    spent[name] = counter.spent;
    return done;
  };
  const { catalogue, made } = await counting('creating', (world) =>
    must<{ catalogue: { id: string }; made: { lists: unknown[] } }>(world, 'createCatalogue', {
      input: { name: 'Counted', ...contents },
    }),
  );
  expect(made.lists).toHaveLength(most.lists);
  const named = { catalogue: catalogue.id, version: 1 };
  const { tournament, organiserToken: token } = await must<{
    tournament: { id: string };
    organiserToken: string;
  }>({ store }, 'createTournament', {
    input: { name: 'Cup', rounds: 1, pointsLimit: 500, armyDesk: { catalogue: named } },
  });
  const on = { tournament: tournament.id };
  await must({ store }, 'registerEntrant', { input: { ...on, name: 'Ann' }, token });

  // A process that has read nothing before: versions are remembered.
  jest.resetModules();
  const elsewhere = await import('../../tournaments/organiser');
  expect(
    await counting('submitting', (world) =>
      elsewhere.must(world, 'submitArmy', { input: { ...on, entrant: 'e1', army }, token }),
    ),
  ).toMatchObject({ findings: [] });
  await counting('desk', (world) => elsewhere.must(world, 'armyDesk', { input: on, token }));
  expect(
    await counting('reading', (world) =>
      elsewhere.must(world, 'readRoster', { input: { text, catalogue: named } }),
    ),
  ).toMatchObject({ unknown: [] });
  if (process.env['MUSTER_SHOW_UNITS']) console.log(JSON.stringify(spent));
  for (const name of ['creating', 'submitting', 'desk', 'reading'] as const) {
    const [writes, reads] = most[name];
    const of = spent[name] ?? { writes: Infinity, reads: Infinity };
    expect([name, of.writes <= writes, of.reads <= reads]).toEqual([name, true, true]);
  }
});

it('units of an upload are 1.4 a KB of its files', async () => {
  // Bytes that cannot be packed any further, as those of an archive.
  const bytes = Buffer.concat(
    Array.from({ length: 3200 }, (_, at) => createHash('sha256').update(String(at)).digest()),
  );
  const counter = counted(memoryStore());
  await must(counter, 'uploadCatalogueFiles', {
    input: { files: [{ name: 'all.zip', content: bytes.toString('base64') }] },
  });
  expect(bytes.length).toBe(100 * 1024);
  expect(counter.spent.writes).toBeLessThanOrEqual(140);
});
