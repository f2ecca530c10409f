// What a question costs through each door: warm in process and cold, beside handlers that do nothing else.
import { fileURLToPath } from 'node:url';
import { statSync } from 'node:fs';
import { bundledPeer } from './peers.mjs';
import { callMicroseconds, coldStartMs } from './measure.mjs';

const bundle = (name) => fileURLToPath(new URL(`../dist/functions/${name}/handler.mjs`, import.meta.url));

const eventOf = ({ method, path, routeKey, pathParameters, body }) => ({
  version: '2.0',
  routeKey,
  rawPath: path,
  rawQueryString: '',
  headers: { 'content-type': 'application/json', accept: 'application/json', host: 'bench' },
  pathParameters,
  requestContext: {
    http: { method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'bench' },
    requestId: 'bench',
    stage: '$default',
    timeEpoch: 0,
  },
  body,
  isBase64Encoded: false,
});

const restEvent = eventOf({
  method: 'GET',
  path: '/v1/rules/to-wound/4/9',
  routeKey: 'GET /v1/rules/to-wound/{strength}/{defence}',
  pathParameters: { strength: '4', defence: '9' },
});
const graphqlEvent = eventOf({
  method: 'POST',
  path: '/graphql',
  routeKey: 'POST /graphql',
  body: JSON.stringify({ query: '{ toWound(strength: 4, defence: 9) { strength defence needed } }' }),
});

const warmRow = async (name, file, event) => {
  const { handler } = await import(file);
  const first = await handler(event, {});
  if (first.statusCode !== 200) throw new Error(`${name} answered ${JSON.stringify(first)}`);
  return { name, ...(await callMicroseconds(() => handler(event, {}))) };
};

const coldRow = (name, file, event) => ({ name, ...coldStartMs(file, event), bytes: statSync(file).size });

const kb = (bytes) => (bytes / 1024).toFixed(1);
const figure = (value) => (value < 10 ? value.toFixed(2) : value.toFixed(0));

export const run = async () => {
  process.env.MUSTER_LOG = 'off';
  process.env.MUSTER_SECRET = 'bench';
  const { buildAll } = await import('../scripts/build.mjs');
  await buildAll();
  const [constant, hono, naive, bare] = await Promise.all(
    ['constant', 'hono', 'naive-apollo', 'bare-apollo'].map(bundledPeer),
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
  const of = (rows, name) => rows.find((row) => row.name.startsWith(name)).p50;
  const restCold = of(cold, 'REST') / of(cold, 'Apollo with');
  const graphqlCold = of(cold, 'GraphQL') / of(cold, 'Apollo with');
  const graphqlWarm = of(warm, 'GraphQL') / of(warm, 'bare Apollo');
  const rows = programs.map(
    ([name], i) =>
      `| ${name} | ${kb(cold[i].bytes)} | ${figure(cold[i].p50)} ± ${figure(cold[i].spread)} | ${figure(warm[i].p50)} ± ${figure(warm[i].spread)} |`,
  );
  return {
    title: 'The doors: To Wound, warm and cold',
    command: 'npm run bench -- doors',
    markdown: [
      'Warm: one call in process, log sink off, median of 15 rounds of 2,000 calls. Cold: CPU time from loading the bundle to the',
      'first answer in a fresh process, median of 15. ± is the median deviation. KB is the entry file, minified.',
      '',
      '| | KB | cold, ms CPU | warm p50, us |',
      '|---|---|---|---|',
      ...rows,
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
        aim: 'at most 1.2 x bare Apollo',
        measured: `${graphqlWarm.toFixed(2)} x`,
        met: graphqlWarm <= 1.2,
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
    ],
  };
};
