import { gunzipSync } from 'node:zlib';
import { type EdgeParts, type EdgeRow, createEdge } from '../../../src/interfaces/http/edge';
import type { EdgeRequest } from '../../../src/interfaces/http/edge-request';
import type { Reply } from '../../../src/interfaces/http/reply';
import { createRouteFinder } from '../../../src/interfaces/http/route-finder';
import { gatewayRoutes, operationRoutes } from '../../../src/interfaces/rest/routes';
import { createInterfaces } from '../in-process';
import { collectLog, eventOf, type Request } from '../rest/ask';

const row = (reply: Reply, more: Partial<EdgeRow> = {}): EdgeRow => ({
  method: 'GET',
  path: '/things/{thing}',
  answer: () => reply,
  ...more,
});

const send = (rows: readonly EdgeRow[], request: Request, parts: EdgeParts = {}) =>
  createEdge(rows, parts)(eventOf(request));

const page: Reply = {
  kind: 'CONTENT',
  type: 'text/html; charset=utf-8',
  cache: 'page',
  etag: '"one"',
  body: () => ({ body: '<p>', headers: { 'content-security-policy': "default-src 'none'" } }),
};
const output: Reply = { kind: 'OUTPUT', value: { version: '7' }, status: 200, cache: 'live' };
const problem: Reply = { kind: 'PROBLEM', error: { code: 'UNAVAILABLE', retryAfterSeconds: 2 } };
const redirect: Reply = { kind: 'REDIRECT', to: '/elsewhere' };
const path = '/things/a%20b';

describe('the edge', () => {
  it.each([
    ['an output', output, 200],
    ['a problem', problem, 503],
    ['a page', page, 200],
    ['a redirect', redirect, 303],
  ])('gives %s the headers that every answer has', async (_what, reply, statusCode) => {
    expect(await send([row(reply)], { path })).toMatchObject({
      statusCode,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers':
          'allow, deprecation, etag, idempotent-replayed, link, location, ratelimit, ratelimit-policy, retry-after, sunset, x-request-id',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-request-id': 'request-1',
      },
    });
  });

  it('finds the row by method and path, whatever route of the gateway led there', async () => {
    const asked: EdgeRequest[] = [];
    const answer = (request: EdgeRequest): Reply => {
      asked.push(request);
      return output;
    };
    const rows = [row(output, { answer, bodyLimitBytes: 9 }), row(problem, { method: 'POST' })];
    await send(rows, { path });
    expect(asked).toMatchObject([{ path: '/things/a b', parameters: { thing: 'a b' }, bodyLimitBytes: 9 }]);
    expect(await send(rows, { method: 'POST', path })).toMatchObject({ statusCode: 503 });
  });

  it('answers HEAD with the headers of GET, and 304 to a client that has the version, for outputs and pages alike', async () => {
    for (const [reply, etag] of [
      [output, '"7"'],
      [page, '"one"'],
    ] as const) {
      const get = await send([row(reply)], { path });
      expect(get.headers).toMatchObject({ etag });
      const head = await send([row(reply)], { method: 'HEAD', path });
      expect(head).toEqual({ statusCode: 200, headers: get.headers });
      const again = await send([row(reply)], { path, headers: { 'if-none-match': etag } });
      expect([again.statusCode, again.body, again.headers?.['etag']]).toEqual([304, undefined, etag]);
    }
  });

  it('makes no body for a client that has it', async () => {
    const body = () => {
      throw new Error('asked for');
    };
    const answer = await send([row({ ...page, body } as Reply)], {
      path,
      headers: { 'if-none-match': '"one"' },
    });
    expect(answer.statusCode).toBe(304);
  });

  it('sends bytes in base64, and a file in the form that its reader takes', async () => {
    const bytes = await send([row({ ...page, body: Buffer.from('abc') } as Reply)], { path });
    expect([bytes.body, bytes.isBase64Encoded]).toEqual(['YWJj', true]);
    const file = row({ ...page, body: { file: (isGzipped) => Buffer.from(String(isGzipped)) } } as Reply);
    const read = async (headers: Record<string, string>) => {
      const { body = '', headers: sent } = await send([file], { path, headers });
      return [Buffer.from(body, 'base64').toString(), sent?.['content-encoding']];
    };
    expect(await read({})).toEqual(['false', undefined]);
    expect(await read({ 'accept-encoding': 'gzip' })).toEqual(['true', 'gzip']);
    expect(await read({ 'accept-encoding': 'gzip;q=0' })).toEqual(['false', undefined]);
  });

  it('gzips a large text of any kind', async () => {
    const text = 'muster '.repeat(1000);
    const answer = await send([row({ ...page, body: text } as Reply)], {
      path,
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', etag: 'W/"one"' });
    expect(gunzipSync(Buffer.from(answer.body ?? '', 'base64')).toString()).toBe(text);
  });

  it('lets nobody store an answer to a request with a token, but files, which are the same for all', async () => {
    const headers = { authorization: 'Bearer x' };
    const cached = async (cache: 'page' | 'immutable') =>
      (await send([row({ ...page, cache } as Reply)], { path, headers })).headers?.['cache-control'];
    expect(await cached('page')).toBe('private, no-store');
    expect(await cached('immutable')).toBe('public, max-age=31536000, immutable');
  });

  it('answers a crash of the row and of its body with the reply for it, and logs both', async () => {
    for (const crashing of [
      row(page, { answer: () => Promise.reject(new Error('inner words')) }),
      row({
        ...page,
        body: () => {
          throw new Error('inner words');
        },
      } as Reply),
    ]) {
      const { log, lines } = collectLog();
      const afterCrash = (): Reply => ({ ...redirect, log: { outcome: 'INTERNAL' } });
      expect(await send([crashing], { path }, { log, afterCrash })).toMatchObject({ statusCode: 303 });
      expect(JSON.stringify(lines)).not.toContain('inner words');
      expect(lines).toMatchObject([
        { level: 'error', route: 'GET /things/{thing}', crash: expect.stringMatching(/^Error\n +at /) },
        { level: 'info', route: 'GET /things/{thing}', outcome: 'INTERNAL', status: 303 },
      ]);
    }
  });

  it('writes what a reply says of itself into the log', async () => {
    const { log, lines } = collectLog();
    const label = { route: 'graphql toWound', outcome: 'BAD_REQUEST', requestId: 'theirs' };
    await send([row({ ...page, log: label })], { path }, { log });
    expect(lines).toMatchObject([label]);
  });

  it('repeats no tag of an address that it does not know', async () => {
    const url = '/nowhere/%3Cscript%3Ealert(1)%3C%2Fscript%3E';
    const { statusCode, body = '' } = await send([row(output)], { path: url });
    expect(statusCode).toBe(404);
    expect(body).not.toContain('<');
    expect(JSON.parse(body)).toMatchObject({ path: '/nowhere/<script>alert(1)</script>' });
  });

  it('answers HEAD 405 where a row has none', async () => {
    const answer = await send([row(output, { hasNoHead: true })], { method: 'HEAD', path });
    expect([answer.statusCode, answer.headers?.['allow']]).toEqual([405, 'GET, OPTIONS']);
  });
});

describe('what no operation answers', () => {
  const finder = createRouteFinder(gatewayRoutes().keys());
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
  const paths = [...new Set(operationRoutes.map((route) => route.path.replaceAll(/\{\w+\}/g, 'somebody')))];

  it('is refused by the function of its prefix as the whole table of routes says', async () => {
    const interfaces = createInterfaces();
    for (const url of paths) {
      const known = finder.methodsAt(url);
      for (const method of methods.filter((name) => !known.includes(name))) {
        const { statusCode, headers } = await interfaces.send({ method, url });
        expect([url, method, statusCode, headers?.['allow']]).toEqual([
          url,
          method,
          405,
          [...known, 'OPTIONS'].join(', '),
        ]);
      }
      const { statusCode, headers } = await interfaces.send({ method: 'OPTIONS', url });
      expect([url, statusCode, headers?.['allow']]).toEqual([url, 204, [...known, 'OPTIONS'].join(', ')]);
      const below = await interfaces.send({ method: 'GET', url: `${url}/no/such/thing/below` });
      expect([url, below.statusCode]).toEqual([url, 404]);
    }
  });
});

describe('a slash at the end of an address', () => {
  const rows = [
    row(page, { path: '/rules' }),
    row(page, { path: '/rules/{page+}' }),
    row(page, { path: '/v1/things' }),
  ];

  it.each([
    ['/rules/', '/rules'],
    ['/rules//', '/rules'],
    ['/rules/to%20wound/', '/rules/to%20wound'],
  ])('leads a person from %s to %s', async (asked, to) => {
    expect(await send(rows, { path: asked })).toMatchObject({ statusCode: 303, headers: { location: to } });
    expect(await send(rows, { method: 'HEAD', path: `${asked}?q=1&r=%0a` })).toMatchObject({
      statusCode: 303,
      headers: { location: `${to}?q=1&r=%0a` },
    });
  });

  it.each([
    ['GET', '/nowhere/'],
    ['GET', '//example.com/'],
    ['GET', '/v1/things/'],
    ['POST', '/nowhere/'],
  ])('is no address where nothing lies without it, nor in the API: %s %s', async (method, asked) => {
    expect(await send(rows, { method, path: asked })).toMatchObject({ statusCode: 404 });
  });

  it('is known by the function that answers what no route matches', async () => {
    const elsewhere = () => ['GET /odds'];
    expect(await send([], { path: '/odds/' }, { elsewhere })).toMatchObject({
      statusCode: 303,
      headers: { location: '/odds' },
    });
  });
});
