// Sends the worst requests known, and the costliest that a climb has found, to a server of their own: none may take more than 500 ms of
// CPU, with what follows it, or 200 MB of memory above the resting state, or be answered 500. CPU is the least of some tries, since
// other programs on the machine only add to it; memory is that of the try in the middle.
//   MUSTER_REPORT=file of `costliest-request`
import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../../../../scripts/demo/server.mjs';
import { FRESH, largeEvent, worstKnown } from './known.mjs';

const MOST_CPU_MS = 500;
const MOST_MEMORY_MB = 200;
const TRIES = 3;
const CALM_MS = 200;
const TICK_MS = 10;

/** The key of the bot, for what Discord sends. */
const bot = generateKeyPairSync('ed25519');
const { url, child, stop } = await startServer({
  DISCORD_PUBLIC_KEY: bot.publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('hex'),
});

const signatureOf = (text) => {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  return {
    'x-signature-ed25519': sign(null, Buffer.from(`${timestamp}${text}`), bot.privateKey).toString('hex'),
    'x-signature-timestamp': timestamp,
  };
};

const cpuMs = () => {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};
const megabytes = (name) => {
  const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+)`).exec(
    readFileSync(`/proc/${child.pid}/status`, 'utf8'),
  );
  return Number(kilobytes) / 1_024;
};

const send = async ({
  method,
  path,
  body,
  text: given = JSON.stringify(body),
  token,
  headers: more,
  isSigned,
}) => {
  const text = given?.replaceAll(FRESH, crypto.randomUUID());
  const headers = {
    ...more,
    ...(isSigned && signatureOf(text)),
    // A document of GraphQL has a key for each of its changes.
    ...(path !== '/graphql' && { 'idempotency-key': crypto.randomUUID() }),
    ...(method !== 'GET' && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(`${url}${path}`, { method, headers, ...(method !== 'GET' && { body: text }) });
  return { status: response.status, answer: await response.text() };
};
const ask = async (request) => {
  const { status, answer } = await send(request);
  if (status >= 400) throw new Error(`${request.path}: ${status} ${answer.slice(0, 500)}`);
  return JSON.parse(answer);
};

/** Until the server does nothing any more. */
const calm = async () => {
  for (let before = -1, now = cpuMs(); now - before > TICK_MS;) {
    before = now;
    await wait(CALM_MS);
    now = cpuMs();
  }
};

const measured = async (request) => {
  if (request.before) await ask(request.before);
  await calm();
  writeFileSync(`/proc/${child.pid}/clear_refs`, '5');
  const [cpuBefore, resting] = [cpuMs(), megabytes('VmRSS')];
  const { status, answer } = await send(request);
  await calm();
  return { cpu: cpuMs() - cpuBefore, memory: megabytes('VmHWM') - resting, status, answer };
};

const tooMuch = [];
const rows = [];
try {
  const { tournament, organiserToken: token } = await ask(largeEvent());
  const report = process.env.MUSTER_REPORT;
  const climbed = report ? JSON.parse(readFileSync(report, 'utf8')) : [];
  const requests = {
    ...worstKnown,
    ...Object.fromEntries(
      climbed.map(({ operation, input }) => [
        `${operation}, as the climb found it`,
        () => ({ method: 'POST', path: '/v1/batch', body: { questions: [{ operation, input }] } }),
      ]),
    ),
  };
  for (const [name, make] of Object.entries(requests)) {
    const request = await make(ask, { id: tournament.id, token });
    const tries = [];
    for (let at = 0; at < TRIES; at += 1) tries.push(await measured(request));
    const cpu = Math.min(...tries.map((one) => one.cpu));
    // That in the middle: what removes expired items begins a minute after the start, and falls into one of them.
    const memory = Math.round(tries.map((one) => one.memory).toSorted((a, b) => a - b)[TRIES >> 1]);
    const [{ status, answer }] = tries;
    rows.push({ name, status, cpu, memory });
    const isBroken = status >= 500 || answer.includes('"INTERNAL"');
    if (cpu > MOST_CPU_MS || memory > MOST_MEMORY_MB || isBroken)
      tooMuch.push(
        `${name}: ${status}, ${cpu} ms of CPU, ${memory} MB ${isBroken ? answer.slice(0, 300) : ''}`,
      );
    if (process.env.MUSTER_VERBOSE)
      console.log(
        rows.at(-1),
        tries.map((one) => [one.cpu, Math.round(one.memory)]),
        answer.slice(0, 200),
      );
  }
} finally {
  await stop();
}
console.table(rows);
for (const line of tooMuch) console.error(`over ${MOST_CPU_MS} ms or ${MOST_MEMORY_MB} MB: ${line}`);
process.exitCode = tooMuch.length > 0 ? 1 : 0;
