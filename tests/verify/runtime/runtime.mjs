// Runs every packaged function under AWS's own runtime client for Node 24, with the table in Amazon's DynamoDB Local (Java 17), and asks
// through the routes of the packaged template: REST, GraphQL, Discord, pages; then the storage contract, whole tournaments and kills run
// on that engine.
//   node tests/verify/runtime/runtime.mjs [functions|cdn|contract|kills]...
import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { CHANGE_WRITE_UNITS, EVENT_READ_UNITS, REQUEST } from '../../../scripts/cost.mjs';
import { startCdn } from './cdn.mjs';
import { createTable, startDynamoDbLocal } from './dynamodb-local.mjs';
import { checkLinks } from './links.mjs';
import { startService, TABLE } from './service.mjs';
import { playTournament } from './tournament.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const JSON_BODY = { 'content-type': 'application/json' };
const GATEWAY_LINE_BYTES = 200;
const SECRET = 'the secret of the runtime test, long enough';

/** Runs a program against the service, without holding up the servers of this process. */
const run = (args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('exit', (status) =>
      status === 0 ? resolve() : reject(new Error(`${args.join(' ')} ended with ${status}`)),
    );
  });

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const rawPublicKey = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('hex');

const askDiscord = async (url, interaction, key = privateKey) => {
  const body = JSON.stringify(interaction);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const response = await fetch(`${url}/discord/interactions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-signature-timestamp': timestamp,
      'x-signature-ed25519': sign(null, Buffer.from(timestamp + body), key).toString('hex'),
    },
    body,
  });
  return { status: response.status, body: response.status === 200 ? await response.json() : undefined };
};

const roll = async (url) => {
  const response = await fetch(`${url}/v1/rules/charts/jump/roll`, {
    method: 'POST',
    headers: JSON_BODY,
    body: '{}',
  });
  assert.equal(response.status, 200, await response.clone().text());
  return (await response.json()).receipt;
};

const checkReceipt = async (url, receipt) => {
  const response = await fetch(`${url}/v1/receipts/check`, {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify({ receipt }),
  });
  return (await response.json()).valid;
};

/** What reads the secret, and what may not. */
const readers = ({ standIn }) => standIn.sent.filter(({ action }) => action === 'GetParameter').length;

/** Amazon's engine, empty, for one piece of work. */
const onDatabase = async (work) => {
  const database = await startDynamoDbLocal();
  try {
    await work(database.endpoint);
  } finally {
    await database.stop();
  }
};

const mayKnowNothing = async ({ url }) => {
  for (const [path, status] of [
    ['/', 200],
    ['/health', 200],
    ['/explorer', 200],
    ['/v1/rules/to-wound/4/9', 200],
    ['/v1/army-lists', 200],
    ['/v1/scenarios', 200],
    ['/v1/leagues/nobody', 404],
    ['/v1/catalogues/nobody', 404],
    ['/movement/nobody.png', 404],
    ['/v1/pictures/nothing.svg', 404],
  ])
    assert.equal((await fetch(`${url}${path}`)).status, status, path);
};

const tryDiscord = async ({ url }) => {
  const ping = { id: '1', application_id: '2', type: 1, token: 'token', version: 1 };
  assert.deepEqual(await askDiscord(url, ping), { status: 200, body: { type: 1 } });
  const { privateKey: another } = generateKeyPairSync('ed25519');
  assert.equal((await askDiscord(url, ping, another)).status, 401);
};

/** One tool called by hand: an MCP client of its own is among the consumers. */
const tryMcp = async ({ url }) => {
  const answer = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { ...JSON_BODY, accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'getToWound', arguments: { strength: 4, defence: 9 } },
    }),
  });
  assert.equal(answer.status, 200);
  assert.match(await answer.text(), /6\/4/);
};

/** The results of the public tournaments that were played before, as a file behind its index. */
const checkPublished = async ({ url, hasBulkFile }) => {
  const { files } = await (await fetch(`${url}/data/index.json`)).json();
  const results = files.filter(({ name }) => name.startsWith('results-'));
  assert.equal(results.length, 1);
  assert.ok(hasBulkFile(results[0].address.split('/').at(-1)), 'the file is in the bucket');
};

const linesOf = (log) => log.split('\n').filter((line) => line.includes('"level":"info"'));

/** A change, and what a reader without a token is given, take no more of the table than docs/deploy.md counts for them. */
const checkUnits = async ({ url, functions, invoke }, home) => {
  const pk = `TOURNAMENT#${home.split('/').at(-1)}`;
  await invoke('readers', { Records: [{ dynamodb: { Keys: { pk: { S: pk }, sk: { S: 'HEAD' } } } }] });
  const log = () => linesOf(functions.get('muster-dev-tournaments').log()).map((line) => JSON.parse(line));
  const changes = log().filter(({ route = '', units }) => units?.writes > 0 && !route.startsWith('GET '));
  const writes = changes.reduce((sum, { units }) => sum + units.writes, 0) / changes.length;
  assert.ok(changes.length > 50 && writes <= CHANGE_WRITE_UNITS, `a change takes ${writes} units`);
  for (const path of ['', '/standings', '/rounds/4']) {
    const known = new Set(log().map(({ requestId }) => requestId));
    const find = () => log().find(({ requestId }) => !known.has(requestId));
    assert.equal((await fetch(`${url}${home}${path}`)).status, 200);
    // The line of a request may come after its answer.
    while (!find()) await new Promise((later) => setTimeout(later, 20));
    const { route, units } = find();
    assert.ok(units.reads <= EVENT_READ_UNITS, `${route} takes ${units.reads} units`);
  }
};

/** Nothing may have crashed, and no function may have been left out. */
const checkAll = ({ functions }) => {
  const all = [...functions.values()];
  assert.deepEqual(
    all.filter(({ asked }) => asked() === 0).map(({ name }) => name),
    [],
    'every function is asked',
  );
  assert.deepEqual(
    all.flatMap(({ crashes }) => crashes),
    [],
  );
  const logs = all.map(({ log }) => log()).filter((text) => text.includes('"level":"error"'));
  assert.deepEqual(logs, [], 'no request crashed');
  const lines = all.flatMap(({ log }) => linesOf(log()));
  const bytes = Math.round(lines.join('').length / lines.length);
  // The gateway's own line of a request takes the rest.
  assert.ok(bytes + GATEWAY_LINE_BYTES <= REQUEST.logBytes, `a line of the log has ${bytes} bytes`);
};

/** What the functions logged of their crashes, where something fails. */
const showCrashes = ({ functions }) => {
  for (const { name, log } of functions.values())
    for (const line of log().split('\n'))
      if (line.includes('"level":"error"')) console.error(`${name}: ${line.slice(0, 2_000)}`);
};

const tryFunctions = () =>
  onDatabase(async (database) => {
    await createTable(database, TABLE);
    const parameters = { DiscordPublicKey: rawPublicKey };
    const first = await startService({ database, secret: SECRET, parameters });
    let receipt;
    let event;
    try {
      await mayKnowNothing(first);
      assert.equal(
        readers(first),
        3,
        'of those asked, only rules, leagues and catalogues derive keys, and read the secret once',
      );
      receipt = await roll(first.url);
      assert.match(receipt, /^muster1\./);
      assert.equal(await checkReceipt(first.url, receipt), true);
      assert.equal(await checkReceipt(first.url, receipt.replace('muster1.', 'muster1-2.')), false);
      await tryDiscord(first);
      event = await playTournament(first.url);
      // The table holds what it is asked for, through REST, GraphQL and the pages.
      await run(['scripts/smoke.mjs', first.url, '--write']);
      await run(['scripts/demo.mjs', first.url]);
      for (const path of ['/v1/rules/priority/roll', '/v1/fights/duel-odds'])
        await fetch(`${first.url}${path}`, { method: 'POST', body: '{}', headers: JSON_BODY });
      await tryMcp(first);
      for (const name of ['deliver', 'readers', 'publish']) await first.invoke(name, {});
      await checkPublished(first);
      await checkUnits(first, event.home);
      checkAll(first);
      console.log(`runtime: ${first.functions.size} functions answered under the runtime client`);
    } catch (error) {
      showCrashes(first);
      throw error;
    } finally {
      await first.stop();
    }

    // The same table with a rotated secret: what was made before goes on working.
    const secret = `1:${SECRET}\n2:another secret of the runtime test, as long`;
    const second = await startService({ database, secret, parameters: { ...parameters, KeyVersion: '2' } });
    try {
      assert.equal(await checkReceipt(second.url, receipt), true);
      const later = await roll(second.url);
      assert.match(later, /^muster1-2\./);
      assert.equal(await checkReceipt(second.url, later), true);
      await event.changeSomething(second.url);
      console.log('runtime: tokens and receipts outlive a rotation of the secret');
    } finally {
      await second.stop();
    }
  });

const HOST = 'muster.example.org';
const VIEWERS = 70;
const WRONG_CODES = 20;

/** Everybody comes through the CDN, and is somebody of their own there. */
const tryCdn = () =>
  onDatabase(async (database) => {
    await createTable(database, TABLE);
    const parameters = { OriginKey: 'known-to-the-cdn-alone', DomainName: HOST };
    const service = await startService({ database, secret: SECRET, parameters });
    const cdn = await startCdn({ ...service.cdn, origin: service.url });
    const ask = async (method, path, { viewer = '192.0.2.1', body, token, headers } = {}) => {
      const response = await fetch(`${cdn.url}${path}`, {
        method,
        headers: {
          ...JSON_BODY,
          'x-test-viewer': viewer,
          'idempotency-key': randomUUID(),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        cache: response.headers.get('x-cache'),
        text,
        sent: response.headers,
      };
    };
    const must = async (...asked) => {
      const { status, text } = await ask(...asked);
      assert.ok(status < 300, `${asked[0]} ${asked[1]}: ${status} ${text}`);
      return JSON.parse(text);
    };
    try {
      for (const [path, headers] of [
        ['/', {}],
        ['/v1/rules/to-wound/4/9?edition=2018', {}],
        ['/health', { 'x-origin-key': 'guessed', 'true-client-ip': '203.0.113.9' }],
      ]) {
        const past = await fetch(`${service.url}${path}`, { headers, redirect: 'manual' });
        assert.deepEqual([past.status, past.headers.get('location')], [308, `https://${HOST}${path}`]);
      }

      const body = {
        name: 'Behind a CDN',
        rounds: 2,
        cap: 100,
        visibility: 'PUBLIC',
        startsOn: '2026-12-05',
      };
      const { tournament, organiserToken: token } = await must('POST', '/v1/tournaments', { body });
      const home = `/v1/tournaments/${tournament.id}`;
      const terms = { isOpen: true, privacyText: 'Names are kept until the event is over.' };
      const { privacyDigest: consentTo } = await must('PUT', `${home}/sign-up`, { token, body: terms });
      for (let viewer = 1; viewer <= VIEWERS; viewer += 1)
        await must('POST', `${home}/sign-ups`, {
          viewer: `198.51.100.${viewer}`,
          // Their word for it counts for nothing.
          headers: { 'true-client-ip': '203.0.113.9', 'x-forwarded-for': '203.0.113.9' },
          body: { name: `Player ${viewer}`, consentTo },
        });

      const { code } = await must('POST', `${home}/entrants/e1/link-codes`, { token });
      const redeem = (viewer, given) => ask('POST', `${home}/links`, { viewer, body: { code: given } });
      const wrong = (at) =>
        `${code.slice(0, -2)}${String.fromCharCode(65 + at)}${code.at(-2) === 'A' ? 'B' : 'A'}`;
      for (let at = 0; at < WRONG_CODES; at += 1) {
        const { status } = await redeem('203.0.113.7', wrong(at));
        assert.notEqual(status, 429, `wrong code ${at + 1} is answered`);
      }
      assert.equal((await redeem('203.0.113.7', wrong(WRONG_CODES))).status, 429);
      assert.notEqual((await redeem('203.0.113.8', wrong(WRONG_CODES))).status, 429, 'another viewer');
      assert.ok((await redeem('203.0.113.7', code)).status < 300, 'a right code is always taken');

      for (const [path, headers, expected] of [
        ['/v1/rules/to-wound/3/3', {}, 200],
        ['/v1/rules/to-wound/3/4', { 'x-test-throttled': 'yes' }, 429],
      ]) {
        const { status, sent } = await ask('GET', path, { headers });
        assert.equal(status, expected);
        assert.equal(sent.get('access-control-allow-origin'), '*', 'scripts may read it');
        assert.match(sent.get('access-control-expose-headers'), /retry-after/);
        assert.equal(sent.get('strict-transport-security'), 'max-age=31536000');
      }
      await checkLinks({ ask, must, home, token, host: HOST, gateway: new URL(service.url).host });
      await ask('GET', '/v1/rules/to-wound/4/9');
      assert.equal((await ask('GET', '/v1/rules/to-wound/4/9')).cache, 'Hit');
      assert.equal((await ask('GET', home, { token })).cache, 'Miss', 'what a token shows is never kept');
      assert.equal((await ask('GET', home, { token })).cache, 'Miss');
      console.log(
        `runtime: ${VIEWERS} viewers of the CDN and ${WRONG_CODES} wrong codes hold nobody else up`,
      );
    } catch (error) {
      showCrashes(service);
      throw error;
    } finally {
      await cdn.stop();
      await service.stop();
    }
  });

const tryContract = () =>
  onDatabase((endpoint) =>
    run(['node_modules/jest/bin/jest.js', 'tests/infrastructure/aws/contract.test.ts', '-t', 'elsewhere'], {
      MUSTER_DYNAMODB_ENDPOINT: endpoint,
    }),
  );

const tryKills = () =>
  onDatabase(async (endpoint) => {
    await createTable(endpoint, 'muster');
    await run(['tests/verify/storage/kills.mjs', '15'], { MUSTER_DYNAMODB_ENDPOINT: endpoint });
  });

const parts = { functions: tryFunctions, cdn: tryCdn, contract: tryContract, kills: tryKills };
const wanted = process.argv.slice(2);
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const startedAt = performance.now();
  await part();
  console.log(`runtime: ${name} passed in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}
