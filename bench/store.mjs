// What keeping a tournament costs: standings beside the bare query of the same items, round trips and DynamoDB units of each
// operation, and the largest round item. All through the real handler on the embedded store, in one run.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { withStoredEngine } from './embedded-engine.mjs';
import { callsTo, inChunks, numbers, useTable } from './gateway-calls.mjs';
import { median, spread, milliseconds } from './measure.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const TIMES = 15;
const KB = 1024;

/** Stands before the engine and notes each operation with its input and its answer. */
const counted = (call) => {
  const calls = [];
  return {
    calls,
    call: async (operation, asked) => {
      const answer = await call(operation, asked);
      calls.push({ operation, asked, got: answer.body });
      return answer;
    },
  };
};

const attributeBytes = ({ S, N }) => (S === undefined ? Math.ceil(N.length / 2) + 1 : Buffer.byteLength(S));

/** As DynamoDB counts: names and values in UTF-8, a number about half its digits. */
const itemBytes = (item) =>
  Object.entries(item).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + attributeBytes(value),
    0,
  );

/** Consistent reads: 4 KB a unit, a query by its sum, a batch by each item. Writes: 1 KB a unit, and one for a new index entry. */
const unitsOf = ({ asked, got }) => {
  // A query, or a range that the embedded engine reads in one piece.
  if (got.Items)
    return { read: Math.ceil(got.Items.reduce((sum, item) => sum + itemBytes(item), 0) / (4 * KB)) };
  if (got.Responses)
    return {
      read: Object.values(got.Responses)
        .flat()
        .reduce((sum, item) => sum + Math.ceil(itemBytes(item) / (4 * KB)), 0),
    };
  // One item, or a group of new ones that the embedded engine writes at once.
  const written = asked.Items ?? [asked.Item];
  return {
    write: written.reduce((sum, item) => sum + Math.ceil(itemBytes(item) / KB), 0),
    index: written.filter(({ version, month }) => version.N === '1' && month).length,
  };
};

const T = '/v1/tournaments';
const OF = `${T}/{tournament}`;

/** A handler with its store on this engine: a copy of its bundle, so that each has a state of its own. */
const handlerOn = async (engine, name) => {
  const folder = join(dist, 'bench', name);
  cpSync(join(dist, 'functions', 'tournaments'), folder, { recursive: true });
  process.env.MUSTER_LOG = 'off';
  useTable(engine);
  const { handler } = await import(pathToFileURL(join(folder, 'handler.mjs')).href);
  const ask = callsTo(() => handler);
  // Its store opens with the first use, with the environment of now.
  await ask(['GET', OF], { tournament: 'nobody' }).catch(() => undefined);
  return ask;
};

const entrantBody = (number) => ({ name: `Entrant number ${number}`, club: `Club ${number % 40}` });

const register = async (ask, { tournament, token }, number) =>
  ask(['POST', `${OF}/entrants`], { tournament }, { token, body: entrantBody(number) });

/** The first through the API, the others as copies of its item: registering reads all who are there before. */
const registerMany = async ({ ask, client, table }, event, count) => {
  await register(ask, event, 1);
  const pk = `TOURNAMENT#${event.tournament}`;
  const { Item } = await client.send(new GetCommand({ TableName: table, Key: { pk, sk: 'ENTRANT#0001' } }));
  const [change] = JSON.parse(Item.body);
  await inChunks(numbers(count).slice(1), 20, (number) =>
    client.send(
      new PutCommand({
        TableName: table,
        Item: {
          ...Item,
          sk: `ENTRANT#${String(number).padStart(4, '0')}`,
          body: JSON.stringify([{ ...change, set: { ...change.set, ...entrantBody(number) } }]),
        },
      }),
    ),
  );
};

const playRounds = async (ask, { tournament, token }, rounds) => {
  for (const round of numbers(rounds)) {
    const { tables } = await ask(['POST', `${OF}/rounds`], { tournament }, { token });
    await ask(['POST', `${OF}/rounds/{round}/start`], { tournament, round }, { token });
    await inChunks(tables, 20, ({ table }) =>
      ask(
        ['PUT', `${OF}/rounds/{round}/tables/{table}/result`],
        { tournament, round, table },
        {
          token,
          body: {
            kind: 'PLAYED',
            victoryPoints: [(table * 7 + round * 3) % 13, (table * 5 + round) % 13],
            leaderKilled: [table % 2 === 0, false],
          },
        },
      ),
    );
  }
};

const create = async (ask, name, rounds) => {
  const { tournament, organiserToken } = await ask(['POST', T], {}, { body: { name, rounds } });
  return { tournament: tournament.id, token: organiserToken };
};

const bareQuery = async (client, table, tournament) => {
  const items = [];
  let start;
  do {
    const page = await client.send(
      new QueryCommand({
        TableName: table,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: {
          ':pk': `TOURNAMENT#${tournament}`,
          ':from': 'ENTRANT#',
          ':to': 'ROUND#~',
        },
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    items.push(...page.Items);
    start = page.LastEvaluatedKey;
  } while (start);
  return items;
};

/** The two in turn, so that both meet the same machine. */
const sideBySide = async (bare, whole) => {
  const times = { bare: [], whole: [] };
  for (let warmUp = 0; warmUp < 3; warmUp += 1) await Promise.all([await bare(), await whole()]);
  for (let time = 0; time < TIMES; time += 1) {
    times.bare.push(await milliseconds(bare));
    times.whole.push(await milliseconds(whole));
  }
  return times;
};

const figure = (value) => (value < 10 ? value.toFixed(2) : value.toFixed(0));

const standingsRow = async ({ ask, client, table, entrants, rounds }) => {
  const event = await create(ask, `${entrants} x ${rounds}`, rounds + 1);
  await registerMany({ ask, client, table }, event, entrants);
  await playRounds(ask, event, rounds);
  const items = await bareQuery(client, table, event.tournament);
  const { bare, whole } = await sideBySide(
    () => bareQuery(client, table, event.tournament),
    () => ask(['GET', `${OF}/standings`], event),
  );
  const drawn = await milliseconds(() => ask(['POST', `${OF}/rounds`], event, { token: event.token }));
  return { entrants, rounds, items: items.length, bare, whole, drawn, ratio: median(whole) / median(bare) };
};

const countedRows = async ({ ask, calls, client, table }) => {
  const rows = [];
  const counted = async (name, work) => {
    calls.length = 0;
    const answer = await work();
    const units = calls.map(unitsOf);
    const sum = (kind) => units.reduce((total, one) => total + (one[kind] ?? 0), 0);
    rows.push({
      name,
      reads: units.filter(({ read }) => read !== undefined).length,
      writes: units.filter(({ write }) => write !== undefined).length,
      readUnits: sum('read'),
      writeUnits: sum('write'),
      indexUnits: sum('index'),
    });
    return answer;
  };
  let event;
  await counted('create', async () => (event = await create(ask, 'Counted', 6)));
  await registerMany({ ask, client, table }, event, 127);
  await counted('register the 128th', () => register(ask, event, 128));
  await counted('draw round 1 of 128', () => ask(['POST', `${OF}/rounds`], event, { token: event.token }));
  await counted('start it', () =>
    ask(['POST', `${OF}/rounds/{round}/start`], { ...event, round: 1 }, { token: event.token }),
  );
  const result = `${OF}/rounds/{round}/tables/{table}/result`;
  const body = { kind: 'PLAYED', victoryPoints: [7, 3], leaderKilled: [true, false] };
  await counted('report a result', () =>
    ask(['PUT', result], { ...event, round: 1, table: 1 }, { token: event.token, body }),
  );
  await counted('correct it', () =>
    ask(
      ['PUT', result],
      { ...event, round: 1, table: 1 },
      { token: event.token, body: { ...body, victoryPoints: [6, 3] }, ifMatch: '"1"' },
    ),
  );
  for (const table of numbers(64).slice(1))
    await ask(['PUT', result], { ...event, round: 1, table }, { token: event.token, body });
  await counted('standings after round 1', () => ask(['GET', `${OF}/standings`], event));
  await counted('draw round 2', () => ask(['POST', `${OF}/rounds`], event, { token: event.token }));
  return rows;
};

const GAME = '/v1/games/{id}';
/** Taps of a whole game, after those of its first turns. */
const TAPS = 200;

/** A game with two armies of 40 units as two players have left it, and what one change more costs. */
const gameRow = async ({ ask, calls }) => {
  const units = numbers(40).map((number) => ({ name: `Unit number ${number}`, models: 4, might: 1 }));
  const sides = [
    { name: 'Ann', units },
    { name: 'Bert', units },
  ];
  const { game, joinTokens } = await ask(
    ['POST', '/v1/games'],
    {},
    { body: { edition: '2024', scenario: '2024-domination', sides } },
  );
  const [{ token }] = joinTokens;
  const changeOf = (sequence) => ({
    device: 'phone-of-ann',
    changes: [
      {
        sequence: 2 * sequence - 1,
        clock: sequence,
        counter: `1.${sequence % 40}.casualties`,
        by: sequence <= 40 ? 1 : 0,
      },
      { sequence: 2 * sequence, clock: sequence, register: 'turn', value: String(1 + (sequence % 9)) },
    ],
  });
  const change = (sequence) =>
    ask(['POST', `${GAME}/changes`], { id: game.id }, { token, body: changeOf(sequence) });
  for (const sequence of numbers(40)) await change(sequence);
  const times = [];
  calls.length = 0;
  for (const sequence of numbers(TAPS)) times.push(await milliseconds(() => change(40 + sequence)));
  const spent = calls.map(unitsOf);
  const sum = (kind) => spent.reduce((total, one) => total + (one[kind] ?? 0), 0);
  return { times, readUnits: sum('read') / TAPS, writeUnits: sum('write') / TAPS };
};

/** Round 2 of 2,000 entrants, 1,000 tables, drawn again five times. */
const largestRound = async ({ ask, calls, client, table }) => {
  const event = await create(ask, 'Largest', 4);
  await registerMany({ ask, client, table }, event, 2000);
  await playRounds(ask, event, 1);
  await ask(['POST', `${OF}/rounds`], event, { token: event.token });
  for (const redraw of numbers(5)) {
    calls.length = 0;
    await ask(
      ['POST', `${OF}/rounds/{round}/redraw`],
      { ...event, round: 2 },
      { token: event.token, body: { reason: `Somebody left, number ${redraw}` } },
    );
  }
  return itemBytes(calls.find(({ operation }) => operation === 'PutItem').asked.Item);
};

export const run = () =>
  withStoredEngine(async ({ client, ...engine }) => {
    const { table } = engine;
    const { call, calls } = counted(engine.call);
    const counting = { ask: await handlerOn({ ...engine, call }, 'counted'), calls, client, table };
    const rows = await countedRows(counting);
    const game = await gameRow(counting);
    const roundBytes = await largestRound(counting);
    const ask = await handlerOn(engine, 'timed');
    const sizes = [
      { entrants: 128, rounds: 6 },
      { entrants: 1000, rounds: 8 },
    ];
    const standings = [];
    for (const size of sizes) standings.push(await standingsRow({ ask, client, table, ...size }));
    return report({ standings, counted: rows, roundBytes, game });
  });

const report = ({ standings, counted, roundBytes, game }) => {
  const of = (name) => counted.find((row) => row.name === name);
  const reportRow = of('report a result');
  const drawRow = of('draw round 2');
  return {
    title: 'The store: tournaments kept',
    command: 'npm run bench -- store',
    markdown: [
      'Through the handler on the embedded store in a folder, in process; median of 15, ± the median deviation. Beside it the bare',
      'query of the same items, page by page, with the same client.',
      '',
      '| entrants x rounds | items | bare query, ms | standings, ms | ratio | drawing the next round, ms |',
      '|---|---|---|---|---|---|',
      ...standings.map(
        ({ entrants, rounds, items, bare, whole, ratio, drawn }) =>
          `| ${entrants} x ${rounds} | ${items} | ${figure(median(bare))} ± ${figure(spread(bare))} | ${figure(median(whole))} ± ${figure(spread(whole))} | ${ratio.toFixed(2)} | ${figure(drawn)} |`,
      ),
      '',
      'Round trips to the table as counted on the wire, and DynamoDB units computed from the items (consistent reads of 4 KB; writes of',
      '1 KB, index entries apart), with 128 entrants:',
      '',
      '| operation | reads | writes | read units | write units | of the index |',
      '|---|---|---|---|---|---|',
      ...counted.map(
        (row) =>
          `| ${row.name} | ${row.reads} | ${row.writes} | ${row.readUnits} | ${row.writeUnits} | ${row.indexUnits} |`,
      ),
      '',
      `A change of a game's sheet, warm, two armies of 40 units each, median of ${TAPS}: ${figure(median(game.times))} ± ${figure(spread(game.times))} ms, ${game.readUnits.toFixed(1)} read units, ${game.writeUnits.toFixed(1)} write units.`,
      '',
      `The largest round item, 1,000 tables drawn six times over with its history: ${(roundBytes / KB).toFixed(0)} KB.`,
    ].join('\n'),
    aims: [
      ...standings.map(({ entrants, rounds, ratio }) => ({
        name: `standings of ${entrants} x ${rounds}`,
        aim: 'at most 1.5 x the bare query',
        measured: `${ratio.toFixed(2)} x`,
        met: ratio <= 1.5,
      })),
      {
        name: 'report a result',
        aim: 'one read, one write',
        measured: `${reportRow.reads} read, ${reportRow.writes} write`,
        met: reportRow.reads === 1 && reportRow.writes === 1,
      },
      {
        name: 'draw a round of 128',
        aim: 'one read a page, one write',
        measured: `${drawRow.reads} read, ${drawRow.writes} write`,
        met: drawRow.writes === 1,
      },
      {
        name: "change a game's sheet",
        aim: 'under 5 ms',
        measured: `${figure(median(game.times))} ms`,
        met: median(game.times) < 5,
      },
      {
        name: 'largest round item',
        aim: 'under 400 KB',
        measured: `${(roundBytes / KB).toFixed(0)} KB`,
        met: roundBytes < 400 * KB,
      },
    ],
  };
};
