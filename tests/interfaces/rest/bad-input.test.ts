import fc from 'fast-check';
import { type Request, ask, bodyOf, eventOf, rulesHandler } from './ask';

const RESOLVE = '/v1/rules/charts/jump/resolve';
const json = { 'content-type': 'application/json' };

const cases: readonly (readonly [name: string, request: Request, status: number, code: string])[] = [
  ['an unknown address', { path: '/v1/nothing' }, 404, 'ROUTE_NOT_FOUND'],
  ['nothing that is there', { path: '/nothing' }, 404, 'ROUTE_NOT_FOUND'],
  ['an empty path parameter', { path: '/v1/rules/to-wound//9' }, 404, 'ROUTE_NOT_FOUND'],
  ['an unknown chart', { path: '/v1/rules/charts/jmp' }, 404, 'NOT_FOUND'],
  ['another method', { method: 'DELETE', path: '/v1/rules/to-wound' }, 405, 'METHOD_NOT_ALLOWED'],
  ['GET of a POST', { path: RESOLVE }, 405, 'METHOD_NOT_ALLOWED'],
  [
    'a form',
    post('dice=4', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'a merge patch that is no PATCH',
    post('{"dice":[4]}', { 'content-type': 'application/merge-patch+json' }),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['no content type', post('{"dice":[4]}', {}), 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['broken JSON', post('{"dice":[4]', json), 400, 'BAD_JSON'],
  ['a list for a body', post('[4]', json), 400, 'INVALID_INPUT'],
  ['null for a body', post('null', json), 400, 'INVALID_INPUT'],
  ['no body where fields are required', { method: 'POST', path: RESOLVE }, 400, 'INVALID_INPUT'],
  ['a body over 1 MB', post(`{"dice":[4],"x":"${'x'.repeat(1_048_576)}"}`, json), 413, 'PAYLOAD_TOO_LARGE'],
  ['a text for a number', { path: '/v1/rules/to-wound/four/9' }, 400, 'INVALID_INPUT'],
  ['a number in another notation', { path: '/v1/rules/to-wound/4/0x9' }, 400, 'INVALID_INPUT'],
  ['an exponent', { path: '/v1/rules/to-wound/1e0/9' }, 400, 'INVALID_INPUT'],
  ['a fraction', { path: '/v1/rules/to-wound/4.5/9' }, 400, 'INVALID_INPUT'],
  ['a number beyond measure', { path: `/v1/rules/to-wound/${'9'.repeat(400)}/9` }, 400, 'INVALID_INPUT'],
];

function post(body: string, headers: Readonly<Record<string, string>>): Request {
  return { method: 'POST', path: RESOLVE, headers, body };
}

describe('bad input', () => {
  it.each(cases)('%s', async (_name, request, status, code) => {
    const answer = await ask(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers?.['content-type']).toBe('application/problem+json');
    expect(answer.headers?.['cache-control']).toBe('no-store');
    expect(bodyOf(answer)).toMatchObject({
      code,
      status,
      title: expect.any(String),
      detail: expect.any(String),
      instance: request.path,
      requestId: 'request-1',
    });
  });

  it('names the methods that an address knows', async () => {
    const answer = await ask({ method: 'PUT', path: '/v1/rules/to-wound/4/9' });
    expect(answer.headers?.['allow']).toBe('GET, HEAD, OPTIONS');
    expect(bodyOf(answer)['allowed']).toEqual(['GET', 'HEAD', 'OPTIONS']);
    expect((await ask({ method: 'PATCH', path: RESOLVE })).headers?.['allow']).toBe('POST, OPTIONS');
  });

  it('lists every fault of an address with its path', async () => {
    const answer = await ask({
      path: '/v1/rules/to-wound/x/11?bonus=9&rerollOnes=maybe&foo=1&foo=2&__proto__=1&strength=4',
    });
    expect(bodyOf(answer)['errors']).toEqual([
      { path: 'foo', code: 'UNKNOWN_FIELD', message: 'is not a query parameter here' },
      { path: '__proto__', code: 'UNKNOWN_FIELD', message: 'is not a query parameter here' },
      { path: 'strength', code: 'UNKNOWN_FIELD', message: 'is not a query parameter here' },
      { path: 'strength', code: 'WRONG_TYPE', message: 'must be a number, not "x"' },
      { path: 'defence', code: 'TOO_LARGE', message: 'must be at most 10' },
      { path: 'bonus', code: 'TOO_LARGE', message: 'must be at most 5' },
      { path: 'rerollOnes', code: 'WRONG_TYPE', message: 'must be true or false, not "maybe"' },
    ]);
  });

  it('lists every fault of a body with its path', async () => {
    const answer = await ask({
      method: 'POST',
      path: RESOLVE,
      body: { dice: ['x'], modifiers: [1, 'FLYING', null], might: 1.5, foo: 1 },
    });
    const errors = bodyOf(answer)['errors'] as readonly { path: string; code: string }[];
    expect(errors.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
      'dice[0] WRONG_TYPE',
      'foo UNKNOWN_FIELD',
      'might WRONG_TYPE',
      'modifiers[0] WRONG_TYPE',
      'modifiers[1] UNKNOWN_REFERENCE',
      'modifiers[2] WRONG_TYPE',
    ]);
  });

  it('refuses bytes that are no text', async () => {
    const body = Buffer.from([0x22, 0xff, 0x22]).toString('base64');
    const event = {
      ...eventOf({ method: 'POST', path: RESOLVE, headers: json }),
      body,
      isBase64Encoded: true,
    };
    expect(bodyOf(await rulesHandler()(event))).toMatchObject({ code: 'BAD_JSON' });
  });

  it('refuses a parameter given twice where one is allowed, and takes several where they are', async () => {
    expect(bodyOf(await ask({ path: '/v1/rules/to-wound/4/9?bonus=1&bonus=1&bonus=2' }))['errors']).toEqual([
      { path: 'bonus', code: 'DUPLICATE', message: 'may be given only once' },
    ]);
    const both = await ask({ path: '/v1/rules/charts/jump/odds?aims=a&aims=b' });
    expect((bodyOf(both)['errors'] as readonly { path: string }[]).map(({ path }) => path)).toEqual([
      'aims[0]',
      'aims[1]',
    ]);
  });

  it('lets the body repeat what the address says, and refuses it when it differs', async () => {
    const same = await ask({ method: 'POST', path: RESOLVE, body: { id: 'jump', dice: [4] } });
    expect(same.statusCode).toBe(200);
    const other = await ask({ method: 'POST', path: RESOLVE, body: { id: 'leap', dice: [4] } });
    expect(bodyOf(other)['errors']).toEqual([
      {
        path: 'id',
        code: 'INCONSISTENT',
        message: 'differs from the value in the address: leave it out of the body',
      },
    ]);
  });

  it('takes keys of the prototype for unknown fields, and leaves the prototype alone', async () => {
    const answer = await ask({
      method: 'POST',
      path: RESOLVE,
      headers: json,
      body: '{"dice":[4],"constructor":1,"toString":2,"__proto__":{"polluted":1}}',
    });
    expect(answer.statusCode).toBe(400);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('never breaks, whatever the address and the body say', async () => {
    const segment = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('4', '-0', '%', '__proto__'));
    const path = fc
      .tuple(
        fc.constantFrom('/v1/rules/to-wound', '/v1/rules/charts', '/v1/rules/charts/jump', '/v1/x'),
        fc.array(segment, { maxLength: 3 }),
        fc.array(fc.tuple(segment, segment), { maxLength: 3 }),
      )
      .map(([start, segments, query]) => {
        const address = [start, ...segments.map(encodeURIComponent)].join('/');
        return `${address}?${query.map(([name, value]) => `${encodeURIComponent(name)}=${value}`).join('&')}`;
      });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'PUT'),
        path,
        fc.jsonValue(),
        async (method, address, body) => {
          const bare = address.replace(/%25|%2[fF]|%3[fF]/g, '');
          const { statusCode } = await ask({ method, path: bare, ...(method === 'POST' && { body }) });
          expect([200, 204, 304, 400, 404, 405, 415]).toContain(statusCode);
        },
      ),
      { numRuns: 300 },
    );
  });
});
