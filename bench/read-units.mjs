// What a look at a public page costs: DynamoDB's read units of all that the page asks, once from the facts and once from the projection
// for readers, as the functions log them. Units are counted, so that a busy machine gives the same.
//   npm run bench -- read-units
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { startEngine } from './embedded-engine.mjs';
import { callsTo, gatewayEvent, inChunks, numbers, useTable } from './gateway-calls.mjs';

const functions = fileURLToPath(new URL('../dist/functions', import.meta.url));
const SIZES = [
  { entrants: 128, rounds: 6 },
  { entrants: 1000, rounds: 8 },
];
/** The cursor that a process has read is answered to all who ask within half a second: each look here is the first one. */
const ALONE_MS = 600;
/** Few, so that a busy machine answers all of them in time. */
const AT_ONCE = 4;

const T = '/v1/tournaments';
const OF = `${T}/{tournament}`;
const L = '/v1/leagues';
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const loadFunctions = async (engine) => {
  useTable(engine);
  delete process.env.MUSTER_LOG;
  const loaded = {};
  for (const name of ['tournaments', 'leagues', 'web', 'movement', 'readers'])
    loaded[name] = (await import(pathToFileURL(join(functions, name, 'handler.mjs')).href)).handler;
  return loaded;
};

/** Every line that the functions log, in place of printing it; ends with `print`. */
const listen = () => {
  const write = process.stdout.write;
  const lines = [];
  process.stdout.write = (text) => lines.push(...String(text).split('\n').filter(Boolean)) > 0;
  return {
    /** What some work logs, with nothing else going on. */
    during: async (work) => {
      lines.length = 0;
      await work();
      return lines.map((line) => JSON.parse(line));
    },
    print: () => void (process.stdout.write = write),
  };
};

const readUnits = (lines) => lines.reduce((sum, { units }) => sum + (units?.reads ?? 0), 0);

/** An event of so many entrants after so many rounds, the last one played but for the next draw. All but the first are copies of its item. */
const playEvent = async ({ ask, client, table }, { entrants, rounds }) => {
  const created = await ask(['POST', T], {}, { body: { name: `${entrants} x ${rounds}`, rounds } });
  const of = { tournament: created.tournament.id };
  const token = created.organiserToken;
  const pk = `TOURNAMENT#${of.tournament}`;
  const copyOf = async (sk, change) => {
    const { Item } = await client.send(new GetCommand({ TableName: table, Key: { pk, sk } }));
    return (to, number) =>
      client.send(
        new PutCommand({ TableName: table, Item: { ...Item, sk: to, body: change(Item.body, number) } }),
      );
  };
  await ask(['POST', `${OF}/entrants`], of, { token, body: { name: 'Entrant 1', club: 'Club 1' } });
  const register = await copyOf('ENTRANT#0001', (body, number) =>
    body.replace('Entrant 1', `Entrant ${number}`).replace('Club 1', `Club ${number % 40}`),
  );
  await inChunks(numbers(entrants).slice(1), AT_ONCE, (number) =>
    register(`ENTRANT#${String(number).padStart(4, '0')}`, number),
  );
  const body = { kind: 'PLAYED', victoryPoints: [7, 3] };
  for (const round of numbers(rounds)) {
    const { tables } = await ask(['POST', `${OF}/rounds`], of, { token });
    await ask(['POST', `${OF}/rounds/{round}/start`], { ...of, round }, { token });
    await ask(
      ['PUT', `${OF}/rounds/{round}/tables/{table}/result`],
      { ...of, round, table: 1 },
      { token, body },
    );
    const at = (number) => `ROUND#0${round}#${String(number).padStart(4, '0')}`;
    const report = await copyOf(at(1), (text, number) =>
      text.replace('[7,3]', `[${(number * 7 + round * 3) % 13},${(number * 5 + round) % 13}]`),
    );
    await inChunks(numbers(tables.length).slice(1), AT_ONCE, (number) => report(at(number), number));
  }
  return { ...of, token, entrants, rounds };
};

/** A league that counts the event, each entrant claimed by a player. */
const openLeague = async (ask, { tournament, token: organiser, entrants }) => {
  const rule = { scoring: 'PLACE', placePoints: [25, 18, 15, 12, 10], participationPoints: 1, best: 4 };
  const { league, organiserToken: token } = await ask(['POST', L], {}, { body: { name: 'Season', rule } });
  const of = { league: league.id };
  const players = [];
  await inChunks(numbers(entrants), AT_ONCE, async (number) => {
    const { id } = await ask(['POST', `${L}/{league}/players`], of, {
      token,
      body: { name: `Player ${number}` },
    });
    players.push(id);
  });
  await ask(['POST', `${OF}/finish`], { tournament }, { token: organiser });
  await ask(['POST', `${L}/{league}/offers`], of, { token: organiser, body: { tournament } });
  await ask(['POST', `${L}/{league}/tournaments`], of, { token, body: { tournament } });
  await inChunks(
    Array.from({ length: Math.ceil(entrants / 100) }, (_, at) => players.slice(at * 100, at * 100 + 100)),
    1,
    (some) =>
      ask(
        ['POST', `${L}/{league}/tournaments/{tournament}/claims`],
        { ...of, tournament },
        {
          token,
          body: { claims: some.map((player) => ({ entrant: `e${players.indexOf(player) + 1}`, player })) },
        },
      ),
  );
  return league.id;
};

/** Asks as a browser does, through the function that has the address. */
const browserOf = (loaded) => {
  const handlerOf = (path) =>
    path.startsWith(T)
      ? loaded.tournaments
      : /^\/(movement|cards)\//.test(path)
        ? loaded.movement
        : loaded.web;
  return async (address, headers = {}) => {
    const { pathname, search } = new URL(address, 'http://localhost');
    const event = gatewayEvent('GET', pathname, {
      query: search.slice(1),
      headers: { host: 'localhost', ...headers },
    });
    const answer = await handlerOf(pathname)(event);
    if (answer.statusCode >= 400) throw new Error(`GET ${address}: ${answer.statusCode} ${answer.body}`);
    return answer;
  };
};

/** Pictures, scripts and styles of a page, by their addresses. */
const partsOf = (page) =>
  [...page.matchAll(/<(?:img|script|link)\b[^>]*?(?:src|href)="(\/[^"]*)"/g)].map(([, at]) => at);

/** The units of one look: the page with its parts, then what `live.entry.ts` asks at its first turn. */
const look = async ({ get, log }, path) => {
  await pause(ALONE_MS);
  const lines = await log.during(async () => {
    const { body, headers } = await get(path);
    for (const part of partsOf(body)) await get(part);
    const tournament = /^\/tournaments\/([^/?]+)/.exec(path)?.[1];
    if (!body.includes('muster-version') || tournament === undefined) return;
    const { cursor } = JSON.parse((await get(`${T}/${tournament}/cursor`)).body);
    await get(`${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`, { 'if-none-match': headers.etag });
  });
  return { units: readUnits(lines), requests: lines.filter(({ units }) => units?.reads > 0).length };
};

const pagesOf = ({ tournament, rounds }) => {
  const home = `/tournaments/${tournament}`;
  return {
    'the event': home,
    standings: `${home}/standings`,
    'the last round': `${home}/rounds/${rounds}`,
    'the hall': `${home}/hall`,
    'a player': `${home}/entrants/e1`,
    'embedded standings': `${home}/embed?show=standings`,
    'embedded pairings': `${home}/embed?show=pairings`,
  };
};

const measureSize = async (parts, size) => {
  const { ask, get, loaded, log } = parts;
  const event = await playEvent(parts, size);
  const pages = pagesOf(event);
  const looks = async () => {
    const found = {};
    for (const [name, path] of Object.entries(pages)) found[name] = await look(parts, path);
    return found;
  };
  const before = await looks();
  const keys = { pk: { S: `TOURNAMENT#${event.tournament}` }, sk: { S: 'HEAD' } };
  await loaded.readers({ Records: [{ dynamodb: { Keys: keys } }] }, { awsRequestId: 'bench' });
  const after = await looks();
  const units = async (path) => {
    await pause(ALONE_MS);
    return readUnits(await log.during(() => get(path)));
  };
  const alone = {
    name: await units(`${T}/${event.tournament}/cursor`),
    standings: await units(`${T}/${event.tournament}/standings`),
  };
  const league = `/leagues/${await openLeague(ask, event)}`;
  before['a league'] = await look(parts, league);
  after['a league'] = await look(parts, league);
  return { ...size, before, after, alone };
};

export const run = async () => {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const { buildAll } = await import('../scripts/build.mjs');
  await buildAll();
  const engine = await startEngine();
  const log = listen();
  try {
    const client = DynamoDBDocumentClient.from(new DynamoDBClient(engine.clientOf(engine.call)));
    const loaded = await loadFunctions(engine);
    const ask = callsTo((route) => (route.startsWith(L) ? loaded.leagues : loaded.tournaments));
    const parts = { ask, client, table: engine.table, loaded, log, get: browserOf(loaded) };
    const sizes = [];
    for (const size of SIZES) sizes.push(await measureSize(parts, size));
    return report(sizes);
  } finally {
    log.print();
    await engine.stop();
  }
};

const report = (sizes) => {
  const names = Object.keys(sizes[0].before);
  const aims = sizes.flatMap(({ entrants, rounds, alone }) => [
    { name: `the cursor of ${entrants} x ${rounds}`, most: 1, units: alone.name },
    {
      name: `standings of ${entrants} x ${rounds}, the request`,
      most: entrants > 128 ? 25 : 4,
      units: alone.standings,
    },
  ]);
  return {
    title: 'Looking: read units of a page view',
    command: 'npm run bench -- read-units',
    markdown: [
      'DynamoDB read units of one first look at a page, by nobody with a token and past every cache: the page, its parts, and what its script',
      'asks (the cursor, then whether the page is still that one). Before: from the facts, where there is no projection for readers. After: from',
      'the projection. A league has final tables instead: before they are stored, and after. In brackets the requests that read the table.',
      'A player’s page shows every round, and the projection holds the last one: it reads the others from the facts.',
      '',
      `| page | ${sizes.map(({ entrants, rounds }) => `${entrants} x ${rounds}, before | after`).join(' | ')} |`,
      `|---|${sizes.map(() => '---:|---:').join('|')}|`,
      ...names.map((name) => {
        const cells = sizes.flatMap(({ before, after }) =>
          [before[name], after[name]].map(({ units, requests }) => `${units} (${requests})`),
        );
        return `| ${name} | ${cells.join(' | ')} |`;
      }),
    ].join('\n'),
    aims: aims.map(({ name, most, units }) => ({
      name,
      aim: `at most ${most}`,
      measured: `${units}`,
      met: units <= most,
    })),
  };
};
