// What win rates cost: a made-up year of 200 events of 24 players with their army lists, brought in as records of events, published by the
// scheduled function and asked through the real handler, on the embedded store and files in a folder.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withStoredEngine } from './embedded-engine.mjs';
import { callsTo, inChunks, numbers, useTable } from './gateway-calls.mjs';
import { median, spread, milliseconds } from './measure.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const EVENTS = 200;
const PLAYERS = 24;
const ROUNDS = 5;
const PEOPLE = 300;
const TIMES = 200;
const MADE_AIM_MS = 10_000;
const ASKED_AIM_MS = 5;

const load = async (name) =>
  (await import(pathToFileURL(join(root, 'dist', 'functions', name, 'handler.mjs')).href)).handler;

/** Numbers below a bound that are the same in each run (a linear congruential generator). */
const drawn = () => {
  let state = 41;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
};

const shuffled = (items, draw) => {
  const left = [...items];
  return items.map(() => left.splice(draw(left.length), 1)[0]);
};

/** The first of a month, so many months from now. */
const monthFromNow = (offset) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1)).toISOString().slice(0, 10);
};

/** The record of an event; people come again under their names. */
const eventRecord = (number, { draw, lists }) => ({
  format: 'muster-event',
  version: 1,
  settings: {
    name: `Event ${number}`,
    rounds: ROUNDS,
    startsOn: monthFromNow(Math.min(0, Math.floor((12 * (number - 1)) / EVENTS) - 11)),
    pointsLimit: 500 + 100 * draw(4),
    edition: '2024',
  },
  entrants: shuffled(numbers(PEOPLE), draw)
    .slice(0, PLAYERS)
    .map((person) => ({
      name: `Person ${person}`,
      army: { forces: [{ list: lists[draw(lists.length)], warbands: [] }] },
    })),
  rounds: numbers(ROUNDS).map((round) => {
    const places = shuffled(numbers(PLAYERS), draw);
    return {
      scenario: `Scenario ${round}`,
      tables: numbers(PLAYERS / 2).map((table) => ({
        entrants: [`e${places[2 * table - 2]}`, `e${places[2 * table - 1]}`],
        result: { kind: 'PLAYED', victoryPoints: [draw(13), draw(13)] },
      })),
    };
  }),
});

const T = '/v1/tournaments';
const known = () => {
  const { lists } = JSON.parse(readFileSync(join(root, 'data', 'catalogue-index-2024.json'), 'utf8'));
  return { draw: drawn(), lists: lists.map(({ id }) => id).slice(0, 40) };
};

const bringIn = async (ask, record) => {
  const body = { document: JSON.stringify(record) };
  const { tournament, organiserToken: token } = await ask(['POST', `${T}/import`], {}, { body });
  const of = { tournament: tournament.id };
  await ask(['POST', `${T}/{tournament}/publish-army-lists`], of, { token, body: {} });
};

const QUESTIONS = {
  'each list': 'by=LIST',
  'each pair of lists': 'by=PAIR',
  'one list by scenario': (list) => `by=SCENARIO&list=${list}`,
};

export const run = () =>
  withStoredEngine(async ({ ...engine }) => {
    const folder = mkdtempSync(join(tmpdir(), 'muster-statistics-'));
    Object.assign(process.env, { MUSTER_LOG: 'off', MUSTER_FILES_FOLDER: folder });
    useTable(engine);
    try {
      const [tournaments, leagues, publish] = [
        await load('tournaments'),
        await load('leagues'),
        await load('publish'),
      ];
      const ask = callsTo((route) => (route.startsWith(T) ? tournaments : leagues));
      const year = known();
      const [last, ...others] = numbers(EVENTS)
        .reverse()
        .map((number) => eventRecord(number, year));
      await inChunks(others, 4, (record) => bringIn(ask, record));
      const publishing = () => publish({}, { awsRequestId: randomUUID() });
      const all = await milliseconds(publishing);
      // As after any change: one month's file, and the statistics of the whole year.
      await bringIn(ask, last);
      const changed = await milliseconds(publishing);
      const unchanged = await milliseconds(publishing);
      const question = (query) => ask(['GET', '/v1/statistics/win-rates'], {}, { query });
      const first = await milliseconds(() => question('by=LIST'));
      const { items, games, mirrorGames } = await question('by=LIST');
      const rows = {};
      for (const [name, query] of Object.entries(QUESTIONS)) {
        const asked = typeof query === 'string' ? query : query(items[0].key);
        const times = [];
        for (const _ of numbers(TIMES)) times.push(await milliseconds(() => question(asked)));
        rows[name] = times;
      }
      return report({
        all,
        changed,
        unchanged,
        first,
        rows,
        games: games + mirrorGames,
        lists: items.length,
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

const figure = (values) => `${median(values).toFixed(1)} ± ${spread(values).toFixed(1)}`;

const report = ({ all, changed, unchanged, first, rows, games, lists }) => {
  const slowest = Math.max(...Object.values(rows).map(median));
  return {
    title: 'Win rates',
    command: 'npm run bench -- statistics',
    markdown: [
      `A made-up year of ${EVENTS} events of ${PLAYERS} players and ${ROUNDS} rounds, ${games} games of ${lists} army lists, on the embedded store and files in a`,
      `folder, in process. Asked warm, through the handler: median of ${TIMES}, ± the median deviation.`,
      '',
      '| | ms |',
      '|---|---|',
      `| the files of all months and the statistics, made by the scheduled function | ${all.toFixed(0)} |`,
      `| the next run after one event more: the file of its month and all statistics | ${changed.toFixed(0)} |`,
      `| a run that finds nothing changed | ${unchanged.toFixed(0)} |`,
      `| the first question of a process, which reads the statistics | ${first.toFixed(0)} |`,
      ...Object.entries(rows).map(([name, values]) => `| ${name} | ${figure(values)} |`),
    ].join('\n'),
    aims: [
      {
        name: 'files and statistics of a year',
        aim: 'made in under 10 s',
        measured: `${(all / 1000).toFixed(1)} s`,
        met: all < MADE_AIM_MS,
      },
      {
        name: 'the slowest of the questions',
        aim: `under ${ASKED_AIM_MS} ms`,
        measured: `${slowest.toFixed(1)} ms`,
        met: slowest < ASKED_AIM_MS,
      },
    ],
  };
};
