import * as z from 'zod/mini';
import { type AnyUseCase, useCase } from '../../../src/app/kernel/use-case';
import type { LoadableRoute } from '../../../src/interfaces/http/route';
import { createRestHandler } from '../../../src/interfaces/rest/handler';
import { ok, refused } from '../../../src/shared/result';
import { ask, bodyOf, collectLog, eventOf, rulesHandler } from './ask';

const TO_WOUND = '/v1/rules/to-wound/4/9';

describe('an answer', () => {
  it('is the output itself, with its caching', async () => {
    const answer = await ask({ path: TO_WOUND });
    expect(answer.statusCode).toBe(200);
    expect(bodyOf(answer)).toEqual({
      strength: 4,
      defence: 9,
      bonus: 0,
      canWound: true,
      needed: '6/4',
      dice: [6, 4],
      probability: { fraction: '1/12', decimal: 0.08333333333333333 },
      source: {
        kind: 'PRINTED',
        document: '003',
        heading: 'TO WOUND CHART',
        page: 35,
        ruling: null,
        switch: null,
      },
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
      'access-control-allow-origin': '*',
      'x-request-id': 'request-1',
      vary: 'accept-encoding, authorization',
    });
  });

  it('carries a tag by which it is not sent again', async () => {
    const first = await ask({ path: TO_WOUND });
    const etag = String(first.headers?.['etag']);
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask({ path: TO_WOUND, headers: { 'if-none-match': known } });
      expect([again.statusCode, again.body, again.headers?.['etag']]).toEqual([304, undefined, etag]);
    }
    expect((await ask({ path: TO_WOUND, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
    const other = await ask({ path: '/v1/rules/to-wound/4/8' });
    expect(other.headers?.['etag']).not.toBe(etag);
  });

  it('to a request with a token is kept by nobody', async () => {
    const answer = await ask({ path: TO_WOUND, headers: { authorization: 'Bearer x' } });
    expect(answer.headers?.['cache-control']).toBe('private, no-store');
  });

  it('to HEAD has the headers and no body', async () => {
    const [get, head] = [await ask({ path: TO_WOUND }), await ask({ method: 'HEAD', path: TO_WOUND })];
    expect(head).toEqual({ statusCode: 200, headers: get.headers });
    const nowhere = await ask({ method: 'HEAD', path: '/v1/rules/charts/nothing' });
    expect([nowhere.statusCode, nowhere.body]).toEqual([404, undefined]);
  });

  it('to OPTIONS tells a page of another site what it may send', async () => {
    const answer = await ask({ method: 'OPTIONS', path: '/v1/rules/charts/jump/roll' });
    expect(answer).toEqual({
      statusCode: 204,
      headers: {
        allow: 'POST, OPTIONS',
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'POST, OPTIONS',
        'access-control-allow-headers':
          'authorization, content-type, idempotency-key, if-match, if-none-match, mcp-protocol-version, apollo-require-preflight, apollographql-client-name, apollographql-client-version, traceparent, tracestate, baggage',
        'access-control-max-age': '86400',
        'cache-control': 'public, max-age=86400',
      },
    });
    expect((await ask({ method: 'OPTIONS', path: '/nowhere' })).statusCode).toBe(404);
  });

  it('finds its routes below a stage', async () => {
    const staged = (method: string) => {
      const event = eventOf({ method, path: '/v1/nothing' });
      return {
        ...event,
        rawPath: '/dev/v1/rules/to-wound',
        requestContext: { ...event.requestContext, stage: 'dev' },
      };
    };
    expect(await rulesHandler()(staged('GET'))).toMatchObject({ statusCode: 200 });
    const answer = await rulesHandler()(staged('POST'));
    expect(bodyOf(answer)).toMatchObject({ code: 'METHOD_NOT_ALLOWED', instance: '/v1/rules/to-wound' });
  });
});

/** The address of health with something else behind it. */
const healthRow = (behind: AnyUseCase<undefined>): readonly LoadableRoute<undefined>[] => [
  {
    operation: 'health',
    method: 'GET',
    path: '/health',
    function: 'fallback',
    success: 200,
    cache: 'never',
    load: async () => behind,
  },
];

const crashing = (run: () => never | Promise<never>) =>
  createRestHandler({
    rows: healthRow(useCase({ input: z.strictObject({}), run })),
    context: () => undefined,
    ...collectLog(),
  });

describe('a crash', () => {
  const boom = () => {
    throw new Error('the inner words');
  };

  it.each([
    ['at once', boom],
    ['later', () => Promise.reject(new Error('the inner words'))],
  ])('%s is answered 500 without its words', async (_when, run) => {
    const answer = await crashing(run)(eventOf({ path: '/health' }));
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('inner');
    expect(bodyOf(answer)).toMatchObject({ code: 'INTERNAL', requestId: 'request-1' });
  });

  it('is logged with the id of its request', async () => {
    const { log, lines } = collectLog();
    const handler = createRestHandler({
      rows: healthRow(useCase({ input: z.strictObject({}), run: boom })),
      context: () => undefined,
      log,
    });
    await handler(eventOf({ path: '/health', headers: { authorization: 'Bearer the-token' } }));
    expect(lines).toMatchObject([
      { level: 'error', requestId: 'request-1', crash: expect.stringMatching(/^Error\n {4}at boom /) },
      { level: 'info', requestId: 'request-1', outcome: 'INTERNAL', status: 500, route: 'GET /health' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('the-token');
  });
});

describe('the log', () => {
  it('has one line for each request, without what was asked', async () => {
    const { log, lines } = collectLog();
    const handler = rulesHandler(log);
    await handler(eventOf({ path: `${TO_WOUND}?bonus=9`, headers: { authorization: 'Bearer the-token' } }));
    await handler(eventOf({ path: TO_WOUND }));
    await handler(eventOf({ path: '/nowhere?token=secret' }));
    expect(lines.map(({ route, outcome, status }) => [route, outcome, status])).toEqual([
      ['GET /v1/rules/to-wound/{strength}/{defence}', 'INVALID_INPUT', 400],
      ['GET /v1/rules/to-wound/{strength}/{defence}', 'OK', 200],
      ['$default', 'ROUTE_NOT_FOUND', 404],
    ]);
    expect(lines.every(({ durationMs }) => durationMs >= 0)).toBe(true);
    expect(JSON.stringify(lines)).not.toMatch(/token|secret|\/4\/9/);
  });
});

it('a use-case that waits is answered when it is done, its refusal too', async () => {
  const later = (answer: Parameters<typeof Promise.resolve>[0]) =>
    createRestHandler({
      rows: healthRow({ input: z.strictObject({}), run: () => Promise.resolve(answer as never) }),
      context: () => undefined,
    })(eventOf({ path: '/health' }));
  expect(bodyOf(await later(ok({ status: 'UP' })))).toEqual({ status: 'UP' });
  const busy = await later(refused({ code: 'UNAVAILABLE', retryAfterSeconds: 3 }));
  expect([busy.statusCode, busy.headers?.['retry-after']]).toEqual([503, '3']);
});
