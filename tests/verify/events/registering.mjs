// Registers 2,000 entrants of one tournament by 32 clients at once, and lets 50 clients write one entrant: nothing is lost, nobody
// waits long. Speeds are printed for docs/performance.md and fail nothing; what is lost or refused otherwise does.
//   node tests/verify/events/registering.mjs [entrants=2000] [clients=32]
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { buildAll } from '../../../scripts/build.mjs';
import { startServer } from '../../../scripts/demo/server.mjs';

const ENTRANTS = Number(process.argv[2] ?? 2_000);
const CLIENTS = Number(process.argv[3] ?? 32);
const WRITERS = 50;

await buildAll();
const { url, stop } = await startServer();
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const call = (method, path, { body, token, key, ifMatch } = {}) =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(ifMatch && { 'if-match': ifMatch }),
    };
    const sent = request(`${url}${path}`, { agent, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      response.once('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: JSON.parse(text) }),
      );
    });
    sent.once('error', reject);
    sent.end(body && JSON.stringify(body));
  });

let contended = 0;
/** Repeats what is refused as contended, as the documents say: after `Retry-After`, with the same key. */
const change = async (path, options, key = randomUUID()) => {
  const startedAt = performance.now();
  for (;;) {
    const { status, headers, body } = await call('POST', path, { ...options, key });
    if (status < 300) return { body, ms: performance.now() - startedAt };
    if (body.code !== 'CONTENDED') throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    contended += 1;
    await wait(1_000 * Number(headers['retry-after']));
  }
};

const percentile = (times, part) => [...times].sort((a, b) => a - b)[Math.ceil(times.length * part) - 1];
const said = (times) =>
  `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms, longest ${percentile(times, 1).toFixed(0)} ms`;

try {
  const created = await change('/v1/tournaments', { body: { name: 'Many', rounds: 5 } });
  const { tournament, organiserToken: token } = created.body;
  const home = `/v1/tournaments/${tournament.id}`;
  const times = [];
  const acknowledged = new Map();
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (next < ENTRANTS) {
        const name = `Entrant ${(next += 1)}`;
        const { body, ms } = await change(`${home}/entrants`, { body: { name }, token });
        acknowledged.set(body.id, name);
        times.push(ms);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `registering: ${ENTRANTS} by ${CLIENTS} clients in ${seconds.toFixed(1)} s; ${said(times)}; ${contended} contended`,
  );
  const { body } = await call('GET', home, { token });
  if (acknowledged.size !== ENTRANTS) throw new Error(`${acknowledged.size} ids for ${ENTRANTS} entrants`);
  const numbers = body.entrants.map(({ number }) => number);
  if (numbers.some((number, index) => number !== index + 1)) throw new Error('the numbers have a gap');
  for (const { id, name } of body.entrants)
    if (acknowledged.get(id) !== name) throw new Error(`${id} is ${name}, not ${acknowledged.get(id)}`);

  contended = 0;
  const small = (await change('/v1/tournaments', { body: { name: 'One', rounds: 5 } })).body;
  const there = `/v1/tournaments/${small.tournament.id}/entrants`;
  await change(there, { body: { name: 'Hot' }, token: small.organiserToken });
  const hot = await Promise.all(
    Array.from({ length: WRITERS }, (_, index) =>
      change(`${there}/e1/adjustments`, {
        body: { victoryPoints: 1, reason: `writer ${index}` },
        token: small.organiserToken,
      }),
    ),
  );
  console.log(
    `registering: ${WRITERS} writers of one entrant; ${said(hot.map(({ ms }) => ms))}; ${contended} contended`,
  );
  const { entrants } = (await call('GET', `/v1/tournaments/${small.tournament.id}`)).body;
  if (entrants[0].adjustments.length !== WRITERS) throw new Error('an adjustment is lost');
} finally {
  agent.destroy();
  await stop();
}
