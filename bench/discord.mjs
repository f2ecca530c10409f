// How fast the bot answers with 50 interactions at once: the whole service as `npm start` runs it, on the embedded store, with signed
// interactions over loopback and a stand-in for Discord that takes the deferred answers.
import { spawn } from 'node:child_process';
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const AT_ONCE = 50;
const ROUNDS = 20;
const WARM_UP = 3;
const AIM_MS = 300;
const SERVER = '900000000000000001';
const MANAGE_SERVER = '32';

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

const post = (origin, path, { headers = {}, body, method = 'POST' }) =>
  new Promise((resolve, reject) => {
    const asked = httpRequest(`${origin}${path}`, { method, agent, headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode, text: Buffer.concat(chunks).toString() }));
    });
    asked.on('error', reject);
    asked.end(body);
  });

/** Takes deferred answers, and says when each has come. */
const startDiscord = async () => {
  const waiting = new Map();
  const server = createServer((incoming, outgoing) => {
    const chunks = [];
    incoming.on('data', (chunk) => chunks.push(chunk));
    incoming.on('end', () => {
      const token = incoming.url.split('/')[5];
      outgoing.writeHead(200, { 'content-type': 'application/json' });
      outgoing.end('{}');
      waiting.get(token)?.(Buffer.concat(chunks).toString());
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    api: `http://127.0.0.1:${server.address().port}/api/v10`,
    answerTo: (token) => new Promise((resolve) => waiting.set(token, resolve)),
    stop: () => server.close(),
  };
};

const startService = async (environment) => {
  if (!existsSync(join(root, 'dist/local/start.mjs'))) throw new Error('build first: npm run build');
  const child = spawn(process.execPath, [join(root, 'dist/local/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: '0', MUSTER_LOG: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise((resolve, reject) => {
    let told = '';
    child.stdout.on('data', (chunk) => {
      told += chunk;
      const found = /listens on (\S+)/.exec(told)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`the service stopped: ${told}`)));
  });
  return { origin, stop: () => child.kill('SIGTERM') };
};

/** A tournament of 64 whose first round is being played. */
const makeTournament = async (origin) => {
  const ask = async (method, path, { token, body } = {}) => {
    const { status, text } = await post(origin, path, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body ?? {}),
    });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text);
  };
  const { tournament, organiserToken: token } = await ask('POST', '/v1/tournaments', {
    body: { name: 'Measured', rounds: 5 },
  });
  const of = `/v1/tournaments/${tournament.id}`;
  for (let i = 1; i <= 64; i += 1)
    await ask('POST', `${of}/entrants`, { token, body: { name: `Entrant ${i}` } });
  await ask('POST', `${of}/rounds`, { token });
  await ask('POST', `${of}/rounds/1/start`, { token });
  return { id: tournament.id, token };
};

const command = (name, options = []) => ({ type: 2, data: { id: '1', type: 1, name, options } });
const text = (name, value) => ({ name, type: 3, value });
const number = (name, value) => ({ name, type: 4, value });

/** What players ask, in turn. */
const questions = [
  command('to-wound', [number('strength', 4), number('defence', 6)]),
  command('roll', [{ type: 1, name: 'chart', options: [text('chart', 'jump')] }]),
  command('duel', [text('first', 'A3 F6 M2 elven, F4 spear'), text('second', '2x A1 F3')]),
  command('standings'),
  command('pairings'),
  command('my-game'),
  command('rules', [{ type: 1, name: 'search', options: [text('query', 'shieldwall')] }]),
  command('strikes', [text('strikes', '3x S4'), text('target', 'D6 W2 fate1')]),
];

const quantile = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
};

export const run = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-discord-'));
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const discord = await startDiscord();
  const service = await startService({
    MUSTER_DATA: folder,
    DISCORD_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('hex'),
    DISCORD_API: discord.api,
  });
  let ids = 0;

  /** Sends one interaction; how long until the first answer, and until the whole one. */
  const play = async (asked, user, permissions = '0') => {
    ids += 1;
    const token = `token${ids}`;
    const body = JSON.stringify({
      ...asked,
      id: String(10_000 + ids),
      application_id: '7',
      token,
      version: 1,
      guild_id: SERVER,
      member: { user: { id: String(user), username: `user${user}` }, permissions },
    });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const later = discord.answerTo(token);
    const startedAt = performance.now();
    const { status, text: answer } = await post(service.origin, '/discord/interactions', {
      headers: {
        'content-type': 'application/json',
        'x-signature-timestamp': timestamp,
        'x-signature-ed25519': sign(null, Buffer.from(timestamp + body), privateKey).toString('hex'),
      },
      body,
    });
    const firstMs = performance.now() - startedAt;
    if (status !== 200) throw new Error(`${status} ${answer}`);
    const { type } = JSON.parse(answer);
    const whole = type === 5 || type === 6 ? await later : answer;
    return { firstMs, wholeMs: performance.now() - startedAt, whole };
  };

  try {
    const { id, token } = await makeTournament(service.origin);
    const typed = { kind: 'TOURNAMENT', id, token };
    await play(
      {
        type: 5,
        data: {
          custom_id: 'connect',
          components: Object.entries(typed).map(([custom_id, value]) => ({
            type: 18,
            component: { type: 4, custom_id, value },
          })),
        },
      },
      1,
      MANAGE_SERVER,
    );
    for (let user = 1; user <= AT_ONCE; user += 1) {
      const made = await play(command('link-code', [text('entrant', String(user))]), 1);
      await play(command('link', [text('code', /code:([A-Z0-9-]+)/.exec(made.whole)[1])]), user);
    }

    const measured = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const users = Array.from({ length: AT_ONCE }, (_, i) => i + 1);
      const answers = await Promise.all(
        users.map((user) => play(questions[(user + round) % questions.length], user)),
      );
      if (round >= WARM_UP) measured.push(...answers);
    }
    const first = measured.map(({ firstMs }) => firstMs);
    const whole = measured.map(({ wholeMs }) => wholeMs);
    const line = (name, values) =>
      `| ${name} | ${[0.5, 0.9, 0.99].map((share) => quantile(values, share).toFixed(0)).join(' | ')} |`;
    const p99 = quantile(whole, 0.99);
    return {
      title: 'The bot: 50 interactions at once',
      command: 'npm run bench -- discord',
      markdown: [
        `${ROUNDS} times ${AT_ONCE} signed interactions at once over loopback, to the whole service on the embedded store in one process:`,
        'To Wound, a roll, Duels, Strikes, searches, and standings, pairings and own games of a tournament of 64. Milliseconds, the client on the same machine.',
        '',
        '| until | p50 | p90 | p99 |',
        '|---|---|---|---|',
        line('the first answer (Discord waits 3 s for it)', first),
        line('the whole answer, deferred ones included', whole),
      ].join('\n'),
      aims: [
        {
          name: 'whole answers, 50 at once',
          aim: `p99 under ${AIM_MS} ms`,
          measured: `${p99.toFixed(0)} ms`,
          met: p99 < AIM_MS,
        },
      ],
    };
  } finally {
    agent.destroy();
    service.stop();
    discord.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
