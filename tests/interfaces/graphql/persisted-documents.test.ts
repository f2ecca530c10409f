import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createInterfaces } from '../in-process';
import { post, sendRaw } from './ask';
import { makeEvent } from './event';

const trusted = JSON.parse(readFileSync('docs/trusted-documents.json', 'utf8')) as Readonly<
  Record<string, { readonly sha256Hash: string; readonly document: string }>
>;

const address = (hash: string, more: Readonly<Record<string, string>> = {}): string =>
  `/graphql?${new URLSearchParams({
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
    ...more,
  }).toString()}`;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('persisted documents', () => {
  it('are trusted by the hash of their text', () => {
    expect(Object.keys(trusted)).toEqual(['Pairings', 'Standings', 'ToWoundChart']);
    for (const { sha256Hash, document } of Object.values(trusted)) expect(hashOf(document)).toBe(sha256Hash);
  });

  it('of reference data are stored by caches for a day, and answered 304 to whoever has them', async () => {
    const interfaces = createInterfaces();
    const url = address(trusted['ToWoundChart']?.sha256Hash ?? '');
    const first = await sendRaw(interfaces, { method: 'GET', url });
    expect(first.status).toBe(200);
    expect(first.data).toMatchObject({ toWoundChart: { rows: expect.any(Array) as unknown } });
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
      etag: expect.stringMatching(/^"[0-9a-f]{16}"$/) as unknown,
      vary: 'accept, accept-encoding, authorization',
    });
    const again = await interfaces.send({
      method: 'GET',
      url,
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBeUndefined();
  });

  it('of a running tournament are stored for seconds, with a token not at all', async () => {
    const interfaces = createInterfaces();
    const { tournament, token } = await makeEvent(interfaces, { name: 'Pelennor Cup', entrants: ['A', 'B'] });
    const url = address(trusted['Pairings']?.sha256Hash ?? '', {
      variables: JSON.stringify({ tournament, round: 1 }),
    });
    const open = await sendRaw(interfaces, { method: 'GET', url });
    expect(open.errors).toEqual([]);
    expect(open.headers['cache-control']).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=30');
    const own = await sendRaw(interfaces, {
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(own.headers['cache-control']).toBe('private, no-store');
  });

  it('are learnt from a client that sends document and hash once', async () => {
    const interfaces = createInterfaces();
    const query = '{ chart(id: "leap") { name } }';
    const unknown = await sendRaw(interfaces, { method: 'GET', url: address(hashOf(query)) });
    expect(unknown).toMatchObject({
      status: 200,
      errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    });
    expect(unknown.headers['cache-control']).toBe('no-store');
    const sent = await sendRaw(interfaces, { method: 'GET', url: address(hashOf(query), { query }) });
    expect(sent.data).toEqual({ chart: { name: expect.any(String) as unknown } });
    const known = await sendRaw(interfaces, { method: 'GET', url: address(hashOf(query)) });
    expect(known.data).toEqual(sent.data);
  });

  it('are refused under the hash of another document', async () => {
    const answer = await sendRaw(createInterfaces(), {
      method: 'GET',
      url: address(hashOf('another'), { query: '{ chart(id: "leap") { name } }' }),
    });
    expect(answer).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'PERSISTED_QUERY_HASH_MISMATCH' } }],
    });
  });

  it('with errors are never stored', async () => {
    const answer = await sendRaw(createInterfaces(), {
      method: 'GET',
      url: address(trusted['Pairings']?.sha256Hash ?? '', {
        variables: JSON.stringify({ tournament: 'nowhere', round: 1 }),
      }),
    });
    expect(answer.errors).toHaveLength(1);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('a subscription', () => {
  it('is refused in validation', async () => {
    const { status, errors } = await post(createInterfaces(), {
      query: 'subscription { tournament(id: "x") { name } }',
    });
    expect(status).toBe(400);
    expect(errors.map(({ extensions }) => extensions['code'])).toContain('GRAPHQL_VALIDATION_FAILED');
  });
});
