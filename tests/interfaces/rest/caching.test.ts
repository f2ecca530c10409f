import { gunzipSync } from 'node:zlib';
import { version } from '../../../package.json';
import type { OperationRoute } from '../../../src/interfaces/rest/routes';
import { outputResponse } from '../../../src/interfaces/http/respond';
import { outputReply } from '../../../src/interfaces/rest/handler';
import { ask, bodyOf, eventOf } from './ask';

describe('a large answer', () => {
  const path = '/v1/rules/charts';

  it('is packed for whoever takes gzip, under a weak tag', async () => {
    const plain = await ask({ path });
    const packed = await ask({ path, headers: { 'accept-encoding': 'br;q=1, gzip;q=0.8' } });
    expect(packed).toMatchObject({
      isBase64Encoded: true,
      headers: { 'content-encoding': 'gzip', etag: `W/${String(plain.headers?.['etag'])}` },
    });
    expect(gunzipSync(Buffer.from(packed.body ?? '', 'base64')).toString()).toBe(plain.body);
    expect((packed.body ?? '').length).toBeLessThan((plain.body ?? '').length / 3);
    expect(plain.headers?.['vary']).toContain('accept-encoding');
  });

  it.each(['', 'br', 'gzip;q=0', 'x-gzipped'])('stays plain for "%s"', async (accepted) => {
    const answer = await ask({ path, headers: { 'accept-encoding': accepted } });
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  it('is known again by the weak tag', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const etag = String((await ask({ path, headers })).headers?.['etag']);
    expect((await ask({ path, headers: { ...headers, 'if-none-match': etag } })).statusCode).toBe(304);
  });

  it('is packed only where that pays', async () => {
    const small = await ask({ path: '/v1/rules/to-wound/4/9', headers: { 'accept-encoding': 'gzip' } });
    expect(small.headers).not.toHaveProperty('content-encoding');
  });
});

describe('an address that names its release', () => {
  it('is kept for ever', async () => {
    const answer = await ask({ path: `/v1/rules/to-wound/4/9?release=${version}` });
    expect(answer.headers?.['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(bodyOf(answer)).toMatchObject({ needed: '6/4' });
  });

  it('is refused where another release answers', async () => {
    const answer = await ask({ path: '/v1/rules/to-wound/4/9?release=0.0.1' });
    expect([answer.statusCode, answer.headers?.['cache-control']]).toEqual([400, 'no-store']);
    expect(bodyOf(answer)['errors']).toEqual([
      {
        path: 'release',
        code: 'UNKNOWN_REFERENCE',
        message: `is not the release that answers here, which is ${version}`,
      },
    ]);
  });

  it('is kept by nobody with a token', async () => {
    const answer = await ask({
      path: `/v1/rules/to-wound/4/9?release=${version}`,
      headers: { authorization: 'Bearer x' },
    });
    expect(answer.headers?.['cache-control']).toBe('private, no-store');
  });
});

describe('a deprecated address', () => {
  const route: OperationRoute = {
    operation: 'toWound',
    method: 'GET',
    path: '/v1/old',
    function: 'rules',
    success: 200,
    cache: 'reference',
    deprecated: { since: '2027-01-01', sunset: '2027-07-01', instead: '/v2/new' },
  };
  const event = eventOf({ path: '/v1/old' });

  it('says since when, until when and where to go', () => {
    expect(outputResponse(event, outputReply(route, {})).headers).toMatchObject({
      deprecation: '@1798761600',
      sunset: 'Thu, 01 Jul 2027 00:00:00 GMT',
      link: '</v2/new>; rel="successor-version"',
    });
  });

  it('is the only one that does', async () => {
    expect((await ask({ path: '/v1/rules/to-wound/4/9' })).headers).not.toHaveProperty('deprecation');
  });
});
