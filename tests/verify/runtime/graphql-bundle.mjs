// The bundle that Lambda runs leaves parts of Apollo out: it must still pass every audit and refuse as the sources do.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serverAudits } from 'graphql-http';

process.env.MUSTER_LOG = 'off';
process.env.MUSTER_SECRET = 'a secret for this check alone';
const folder = mkdtempSync(join(tmpdir(), 'muster-bundle-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
execFileSync(process.execPath, ['scripts/build.mjs', '--quiet', '--out', folder], {
  cwd: fileURLToPath(new URL('../../../', import.meta.url)),
});
const { handler } = await import(pathToFileURL(join(folder, 'functions/graphql/handler.mjs')).href);

const fetchFn = async (address, { method = 'GET', headers = {}, body } = {}) => {
  const { search } = new URL(address);
  const answer = await handler({
    rawPath: '/graphql',
    rawQueryString: search.slice(1),
    headers,
    body,
    isBase64Encoded: false,
    requestContext: { http: { method, path: '/graphql' }, requestId: 'request-1', stage: '$default' },
  });
  return new Response(answer.body, { status: answer.statusCode, headers: answer.headers });
};
const ask = async (query, variables) => {
  const answer = await fetchFn('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return answer.json();
};
const codes = ({ errors = [] }) => errors.map(({ extensions }) => extensions.code);

const audits = serverAudits({ url: 'http://localhost/graphql', fetchFn });
assert.equal(audits.length, 61);
for (const audit of audits) assert.equal((await audit.fn()).status, 'ok', `${audit.id}: ${audit.name}`);

for (let time = 0; time < 2; time += 1) {
  const { data } = await ask('{ toWound(strength: 4, defence: 9) { needed } chart(id: "leap") { name } }');
  assert.deepEqual(data, { toWound: { needed: '6/4' }, chart: { name: 'Leap' } });
}
assert.deepEqual(codes(await ask('{ dragons }')), ['GRAPHQL_VALIDATION_FAILED']);
assert.deepEqual(codes(await ask('{ toWound(strength: 40, defence: 9) { needed } }')), ['INVALID_INPUT']);
assert.deepEqual(
  codes(await ask('query ($s: Int!) { toWound(strength: $s, defence: 9) { needed } }', { s: 'x' })),
  ['INVALID_INPUT'],
);
assert.deepEqual(codes(await ask('mutation { rollChart(id: "jump") { receipt } }')), []);
console.log(`the GraphQL bundle passes ${audits.length} audits and answers as the sources do`);
