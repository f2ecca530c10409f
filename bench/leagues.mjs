// What a league costs to read: the first page of its table, through the real handler on the embedded store. A season of 50 finished
// tournaments and 1,000 players is written as the API would have left it; then it is read as everybody reads it.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { withStoredEngine } from './embedded-engine.mjs';
import { callsTo, inChunks, numbers, useTable } from './gateway-calls.mjs';
import { median, spread, milliseconds } from './measure.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const TIMES = 15;
const PLAYERS = 1000;
const TOURNAMENTS = 50;
const ENTRANTS = 64;
const ROUNDS = 5;
const FIRST_PAGE_AIM_MS = 50;

const L = '/v1/leagues';
const T = '/v1/tournaments';
const handlerOn = async (engine) => {
  process.env.MUSTER_LOG = 'off';
  useTable(engine);
  const load = async (name) =>
    (await import(pathToFileURL(join(dist, 'functions', name, 'handler.mjs')).href)).handler;
  const handlers = { leagues: await load('leagues'), tournaments: await load('tournaments') };
  return callsTo((route) => (route.startsWith(L) ? handlers.leagues : handlers.tournaments));
};

/** Items as the API has left them once, copied with other values. */
const copies = ({ client, table }) => {
  const get = async (pk, sk) =>
    (await client.send(new GetCommand({ TableName: table, Key: { pk, sk } }))).Item;
  const put = (item) => client.send(new PutCommand({ TableName: table, Item: item }));
  const withLog = (item, sk, log) => put({ ...item, sk, version: log.length, body: JSON.stringify(log) });
  return { get, put, withLog };
};

/** A finished tournament of 64 players and five rounds, offered to the league. Its facts are written item by item. */
const writeTournament = async ({ ask, store, league, number }) => {
  const { tournament, organiserToken: token } = await ask(
    ['POST', T],
    {},
    {
      body: {
        name: `Event ${number}`,
        rounds: ROUNDS,
        startsOn: `2026-01-${String((number % 28) + 1).padStart(2, '0')}`,
      },
    },
  );
  const id = tournament.id;
  const pk = `TOURNAMENT#${id}`;
  await ask(['POST', `${L}/{league}/offers`], { league }, { token, body: { tournament: id } });
  await ask(
    ['POST', `${T}/{tournament}/entrants`],
    { tournament: id },
    { token, body: { name: 'Entrant 1' } },
  );
  const first = await store.get(pk, 'ENTRANT#0001');
  const [change] = JSON.parse(first.body);
  await inChunks(numbers(ENTRANTS).slice(1), 20, (entrant) =>
    store.withLog(first, `ENTRANT#${String(entrant).padStart(4, '0')}`, [
      { ...change, set: { ...change.set, name: `Entrant ${entrant}` } },
    ]),
  );
  for (const round of numbers(ROUNDS)) {
    const { tables } = await ask(['POST', `${T}/{tournament}/rounds`], { tournament: id }, { token });
    await ask(['POST', `${T}/{tournament}/rounds/{round}/start`], { tournament: id, round }, { token });
    const report = (table) =>
      ask(
        ['PUT', `${T}/{tournament}/rounds/{round}/tables/{table}/result`],
        { tournament: id, round, table },
        { token, body: { kind: 'PLAYED', victoryPoints: [(table * 7 + round * 3) % 13, (table * 5) % 13] } },
      );
    await inChunks(
      tables.map(({ table }) => table),
      20,
      report,
    );
  }
  await ask(['POST', `${T}/{tournament}/finish`], { tournament: id }, { token });
  return id;
};

const writeSeason = async ({ ask, store }) => {
  const { league, organiserToken: token } = await ask(
    ['POST', L],
    {},
    {
      body: {
        name: 'Season',
        rule: {
          scoring: 'PLACE',
          placePoints: [25, 18, 15, 12, 10, 8, 6, 4, 2],
          participationPoints: 1,
          best: 4,
        },
      },
    },
  );
  const of = { league: league.id };
  const players = [];
  await inChunks(numbers(PLAYERS), 20, async (number) => {
    const { id } = await ask(['POST', `${L}/{league}/players`], of, {
      token,
      body: { name: `Player ${number}` },
    });
    players.push(id);
  });
  for (const number of numbers(TOURNAMENTS)) {
    const tournament = await writeTournament({ ask, store, league: league.id, number });
    await ask(['POST', `${L}/{league}/tournaments`], of, { token, body: { tournament } });
    const claims = numbers(ENTRANTS).map((entrant) => ({
      entrant: `e${entrant}`,
      // Every player is in some of them: each tournament has the next 64.
      player: players[((number - 1) * ENTRANTS + entrant * 7) % PLAYERS],
    }));
    const once = claims.filter(
      ({ player }, at) => claims.findIndex((claim) => claim.player === player) === at,
    );
    await ask(
      ['POST', `${L}/{league}/tournaments/{tournament}/claims`],
      { ...of, tournament },
      { token, body: { claims: once } },
    );
  }
  return { ...of, players };
};

const timed = async (work) => {
  for (let warmUp = 0; warmUp < 3; warmUp += 1) await work();
  const times = [];
  for (let time = 0; time < TIMES; time += 1) times.push(await milliseconds(work));
  return times;
};

const figure = (values) => `${median(values).toFixed(1)} ± ${spread(values).toFixed(1)}`;

export const run = () =>
  withStoredEngine(async ({ table, client, ...engine }) => {
    const ask = await handlerOn({ ...engine, table });
    const season = await writeSeason({ ask, store: copies({ client, table }) });
    const page = (what, query = '') => ask(['GET', `${L}/{league}/${what}`], season, { query });
    // Nobody has read it yet: every final table is made from the facts, and kept.
    const unread = await milliseconds(() => page('table'));
    const first = await page('table');
    const [player, opponent] = first.items.map((line) => line.player.id);
    const rows = {
      'first page of the table, 50 lines': await timed(() => page('table')),
      'second page': await timed(() => page('table', `cursor=${first.nextCursor}`)),
      'first page of the players': await timed(() => page('players')),
      'ratings, first page': await timed(() => page('ratings')),
      'a player’s page': await timed(() =>
        ask(['GET', `${L}/{league}/players/{player}`], { ...season, player }),
      ),
      'head to head': await timed(() =>
        ask(['GET', `${L}/{league}/players/{player}/against/{opponent}`], { ...season, player, opponent }),
      ),
    };
    return report({ unread, rows });
  });

const report = ({ unread, rows }) => {
  const firstPage = rows['first page of the table, 50 lines'];
  return {
    title: 'Leagues',
    command: 'npm run bench -- leagues',
    markdown: [
      `A league of ${PLAYERS} players and ${TOURNAMENTS} finished tournaments of ${ENTRANTS} players and ${ROUNDS} rounds each, through the handler on`,
      'the embedded store in a folder, in process; median of 15, ± the median deviation.',
      '',
      '| read | ms |',
      '|---|---|',
      ...Object.entries(rows).map(([name, values]) => `| ${name} | ${figure(values)} |`),
      `| first page while nothing is kept: all ${TOURNAMENTS} final tables made from the facts, once | ${unread.toFixed(0)} |`,
    ].join('\n'),
    aims: [
      {
        name: 'first page of the table',
        aim: `under ${FIRST_PAGE_AIM_MS} ms`,
        measured: `${median(firstPage).toFixed(1)} ms`,
        met: median(firstPage) < FIRST_PAGE_AIM_MS,
      },
    ],
  };
};
