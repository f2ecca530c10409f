import { gunzipSync } from 'node:zlib';
import type { FileStore } from '../../../../src/app/tournaments/bulk-data/file-store';
import { publishMonths } from '../../../../src/app/tournaments/bulk-data/publish-months';
import type { Published } from '../../../../src/app/tournaments/bulk-data/published';
import { refreshReaders } from '../../../../src/app/tournaments/public-projection/refresh-projection';
import { createDocumentsHandler } from '../../../../src/interfaces/documents/handler';
import { ok, refused } from '../../../../src/shared/result';
import { eventOf } from '../../../interfaces/rest/ask';
import { type Hooked, hooked } from '../webhooks/hooked';
import { type MemoryFiles, memoryFiles } from './memory-files';

const HOUR_SECONDS = 3600;
const textOf = ({
  body = '',
  isBase64Encoded = false,
}: {
  readonly body?: string | undefined;
  readonly isBase64Encoded?: boolean | undefined;
}) => (isBase64Encoded ? Buffer.from(body, 'base64').toString() : body);

interface Scene {
  readonly on: Hooked;
  readonly files: MemoryFiles;
  readonly publish: (files?: FileStore) => ReturnType<typeof publishMonths>;
}

/** A tournament of 21 November 2026 with a started round. */
const scene = async (settings = {}): Promise<Scene> => {
  const on = await hooked(undefined, { startsOn: '2026-11-21', ...settings });
  for (const name of ['Ann', 'Brunhilde', 'Cleo', 'Dirk']) await on.does('registerEntrant', { name });
  await on.does('drawRound');
  await on.does('startRound', { round: 1 });
  const files = memoryFiles();
  return {
    on,
    files,
    publish: (into = files) => publishMonths({ store: on.store, files: into, nowMs: on.nowMs }),
  };
};

const published = async ({ files }: Scene): Promise<Published> => {
  const found = await files.read('published.json');
  return JSON.parse(found.ok ? (found.value?.bytes.toString() ?? '{}') : '{}') as Published;
};

const contentOf = async ({ files }: Scene, name: string): Promise<string> => {
  const found = await files.read(name);
  return found.ok && found.value ? gunzipSync(found.value.bytes).toString() : '';
};

const dataNames = ({ files }: Scene) => files.names().filter((name) => name.startsWith('data/'));

const report = (on: Hooked, table: number) =>
  on.does('reportResult', { round: 1, table, kind: 'PLAYED', victoryPoints: [7, 3] });

it('publishes standings and results of a month in one file that is named after its content', async () => {
  const here = await scene();
  await report(here.on, 1);
  expect(await here.publish()).toEqual({ made: 1, removed: 0, failed: 0 });
  const [name = ''] = dataNames(here);
  expect(name).toMatch(/^data\/results-2026-11-[0-9A-F]{8}\.json\.gz$/);
  const file = JSON.parse(await contentOf(here, name)) as Record<string, never>;
  expect(file).toMatchObject({
    name: 'results-2026-11',
    licence: { id: 'MIT' },
    provenance: { project: 'muster', from: '/v1/tournaments?month=2026-11' },
    data: [
      {
        id: here.on.id,
        name: 'Hooked',
        state: 'ROUND_STARTED',
        startsOn: '2026-11-21',
        standings: { round: 1, complete: false, final: false },
        results: [
          {
            number: 1,
            tables: [
              { table: 1, result: { victoryPoints: [7, 3] } },
              { table: 2, result: null },
            ],
          },
        ],
      },
    ],
  });
  expect((await published(here)).months).toMatchObject([
    { month: '2026-11', files: [{ name: 'results-2026-11', address: `/${name}` }] },
  ]);
});

it('leaves a month alone in which nothing has changed, and replaces the file of one that has', async () => {
  const here = await scene();
  await here.publish();
  const [first] = dataNames(here);
  expect(await here.publish()).toEqual({ made: 0, removed: 0, failed: 0 });
  await report(here.on, 1);
  here.on.pass(HOUR_SECONDS);
  expect(await here.publish()).toEqual({ made: 1, removed: 1, failed: 0 });
  expect(dataNames(here)).toHaveLength(1);
  expect(dataNames(here)).not.toContain(first);
});

it('says the same from the projection for readers as from the facts', async () => {
  const here = await scene();
  await here.publish();
  await refreshReaders(here.on.store, here.on.id, here.on.nowMs);
  expect(await here.publish()).toEqual({ made: 0, removed: 0, failed: 0 });
});

it('names nobody who was erased, and removes the file that did', async () => {
  const here = await scene();
  await refreshReaders(here.on.store, here.on.id, here.on.nowMs);
  await here.publish();
  const [before = ''] = dataNames(here);
  expect(await contentOf(here, before)).toContain('Brunhilde');
  await here.on.does('eraseEntrant', { entrant: 'e2' });
  expect(await here.publish()).toEqual({ made: 1, removed: 1, failed: 0 });
  const [after = ''] = dataNames(here);
  expect(dataNames(here)).toEqual([after]);
  expect(await contentOf(here, after)).not.toContain('Brunhilde');
  expect(await contentOf(here, after)).toContain('Ann');
});

it.each([
  ['made private', [['updateTournament', { visibility: 'PRIVATE' }]]],
  [
    'deleted',
    [
      ['cancelTournament', { reason: 'the hall burnt down' }],
      ['deleteTournament', {}],
    ],
  ],
] as const)('holds nothing of a tournament that was %s', async (_what, changes) => {
  const here = await scene();
  await here.publish();
  for (const [operation, input] of changes) await here.on.does(operation, input);
  expect(await here.publish()).toMatchObject({ removed: 1, failed: 0 });
  expect(dataNames(here)).toEqual([]);
});

it('holds no army, no contact and no words of a correction', async () => {
  const here = await scene({ contact: 'secretary@club.example' });
  await report(here.on, 1);
  await here.on.does(
    'reportResult',
    { round: 1, table: 1, kind: 'PLAYED', victoryPoints: [3, 7], reason: 'Brunhilde shouted' },
    { ifMatch: '1' },
  );
  await here.publish();
  const text = await contentOf(here, dataNames(here)[0] ?? '');
  expect(text).toContain('"victoryPoints":[3,7]');
  expect(text).not.toMatch(/secretary|shouted|army/i);
});

it('compares old months once a day, and the last three in each run', async () => {
  const here = await scene({ startsOn: '2023-05-06' });
  expect(await here.publish()).toMatchObject({ made: 1 });
  await report(here.on, 1);
  here.on.pass(22 * HOUR_SECONDS);
  expect(await here.publish()).toMatchObject({ made: 0 });
  here.on.pass(HOUR_SECONDS);
  expect(await here.publish()).toMatchObject({ made: 1, removed: 1 });
});

it('forgets no file, wherever a run is broken off', async () => {
  for (let breaksAt = 0; breaksAt < 12; breaksAt += 1) {
    const here = await scene();
    await here.publish();
    await here.on.does('eraseEntrant', { entrant: 'e2' });
    let calls = 0;
    const tired = <T>(run: () => T): T => {
      calls += 1;
      if (calls > breaksAt) throw new Error('killed');
      return run();
    };
    await here
      .publish({
        read: (name) => tired(() => here.files.read(name)),
        write: (name, file) => tired(() => here.files.write(name, file)),
        remove: (name) => tired(() => here.files.remove(name)),
      })
      .catch(() => undefined);
    await here.publish();
    const named = (await published(here)).months.flatMap(({ files }) =>
      files.map(({ address }) => address.slice(1)),
    );
    expect([breaksAt, dataNames(here)]).toEqual([breaksAt, named]);
    expect(await contentOf(here, named[0] ?? '')).not.toContain('Brunhilde');
  }
});

it('leaves to the next run what did not answer', async () => {
  const here = await scene();
  const failure = refused({ code: 'UNAVAILABLE' as const, retryAfterSeconds: 1 });
  expect(await here.publish({ ...here.files, read: async () => failure })).toMatchObject({ failed: 1 });
  expect(await here.publish({ ...here.files, write: async () => failure })).toMatchObject({
    made: 0,
    failed: 1,
  });
  expect(await here.publish({ ...here.files, write: async () => ok('CONFLICT') })).toMatchObject({
    failed: 1,
  });
  expect(await here.publish()).toMatchObject({ made: 1, failed: 0 });
});

describe('a reader', () => {
  const handlerOf = (files: FileStore) =>
    createDocumentsHandler(
      {
        facts: {
          '/data/index.json': { type: 'application/json', etag: '"released"', file: 'data/index.json' },
        },
        read: () => Buffer.from('{"project":"muster","files":[{"name":"charts"}]}'),
        published: async () => files,
      },
      undefined,
    );

  it('finds the months behind what the release fixes, and each file with an ETag and for an hour', async () => {
    const here = await scene();
    await here.publish();
    const handler = handlerOf(here.files);
    const index = await handler(eventOf({ path: '/data/index.json' }));
    expect(index).toMatchObject({
      statusCode: 200,
      headers: { 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=300' },
    });
    const { files } = JSON.parse(textOf(index)) as {
      readonly files: readonly { name: string; address: string }[];
    };
    expect(files.map(({ name }) => name)).toEqual(['charts', 'results-2026-11']);
    const file = await handler(eventOf({ path: files[1]?.address ?? '' }));
    expect(file).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'application/gzip', 'cache-control': 'public, max-age=3600' },
    });
    const etag = String(file.headers?.['etag']);
    expect(
      await handler(eventOf({ path: files[1]?.address ?? '', headers: { 'if-none-match': etag } })),
    ).toMatchObject({ statusCode: 304 });
  });

  it('is told 404 of a file that is gone, and 503 where the files do not answer', async () => {
    const handler = handlerOf(memoryFiles());
    expect(await handler(eventOf({ path: '/data/results-2026-11-ABCD1234.json.gz' }))).toMatchObject({
      statusCode: 404,
    });
    const down = handlerOf({
      ...memoryFiles(),
      read: async () => refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 }),
    });
    expect(await down(eventOf({ path: '/data/index.json' }))).toMatchObject({ statusCode: 503 });
  });
});
