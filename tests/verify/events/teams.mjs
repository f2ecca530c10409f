// Plays an event of 24 teams of five over five rounds to the end, through REST: captains act with their own tokens, at once, seal
// and show every pick, and report their match. Every seal is re-checked with the script of docs/secret-choices.md.
//   node tests/verify/events/teams.mjs [url]
import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { withServer } from '../../../scripts/demo/server.mjs';
import { sealOf } from './seal.mjs';

const TEAMS = 24;
const SIZE = 5;
const ROUNDS = 5;

const script = () => {
  const page = readFileSync(
    fileURLToPath(new URL('../../../docs/secret-choices.md', import.meta.url)),
    'utf8',
  );
  const [, code] = /```js\n(.*?)```/s.exec(page);
  const folder = mkdtempSync(join(tmpdir(), 'muster-seals-'));
  const file = join(folder, 'check.cjs');
  writeFileSync(file, code);
  /** The very script, once more, in this process: a process for each seal would take minutes. */
  const run = new Function('require', 'process', 'console', code);
  const answerTo = (seal) => {
    const said = [];
    run(createRequire(import.meta.url), { argv: ['', '', ...seal] }, { log: (line) => said.push(line) });
    return said.join();
  };
  return { file, answerTo, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** One Hero as an army. No two of them are the same Hero or of one list. */
const heroes = [
  ['minas-tirith', 'aragorn-king-elessar'],
  ['rohan', 'theoden'],
  ['mordor', 'witch-king-of-angmar'],
  ['rivendell', 'elrond-master-of-rivendell'],
  ['halls-of-thranduil', 'legolas-prince-of-mirkwood'],
];
/** The same Hero as the first, of another list. */
const strider = ['the-fellowship', 'aragorn-strider'];
const armyOf = ([list, profile]) => ({
  forces: [{ list, warbands: [{ leader: { profile }, followers: [] }] }],
});

/** The same order for the same text, so that a failing run can be repeated. */
const shuffled = (players, text) =>
  players
    .map((player) => [createHash('sha256').update(`${text} ${player}`).digest('hex'), player])
    .sort()
    .map(([, player]) => player);

const play = async (url) => {
  const send = async (method, path, body, token) => {
    const key = randomUUID();
    for (let tries = 0; ; tries += 1) {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
      });
      const answer = await response.json();
      if (response.ok) return answer;
      if (!response.headers.has('retry-after') || tries > 50)
        throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
      await wait(50);
    }
  };
  const { tournament, organiserToken } = await send('POST', '/v1/tournaments', {
    name: 'Teams',
    rounds: ROUNDS,
    format: 'TEAMS',
    pointsLimit: 300,
    teams: {
      size: SIZE,
      substitutes: 1,
      protocol: ['DEFEND'],
      pickMinutes: 10,
      armies: { uniqueHeroesOnce: true, mostOfList: 1, leastOfEach: 1 },
    },
  });
  const home = `/v1/tournaments/${tournament.id}`;
  const entrants = Array.from({ length: TEAMS }, (_, team) => ({
    name: `Team ${team + 1}`,
    members: Array.from({ length: SIZE + 1 }, (__, member) => `Player ${team + 1}.${member + 1}`),
  }));
  const report = await send('POST', `${home}/entrants/bulk`, { entrants }, organiserToken);
  deepStrictEqual([report.done, report.refused], [TEAMS, 0]);
  const tokens = new Map();
  for (const { entrant } of report.lines) {
    const { token } = await send('POST', `${home}/roles`, { role: 'PLAYER', entrant }, organiserToken);
    tokens.set(entrant, token);
  }

  // Every captain hands in an army for each player. In one team two players come with the same Hero first.
  const submit = (entrant, member, hero) =>
    send('PUT', `${home}/entrants/${entrant}/army`, { member, army: armyOf(hero) }, tokens.get(entrant));
  await Promise.all(
    [...tokens.keys()].map(async (entrant, team) => {
      for (const [index, hero] of heroes.entries())
        await submit(entrant, index + 1, team === 0 && index === 1 ? strider : hero);
    }),
  );
  const desk = async () => {
    const lines = [];
    for (let from = 1; from !== null;) {
      const part = await send('GET', `${home}/army-desk?from=${from}`, undefined, organiserToken);
      lines.push(...part.lines);
      from = part.next;
    }
    return lines;
  };
  const withStatus = (lines, wanted) =>
    lines.filter(({ status }) => status === wanted).map(({ entrant, member }) => `${entrant} ${member}`);
  const [first] = tokens.keys();
  const clashing = await desk();
  strictEqual(clashing.length, TEAMS * (SIZE + 1));
  deepStrictEqual(withStatus(clashing, 'ILLEGAL'), [`${first} 1`, `${first} 2`]);
  for (const { standing } of clashing.slice(0, 2))
    deepStrictEqual(
      standing.teamFindings.map(({ code, members }) => [code, members]),
      [['TEAM_HERO_TWICE', [1, 2]]],
    );
  await submit(first, 2, heroes[1]);
  const settled = await desk();
  strictEqual(withStatus(settled, 'LEGAL').length, TEAMS * SIZE);
  // Only substitutes have none.
  strictEqual(withStatus(settled, 'MISSING').length, TEAMS);

  const pairs = new Set();
  const seals = [];
  const playTable = async (round, { table, entrants: teams }) => {
    const at = `${home}/rounds/${round}/tables/${table}`;
    const read = () => send('GET', `${at}/match`, undefined, organiserToken);
    let match = await read();
    // In every other match a substitute plays.
    if (table % 2 === 0)
      match = await send(
        'PUT',
        `${at}/lineups/${teams[0]}`,
        { players: [6, 2, 3, 4, 5] },
        tokens.get(teams[0]),
      );
    while (match.next) {
      const { pick, count, from } = match.next;
      const sides = match.picks[pick - 1].sides;
      const moves = sides.map(({ entrant, subject }, side) => {
        const players = shuffled(from[side], `${round} ${table} ${pick} ${side}`).slice(0, count);
        const nonce = randomUUID();
        return { entrant, pick, players, nonce, commitment: sealOf(subject, players.join(' '), nonce) };
      });
      await Promise.all(
        moves.map(({ entrant, commitment }) =>
          send('POST', `${at}/seals`, { entrant, pick, commitment }, tokens.get(entrant)),
        ),
      );
      const sealed = await read();
      ok(sealed.next.isSealed);
      ok(sealed.picks[pick - 1].sides.every(({ players, nonce }) => players === null && nonce === null));
      await send('POST', `${at}/shown`, { ...moves[0], commitment: undefined }, tokens.get(moves[0].entrant));
      strictEqual((await read()).picks[pick - 1].sides[0].players, null);
      await send('POST', `${at}/shown`, { ...moves[1], commitment: undefined }, tokens.get(moves[1].entrant));
      match = await read();
    }
    for (const side of [0, 1])
      strictEqual(new Set(match.games.map(({ members }) => members[side])).size, SIZE);
    for (const { sides } of match.picks) seals.push(...sides);
    const games = match.games.map(({ members }, game) => ({
      members,
      victoryPoints: [(round * 7 + table * 3 + game * 5) % 13, (round * 5 + table + game * 2) % 13],
    }));
    const result = { kind: 'PLAYED', games };
    const reported = await send('PUT', `${at}/result`, result, tokens.get(teams[0]));
    strictEqual(reported.result.status, 'REPORTED');
    const confirmed = await fetch(`${url}${at}/confirm`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'if-match': reported.version,
        authorization: `Bearer ${tokens.get(teams[1])}`,
      },
      body: '{}',
    });
    ok(confirmed.ok, await confirmed.text());
  };

  for (let round = 1; round <= ROUNDS; round += 1) {
    const { tables } = await send('POST', `${home}/rounds`, {}, organiserToken);
    strictEqual(tables.length, TEAMS / 2);
    for (const { entrants: teams } of tables) {
      const pair = teams.toSorted().join();
      // The final round is straight: 1 v 2, 3 v 4, whoever has met before.
      ok(round === ROUNDS || !pairs.has(pair), `${pair} meet twice`);
      pairs.add(pair);
    }
    await send('POST', `${home}/rounds/${round}/start`, {}, organiserToken);
    await Promise.all(tables.map((table) => playTable(round, table)));
  }
  await send('POST', `${home}/finish`, {}, organiserToken);
  const standings = await send('GET', `${home}/standings`, undefined, organiserToken);
  const individuals = await send('GET', `${home}/individual-standings`, undefined, organiserToken);
  ok(standings.final);
  const sum = (lines, field) => lines.reduce((total, line) => total + line[field], 0);
  strictEqual(sum(standings.standings, 'played'), TEAMS * ROUNDS);
  strictEqual(sum(individuals.lines, 'played'), TEAMS * ROUNDS * SIZE);
  // Each game brings two Game Points, to the players and to their teams alike.
  strictEqual(sum(individuals.lines, 'gamePoints'), TEAMS * ROUNDS * SIZE);
  strictEqual(sum(standings.standings, 'victoryPoints'), TEAMS * ROUNDS * SIZE);

  const { file, answerTo, remove } = script();
  try {
    for (const { subject, choice, nonce, seal } of seals)
      strictEqual(answerTo([subject, choice, nonce, seal]), 'fits');
    const [{ subject, choice, nonce, seal }] = seals;
    strictEqual(answerTo([subject, `${choice} 6`, nonce, seal]), 'does not fit');
    const { stdout } = spawnSync(process.execPath, [file, subject, choice, nonce, seal], {
      encoding: 'utf8',
    });
    strictEqual(stdout.trim(), 'fits');
  } finally {
    remove();
  }
  console.log(
    `teams: ${TEAMS} teams of ${SIZE}, ${ROUNDS} rounds, ${(TEAMS / 2) * ROUNDS} matches, ${seals.length} seals checked`,
  );
};

await withServer(process.argv[2], play);
