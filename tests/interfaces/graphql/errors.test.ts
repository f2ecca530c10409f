import type { AppError, ErrorCode } from '../../../src/app/kernel/errors';
import { chart } from '../../../src/app/rules/charts/charts';
import { refused } from '../../../src/shared/result';
import { createInterfaces } from '../in-process';
import { post, sendRaw } from './ask';

const interfaces = createInterfaces();

/** One refusal of each code, with facts. */
const refusals: { readonly [C in ErrorCode]: Extract<AppError, { code: C }> } = {
  INVALID_INPUT: { code: 'INVALID_INPUT', faults: [{ path: 'id', code: 'TOO_LONG', message: 'is long' }] },
  BAD_JSON: { code: 'BAD_JSON', detail: 'no bracket.' },
  UNSUPPORTED_MEDIA_TYPE: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    given: 'text/plain',
    allowed: ['application/json'],
  },
  NOT_ACCEPTABLE: { code: 'NOT_ACCEPTABLE', given: 'image/png', allowed: ['application/json'] },
  PAYLOAD_TOO_LARGE: { code: 'PAYLOAD_TOO_LARGE', limitBytes: 10 },
  ROUTE_NOT_FOUND: { code: 'ROUTE_NOT_FOUND', path: '/nowhere' },
  METHOD_NOT_ALLOWED: { code: 'METHOD_NOT_ALLOWED', method: 'PUT', allowed: ['GET'] },
  NOT_FOUND: { code: 'NOT_FOUND', kind: 'chart', id: 'leep', nearest: ['leap'] },
  GONE: { code: 'GONE', kind: 'tournament', id: 't1' },
  UNAUTHENTICATED: { code: 'UNAUTHENTICATED' },
  FORBIDDEN: { code: 'FORBIDDEN', operation: 'drawRound', allowedRoles: ['ORGANISER'] },
  WRONG_STATE: { code: 'WRONG_STATE', state: 'FINISHED', operation: 'drawRound', allowed: [] },
  VERSION_MISMATCH: { code: 'VERSION_MISMATCH', given: '3', current: '4', now: null },
  CONFLICT: { code: 'CONFLICT', reason: 'ENTRANT_LIMIT', detail: 'It is full.' },
  IDEMPOTENCY_KEY_REQUIRED: { code: 'IDEMPOTENCY_KEY_REQUIRED' },
  IDEMPOTENCY_KEY_REUSED: { code: 'IDEMPOTENCY_KEY_REUSED' },
  TOO_MUCH_WORK: { code: 'TOO_MUCH_WORK', units: 80, left: 20 },
  CONTENDED: { code: 'CONTENDED', retryAfterSeconds: 2 },
  TOO_MANY_REQUESTS: {
    code: 'TOO_MANY_REQUESTS',
    retryAfterSeconds: 60,
    policy: 'sign-up',
    most: 20,
    windowSeconds: 3600,
  },
  UNAVAILABLE: { code: 'UNAVAILABLE', retryAfterSeconds: 2 },
  INTERNAL: { code: 'INTERNAL', requestId: 'request-1' },
};

describe('a refusal of a use-case', () => {
  it.each(Object.values(refusals).map((error) => [error.code, error] as const))(
    '%s says the same through REST and GraphQL',
    async (code, error) => {
      jest.spyOn(chart, 'run').mockReturnValue(refused(error));
      const rest = await interfaces.send({ method: 'GET', url: '/v1/rules/charts/leap' });
      const graphql = await post(interfaces, { query: '{ chart(id: "leap") { name } }' });
      const {
        detail,
        status: _status,
        instance: _instance,
        type: _type,
        requestId,
        ...facts
      } = JSON.parse(rest.body ?? '');
      expect(facts.code).toBe(code);
      expect(graphql).toMatchObject({ status: 200, data: { chart: null } });
      expect(graphql.errors).toEqual([
        {
          message: detail,
          locations: [{ line: 1, column: 3 }],
          path: ['chart'],
          extensions: code === 'INTERNAL' ? { ...facts, requestId } : facts,
        },
      ]);
    },
  );

  it('leaves the other questions of the document answered', async () => {
    const { data, errors } = await post(interfaces, {
      query:
        '{ a: chart(id: "leap") { shortId } b: chart(id: "leep") { shortId } c: toWound(strength: 0, defence: 3) { needed } }',
    });
    expect(data).toEqual({ a: { shortId: 'leap' }, b: null, c: null });
    expect(errors.map(({ path, extensions }) => [path, extensions['code']])).toEqual([
      [['b'], 'NOT_FOUND'],
      [['c'], 'INVALID_INPUT'],
    ]);
  });
});

describe('variables that do not fit', () => {
  const query =
    'query ($strength: Int!, $defence: Int! = 3) { toWound(strength: $strength, defence: $defence) { needed } }';

  it.each([
    [
      'a wrong type',
      { strength: 'x', defence: 11 },
      [
        ['strength', 'WRONG_TYPE'],
        ['defence', 'TOO_LARGE'],
      ],
    ],
    ['one left out', { defence: 5 }, [['strength', 'REQUIRED']]],
    ['null where something is needed', { strength: null }, [['strength', 'WRONG_TYPE']]],
    ['no whole number', { strength: 2.5 }, [['strength', 'WRONG_TYPE']]],
  ] as const)('%s: every fault with its path', async (_name, variables, faults) => {
    const { status, errors } = await post(interfaces, { query, variables });
    expect(status).toBe(400);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      title: 'The input is not valid',
      errors: faults.map(([path, code]) => ({ path, code })),
    });
  });

  it('are told for each field that they serve', async () => {
    const { errors } = await post(interfaces, {
      query:
        'query ($n: Int!) { a: toWound(strength: $n, defence: 3) { needed } b: toWound(strength: 3, defence: $n) { needed } }',
      variables: { n: 'many' },
    });
    expect(errors.map(({ path, extensions }) => [path, extensions['errors']])).toEqual([
      [['a'], [expect.objectContaining({ path: 'strength' })]],
      [['b'], [expect.objectContaining({ path: 'defence' })]],
    ]);
  });

  it('are told of a field of kept things without its key and version', async () => {
    const { errors } = await post(interfaces, {
      query:
        'mutation ($t: ID!, $round: Int!) { startRound(tournament: $t, round: $round, idempotencyKey: "k", ifMatch: "1") { state } }',
      variables: { t: 'x', round: 'one' },
    });
    expect(errors[0]?.extensions['errors']).toEqual([
      { path: 'round', code: 'WRONG_TYPE', message: 'must be a number, not "one"' },
    ]);
  });

  it("are told in GraphQL's own words where the use-case has nothing against them", async () => {
    const { status, errors } = await post(interfaces, {
      query:
        'query ($unused: Int!) { receiptKey { algorithm @skip(if: false) } __type(name: "Chance") @skip(if: true) { name } toWound(strength: 3, defence: 3) { strength @include(if: $on) } }'.replace(
          '$unused: Int!',
          '$on: Boolean!',
        ),
      variables: { on: 'yes' },
    });
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      errors: [
        { path: 'on', code: 'WRONG_TYPE', message: 'Boolean cannot represent a non boolean value: "yes"' },
      ],
    });
  });
});

describe('what is no GraphQL', () => {
  it.each([
    ['a broken document', { query: '{ charts {' }, 'GRAPHQL_PARSE_FAILED'],
    ['a field there is not', { query: '{ dragons }' }, 'GRAPHQL_VALIDATION_FAILED'],
    ['an argument that is left out', { query: '{ chart { name } }' }, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'an operation there is not',
      { query: 'query A { __typename }', operationName: 'B' },
      'OPERATION_RESOLUTION_FAILURE',
    ],
    [
      'two operations and no name',
      { query: 'query A { __typename } query B { __typename }' },
      'OPERATION_RESOLUTION_FAILURE',
    ],
    ['no document', {}, 'BAD_REQUEST'],
    ['a document that is no text', { query: 3 }, 'BAD_REQUEST'],
    ['variables that are a list', { query: '{ __typename }', variables: [] }, 'BAD_REQUEST'],
  ] as const)('%s', async (_name, request, code) => {
    const { status, errors, data } = await post(interfaces, request);
    expect(status).toBe(400);
    expect(data).toBeUndefined();
    expect(errors[0]?.extensions).toEqual({ code, title: expect.any(String) });
  });

  it('a batch of requests', async () => {
    const body = JSON.stringify([{ query: '{ __typename }' }]);
    const headers = { 'content-type': 'application/json' };
    const { status, errors } = await sendRaw(interfaces, { method: 'POST', url: '/graphql', headers, body });
    expect([status, errors[0]?.extensions['code']]).toEqual([400, 'BAD_REQUEST']);
  });
});

describe('HTTP', () => {
  const json = { 'content-type': 'application/json' };

  it.each([
    ['broken JSON', { method: 'POST', headers: json, body: '{' }, 400, 'BAD_JSON'],
    [
      'another type',
      { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['no type', { method: 'POST', body: '{"query":"{ __typename }"}' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'a body of more than 4 MB',
      { method: 'POST', headers: json, body: ' '.repeat(4_194_305) },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ] as const)('%s', async (_name, request, status, code) => {
    const answer = await sendRaw(interfaces, { url: '/graphql', ...request });
    expect([answer.status, answer.errors[0]?.extensions['code']]).toEqual([status, code]);
  });

  it('answers a method that it does not know with those that it does', async () => {
    const { statusCode, headers, body } = await interfaces.send({ method: 'PUT', url: '/graphql' });
    expect(statusCode).toBe(405);
    expect(headers?.['allow']).toBe('GET, POST, OPTIONS');
    expect(JSON.parse(body ?? '')).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
  });

  it('asks for POST where GET would roll dice', async () => {
    const query = encodeURIComponent('mutation { rollChart(id: "jump") { total } }');
    const { status, headers, errors } = await sendRaw(interfaces, {
      method: 'GET',
      url: `/graphql?query=${query}`,
    });
    expect(status).toBe(405);
    expect(headers['allow']).toBe('POST');
    expect(errors[0]?.extensions).toMatchObject({
      code: 'METHOD_NOT_ALLOWED',
      method: 'GET',
      allowed: ['POST'],
    });
  });

  it('answers GET with variables, and a body in base64', async () => {
    const query = encodeURIComponent('query ($id: ID!) { chart(id: $id) { name } }');
    const byGet = await sendRaw(interfaces, {
      method: 'GET',
      url: `/graphql?query=${query}&variables={"id":"leap"}`,
    });
    expect(byGet.data).toEqual({ chart: { name: 'Leap' } });
    const inBase64 = await sendRaw(interfaces, {
      method: 'POST',
      url: '/graphql',
      headers: json,
      body: '{"query":"{ chart(id: \\"jump\\") { name } }"}',
      asBase64: true,
    });
    expect(inBase64.data).toEqual({ chart: { name: 'Jump' } });
  });

  it('answers plain JSON, with 200, to whoever asks for nothing else', async () => {
    const { status, headers } = await post(interfaces, { query: '{ dragons }' }, { accept: 'text/html' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

describe('a crash', () => {
  const crash = new Error('the inner words');
  const broken = () => createInterfaces();

  it.each([
    [
      'at once',
      () =>
        jest.spyOn(chart, 'run').mockImplementation(() => {
          throw crash;
        }),
    ],
    ['later', () => jest.spyOn(chart, 'run').mockReturnValue(Promise.reject(crash) as never)],
    [
      'as an answer of the wrong shape',
      () => jest.spyOn(chart, 'run').mockReturnValue({ ok: true, value: { name: null } } as never),
    ],
  ])('%s is logged, and told by its request id alone', async (_name, arrange) => {
    arrange();
    const world = broken();
    const { data, errors } = await post(world, { query: 'query Named { chart(id: "leap") { name } }' });
    expect(data).toEqual({ chart: null });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({
      message: 'It is logged under request id request-1.',
      extensions: { code: 'INTERNAL', title: 'Something broke here', requestId: 'request-1' },
    });
    expect(JSON.stringify(errors)).not.toMatch(/inner words|non-nullable|stack/);
    expect(world.log.map(({ level, route, outcome }) => [level, route, outcome])).toEqual([
      ['error', '/graphql', 'INTERNAL'],
      ['info', 'graphql chart', 'INTERNAL'],
    ]);
    expect(world.log[0]?.crash).toMatch(/^\w*Error\n {4}at /);
    expect(world.log[0]?.crash).not.toContain('inner words');
  });

  it('of the context answers 500', async () => {
    const world = createInterfaces({
      rules: () => {
        throw crash;
      },
    });
    const { status, errors } = await post(world, { query: '{ chart(id: "leap") { name } }' });
    expect(status).toBe(500);
    expect(errors[0]?.extensions['code']).toBe('INTERNAL');
    expect(world.log.some((entry) => entry.crash?.startsWith('Error\n    at '))).toBe(true);
  });
});

describe('a value nested 200,000 deep', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;

  it.each([
    [
      'GraphQL',
      {
        url: '/graphql',
        body: `{"query":"query ($s: Int!) { toWound(strength: $s, defence: 9) { needed } }","variables":{"s":${deep}}}`,
      },
      's: may hold objects of at most 100 fields, 100 inside each other',
    ],
    [
      'REST',
      { url: '/v1/rules/charts/jump/resolve', body: `{"dice":[3],"might":${deep}}` },
      'might: must be a number, not a list',
    ],
  ])('is a fault like any other through %s', async (_name, request, fault) => {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json;q=0.9',
    };
    const { statusCode, body = '' } = await interfaces.send({ method: 'POST', headers, ...request });
    expect(statusCode).toBe(400);
    expect(body).toContain(fault);
  });
});
