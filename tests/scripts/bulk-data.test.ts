import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createDocumentsHandler } from '../../src/interfaces/documents/handler';
import { createInterfaces } from '../interfaces/in-process';
import { eventFromRequest } from '../../src/infrastructure/local/event-from-request';
import { createRouteFinder } from '../../src/interfaces/http/route-finder';

const root = join(__dirname, '../..');

type Files = Readonly<Record<string, { readonly type: string; readonly bytes: string }>>;

/** The files as the build makes them, in a process of its own. */
const build = (): Files => {
  const script = `import { bulkDataFiles } from './scripts/bulk-data.mjs';
    const files = Object.entries(await bulkDataFiles());
    const text = files.map(([address, { type, bytes }]) => [address, { type, bytes: bytes.toString('base64') }]);
    process.stdout.write(JSON.stringify(Object.fromEntries(text)));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Files;
};

interface Entry {
  readonly name: string;
  readonly edition: string;
  readonly address: string;
  readonly bytes: number;
  readonly unpackedBytes: number;
  readonly sha256: string;
}

const files = build();
const bytesOf = (address: string): Buffer => Buffer.from(files[address]?.bytes ?? '', 'base64');
const index = JSON.parse(bytesOf('/data/index.json').toString()) as { readonly files: readonly Entry[] };
const dataOf = (wanted: string) => {
  const { address = '' } = index.files.find(({ name }) => name === wanted) ?? {};
  return JSON.parse(gunzipSync(bytesOf(address)).toString()) as Readonly<Record<string, unknown>>;
};

describe('the bulk data', () => {
  it('is listed file by file, each named after its content', () => {
    expect(index.files.map(({ name, edition }) => [name, edition])).toEqual([
      ['rules', '2018'],
      ['charts', '2018'],
      ['to-wound', '2018'],
      ['scenarios', '2018'],
      ['rules-2024', '2024'],
      ['scenarios-2024', '2024'],
      ['army-lists', '2018'],
      ['army-lists-2024', '2024'],
    ]);
    expect(Object.keys(files)).toHaveLength(index.files.length + 1);
    for (const { name, address, bytes, unpackedBytes, sha256 } of index.files) {
      const packed = bytesOf(address);
      const json = gunzipSync(packed);
      expect([packed.length, json.length]).toEqual([bytes, unpackedBytes]);
      expect(createHash('sha256').update(json).digest('hex')).toBe(sha256);
      expect(address).toBe(`/data/${name}-${sha256.slice(0, 8).toUpperCase()}.json.gz`);
    }
  });

  it('states licence and provenance in each file', () => {
    for (const { name } of index.files)
      expect(dataOf(name)).toMatchObject({
        name,
        edition: expect.any(String) as string,
        licence: { id: 'MIT' },
        provenance: { project: 'muster' },
      });
  });

  it.each([
    ['charts', '/v1/rules/charts', 'items'],
    ['scenarios', '/v1/scenarios', 'items'],
    ['rules', '/v1/rules/reference?limit=250', 'items'],
    ['scenarios-2024', '/v1/rules/scoring-sheets', 'items'],
  ])('has in %s what the API answers', async (name, url, field) => {
    const { body = '' } = await createInterfaces().send({ method: 'GET', url });
    // The API adds global ids; a page of it may be shorter than the file.
    const expected = (JSON.parse(body) as Record<string, readonly object[]>)[field] ?? [];
    const found = dataOf(name)['data'] as readonly object[];
    expect(found.slice(0, expected.length)).toMatchObject(
      expected.map((one) => Object.fromEntries(Object.entries(one).filter(([key]) => key !== 'nodeId'))),
    );
  });

  it.each([
    ['army-lists', 48, '2018', ['rohan', 'mordor', 'the-shire']],
    ['army-lists-2024', 106, '2024', ['2024-moria', '2024-the-shire', '2024-ride-out']],
  ] as const)('holds every army list in %s', (name, count, edition, some) => {
    const { lists, profiles } = dataOf(name)['data'] as {
      readonly lists: readonly { readonly id: string; readonly edition: string }[];
      readonly profiles: readonly unknown[];
    };
    expect(lists).toHaveLength(count);
    expect(new Set(lists.map((list) => list.edition))).toEqual(new Set([edition]));
    expect(lists.map(({ id }) => id)).toEqual(expect.arrayContaining([...some]));
    expect(profiles.length > 0).toBe(edition === '2024');
  });

  it('is served as it is packed, for ever, and with an ETag', async () => {
    const { address = '' } = index.files[1] ?? {};
    const handler = createDocumentsHandler(
      {
        facts: { [address]: { type: 'application/gzip', etag: '"tag"', file: address.slice(1) } },
        read: (file) => bytesOf(`/${file}`),
        published: () => Promise.reject(new Error('nobody asks for a month')),
      },
      undefined,
    );
    const ask = (headers: Readonly<Record<string, string>>) => {
      const outcome = eventFromRequest(
        {
          method: 'GET',
          url: address,
          rawHeaders: Object.entries({ host: 'localhost', ...headers }).flat(),
          body: Buffer.alloc(0),
          sourceIp: '127.0.0.1',
          httpVersion: '1.1',
        },
        {
          stage: '$default',
          routes: createRouteFinder(['ANY /data/{proxy+}']),
          requestId: 'r',
          nowMs: 0,
          port: 3000,
        },
      );
      if (outcome.kind !== 'event') throw new Error('refused');
      return handler(outcome.event);
    };
    const { statusCode, headers, body = '' } = await ask({ 'accept-encoding': 'gzip' });
    expect([statusCode, headers?.['content-type'], headers?.['content-encoding']]).toEqual([
      200,
      'application/gzip',
      undefined,
    ]);
    expect(headers?.['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(Buffer.from(body, 'base64').equals(bytesOf(address))).toBe(true);
    expect((await ask({ 'if-none-match': '"tag"' })).statusCode).toBe(304);
  });
});
