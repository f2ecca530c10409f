import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewayEvent } from '../../../src/interfaces/http/gateway-event';
import { createRouteFinder } from '../../../src/interfaces/http/route-finder';
import { gatewayRoutes } from '../../../src/interfaces/rest/routes';
import { eventFromRequest, gatewayPath } from '../../../src/infrastructure/local/event-from-request';

const fixtures = join(__dirname, '../../fixtures/gateway-events');
const read = <T>(name: string): T => JSON.parse(readFileSync(join(fixtures, name), 'utf8')) as T;
const routes = createRouteFinder(gatewayRoutes().keys());

const facts = { stage: '$default', routes, requestId: 'r', nowMs: 0, port: 443 };
const plain = {
  method: 'GET',
  url: '/',
  rawHeaders: [] as string[],
  body: Buffer.alloc(0),
  sourceIp: '192.0.2.1',
  httpVersion: '1.1',
};

const HOST = 'abcde12345.execute-api.eu-central-1.amazonaws.com';

/** The request that leads to each event, as it went over the wire. */
const sent: Readonly<Record<string, { url: string; headers: string[]; body?: Buffer }>> = {
  'post-default-stage.json': {
    url: '/v1/rules/charts/jump/resolve?repeat=one&repeat=two&redirect=https%3A%2F%2Fexample.com%2Fa%2Fb&literalPlus=a+b&encodedPlus=a%2Bb&empty=',
    headers: [
      ...['Host', HOST, 'User-Agent', 'curl/8.7.1', 'Accept', '*/*'],
      ...['X-Probe', 'first', 'Cookie', 'session=abc123; theme=dark', 'x-probe', 'second'],
      ...['Content-Type', 'application/json', 'Content-Length', '30', 'Connection', 'keep-alive'],
    ],
    body: Buffer.from('{"dice":[4],"modifiers":["λ"]}'),
  },
  'get-named-stage.json': {
    url: '/dev/v1/rules/to-wound/4/9',
    headers: [
      ...['Host', HOST, 'Accept', '*/*', 'User-Agent', 'HTTPie/3.2.2'],
      ...['Authorization', 'Bearer not-a-real-token', 'Content-Length', '0'],
    ],
  },
  'post-binary.json': {
    url: '/upload',
    headers: ['Host', HOST, 'Content-Type', 'application/octet-stream', 'Content-Length', '5'],
    body: Buffer.from([0xff, 0x00, 0x01, 0x02, 0xfe]),
  },
};

/** What the local gateway knows otherwise, or not at all: the account, the trace, the protocol of the outer side. */
const comparable = ({ requestContext, headers, ...event }: GatewayEvent) => {
  const { accountId: _account, apiId: _api, ...context } = requestContext;
  const { 'x-amzn-trace-id': _trace, 'x-forwarded-proto': _protocol, ...kept } = headers;
  return { ...event, headers: kept, requestContext: context };
};

describe('an event made from a request', () => {
  it.each(Object.entries(sent))('equals the recorded one: %s', (name, { url, headers, body }) => {
    const recorded = read<GatewayEvent>(name);
    const { http, stage, requestId, timeEpoch } = recorded.requestContext;
    const outcome = eventFromRequest(
      {
        ...plain,
        method: http.method,
        url,
        rawHeaders: headers,
        body: body ?? plain.body,
        sourceIp: http.sourceIp,
      },
      { ...facts, stage, requestId, nowMs: timeEpoch },
    );
    expect(outcome.kind).toBe('event');
    expect(comparable((outcome as { event: GatewayEvent }).event)).toEqual(comparable(recorded));
  });

  it.each(read<{ sent: string; rawPath: string | null }[]>('paths.json'))(
    'reads the path as the live service does: $sent',
    ({ sent: path, rawPath }) => {
      expect(gatewayPath(path) ?? null).toBe(rawPath);
    },
  );

  it.each([
    [
      '/v1/rules/to-wound/4/9',
      'GET /v1/rules/to-wound/{strength}/{defence}',
      { strength: '4', defence: '9' },
    ],
    ['/v1/rules/to-wound', 'GET /v1/rules/to-wound', undefined],
    ['/v1/rules/to-wound/', '$default', undefined],
    ['/v1/rules/to-wound/4', '$default', undefined],
    ['/V1/rules/to-wound', '$default', undefined],
    ['/v1/rules/charts/a%20b', 'GET /v1/rules/charts/{id}', { id: 'a b' }],
  ])('matches %s with %s', (url, routeKey, pathParameters) => {
    const outcome = eventFromRequest({ ...plain, url }, facts);
    expect(outcome).toMatchObject({ kind: 'event', event: { routeKey } });
    expect((outcome as { event: GatewayEvent }).event.pathParameters).toEqual(pathParameters);
  });

  it('refuses a path that the live service refuses, and one outside the stage', () => {
    expect(eventFromRequest({ ...plain, url: '/50%25' }, facts)).toEqual({ kind: 'badRequest' });
    expect(eventFromRequest({ ...plain, url: '/%E0%A4' }, facts)).toEqual({ kind: 'badRequest' });
    expect(eventFromRequest({ ...plain, url: '*' }, facts)).toEqual({ kind: 'badRequest' });
    expect(eventFromRequest({ ...plain, url: '/health' }, { ...facts, stage: 'dev' })).toEqual({
      kind: 'noSuchStage',
    });
  });

  it('keeps headers with hostile names apart from the prototype', () => {
    const outcome = eventFromRequest(
      { ...plain, url: '/health', rawHeaders: ['__proto__', 'a', 'constructor', 'b'] },
      facts,
    );
    expect((outcome as { event: GatewayEvent }).event.headers['constructor']).toBe('b');
    expect(({} as Record<string, unknown>)['a']).toBeUndefined();
  });
});
