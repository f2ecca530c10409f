// Two tournaments as an organiser's program would run them: a real event of eight with its own tables, then a made-up event
// of seventeen with drawn rounds, a bye, a concession, a correction and a late entrant.
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expectSame, get, send } from './ask.mjs';

const golden = JSON.parse(
  readFileSync(new URL('../../tests/golden/event-of-eight.json', import.meta.url), 'utf8'),
);

/** What an organiser's program keeps: the address of its tournament and its token. Each change gets a key of its own. */
const organise = async (url, settings) => {
  const headers = () => ({ 'idempotency-key': randomUUID() });
  const { tournament, organiserToken } = await send({
    url,
    path: '/v1/tournaments',
    body: settings,
    headers: headers(),
  });
  const home = `/v1/tournaments/${tournament.id}`;
  const authorization = `Bearer ${organiserToken}`;
  return {
    ...tournament,
    read: (path = '') => get(url, `${home}${path}`),
    change: ([method, path], body, more = {}) =>
      send({ url, method, path: `${home}${path}`, body, headers: { authorization, ...headers(), ...more } }),
  };
};

/** What a change must be refused with. */
const expectRefused = async (change, code) => {
  const refusal = await change().then(
    () => 'not refused',
    ({ message }) => message,
  );
  if (!refusal.includes(code)) throw new Error(`expected ${code}, got: ${refusal}`);
  return refusal;
};

const row = (
  nameOf,
  { rank, tied, entrant, tournamentPoints, victoryPointDifference, victoryPoints, leadersKilled },
) =>
  `${(tied ? `=${rank}` : `${rank}`).padStart(4)}  ${nameOf.get(entrant).padEnd(9)} ${String(tournamentPoints).padStart(3)} points  ${String(victoryPointDifference).padStart(4)} difference  ${String(victoryPoints).padStart(3)} for  ${leadersKilled} leaders`;

const register = async (event, names) => {
  const idOf = new Map();
  for (const name of names) idOf.set(name, (await event.change(['POST', '/entrants'], { name })).id);
  return idOf;
};

const playGolden = async ({ url, print, heading }) => {
  heading('A real event of eight, run through the API with its own tables');
  const event = await organise(url, { name: 'Event of eight', rounds: golden.rounds.length });
  const names = golden.published.table.map(({ entrant }) => entrant).sort();
  const idOf = await register(event, names);
  const nameOf = new Map([...idOf].map(([name, id]) => [id, name]));
  for (const [index, tables] of golden.rounds.entries()) {
    const round = `/rounds/${index + 1}`;
    await event.change(['PUT', `${round}/tables`], {
      tables: tables.map(({ entrants }) => entrants.map((name) => idOf.get(name))),
      reason: 'as the event was played',
    });
    await event.change(['POST', `${round}/start`]);
    for (const { table, victoryPoints } of tables)
      await event.change(['PUT', `${round}/tables/${table}/result`], { kind: 'PLAYED', victoryPoints });
  }
  await event.change(['POST', '/finish']);

  const { standings, complete } = await event.read('/standings');
  for (const standing of standings) print(row(nameOf, standing));
  expectSame('whether all is reported', complete, true);
  expectSame(
    'the order',
    standings.map(({ rank, entrant, tournamentPoints, victoryPointDifference, victoryPoints }) => ({
      rank,
      entrant: nameOf.get(entrant),
      tournamentPoints,
      victoryPointDifference,
      victoryPoints,
    })),
    golden.expected.table,
  );
  expectSame(
    'the published totals',
    standings
      .map(({ entrant, won, drawn, lost, victoryPoints }) => ({
        entrant: nameOf.get(entrant),
        won,
        drawn,
        lost,
        victoryPoints,
      }))
      .sort((a, b) => (a.entrant < b.entrant ? -1 : 1)),
    golden.published.table
      .map(({ entrant, won, drawn, lost, victoryPoints }) => ({ entrant, won, drawn, lost, victoryPoints }))
      .sort((a, b) => (a.entrant < b.entrant ? -1 : 1)),
  );
  print('Totals equal the published table; the order is the expected one.');
};

const PLAYERS = [
  'Adela', 'Bruno', 'Clara', 'Dario', 'Edith', 'Felix', 'Greta', 'Hugo', 'Ivana',
  'Jonas', 'Karla', 'Lukas', 'Marta', 'Nikol', 'Oskar', 'Petra', 'Quido',
]; // prettier-ignore

/** Made-up results that depend on who plays alone: the better player by list order wins, by how far they are apart. */
const resultOf = (entrants, strengthOf) => {
  const [a, b] = entrants.map((id) => strengthOf.get(id));
  const margin = Math.min(9, Math.abs(a - b));
  const victoryPoints = a < b ? [3 + margin, 3] : [3, 3 + margin];
  return { kind: 'PLAYED', victoryPoints, leaderKilled: [a < b && margin > 4, b < a && margin > 4] };
};

const reportRound = async (event, { number, tables }, { strengthOf, special = {} }) => {
  for (const { table, entrants } of tables)
    await event.change(
      ['PUT', `/rounds/${number}/tables/${table}/result`],
      special[table]?.(entrants) ?? resultOf(entrants, strengthOf),
    );
};

const showRound = (print, nameOf, { number, tables, unpaired }) => {
  print(`Round ${number}:`);
  for (const { table, entrants, reason } of tables)
    print(`  table ${table}: ${entrants.map((id) => nameOf.get(id)).join(' - ')}  (${reason.text})`);
  if (unpaired) print(`  ${nameOf.get(unpaired.entrant)}: ${unpaired.reason.text}`);
};

const checkDraw = (round, active, met) => {
  const seated = [
    ...round.tables.flatMap(({ entrants }) => entrants),
    ...(round.unpaired ? [round.unpaired.entrant] : []),
  ];
  expectSame(`who is in round ${round.number}`, [...seated].sort(), [...active].sort());
  for (const { entrants } of round.tables) {
    const pair = [...entrants].sort().join(' ');
    if (met.has(pair)) throw new Error(`${pair} meet again in round ${round.number}`);
    met.add(pair);
  }
};

const playSeventeen = async ({ url, print, heading }) => {
  heading('A made-up event of seventeen: drawn rounds, byes, a concession, a correction, a late entrant');
  const event = await organise(url, { name: 'Seventeen', rounds: 4, unpaired: 'BYE' });
  const idOf = await register(event, PLAYERS);
  const nameOf = new Map([...idOf].map(([name, id]) => [id, name]));
  const strengthOf = new Map(PLAYERS.map((name, index) => [idOf.get(name), index]));
  const met = new Set();
  const hadBye = new Set();

  const draw = async () => {
    const round = await event.change(['POST', '/rounds']);
    showRound(print, nameOf, round);
    if (round.number < 4) checkDraw(round, nameOf.keys(), met);
    if (round.unpaired) {
      if (hadBye.has(round.unpaired.entrant)) throw new Error(`${round.unpaired.entrant} has a second bye`);
      hadBye.add(round.unpaired.entrant);
    }
    await event.change(['POST', `/rounds/${round.number}/start`]);
    return round;
  };

  const first = await draw();
  expectSame('the tables of 17', first.tables.length, 8);
  await expectRefused(() => event.change(['POST', '/rounds']), 'WRONG_STATE');
  await reportRound(event, first, {
    strengthOf,
    special: {
      1: (entrants) => ({ kind: 'CONCESSION', concededBy: entrants[1] }),
    },
  });
  const conceded = (await event.read('/standings?round=1')).standings.find(
    ({ entrant }) => entrant === first.tables[0].entrants[0],
  );
  expectSame(
    'a concession',
    [conceded.victoryPoints, conceded.victoryPointsConceded, conceded.leadersKilled],
    [12, 0, 1],
  );
  const bye = (await event.read('/standings?round=1')).standings.find(
    ({ entrant }) => entrant === first.unpaired.entrant,
  );
  expectSame('a bye', [bye.tournamentPoints, bye.victoryPoints, bye.leadersKilled], [3, 6, 1]);
  print(
    `${nameOf.get(first.tables[0].entrants[1])} concedes: 12-0 for ${nameOf.get(first.tables[0].entrants[0])}`,
  );

  const second = await draw();
  await reportRound(event, second, { strengthOf });
  const [{ table, entrants }] = second.tables;
  const path = `/rounds/2/tables/${table}/result`;
  const corrected = { kind: 'PLAYED', victoryPoints: [4, 4] };
  await expectRefused(() => event.change(['PUT', path], corrected), 'VERSION_MISMATCH');
  const { version } = await event.change(['PUT', path], corrected, { 'if-match': '"1"' });
  expectSame('the version of a corrected result', version, '2');
  const { standings: afterCorrection } = await event.read('/standings?round=2');
  expectSame(
    'a corrected draw',
    afterCorrection
      .filter(({ drawn }) => drawn === 1)
      .map(({ entrant }) => entrant)
      .sort(),
    [...entrants].sort(),
  );
  print(
    `table ${table} of round 2 corrected to 4-4: ${entrants.map((id) => nameOf.get(id)).join(' and ')} share the points`,
  );

  const late = await event.change(['POST', '/entrants'], { name: 'Rasto' });
  nameOf.set(late.id, late.name);
  strengthOf.set(late.id, 8);
  expectSame('the number of the late entrant', late.number, 18);
  const before = await event.read('/standings?round=2');
  expectSame('standings that a late entrant leaves alone', before.standings, afterCorrection);
  print('Rasto arrives late and joins from round 3');
  const third = await draw();
  expectSame('the tables of 18', [third.tables.length, third.unpaired], [9, null]);
  await reportRound(event, third, { strengthOf });
  expectSame(
    'the standings after round 2, later',
    (await event.read('/standings?round=2')).standings,
    afterCorrection,
  );

  const final = await draw();
  await reportRound(event, final, { strengthOf });
  await event.change(['POST', '/finish']);
  await expectRefused(() => event.change(['POST', '/entrants'], { name: 'Too late' }), 'WRONG_STATE');
  const { standings, round } = await event.read('/standings');
  for (const standing of standings) print(row(nameOf, standing));
  expectSame('the round of the final standings', round, 4);
  expectSame('how many are ranked', standings.length, 18);
  expectSame(
    'all points given',
    standings.reduce((sum, { won, lost }) => sum + won - lost, 0),
    hadBye.size,
  );
  expectSame(
    'the hash of the seed',
    createHash('sha256').update(first.seed).digest('base64url'),
    event.seedCommitment,
  );
  print('The seed published with round 1 has the hash that was published before anybody registered.');
};

export const showTournaments = async (parts) => {
  await playGolden(parts);
  await playSeventeen(parts);
};
