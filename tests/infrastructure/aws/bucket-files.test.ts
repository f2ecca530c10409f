import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBucketFiles } from '../../../src/infrastructure/aws/bucket-files';
import { signRequest } from '../../../src/infrastructure/aws/sign-request';
import { createFolderFiles } from '../../../src/infrastructure/local/folder-files';
import type { FileStore } from '../../../src/app/tournaments/bulk-data/file-store';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CREDENTIALS = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};

it('signs a request as the example of the S3 documentation is signed', () => {
  // "Example: GET Object", Signature Calculations for the Authorization Header, Amazon S3 API Reference.
  const { authorization } = signRequest(
    {
      method: 'GET',
      path: '/test.txt',
      service: 's3',
      region: 'us-east-1',
      headers: {
        host: 'examplebucket.s3.amazonaws.com',
        range: 'bytes=0-9',
        'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      },
      body: '',
      atMs: Date.UTC(2013, 4, 24),
    },
    CREDENTIALS,
  );
  expect(authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

/** S3 as far as the files use it: objects of one bucket, conditions on a write, and answers out of turn where a test plants them. */
const startBucket = async () => {
  const objects = new Map<string, { readonly bytes: Buffer; readonly etag: string }>();
  const planted: number[] = [];
  const seen: string[] = [];
  let writes = 0;
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      seen.push(`${method} ${url} ${headers['cache-control'] ?? ''}`.trim());
      const status = planted.shift();
      if (status !== undefined) return response.writeHead(status).end('<Error/>');
      if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential='))
        return response.writeHead(403).end();
      const found = objects.get(url);
      if (method === 'GET')
        return found
          ? response.writeHead(200, { etag: found.etag }).end(found.bytes)
          : response.writeHead(404).end();
      if (method === 'DELETE') {
        objects.delete(url);
        return response.writeHead(204).end();
      }
      const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
      if ((ifMatch !== undefined && found?.etag !== ifMatch) || (ifNoneMatch === '*' && found))
        return response.writeHead(412).end();
      objects.set(url, { bytes: Buffer.concat(chunks), etag: `"${(writes += 1)}"` });
      return response.writeHead(200).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, planted, seen, endpoint };
};

describe('files', () => {
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  const folder = mkdtempSync(join(tmpdir(), 'muster-files-'));
  const before = process.env;
  const inBucket = () =>
    createBucketFiles({
      bucket: 'files',
      region: 'eu-central-1',
      cacheControl: 'public, max-age=3600',
      nowMs: () => Date.UTC(2026, 10, 22),
      endpoint: bucket.endpoint,
    });

  beforeAll(async () => {
    bucket = await startBucket();
    process.env = { ...before, AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
  });
  afterAll(async () => {
    process.env = before;
    rmSync(folder, { recursive: true });
    await new Promise((closed) => bucket.server.close(closed));
  });

  it.each([
    ['a bucket', inBucket],
    ['a folder', () => createFolderFiles(folder)],
  ] as const)('in %s are written whole, replaced on a condition, and removed', async (_where, open) => {
    const files: FileStore = open();
    const name = 'data/results-2026-11-ABCD1234.json.gz';
    const write = (text: string, replaces?: string | null) =>
      files.write(name, {
        bytes: Buffer.from(text),
        type: 'text/plain',
        ...(replaces !== undefined && { replaces }),
      });
    const read = async () => {
      const found = await files.read(name);
      return found.ok ? found.value : undefined;
    };
    expect(await read()).toBeNull();
    expect(await write('one', null)).toEqual({ ok: true, value: 'WRITTEN' });
    expect(await write('two', null)).toEqual({ ok: true, value: 'CONFLICT' });
    const first = await read();
    expect(first?.bytes.toString()).toBe('one');
    expect(await write('two', first?.etag)).toEqual({ ok: true, value: 'WRITTEN' });
    expect(await write('three', first?.etag)).toEqual({ ok: true, value: 'CONFLICT' });
    expect((await read())?.bytes.toString()).toBe('two');
    expect(await write('four')).toEqual({ ok: true, value: 'WRITTEN' });
    expect(await files.remove(name)).toEqual({ ok: true, value: true });
    expect(await files.remove(name)).toEqual({ ok: true, value: true });
    expect(await read()).toBeNull();
  });

  it('of a bucket are asked for three times where S3 is not well, and tell caches how long they may be stored', async () => {
    bucket.planted.push(503, 500);
    bucket.seen.length = 0;
    expect(
      await inBucket().write('data/a.json.gz', { bytes: Buffer.from('a'), type: 'text/plain' }),
    ).toMatchObject({ ok: true });
    expect(bucket.seen).toEqual(Array(3).fill('PUT /files/data/a.json.gz public, max-age=3600'));
    bucket.planted.push(503, 503, 503);
    expect(await inBucket().read('data/a.json.gz')).toEqual({
      ok: false,
      error: { code: 'UNAVAILABLE', retryAfterSeconds: 1 },
    });
  });

  it('of a bucket that refuses us are a crash that says so', async () => {
    bucket.planted.push(403);
    await expect(inBucket().read('published.json')).rejects.toThrow(
      'S3 answered 403 to reading published.json',
    );
  });
});
