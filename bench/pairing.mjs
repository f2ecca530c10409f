// Drawing round 6 beside two npm packages that draw Swiss rounds, on one history of five rounds.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { cpuMs, median } from './measure.mjs';
import { peers } from './peers.mjs';

const SIZES = [16, 256, 1000, 4000];
const PEERS = ['swiss-pairing', 'tournament-organizer'];
/** A peer is given up after so long, and not tried at a larger size once it took so long: its work grows with the cube. */
const PATIENCE_MS = 120_000;
const TOO_SLOW_FOR_MORE_MS = 2_000;

/** The last commit of release 0.1.0, whose draw is the peer of ours, and where the code was there. */
const RELEASE = '2def25b';
const RELEASED_FOLDER = 'src/tournaments';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The modules of a folder of sources, as one bundle each. */
const bundled = async (folder, name, modules) => {
  const outdir = join(root, 'dist/bench', name);
  await build({
    entryPoints: modules.map((module) => join(folder, `${module}.ts`)),
    outdir,
    outbase: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
  });
  const loaded = await Promise.all(modules.map((module) => import(`${outdir}/${module}.mjs`)));
  return Object.assign({}, ...loaded);
};

const ours = () =>
  bundled(join(root, 'src/domain/tournaments'), 'pairing', [
    'pairing/draw-round',
    'standings/standings',
    'pack/matched-play-guide',
  ]);

/** The draw of release 0.1.0; undefined in a checkout without its history. */
const released = async () => {
  const archive = spawnSync('git', ['archive', '--format=tar', RELEASE, 'src'], {
    cwd: root,
    maxBuffer: 2 ** 28,
  });
  if (archive.status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'muster-released-'));
  spawnSync('tar', ['-xf', '-', '-C', folder], { input: archive.stdout });
  const { drawRound } = await bundled(join(folder, RELEASED_FOLDER), 'released', ['pairing/draw-round']);
  rmSync(folder, { recursive: true });
  return drawRound;
};

/** Median CPU milliseconds of both, measured in turns, so that whatever else the machine does meets both. */
const inTurns = (one, other) => {
  const times = [[], []];
  const both = [one, other];
  for (let turn = 0; turn < 81; turn += 1)
    both.forEach((work, index) => {
      const ms = medianCpuMs(work, { warmUp: 0, times: 1, calls: 5 });
      if (turn >= 20) times[index].push(ms);
    });
  return times.map(median);
};

const entrantsOf = (size) =>
  Array.from({ length: size }, (_, index) => ({ id: `player-${index + 1}`, number: index + 1 }));

/** A repeatable stream of whole numbers below `limit`. */
const numbers = () => {
  let state = 1;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * limit);
  };
};

/** An event after `rounds` rounds that we drew, with random results. */
const playedEvent = (drawRound, size, rounds) => {
  const below = numbers();
  const event = { rounds: rounds + 4, unpaired: 'BYE', entrants: entrantsOf(size), games: [], seed: 'bench' };
  for (let round = 1; round <= rounds; round += 1) {
    const { tables } = drawRound({ ...event, round });
    event.games = [
      ...event.games,
      ...tables.map(({ entrants }) => ({
        round,
        kind: 'PLAYED',
        entrants,
        victoryPoints: [below(13), below(13)],
        leaderKilled: [below(3) === 0, below(3) === 0],
      })),
    ];
  }
  return { ...event, round: rounds + 1 };
};

/** Everyone has met the `met` nearest in a circle: the look-ahead has to work all the way down. */
const eventWhereAllHaveMet = (size, met) => {
  const entrants = entrantsOf(size);
  const games = [];
  for (let step = 1; step <= met / 2; step += 1)
    for (let index = 0; index < size; index += 1)
      games.push({
        round: 1,
        kind: 'BOTH_LOST',
        entrants: [entrants[index].id, entrants[(index + step) % size].id],
      });
  return { round: 2, rounds: 9, unpaired: 'BYE', entrants, games };
};

/** Every criterion of a ranking, so that none is left out: the more of them, the fewer are level. */
const everyCriterion = [
  'TOURNAMENT_POINTS',
  'HEAD_TO_HEAD',
  'WINS',
  'MAJOR_WINS',
  'BUCHHOLZ',
  'BUCHHOLZ_CUT_1',
  'BUCHHOLZ_MEDIAN',
  'SONNEBORN_BERGER',
  'OPPONENTS_POINTS',
  'OPPONENTS_POINTS_MEAN',
  'OPPONENTS_WIN_RATE',
  'PATH_TO_VICTORY',
  'VICTORY_POINT_DIFFERENCE',
  'VICTORY_POINTS',
  'VICTORY_POINTS_CONCEDED',
  'LEADERS_KILLED',
  'FAVOURITE_OPPONENT',
  'ORGANISER_TIEBREAKERS',
  'ORGANISER_TIEBREAKER',
  'LOT',
].map((criterion) => ({
  criterion,
  better: 'HIGHER',
  ...(criterion === 'OPPONENTS_WIN_RATE' && { floorPercent: 33 }),
  ...(criterion === 'PATH_TO_VICTORY' && { weights: [4, 3, 2, 1] }),
  ...(criterion === 'ORGANISER_TIEBREAKER' && { tiebreaker: 'Painting' }),
}));

/** The same event with clubs: 40 of much the same size, or one that six in ten belong to. */
const withClubs = (event, clubOf) => {
  const below = numbers();
  return {
    ...event,
    clubMatesApart: true,
    entrants: event.entrants.map((entrant) => ({ ...entrant, club: clubOf(below) })),
  };
};

const medianCpuMs = (work, { warmUp = 100, times = 15, calls = 1 } = {}) => {
  for (let i = 0; i < warmUp; i += 1) work();
  return median(
    Array.from(
      { length: times },
      () =>
        cpuMs(() => {
          for (let i = 0; i < calls; i += 1) work();
        }) / calls,
    ),
  );
};

const pointsOf = ([a, b]) => (a > b ? [3, 0] : a < b ? [0, 3] : [1, 1]);

/** The median CPU milliseconds of a peer's draw, once only where that is long; null when it was given up. */
const peerMs = (peer, { entrants, games }, times) => {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    ['--max-old-space-size=6144', fileURLToPath(new URL('./peers/draw-round-6.mjs', import.meta.url))],
    {
      input: JSON.stringify({
        peer,
        entrants: entrants.map(({ id }) => id),
        games: games.map(({ round, entrants: [home, away], victoryPoints }) => ({
          round,
          home,
          away,
          points: pointsOf(victoryPoints),
        })),
        times,
      }),
      encoding: 'utf8',
      timeout: PATIENCE_MS,
    },
  );
  if (error?.code === 'ETIMEDOUT') return null;
  if (status !== 0) throw new Error(`${peer}: ${stderr}`);
  return median(JSON.parse(stdout));
};

const figure = (ms) => (ms < 10 ? ms.toFixed(2) : ms < 1000 ? ms.toFixed(0) : `${(ms / 1000).toFixed(1)} s`);
const milliseconds = (ms) => (ms < 1000 ? `${figure(ms)} ms` : figure(ms));

/** What a peer took at each size: a number, or why there is none. */
const peerColumn = (peer, events) => {
  const taken = new Map();
  let slowest = 0;
  for (const size of SIZES) {
    if (slowest > TOO_SLOW_FOR_MORE_MS) {
      taken.set(size, 'not tried');
      continue;
    }
    const ms = peerMs(peer, events.get(size), size <= 256 ? 15 : 1);
    slowest = ms ?? PATIENCE_MS;
    taken.set(size, ms ?? `given up after ${PATIENCE_MS / 1000} s`);
  }
  return taken;
};

export const run = async () => {
  peers();
  const { drawRound, standingsAfter, matchedPlayGuide } = await ours();
  const events = new Map(SIZES.map((size) => [size, playedEvent(drawRound, size, 5)]));
  const own = new Map(
    SIZES.map((size) => [
      size,
      medianCpuMs(() => drawRound(events.get(size)), { calls: size === 16 ? 50 : 5 }),
    ]),
  );
  const columns = new Map(PEERS.map((peer) => [peer, peerColumn(peer, events)]));

  const cell = (peer, size) => {
    const taken = columns.get(peer).get(size);
    return typeof taken === 'number'
      ? `${milliseconds(taken)} (${Math.round(taken / own.get(size)).toLocaleString('en')} times)`
      : taken;
  };
  const rows = SIZES.map(
    (size) =>
      `| ${size.toLocaleString('en')} | ${milliseconds(own.get(size))} | ${PEERS.map((peer) => cell(peer, size)).join(' | ')} |`,
  );
  const big = playedEvent(drawRound, 1000, 8);
  const standings = medianCpuMs(() => standingsAfter({ ...big, round: 8 }));
  const hard = eventWhereAllHaveMet(1000, 600);
  const lookAhead = medianCpuMs(() => drawRound(hard), { warmUp: 1, times: 5 });

  const thousand = events.get(1000);
  const wishes = {
    '40 clubs apart': withClubs(thousand, (below) => `club ${below(40)}`),
    'one club of 600 apart': withClubs(thousand, (below) =>
      below(10) < 6 ? 'the club' : `club ${below(40)}`,
    ),
    'Good against Evil': {
      ...thousand,
      entrants: thousand.entrants.map((entrant, index) => ({
        ...entrant,
        alignment: index % 3 === 0 ? 'GOOD' : 'EVIL',
      })),
      pairing: {
        ...matchedPlayGuide.pairing,
        apart: [{ apart: 'ALIGNMENT', strength: 'SOFT', rounds: null }],
      },
    },
    'score groups': {
      ...thousand,
      pairing: { ...matchedPlayGuide.pairing, laterRounds: { by: 'SCORE_GROUPS', within: 'HALVES' } },
    },
  };
  const wished = new Map(
    Object.entries(wishes).map(([name, event]) => [
      name,
      medianCpuMs(() => drawRound(event), { warmUp: 5, times: 15 }),
    ]),
  );
  const slowestWish = Math.max(...wished.values());
  const allCriteria = medianCpuMs(() =>
    standingsAfter({
      ...big,
      round: 8,
      ranking: everyCriterion,
      lotSeed: 'bench',
      tiebreakers: [{ id: 'Painting', better: 'HIGHER', values: [] }],
    }),
  );

  const before = await released();
  const turns = before && inTurns(() => drawRound(thousand), () => before(thousand)); // prettier-ignore

  const markdown = `
CPU time of drawing round 6, standings and reasons included; medians of 15, the peers at 1,000 once. A peer is given up after
${PATIENCE_MS / 1000} s, and not tried at a larger size once it took ${TOO_SLOW_FOR_MORE_MS / 1000} s (its work grows with the cube). The peers weigh all pairs and look for the best total, which is
another rule than ours; what is compared is what an organiser waits for.

| entrants | muster | ${PEERS.join(' | ')} |
|---:|---:|${PEERS.map(() => '---:|').join('')}
${rows.join('\n')}

Standings of 1,000 entrants after eight rounds: ${milliseconds(standings)}. A draw of 1,000 entrants who have met 600 others each, where
the look-ahead works at every table: ${milliseconds(lookAhead)}.${turns ? ` In turns at 1,000 entrants: ${milliseconds(turns[0])}, and release 0.1.0 ${milliseconds(turns[1])}.` : ''}

Packs, 1,000 entrants. Drawing round 6 with ${[...wished].map(([name, ms]) => `${name}: ${milliseconds(ms)}`).join('; ')}. Standings
after eight rounds by all ${everyCriterion.length} criteria: ${milliseconds(allCriteria)}.`;

  const timesFaster = (peer) => {
    const taken = columns.get(peer).get(1000);
    return typeof taken === 'number' ? taken / own.get(1000) : PATIENCE_MS / own.get(1000);
  };
  return {
    title: 'Pairing',
    command: 'npm run bench -- pairing',
    markdown,
    aims: [
      ...PEERS.map((peer) => ({
        name: `faster than ${peer} at 1,000 entrants`,
        aim: 'at least 1,000 times',
        measured: `${Math.round(timesFaster(peer)).toLocaleString('en')} times`,
        met: timesFaster(peer) >= 1000,
      })),
      ...(turns
        ? [
            {
              name: 'a draw of 1,000 entrants by the default pack, beside release 0.1.0',
              aim: 'at most 1.05 times',
              measured: `${(turns[0] / turns[1]).toFixed(2)} times`,
              met: turns[0] / turns[1] <= 1.05,
            },
          ]
        : []),
      {
        name: 'CPU time of a draw of 4,000 entrants',
        aim: 'at most 10 ms',
        measured: milliseconds(own.get(4000)),
        met: own.get(4000) <= 10,
      },
      {
        name: 'CPU time of a draw of 1,000 entrants with club wishes',
        aim: 'at most 250 ms',
        measured: milliseconds(slowestWish),
        met: slowestWish <= 250,
      },
      {
        name: 'CPU time of standings of 1,000 entrants after eight rounds by every criterion',
        aim: 'at most 10 ms',
        measured: milliseconds(allCriteria),
        met: allCriteria <= 10,
      },
    ],
  };
};
