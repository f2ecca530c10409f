// Tries a service: `npm run smoke -- <url>`; without an address the one that was deployed last from here, else a local server. It reads and
// asks; with --write it also makes a draft tournament, which only its token sees and which expires by itself.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LAST_SITE } from './deploy/last-site.mjs';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const LOCAL = 'http://127.0.0.1:3000';
const deployed = () =>
  readFile(fileURLToPath(new URL(`../${LAST_SITE}`, import.meta.url)), 'utf8').catch(() => LOCAL);
const [origin = await deployed()] = positionals;
console.log(`trying ${origin}`);

const TIMEOUT_MS = 10_000;
const ask = async (path, { headers = {}, ...options } = {}) => {
  const response = await fetch(new URL(path, origin), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { ...(options.body && { 'content-type': 'application/json' }), ...headers },
    ...options,
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text.startsWith('{') ? JSON.parse(text) : {},
  };
};

const must = (holds, words) => {
  if (!holds) throw new Error(words);
};
const answered = ({ status, text }, wanted) =>
  must(status === wanted, `${status} instead of ${wanted}: ${text.slice(0, 200)}`);

const checks = {
  health: async () => answered(await ask('/health'), 200),
  'the store answers': async () => answered(await ask('/ready'), 200),
  'To Wound, to be kept by a CDN': async () => {
    const answer = await ask('/v1/rules/to-wound/4/9');
    answered(answer, 200);
    must(answer.body.needed === '6/4', `needed is ${answer.body.needed}`);
    must(answer.headers.get('cache-control')?.includes('s-maxage'), 'no s-maxage');
    const again = await ask('/v1/rules/to-wound/4/9', {
      headers: { 'if-none-match': answer.headers.get('etag') },
    });
    must(again.status === 304, `asked again with its ETag: ${again.status}`);
  },
  'the same through GraphQL': async () => {
    const answer = await ask('/graphql', {
      method: 'POST',
      body: JSON.stringify({ query: '{ toWound(strength: 4, defence: 9) { needed } }' }),
    });
    answered(answer, 200);
    must(answer.body.data?.toWound?.needed === '6/4', answer.text);
  },
  'a batch': async () =>
    answered(
      await ask('/v1/batch', {
        method: 'POST',
        body: JSON.stringify({ questions: [{ operation: 'toWound', input: { strength: 3, defence: 3 } }] }),
      }),
      200,
    ),
  'a bad question is refused in our words': async () => {
    const answer = await ask('/v1/rules/to-wound/4/99');
    answered(answer, 400);
    must(answer.body.code === 'INVALID_INPUT', answer.text);
    must(answer.headers.get('cache-control') === 'no-store', 'a refusal may be kept');
  },
  'an address that is not there': async () => answered(await ask('/v1/nowhere'), 404),
  'a tournament that is not there, out of the table': async () =>
    answered(await ask('/v1/tournaments/nothing-of-that-name'), 404),
  'the OpenAPI document': async () => answered(await ask('/openapi.json'), 200),
  'another site may ask': async () => {
    const answer = await ask('/v1/tournaments', { method: 'OPTIONS' });
    answered(answer, 204);
  },
  ...(values.write && {
    'a draft tournament, made once by two equal requests': async () => {
      const request = {
        method: 'POST',
        headers: { 'idempotency-key': randomUUID() },
        body: JSON.stringify({ name: 'Smoke', unpaired: 'BYE', rounds: 3, draft: true }),
      };
      const [first, second] = [await ask('/v1/tournaments', request), await ask('/v1/tournaments', request)];
      answered(first, 201);
      must(first.body.tournament.id === second.body.tournament?.id, 'a repetition made another one');
    },
  }),
};

let failed = 0;
for (const [name, check] of Object.entries(checks)) {
  const startedAt = performance.now();
  try {
    await check();
    console.log(`ok      ${name} (${Math.round(performance.now() - startedAt)} ms)`);
  } catch (error) {
    failed += 1;
    console.error(`FAILED  ${name}: ${error.message}`);
  }
}
console.log(failed === 0 ? 'all well' : `${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
