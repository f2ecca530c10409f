import { once } from 'node:events';
import { type IncomingHttpHeaders, type Server, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { GatewayEvent } from '../../../src/interfaces/http/gateway-event';
import {
  type GatewayParts,
  type LambdaHandler,
  createGateway,
} from '../../../src/infrastructure/local/gateway';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
interface Ask {
  readonly method?: string;
  readonly headers?: Record<string, string | string[]>;
  readonly body?: string | Buffer;
}

const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

const serve = async (handler: LambdaHandler, parts: Partial<GatewayParts> = {}): Promise<number> => {
  const server = createGateway({ load: () => handler, ...parts });
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

const ask = (port: number, path: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sending = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sending.on('error', reject);
    sending.end(body);
  });

const echo: LambdaHandler = (event) => ({ statusCode: 200, body: JSON.stringify(event) });
const eventOf = ({ body }: Answer): GatewayEvent => JSON.parse(body) as GatewayEvent;

describe('the local gateway', () => {
  it('hands the request over as an event and sends the result back', async () => {
    const names: string[] = [];
    const port = await serve(echo, {
      load: (name) => {
        names.push(name);
        return echo;
      },
    });
    const answer = await ask(port, '/v1/rules/to-wound/4/9?bonus=1&bonus=2', {
      headers: { 'x-many': ['a', 'b'], cookie: 'a=1; b=2' },
    });
    const event = eventOf(answer);
    expect(event.routeKey).toBe('ANY /v1/rules/to-wound/{proxy+}');
    expect(event.pathParameters).toEqual({ proxy: '4/9' });
    expect(event.queryStringParameters).toEqual({ bonus: '1,2' });
    expect(event.headers['x-many']).toBe('a,b');
    expect(event.cookies).toEqual(['a=1', 'b=2']);
    await ask(port, '/nowhere/at/all');
    expect(names).toEqual(['rules', 'fallback']);
  });

  it('keeps the stage in rawPath and leaves it out of the route', async () => {
    const port = await serve(echo, { stage: 'dev' });
    const event = eventOf(await ask(port, '/dev/ready'));
    expect([event.routeKey, event.rawPath, event.requestContext.stage]).toEqual([
      'ANY /ready',
      '/dev/ready',
      'dev',
    ]);
    expect(await ask(port, '/health')).toMatchObject({ status: 404, body: '{"message":"Not Found"}' });
  });

  it('sends several cookies, and no body for HEAD', async () => {
    const port = await serve(() => ({ statusCode: 200, body: 'abc', cookies: ['a=1', 'b=2'] }));
    expect((await ask(port, '/health')).headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(await ask(port, '/health', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  });

  it('carries a body that is not text as base64', async () => {
    const port = await serve(echo);
    const headers = { 'content-type': 'application/zip' };
    const event = eventOf(
      await ask(port, '/x', { method: 'POST', headers, body: Buffer.from([0xff, 0, 1, 2, 0xfe]) }),
    );
    expect([event.body, event.isBase64Encoded]).toEqual(['/wABAv4=', true]);
  });

  it('answers 500 without inner words when a function throws, cannot be loaded or answers nonsense', async () => {
    const told: unknown[] = [];
    const report = (error: unknown): void => void told.push(error);
    const secret = new Error('inner words');
    const broken = { status: 500, body: '{"message":"Internal Server Error"}' };
    const thrower = (): never => {
      throw secret;
    };
    expect(await ask(await serve(thrower, { report }), '/health')).toMatchObject(broken);
    expect(await ask(await serve(echo, { report, load: thrower }), '/health')).toMatchObject(broken);
    expect(await ask(await serve(() => ({ statusCode: 1 })), '/health')).toMatchObject(broken);
    expect(told).toEqual([secret, secret]);
  });

  it.each([
    ['announced', { 'content-length': String(2_000_000) }],
    ['streamed', { 'transfer-encoding': 'chunked' }],
  ])('answers 413 to an %s body over the limit, in our words', async (_kind, headers) => {
    let asked = 0;
    const port = await serve(() => {
      asked += 1;
      return { statusCode: 200 };
    });
    const answer = await ask(port, '/v1/receipts/check', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: Buffer.alloc(2_000_000, 32),
    });
    expect(answer.status).toBe(413);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', limitBytes: 1_048_576 });
    expect(asked).toBe(0);
  });

  // "GET / HTTP/1.1" are 14 bytes, "127.0.0.1:12345" and "close" are the values that Node's own client adds.
  const headOf = (port: number): number => 14 + `127.0.0.1:${port}`.length + 'close'.length;

  it.each([
    ['a head', (bytes: number) => ['/', { 'x-long': 'x'.repeat(bytes) }] as const],
    ['an address', (bytes: number) => [`/${'x'.repeat(bytes)}`, {}] as const],
  ])('answers 431 to %s over 10,240 bytes, and asks nobody', async (_what, requestOf) => {
    let asked = 0;
    const port = await serve(() => {
      asked += 1;
      return { statusCode: 200 };
    });
    const most = 10_240 - headOf(port);
    const [path, headers] = requestOf(most);
    expect((await ask(port, path, { headers })).status).toBe(200);
    const [longer, more] = requestOf(most + 1);
    expect((await ask(port, longer, { headers: more })).status).toBe(431);
    expect((await ask(port, `/${'x'.repeat(100_000)}`)).status).toBe(431);
    expect(asked).toBe(1);
  });

  it('answers 500 instead of a result larger than Lambda passes on', async () => {
    const reports: unknown[] = [];
    // `{"statusCode":200,"body":"..."}` are 28 bytes beside the body.
    const most = 6 * 1024 * 1024 - 28;
    const port = await serve(
      (event) => ({ statusCode: 200, body: 'x'.repeat(Number(event.rawPath.slice(1))) }),
      {
        report: (error) => reports.push(error),
      },
    );
    expect((await ask(port, `/${most}`)).body.length).toBe(most);
    expect((await ask(port, `/${most + 1}`)).status).toBe(500);
    expect(reports).toHaveLength(1);
  });

  it.each([
    ['nothing is sent', ''],
    ['half a head is sent', 'GET / HTTP/1.1\r\nhost:'],
    ['an answered request is followed by none', 'GET / HTTP/1.1\r\nhost: here\r\n\r\n'],
  ])('closes a connection on which %s', async (_what, text) => {
    const port = await serve(echo, { requestTimeoutMs: 100 });
    const socket = connect(port, '127.0.0.1');
    socket.resume();
    socket.write(text);
    await once(socket, 'close');
  });

  it('lets a body of exactly the limit through', async () => {
    const port = await serve((event) => ({ statusCode: 200, body: String(event.body?.length) }));
    const headers = { 'content-type': 'text/plain' };
    const body = Buffer.alloc(1_048_576, 97);
    expect((await ask(port, '/x', { method: 'POST', headers, body })).body).toBe('1048576');
  });

  it('cuts a client that does not finish its request', async () => {
    const port = await serve(echo, { requestTimeoutMs: 200 });
    const socket = connect(port, '127.0.0.1');
    const received: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => received.push(chunk));
    socket.write('POST /x HTTP/1.1\r\nhost: here\r\ncontent-length: 10\r\n\r\nabc');
    await once(socket, 'close');
    expect(Buffer.concat(received).toString()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('answers an undecodable path as the live service does', async () => {
    const port = await serve(echo);
    expect(await ask(port, '/50%25')).toMatchObject({ status: 400, body: '{"message":"Bad Request"}' });
  });
});
