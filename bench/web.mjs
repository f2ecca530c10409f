// What a page costs on the server: the standings of 128 players after six rounds, through the real function on the embedded store.
import { changerOf } from '../scripts/demo/ask.mjs';
import { startServer } from '../scripts/demo/server.mjs';

const ENTRANTS = 128;
const ROUNDS = 6;
const ASKED = 15;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const inTens = async (items, work) => {
  for (let start = 0; start < items.length; start += 10)
    await Promise.all(items.slice(start, start + 10).map(work));
};

const playEvent = async (url) => {
  const send = changerOf(url);
  const { tournament, organiserToken } = await send('POST', '/v1/tournaments', {
    name: 'Bench',
    rounds: ROUNDS,
  });
  const home = `/v1/tournaments/${tournament.id}`;
  for (let number = 1; number <= ENTRANTS; number++)
    await send('POST', `${home}/entrants`, { name: `Player ${number}` }, organiserToken);
  for (let round = 1; round <= ROUNDS; round++) {
    const { tables } = await send('POST', `${home}/rounds`, {}, organiserToken);
    await send('POST', `${home}/rounds/${round}/start`, {}, organiserToken);
    await inTens(tables, ({ table }) =>
      send(
        'PUT',
        `${home}/rounds/${round}/tables/${table}/result`,
        {
          kind: 'PLAYED',
          victoryPoints: [(table * 7 + round) % 13, (table * 5) % 11],
          leaderKilled: [table % 2 === 0, false],
        },
        organiserToken,
      ),
    );
  }
  return tournament.id;
};

const timed = async (url, headers) => {
  const startedAt = performance.now();
  const response = await fetch(url, { headers });
  const text = await response.text();
  return { ms: performance.now() - startedAt, response, bytes: text.length };
};

const measure = async (url, path) => {
  const { response } = await timed(`${url}${path}`);
  const known = { 'if-none-match': response.headers.get('etag') };
  const [full, same] = [[], []];
  for (let count = 0; count < ASKED; count++) {
    full.push(await timed(`${url}${path}`));
    same.push(await timed(`${url}${path}`, known));
  }
  if (same.some((one) => one.response.status !== 304)) throw new Error('expected 304');
  return {
    fullMs: median(full.map(({ ms }) => ms)),
    sameMs: median(same.map(({ ms }) => ms)),
    bytes: full[0].bytes,
  };
};

export const run = async () => {
  const { buildAll } = await import('../scripts/build.mjs');
  await buildAll();
  const server = await startServer();
  try {
    const id = await playEvent(server.url);
    const rows = [];
    for (const [name, path] of [
      ['standings', `/tournaments/${id}/standings`],
      ['the tournament now', `/tournaments/${id}`],
      ['a round', `/tournaments/${id}/rounds/${ROUNDS}`],
      ['movement', `/tournaments/${id}/movement`],
      ['To Wound', '/rules/to-wound'],
      ['odds', '/odds'],
    ])
      rows.push({ name, ...(await measure(server.url, path)) });
    const [standings] = rows;
    return {
      title: 'The pages',
      command: 'npm run bench -- web',
      markdown: [
        `A tournament of ${ENTRANTS} after ${ROUNDS} rounds, one reader, from request to last byte through the local gateway on the`,
        `embedded store, medians of ${ASKED}. 304: the reader has the page already.`,
        '',
        '| page | KB of HTML | ms | 304, ms |',
        '|---|---|---|---|',
        ...rows.map(
          ({ name, bytes, fullMs, sameMs }) =>
            `| ${name} | ${(bytes / 1000).toFixed(1)} | ${fullMs.toFixed(1)} | ${sameMs.toFixed(1)} |`,
        ),
      ].join('\n'),
      aims: [
        {
          name: 'standings page of 128',
          aim: 'at most 60 ms',
          measured: `${standings.fullMs.toFixed(1)} ms`,
          met: standings.fullMs <= 60,
        },
        {
          name: 'the same, unchanged (304)',
          aim: 'under 10 ms',
          measured: `${standings.sameMs.toFixed(1)} ms`,
          met: standings.sameMs < 10,
        },
      ],
    };
  } finally {
    await server.stop();
  }
};
