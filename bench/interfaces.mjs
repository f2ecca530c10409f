// What a question costs through each interface: warm in process and cold, beside handlers that do nothing else.
import { fileURLToPath } from 'node:url';
import { statSync } from 'node:fs';
import { gatewayEvent } from './gateway-calls.mjs';
import { bundledPeer } from './peers.mjs';
import { startTable } from './peers/table-process.mjs';
import { callMicroseconds, coldStartMs } from './measure.mjs';

const bundle = (name) => fileURLToPath(new URL(`../dist/functions/${name}/handler.mjs`, import.meta.url));

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

const warmRow = async (name, file, event) => {
  const { handler } = await import(file);
  const first = await handler(event, {});
  if (first.statusCode !== 200) throw new Error(`${name} answered ${JSON.stringify(first)}`);
  return { name, ...(await callMicroseconds(() => handler(event, {}))) };
};

const coldRow = (name, file, event) => ({ name, ...coldStartMs(file, event), bytes: statSync(file).size });

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

/** The first question that needs the table, ours and as the READMEs say, both about the same tournament. */
const storedRows = async (naiveWithSdk) => {
  const { env, stop } = await startTable();
  try {
    Object.assign(process.env, env);
    const { handler } = await import(bundle('tournaments'));
    const created = await handler(createEvent, {});
    if (created.statusCode !== 201) throw new Error(`answered ${JSON.stringify(created)}`);
    const event = storedEvent(JSON.parse(created.body).tournament.id);
    return [
      {
        name: NAIVE_STORED,
        ...coldStartMs(naiveWithSdk, event, { env }),
        bytes: statSync(naiveWithSdk).size,
      },
      {
        name: OUR_STORED,
        ...coldStartMs(bundle('graphql'), event, { env }),
        bytes: statSync(bundle('graphql')).size,
      },
    ];
  } finally {
    stop();
  }
};
const NAIVE_STORED = 'Apollo and the AWS SDK as their READMEs say, one GetItem';
const OUR_STORED = 'GraphQL, a tournament read';

const TRIED = `### What was tried for the cold start

| tried | what it gave |
|---|---|
| To Wound at hand, the other use-cases of its function loaded with their first question | REST 15 to 9 ms: schemas and charts not asked for are not built; 104 KB to 33 KB before the first answer |
| Node's cryptography loaded with its first use | 2 ms at both interfaces; ETags are a 64-bit hash of our own, the document cache is keyed by the text |
| Route rows and the finder for 404 made ready when first asked for | 0.5 ms |
| A schema whose fields are made when first asked for, instead of graphql-js's walk through every type | GraphQL 39 to 28 ms |
| Node's compile cache (\`NODE_COMPILE_CACHE\`, Node 24, cache filled) | REST 5.5 to 4.3 ms, GraphQL 27.7 to 19.9 ms. Not taken: a Lambda's /tmp is as new as its sandbox, so the cache would have to be made on arm64 with the very Node of the runtime, and is ignored when that is patched |
| A schema parsed from SDL, Apollo whole, Apollo's hash, cache, negotiation | dropped before: 742 KB and 65 ms, see the bare Apollo row |
| A snapshot of the started heap (\`node --build-snapshot\`, Node 24, the rules in one file) | CPU of the whole process, median of 15: 28.6 to 19.6 ms, 13.8 of it Node's own. Not taken: Lambda's managed Node takes no start-up flags, SnapStart does not offer Node, and a runtime of our own would have to be patched by us |
`;

const kb = (bytes) => (bytes / 1024).toFixed(1);
const figure = (value) => (value < 10 ? value.toFixed(2) : value.toFixed(0));

export const run = async () => {
  process.env.MUSTER_LOG = 'off';
  process.env.MUSTER_SECRET = 'a secret of the bench';
  const { buildAll } = await import('../scripts/build.mjs');
  await buildAll();
  const [constant, hono, naive, bare, naiveWithSdk] = await Promise.all(
    ['constant', 'hono', 'naive-apollo', 'bare-apollo', 'naive-apollo-sdk'].map(bundledPeer),
  );
  const programs = [
    ['a handler that answers a constant', constant.file, restEvent],
    ['REST, To Wound', bundle('rules'), restEvent],
    ['the same lookup on hono', hono.file, restEvent],
    ['bare Apollo hello-world', bare.file, graphqlEvent],
    ['Apollo with its Lambda integration, as its README says', naive.file, graphqlEvent],
    ['GraphQL, To Wound', bundle('graphql'), graphqlEvent],
  ];
  const warm = [];
  for (const program of programs) warm.push(await warmRow(...program));
  const cold = programs.map((program) => coldRow(...program));
  const stored = await storedRows(naiveWithSdk.file);
  const storedCold = stored[1].p50 / stored[0].p50;
  const of = (rows, name) => rows.find((row) => row.name.startsWith(name)).p50;
  const restCold = of(cold, 'REST') / of(cold, 'Apollo with');
  const graphqlCold = of(cold, 'GraphQL') / of(cold, 'Apollo with');
  const graphqlWarm = of(warm, 'GraphQL') / of(warm, 'bare Apollo');
  const rows = programs.map(
    ([name], i) =>
      `| ${name} | ${kb(cold[i].bytes)} | ${figure(cold[i].p50)} ± ${figure(cold[i].spread)} | ${figure(warm[i].p50)} ± ${figure(warm[i].spread)} |`,
  );
  return {
    title: 'The interfaces: To Wound, warm and cold',
    command: 'npm run bench -- interfaces',
    markdown: [
      'Warm: one call in process, log sink off, median of 15 rounds of 2,000 calls. Cold: CPU time from loading the bundle to the',
      'first answer in a fresh process, median of 15. ± is the median deviation. KB is the entry file, minified.',
      '',
      '| | KB | cold, ms CPU | warm p50, us |',
      '|---|---|---|---|',
      ...rows,
      ...stored.map(
        ({ name, bytes, p50, spread }) => `| ${name} | ${kb(bytes)} | ${figure(p50)} ± ${figure(spread)} | |`,
      ),
      '',
      TRIED,
    ].join('\n'),
    aims: [
      {
        name: 'REST To Wound, warm',
        aim: 'p50 under 10 us',
        measured: `${figure(of(warm, 'REST'))} us`,
        met: of(warm, 'REST') < 10,
      },
      {
        name: 'GraphQL To Wound, warm',
        aim: 'at most bare Apollo’s',
        measured: `${graphqlWarm.toFixed(2)} x`,
        met: graphqlWarm <= 1,
      },
      {
        name: 'REST, cold',
        aim: 'at most 0.15 x naive Apollo',
        measured: `${restCold.toFixed(2)} x`,
        met: restCold <= 0.15,
      },
      {
        name: 'GraphQL, cold',
        aim: 'at most 0.5 x naive Apollo',
        measured: `${graphqlCold.toFixed(2)} x`,
        met: graphqlCold <= 0.5,
      },
      {
        name: 'GraphQL, first stored query, cold',
        aim: 'at most 0.85 x naive Apollo + SDK',
        measured: `${storedCold.toFixed(2)} x`,
        met: storedCold <= 0.85,
      },
    ],
  };
};
