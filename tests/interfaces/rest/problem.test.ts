import type { AppError } from '../../../src/app/kernel/errors';
import { problem } from '../../../src/interfaces/http/problem';

/** One of each code there is, with the status it must have; a new code does not compile until it stands here. */
const samples: { readonly [C in AppError['code']]: readonly [Extract<AppError, { code: C }>, number] } = {
  INVALID_INPUT: [
    { code: 'INVALID_INPUT', faults: [{ path: 'a[0].b', code: 'REQUIRED', message: 'is required' }] },
    400,
  ],
  BAD_JSON: [{ code: 'BAD_JSON', detail: 'it ends too early.' }, 400],
  UNSUPPORTED_MEDIA_TYPE: [
    { code: 'UNSUPPORTED_MEDIA_TYPE', given: 'text/html', allowed: ['application/json'] },
    415,
  ],
  NOT_ACCEPTABLE: [{ code: 'NOT_ACCEPTABLE', given: 'image/png', allowed: ['application/json'] }, 406],
  PAYLOAD_TOO_LARGE: [{ code: 'PAYLOAD_TOO_LARGE', limitBytes: 10 }, 413],
  ROUTE_NOT_FOUND: [{ code: 'ROUTE_NOT_FOUND', path: '/x' }, 404],
  METHOD_NOT_ALLOWED: [{ code: 'METHOD_NOT_ALLOWED', method: 'PUT', allowed: ['GET', 'HEAD'] }, 405],
  NOT_FOUND: [{ code: 'NOT_FOUND', kind: 'chart', id: 'jmp', nearest: ['jump'] }, 404],
  GONE: [{ code: 'GONE', kind: 'tournament', id: 't1' }, 410],
  UNAUTHENTICATED: [{ code: 'UNAUTHENTICATED' }, 401],
  FORBIDDEN: [{ code: 'FORBIDDEN', operation: 'drawRound', allowedRoles: ['ORGANISER'] }, 403],
  WRONG_STATE: [
    { code: 'WRONG_STATE', state: 'DRAWN', operation: 'reportResult', allowed: ['startRound'] },
    409,
  ],
  VERSION_MISMATCH: [{ code: 'VERSION_MISMATCH', given: '1', current: '2', now: { name: 'x' } }, 412],
  CONFLICT: [{ code: 'CONFLICT', reason: 'ENTRANT_LIMIT', detail: 'It is full, that is all.' }, 409],
  IDEMPOTENCY_KEY_REQUIRED: [{ code: 'IDEMPOTENCY_KEY_REQUIRED' }, 400],
  IDEMPOTENCY_KEY_REUSED: [{ code: 'IDEMPOTENCY_KEY_REUSED' }, 422],
  TOO_MUCH_WORK: [{ code: 'TOO_MUCH_WORK', units: 80, left: 20 }, 400],
  CONTENDED: [{ code: 'CONTENDED', retryAfterSeconds: 2 }, 409],
  TOO_MANY_REQUESTS: [
    { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60, policy: 'sign-up', most: 20, windowSeconds: 3600 },
    429,
  ],
  UNAVAILABLE: [{ code: 'UNAVAILABLE', retryAfterSeconds: 2 }, 503],
  INTERNAL: [{ code: 'INTERNAL', requestId: 'r' }, 500],
};

const answer = (error: AppError) => {
  const response = problem(error, { instance: '/v1/x', requestId: 'r' });
  return { ...response, body: JSON.parse(response.body ?? '') as Record<string, unknown> };
};

describe('a problem', () => {
  it.each(Object.values(samples))('of %j', (error, status) => {
    const { statusCode, headers, body } = answer(error);
    expect(statusCode).toBe(status);
    expect(headers?.['content-type']).toBe('application/problem+json');
    expect(body).toMatchObject({ code: error.code, status, instance: '/v1/x', requestId: 'r' });
    expect(String(body['title']).length).toBeGreaterThan(5);
    expect(String(body['detail']).length).toBeGreaterThan(10);
  });

  it('leads to the page of its code, and names a limit of our own in headers', () => {
    expect(answer(samples.VERSION_MISMATCH[0]).body['type']).toBe('/docs/errors#version-mismatch');
    expect(answer(samples.TOO_MANY_REQUESTS[0]).headers).toMatchObject({
      'retry-after': '60',
      ratelimit: '"sign-up";r=0;t=60',
      'ratelimit-policy': '"sign-up";q=20;w=3600',
    });
  });

  it('carries the facts that a program may want', () => {
    expect(answer(samples.NOT_FOUND[0]).body).toMatchObject({ kind: 'chart', id: 'jmp', nearest: ['jump'] });
    expect(answer(samples.INVALID_INPUT[0]).body['errors']).toEqual([
      { path: 'a[0].b', code: 'REQUIRED', message: 'is required' },
    ]);
    expect(answer(samples.CONFLICT[0]).body['detail']).toBe('It is full, that is all.');
    expect(answer(samples.CONFLICT[0]).body['reason']).toBe('ENTRANT_LIMIT');
  });

  it.each([
    ['chart', 'jmp', 'There is no such chart', 'No chart has the id "jmp".'],
    ['result of table', '1', 'There is no such result', 'The table "1" has no result.'],
    [
      'league of this federation',
      'l1',
      'There is no such league of this federation',
      'No league of this federation has the id "l1".',
    ],
  ])('says what is not there: %s', (kind, id, title, detail) => {
    expect(answer({ code: 'NOT_FOUND', kind, id }).body).toMatchObject({ title, detail });
  });

  it('has the header that its status demands', () => {
    expect(answer(samples.METHOD_NOT_ALLOWED[0]).headers?.['allow']).toBe('GET, HEAD');
    expect(answer(samples.UNAVAILABLE[0]).headers?.['retry-after']).toBe('2');
    expect(answer(samples.TOO_MANY_REQUESTS[0]).headers?.['retry-after']).toBe('60');
    expect(answer(samples.CONTENDED[0]).headers?.['retry-after']).toBe('2');
    expect(answer(samples.UNAUTHENTICATED[0]).headers?.['www-authenticate']).toBe('Bearer');
  });
});
