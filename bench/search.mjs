// What one search over charts, reference and scenarios costs, warm and cold, misspelled queries included.
import { fileURLToPath } from 'node:url';
import { gatewayEvent } from './gateway-calls.mjs';
import { coldInTurns } from './cold.mjs';
import { callMicroseconds } from './measure.mjs';

const bundle = fileURLToPath(new URL('../dist/functions/reference/handler.mjs', import.meta.url));

const queries = [
  'heroic combat',
  'heoric comabt',
  'transfx',
  'sheildwall',
  'maelstorm of battle',
  'bow',
  'might',
  'clash of champoins',
  'demolition charge',
  'zone of control',
];

const eventOf = (query) =>
  gatewayEvent('GET', '/v1/rules/search', {
    routeKey: 'GET /v1/rules/search',
    query: new URLSearchParams({ q: query }).toString(),
    headers: { accept: 'application/json', host: 'bench' },
  });

const figure = (value) => value.toFixed(0);

export const run = async () => {
  process.env.MUSTER_LOG = 'off';
  process.env.MUSTER_SECRET = 'bench';
  const { buildAll } = await import('../scripts/build.mjs');
  await buildAll();
  const { handler } = await import(bundle);
  const events = queries.map(eventOf);
  const rows = [];
  for (const [i, event] of events.entries()) {
    const answer = await handler(event, {});
    if (answer.statusCode !== 200) throw new Error(`${queries[i]} answered ${JSON.stringify(answer)}`);
    rows.push({
      query: queries[i],
      first: JSON.parse(answer.body).items[0]?.name ?? 'nothing',
      ...(await callMicroseconds(() => handler(event, {}), { calls: 200, warmUp: 300 })),
    });
  }
  const [cold] = coldInTurns([{ file: bundle, event: events[1] }]);
  const slowest = Math.max(...rows.map(({ p50 }) => p50));
  return {
    title: 'Search over the reference',
    command: 'npm run bench -- search',
    markdown: [
      'One search through the REST handler, warm, log sink off: median of 15 rounds of 200 calls. ± is the median deviation.',
      `Cold, with the index built: ${figure(cold.p50)} ± ${figure(cold.spread)} ms CPU.`,
      '',
      '| query | found first | warm p50, us |',
      '|---|---|---|',
      ...rows.map(
        ({ query, first, p50, spread }) => `| ${query} | ${first} | ${figure(p50)} ± ${figure(spread)} |`,
      ),
    ].join('\n'),
    aims: [
      {
        name: 'the slowest of these searches, warm',
        aim: 'p50 under 1,000 us',
        measured: `${figure(slowest)} us`,
        met: slowest < 1000,
      },
    ],
  };
};
