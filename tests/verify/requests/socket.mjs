// Hostile clients on real connections: many requests on one, several at once without waiting, bodies broken off, headers too large,
// clients that send a byte at a time. Whoever sends a whole request is answered, never by 500, and nobody's connection is reset.
//   MUSTER_SEED=7 MUSTER_REQUESTS=4000
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../../../scripts/demo/server.mjs';

const SEED = Number(process.env.MUSTER_SEED ?? 33);
const REQUESTS = Number(process.env.MUSTER_REQUESTS ?? 4_000);
const AT_ONCE = 20;
const LONGEST_MS = 20_000;

let state = SEED >>> 0;
const below = (count) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * count);
};
const pick = (list) => list[below(list.length)];

const bodies = [
  '{}',
  '[]',
  'null',
  '{"a":',
  '',
  '\u0000',
  '{"__proto__":{"x":1}}',
  '['.repeat(5_000),
  JSON.stringify({ name: 'x'.repeat(50_000) }),
];
const paths = [
  '/health',
  '/v1/duels/odds',
  '/v1/tournaments',
  '/v1/standings/calculate',
  '/graphql',
  '/mcp',
  '/rules',
  '/tournaments/a',
  '/v1/armies/read-roster',
  '/v1/catalogues',
  '/%2e%2e/%00',
  '/v1/batch',
  '/discord/interactions',
];

/** A request as it goes over the wire. */
const request = (more = '') => {
  const body = pick(bodies);
  const method = pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']);
  const length =
    method === 'GET'
      ? ''
      : `content-type: ${pick(['application/json', 'text/plain'])}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${pick(paths)} HTTP/1.1\r\nhost: x\r\n${more}${length}\r\n${method === 'GET' ? '' : body}`;
};

const { url, child, stop } = await startServer();
const port = Number(new URL(url).port);
const faults = [];
const counts = {};

/** The statuses answered on one connection that was sent these pieces; its end is part of them where it is asked for. */
const conversation = (kind, wanted, send) =>
  new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      const found = statuses();
      for (const status of found) counts[`${kind} ${status}`] = (counts[`${kind} ${status}`] ?? 0) + 1;
      if (found.some((status) => status >= 500)) faults.push(`${kind}: ${text.slice(0, 400)}`);
      if (found.length < wanted) faults.push(`${kind}: ${found.length} of ${wanted} requests were answered`);
      resolve(found.length);
    };
    const timer = setTimeout(done, LONGEST_MS);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (wanted > 0 && statuses().length >= wanted) done();
    });
    socket.on('error', (error) => {
      faults.push(`${kind}: ${error.code}`);
      done();
    });
    socket.on('end', done);
    socket.on('connect', () => send(socket, done));
  });

const kinds = {
  'one after the other': (count) =>
    conversation('one after the other', count, async (socket) => {
      for (let at = 0; at < count; at += 1) {
        socket.write(request());
        await wait(1);
      }
    }),
  'without waiting': (count) =>
    conversation('without waiting', count, (socket) => {
      socket.write(Array.from({ length: count }, () => request()).join(''));
    }),
  'a body broken off': () =>
    conversation('a body broken off', 0, (socket, done) => {
      socket.write(
        'POST /v1/tournaments/import HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{"docu',
      );
      setTimeout(done, below(30));
    }),
  'headers too large': () =>
    conversation('headers too large', 1, (socket) => {
      socket.write(request(`x-large: ${'x'.repeat(10_300)}\r\n`));
    }),
  'a byte at a time': () =>
    conversation('a byte at a time', 1, async (socket) => {
      for (const byte of 'GET /health HTTP/1.1\r\nhost: x\r\n\r\n') {
        socket.write(byte);
        await wait(2);
      }
    }),
  'no HTTP': () =>
    conversation('no HTTP', 1, (socket) => void socket.write('\u0016\u0003\u0001 hello\r\n\r\n')),
};

try {
  let sent = 0;
  const worker = async () => {
    while (sent < REQUESTS) {
      const count = 1 + below(8);
      sent += count;
      await pick(Object.values(kinds))(count);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const alive = await fetch(`${url}/health`);
  if (!alive.ok || child.exitCode !== null) faults.push('the server does not answer any more');
  console.log(`socket: ${sent} requests (seed ${SEED})`, counts);
} finally {
  await stop();
}
for (const fault of faults.slice(0, 20)) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
