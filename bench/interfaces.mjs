// What a question costs through each interface: warm in process and cold, beside handlers that do nothing else.
import { fileURLToPath } from 'node:url';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { coldInTurns, loadedBy } from './cold.mjs';
import { gatewayEvent } from './gateway-calls.mjs';
import { bundledPeer } from './peers.mjs';
import { startTable } from './peers/table-process.mjs';
import { callMicroseconds } from './measure.mjs';
import { kindNames, profileOf } from './start-profile.mjs';
import { RELEASE, releasedBuild } from './released.mjs';

const OURS = fileURLToPath(new URL('../dist', import.meta.url));
const bundle = (name, dist = OURS) => join(dist, 'functions', name, 'handler.mjs');

const eventOf = ({ method, path, routeKey, parameters, body, headers }) =>
  gatewayEvent(method, path, {
    routeKey,
    parameters,
    body,
    headers: { 'content-type': 'application/json', accept: 'application/json', host: 'bench', ...headers },
  });

const restEvent = eventOf({
  method: 'GET',
  path: '/v1/rules/to-wound/4/9',
  routeKey: 'GET /v1/rules/to-wound/{strength}/{defence}',
  parameters: { strength: '4', defence: '9' },
});
const graphqlEvent = eventOf({
  method: 'POST',
  path: '/graphql',
  routeKey: 'POST /graphql',
  body: { query: '{ toWound(strength: 4, defence: 9) { strength defence needed } }' },
});

const warmRow = async ({ name, file, event }) => {
  const { handler } = await import(file);
  const first = await handler(event, {});
  if (first.statusCode !== 200) throw new Error(`${name} answered ${JSON.stringify(first)}`);
  return callMicroseconds(() => handler(event, {}));
};

const createEvent = eventOf({
  method: 'POST',
  path: '/v1/tournaments',
  routeKey: 'POST /v1/tournaments',
  headers: { 'idempotency-key': 'a-key-of-the-bench' },
  body: { name: 'Bench', format: 'SINGLES', rounds: 4, unpaired: 'BYE' },
});
const storedEvent = (id) =>
  eventOf({
    method: 'POST',
    path: '/graphql',
    routeKey: 'POST /graphql',
    body: { query: `{ tournament(id: "${id}") { id version } }` },
  });

/** A tournament in a table of its own, made by the code of this build; the start that reads it. */
const storedStart = async (dist, { name, file }) => {
  const table = await startTable();
  Object.assign(process.env, table.env);
  const { handler } = await import(bundle('tournaments', dist));
  const created = await handler(createEvent, {});
  if (created.statusCode !== 201) throw new Error(`answered ${JSON.stringify(created)}`);
  const event = storedEvent(JSON.parse(created.body).tournament.id);
  return { start: { name, file, event, env: table.env }, stop: table.stop };
};

const STARTS = {
  rest: (dist) => ({ file: bundle('rules', dist), event: restEvent }),
  graphql: (dist) => ({ file: bundle('graphql', dist), event: graphqlEvent }),
};

/** Today's cold starts and those of the release: REST, GraphQL, and the first stored query. `work` is given both lists. */
export const withStarts = async (work) => {
  const released = releasedBuild();
  const tables = [];
  const all = async (dist) => {
    const stored = await storedStart(dist, { file: bundle('graphql', dist) });
    tables.push(stored);
    return [STARTS.rest(dist), STARTS.graphql(dist), stored.start];
  };
  try {
    return await work({ ours: await all(OURS), released: await all(released) });
  } finally {
    for (const { stop } of tables) stop();
  }
};

const TRIED = `### What was tried for the cold start

| tried | what it gave |
|---|---|
| To Wound at hand, the other use-cases of its function loaded with their first question | REST 15 to 9 ms: schemas and charts not asked for are not built; 104 KB to 33 KB before the first answer |
| Node's cryptography loaded with its first use | 2 ms at both interfaces, 39 modules; ETags are a 64-bit hash of our own, the document cache is keyed by the text |
| Route rows and the finder for 404 made ready when first asked for | 0.5 ms |
| The chunks of a start in one file instead of 13, one for each set of modules that operations share | REST 17 to 11 ms |
| To Wound's input read by a table of plain fields, the library of schemas loaded with what does not fit | REST 9.7 to 6.0 ms, 60 to 27 KB |
| A schema whose fields are made when first asked for, instead of graphql-js's walk through every type | GraphQL 39 to 28 ms |
| The schema as SDL in pieces, each read when first asked for; descriptions in a file for introspection | GraphQL 57 to 38 ms, 633 to 377 KB |
| The small chunks that many operations share in a few files, by how many share them | first stored query 46 to 25 files, 85 to 81 ms |
| GraphQL's To Wound at hand as in REST; introspection's types not walked through; no rules for SDL in the bundle | GraphQL 32 to 23 ms, 421 to 359 KB, 13 files to one |
| One build of all functions with shared chunks | 1.3 s of CPU time instead of 8.9, but \`rules\` loads 128 KB instead of 46: what one function uses of a module, all load. Not taken |
| Node's compile cache (\`NODE_COMPILE_CACHE\`, Node 24, cache filled) | REST 5.5 to 4.3 ms, GraphQL 27.7 to 19.9 ms. Not taken: a Lambda's /tmp is as new as its sandbox, so the cache would have to be made on arm64 with the very Node of the runtime, and is ignored when that is patched |
| A schema parsed from SDL, Apollo whole, Apollo's hash, cache, negotiation | dropped before: 742 KB and 65 ms, see the bare Apollo row |
| A snapshot of the started heap (\`node --build-snapshot\`, Node 24, the rules in one file) | CPU of the whole process, median of 15: 28.6 to 19.6 ms, 13.8 of it Node's own. Not taken: Lambda's managed Node takes no start-up flags, SnapStart does not offer Node, and a runtime of our own would have to be patched by us |
`;

/** How much more than the release's a start may load or take. */
export const MOST_RATIO = 1.15;

const kb = (bytes) => (bytes / 1000).toFixed(1);
const figure = (value) => (value < 10 ? value.toFixed(2) : value.toFixed(0));

const NAMES = ['REST, To Wound', 'GraphQL, To Wound', 'GraphQL, first stored query'];

const peerStarts = async (ours) => {
  const peers = await Promise.all(
    ['constant', 'hono', 'naive-apollo', 'bare-apollo', 'naive-apollo-sdk'].map(bundledPeer),
  );
  const [constant, hono, naive, bare, naiveWithSdk] = peers.map(({ file }) => file);
  return {
    constant: { name: 'a handler that answers a constant', file: constant, event: restEvent },
    hono: { name: 'the same lookup on hono', file: hono, event: restEvent },
    bare: { name: 'bare Apollo hello-world', file: bare, event: graphqlEvent },
    naive: {
      name: 'Apollo with its Lambda integration, as its README says',
      file: naive,
      event: graphqlEvent,
    },
    sdk: { ...ours[2], name: 'Apollo and the AWS SDK as their READMEs say, one GetItem', file: naiveWithSdk },
  };
};

const ratio = (value) => `${value.toFixed(2)} x`;
const times = ({ p50, spread }) => `${figure(p50)} ± ${figure(spread)}`;

/** What a cold start is beside the release: each of these may be 1.15 times as much at most. */
export const besideRelease = ({ ours, released }, cold) =>
  ours.map((start, index) => {
    const [now, then] = [loadedBy(start), loadedBy(released[index])];
    return {
      name: NAMES[index],
      now: { ...now, cpuMs: cold.ours[index] },
      then: { ...then, cpuMs: cold.released[index] },
      ratios: {
        'bytes loaded': now.bytes / then.bytes,
        'modules loaded': (now.files + now.builtIn) / (then.files + then.builtIn),
        'CPU time': cold.ours[index].p50 / cold.released[index].p50,
      },
    };
  });

const besideTable = (rows) =>
  [
    `Beside release ${RELEASE.name}, whose starts were measured in turns with today's; files are those of the bundle, modules Node's own;`,
    'CPU time in ms is that of loading and that of the answer.',
    '',
    '| cold | today: KB, files, modules; ms | release: KB, files, modules; ms | bytes | modules | CPU time |',
    '|---|---|---|---|---|---|',
    ...rows.map(({ name, now, then, ratios }) => {
      const loaded = ({ bytes, files, builtIn, cpuMs }) =>
        `${kb(bytes)}, ${files}, ${builtIn}; ${figure(cpuMs.loading)} + ${figure(cpuMs.p50 - cpuMs.loading)}`;
      return `| ${name} | ${loaded(now)} | ${loaded(then)} | ${Object.values(ratios).map(ratio).join(' | ')} |`;
    }),
  ].join('\n');

const MOST_NAMED = 4;

/** Where the time of today's starts goes, and what they load. */
const profileTable = (starts, beside) =>
  [
    'Where the time of a start goes, in ms of a sampling profiler, medians of 9; and the files that it loads, the largest first.',
    '',
    `| cold | ${kindNames.join(' | ')} | files, KB |`,
    `|---${'|---'.repeat(kindNames.length)}|---|`,
    ...starts.map((start, index) => {
      const ms = profileOf(start);
      const { largest } = beside[index].now;
      const named = largest.slice(0, MOST_NAMED).map(({ name, bytes }) => `${name} ${kb(bytes)}`);
      const others = largest.slice(MOST_NAMED);
      const rest = others.reduce((sum, { bytes }) => sum + bytes, 0);
      if (others.length > 0) named.push(`${others.length} more ${kb(rest)}`);
      return `| ${NAMES[index]} | ${kindNames.map((name) => ms[name].toFixed(1)).join(' | ')} | ${named.join(', ')} |`;
    }),
  ].join('\n');

/** The rows of the first table: today's functions, the release's and the peers'. */
const programs = ({ ours, released }, peers) => [
  peers.constant,
  { ...ours[0], name: NAMES[0] },
  { ...released[0], name: `${NAMES[0]}, release ${RELEASE.name}` },
  peers.hono,
  peers.bare,
  peers.naive,
  { ...ours[1], name: NAMES[1] },
  { ...released[1], name: `${NAMES[1]}, release ${RELEASE.name}` },
  peers.sdk,
  { ...ours[2], name: NAMES[2] },
  { ...released[2], name: `${NAMES[2]}, release ${RELEASE.name}` },
];

const measure = async (starts) => {
  const peers = await peerStarts(starts.ours);
  const rows = programs(starts, peers);
  const cold = coldInTurns(rows);
  const warm = [];
  // A stored query waits for the table, which is no work of ours.
  for (const row of rows) warm.push(row.env === undefined ? await warmRow(row) : undefined);
  const coldOf = (start) =>
    cold[rows.findIndex(({ file, event }) => file === start.file && event === start.event)];
  const warmOf = (start) =>
    warm[rows.findIndex(({ file, event }) => file === start.file && event === start.event)];
  const beside = besideRelease(starts, {
    ours: starts.ours.map(coldOf),
    released: starts.released.map(coldOf),
  });
  const [rest, graphql, stored] = starts.ours;
  return {
    table: rows.map(
      ({ name, file }, index) =>
        `| ${name} | ${kb(statSync(file).size)} | ${times(cold[index])} | ${warm[index] ? times(warm[index]) : ''} |`,
    ),
    beside,
    profiles: profileTable(starts.ours, beside),
    figures: {
      restCold: coldOf(rest).p50 / coldOf(peers.naive).p50,
      graphqlCold: coldOf(graphql).p50 / coldOf(peers.naive).p50,
      storedCold: coldOf(stored).p50 / coldOf(peers.sdk).p50,
      restWarm: warmOf(rest).p50,
      graphqlWarm: warmOf(graphql).p50 / warmOf(peers.bare).p50,
      graphqlBytes: beside[1].now.bytes,
    },
  };
};

const aim = (name, measured, { most, unit }) => ({
  name,
  aim: `at most ${most} ${unit}`,
  measured: `${figure(measured)} ${unit}`,
  met: measured <= most,
});

export const run = async () => {
  process.env.MUSTER_LOG = 'off';
  process.env.MUSTER_SECRET = 'a secret of the bench';
  const { buildAll } = await import('../scripts/build.mjs');
  await buildAll();
  const { table, beside, profiles, figures } = await withStarts(measure);
  return {
    title: 'The interfaces: To Wound, warm and cold',
    command: 'npm run bench -- interfaces',
    markdown: [
      'Warm: one call in process, log sink off, median of 15 rounds of 2,000 calls. Cold: CPU time from loading the bundle to the',
      'first answer in a fresh process, median of 15, all in turns. ± is the median deviation. KB is the entry file, minified.',
      '',
      '| | KB | cold, ms CPU | warm p50, us |',
      '|---|---|---|---|',
      ...table,
      '',
      besideTable(beside),
      '',
      profiles,
      '',
      TRIED,
    ].join('\n'),
    aims: [
      aim('REST To Wound, warm', figures.restWarm, { most: 4, unit: 'us' }),
      aim('GraphQL To Wound, warm, beside bare Apollo', figures.graphqlWarm, { most: 0.85, unit: 'x' }),
      aim('REST, cold, beside naive Apollo', figures.restCold, { most: 0.1, unit: 'x' }),
      aim('GraphQL, cold, beside naive Apollo', figures.graphqlCold, { most: 0.4, unit: 'x' }),
      aim('GraphQL, cold, bytes loaded', figures.graphqlBytes / 1000, { most: 420, unit: 'KB' }),
      aim('GraphQL, first stored query, cold, beside naive Apollo and SDK', figures.storedCold, {
        most: 0.65,
        unit: 'x',
      }),
      ...beside.flatMap(({ name, ratios }) =>
        Object.entries(ratios).map(([what, value]) =>
          aim(`${name}: ${what}, beside release ${RELEASE.name}`, value, { most: MOST_RATIO, unit: 'x' }),
        ),
      ),
    ],
  };
};
