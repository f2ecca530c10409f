import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  createServer as createPlainServer,
} from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { type HttpsSenderParts, createHttpsSender } from '../../../src/infrastructure/webhooks/https-sender';
import { certificate, certificateKey } from './certificate';

type Lookup = NonNullable<HttpsSenderParts['lookup']>;
const servers: { readonly close: () => void; readonly closeAllConnections?: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections?.();
    server.close();
  }
});

interface Receiver {
  readonly port: number;
  readonly connections: () => number;
  readonly requests: {
    readonly method: string;
    readonly headers: IncomingMessage['headers'];
    readonly body: string;
  }[];
}

/** A receiver on this machine that takes what it is sent, then answers. */
const listen = async (
  make: (listener: RequestListener) => Server,
  answer: (response: ServerResponse) => void,
  host = '127.0.0.1',
): Promise<Receiver> => {
  const requests: Receiver['requests'] = [];
  let connections = 0;
  const server = make((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({ method: request.method ?? '', headers: request.headers, body });
      answer(response);
    });
  });
  server.on('connection', () => (connections += 1));
  servers.push(server);
  server.listen(0, host);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, connections: () => connections, requests };
};

const secure = (listener: RequestListener) =>
  createServer({ cert: certificate, key: certificateKey }, listener);
const receiver = (answer: (response: ServerResponse) => void = (response) => response.end('thanks')) =>
  listen(secure, answer);

const found = (...addresses: readonly string[]): Lookup => {
  const all: readonly LookupAddress[] = addresses.map((address) => ({
    address,
    family: address.includes(':') ? 6 : 4,
  }));
  return (_host, then) => then(null, all);
};

/** As if this machine's 127.0.0.1 were on the internet, and nothing else of it. */
const asInternet = {
  isAllowed: (address: string) => address === '127.0.0.1',
  lookup: found('127.0.0.1'),
  ca: certificate,
} satisfies HttpsSenderParts;

const messageTo = (url: string) => ({ url, headers: { 'webhook-id': 'm1' }, body: '{"type":"PING"}' });
const send = (port: number, parts: HttpsSenderParts) =>
  createHttpsSender(parts).send(messageTo(`https://hooks.example.org:${port}/hook?a=1`));

const FORBIDDEN = { kind: 'FAILED', problem: 'FORBIDDEN_ADDRESS' };

describe('a receiver', () => {
  it('gets one POST with headers and body, and its status is told', async () => {
    const { port, requests } = await receiver();
    expect(await send(port, asInternet)).toEqual({ kind: 'ANSWERED', status: 200 });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      body: '{"type":"PING"}',
      headers: { 'webhook-id': 'm1', 'content-length': '15', host: `hooks.example.org:${port}` },
    });
  });

  it.each([204, 400, 404, 410, 429, 500, 503])('that answers %i is told so', async (status) => {
    const { port } = await receiver((response) => response.writeHead(status).end());
    expect(await send(port, asInternet)).toEqual({ kind: 'ANSWERED', status });
  });

  it.each([301, 302, 303, 307, 308])('that redirects with %i is not followed', async (status) => {
    const elsewhere = await receiver();
    const { port } = await receiver((response) =>
      response.writeHead(status, { location: `https://hooks.example.org:${elsewhere.port}/` }).end(),
    );
    expect(await send(port, asInternet)).toEqual({ kind: 'ANSWERED', status });
    expect(elsewhere.connections()).toBe(0);
  });

  it('that answers without end is cut off after a few kilobytes', async () => {
    let written = 0;
    let closed: Promise<unknown> = Promise.resolve();
    const { port } = await receiver((response) => {
      closed = once(response, 'close');
      response.writeHead(200);
      const flood = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(1_024))) written += 1_024;
      };
      response.on('drain', flood);
      flood();
    });
    expect(await send(port, asInternet)).toEqual({ kind: 'ANSWERED', status: 200 });
    await closed;
    // What the kernels hold between the two, and no more.
    expect(written).toBeLessThan(16_000_000);
  });

  it('with headers without end is none', async () => {
    const { port } = await receiver((response) => {
      response.writeHead(200, { 'x-long': 'x'.repeat(20_000) }).end();
    });
    expect(await send(port, asInternet)).toEqual({ kind: 'FAILED', problem: 'NO_CONNECTION' });
  });

  it('that never answers is given up, at the latest when the time is over', async () => {
    const { port } = await receiver(() => undefined);
    expect(await send(port, { ...asInternet, timeoutMs: 50 })).toEqual({
      kind: 'FAILED',
      problem: 'TIMEOUT',
    });
  });

  it('that trickles its answer is given up as well', async () => {
    const { port } = await receiver((response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('.'), 10);
      response.on('close', () => clearInterval(timer));
    });
    expect(await send(port, { ...asInternet, timeoutMs: 100 })).toEqual({
      kind: 'FAILED',
      problem: 'TIMEOUT',
    });
  });

  it('that takes the connection and says nothing, not even TLS, is given up', async () => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => undefined);
    });
    servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await send(port, { ...asInternet, timeoutMs: 50 })).toEqual({
      kind: 'FAILED',
      problem: 'TIMEOUT',
    });
  });

  it('that is not there is told so', async () => {
    const { port } = await receiver();
    for (const server of servers.splice(0))
      await new Promise<void>((done) => void (server as Server).close(() => done()));
    expect(await send(port, asInternet)).toEqual({ kind: 'FAILED', problem: 'NO_CONNECTION' });
  });

  it('whose name does not resolve is told so, also when that takes for ever', async () => {
    const lost = Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    expect(await send(443, { lookup: (_host, then) => then(lost, []) })).toEqual({
      kind: 'FAILED',
      problem: 'NO_ADDRESS',
    });
    expect(await send(443, { lookup: () => undefined, timeoutMs: 50 })).toEqual({
      kind: 'FAILED',
      problem: 'TIMEOUT',
    });
  });

  it('must have a certificate that is trusted, and for its name', async () => {
    const { port, requests } = await receiver();
    const untrusted: HttpsSenderParts = { isAllowed: asInternet.isAllowed, lookup: asInternet.lookup };
    expect(await send(port, untrusted)).toEqual({ kind: 'FAILED', problem: 'BAD_CERTIFICATE' });
    expect(await createHttpsSender(asInternet).send(messageTo(`https://other.example.org:${port}/`))).toEqual(
      { kind: 'FAILED', problem: 'BAD_CERTIFICATE' },
    );
    expect(requests).toEqual([]);
  });

  it('is not reached by way of a proxy that the environment names', async () => {
    const proxy = await listen(createPlainServer, (response) => response.end());
    const { port, requests } = await receiver();
    const before = { ...process.env };
    Object.assign(process.env, {
      HTTPS_PROXY: `http://127.0.0.1:${proxy.port}`,
      https_proxy: `http://127.0.0.1:${proxy.port}`,
      NODE_USE_ENV_PROXY: '1',
    });
    try {
      expect(await send(port, asInternet)).toEqual({ kind: 'ANSWERED', status: 200 });
    } finally {
      process.env = before;
    }
    expect([requests.length, proxy.connections()]).toEqual([1, 0]);
  });
});

describe('an address that is not on the internet', () => {
  /** One of each kind; each block is in the test of the addresses. */
  const kinds = [
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '100.64.0.1', '169.254.169.254', '0.0.0.0'],
    ...['224.0.0.1', '255.255.255.255', '::1', '::', '::ffff:127.0.0.1', '::ffff:169.254.169.254', 'fe80::1'],
    ...['fd00:ec2::254', '64:ff9b::a9fe:a9fe', '2002:7f00:1::', 'ff02::1', '2001:db8::1'],
  ];

  it.each(kinds)('%s behind a name is refused before anything is connected', async (address) => {
    const { port, connections } = await receiver();
    expect(await send(port, { lookup: found(address), ca: certificate })).toEqual(FORBIDDEN);
    expect(connections()).toBe(0);
  });

  it.each(kinds)('%s beside one that is, too', async (address) => {
    for (const lookup of [found('93.184.215.14', address), found(address, '93.184.215.14')])
      expect(await send(443, { lookup })).toEqual(FORBIDDEN);
  });

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://93.184.215.14/',
    'http://hooks.example.org/',
    'http://localhost/',
  ])('%s is refused, though nothing is looked up', async (url) => {
    const lookup = jest.fn();
    expect(await createHttpsSender({ lookup }).send(messageTo(url))).toEqual(FORBIDDEN);
    expect(lookup).not.toHaveBeenCalled();
  });

  it('gains nothing by DNS rebinding: each message asks once, and connects to what was checked', async () => {
    const { port, connections, requests } = await receiver();
    // The name is on the internet (127.0.0.1 plays it) each first time it is asked, and inside (127.0.0.2) each second time.
    const asked: string[] = [];
    const lookup: Lookup = (host, then) => {
      asked.push(host);
      const address = asked.length % 2 === 1 ? '127.0.0.1' : '127.0.0.2';
      then(null, [{ address, family: 4 }]);
    };
    const parts = { ...asInternet, lookup };
    expect(await send(port, parts)).toEqual({ kind: 'ANSWERED', status: 200 });
    expect(asked).toEqual(['hooks.example.org']);
    expect(await send(port, parts)).toEqual(FORBIDDEN);
    expect([asked.length, connections(), requests.length]).toEqual([2, 1, 1]);
  });

  it('is refused even if the lookup were got round: what is connected is looked at again', async () => {
    const { port, requests } = await receiver();
    let checks = 0;
    // Allowed when the name is resolved, and no longer when the connection stands.
    const isAllowed = () => (checks += 1) === 1;
    expect(await send(port, { ...asInternet, isAllowed })).toEqual(FORBIDDEN);
    expect([checks, requests.length]).toEqual([2, 0]);
  });
});

describe('this very machine', () => {
  const plain = () => listen(createPlainServer, (response) => response.end());
  const lookup = found('127.0.0.1');

  it.each(['127.0.0.1', 'localhost'])(
    'is told something at %s where that is allowed, over http too',
    async (host) => {
      const { port, requests } = await plain();
      const sender = createHttpsSender({ allowLoopback: true, lookup });
      expect(await sender.send(messageTo(`http://${host}:${port}/`))).toEqual({
        kind: 'ANSWERED',
        status: 200,
      });
      expect(requests).toHaveLength(1);
    },
  );

  it('is told nothing else, and no other machine over http', async () => {
    const sender = createHttpsSender({ allowLoopback: true, lookup: found('10.0.0.1') });
    for (const url of [
      'http://localhost/',
      'http://hooks.example.org/',
      'http://10.0.0.1/',
      'https://10.0.0.1/',
    ])
      expect(await sender.send(messageTo(url))).toEqual(FORBIDDEN);
  });

  it('is not told anything by another name', async () => {
    const { port, connections } = await plain();
    const sender = createHttpsSender({ allowLoopback: true, lookup });
    expect(await sender.send(messageTo(`https://hooks.example.org:${port}/`))).toEqual(FORBIDDEN);
    expect(connections()).toBe(0);
  });
});
