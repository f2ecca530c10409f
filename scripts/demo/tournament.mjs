// Two tournaments as an organiser's program would run them: a real event of eight with its own tables, then a made-up event
// of seventeen, a whole day of it: check-in, previews, a bye, a concession, a dispute, corrections, a late entrant, a withdrawal.
import { createHash } from 'node:crypto';
import { expectSame } from './ask.mjs';
import { showDoubles } from './doubles.mjs';
import { playEventOfEight } from './event-of-eight.mjs';
import { expectRefused, organise, register, row } from './organise.mjs';

const PLAYERS = [
  'Adela', 'Bruno', 'Clara', 'Dario', 'Edith', 'Felix', 'Greta', 'Hugo', 'Ivana',
  'Jonas', 'Karla', 'Lukas', 'Marta', 'Nikol', 'Oskar', 'Petra', 'Quido',
]; // prettier-ignore

const ROUNDS = 4;

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

/** A player objects to a result; the referee looks and rules. What is ruled stays as it was, so that the standings do too. */
const showDispute = async (event, { print, nameOf, round }) => {
  const { table, entrants } = round.tables[1];
  const at = `/rounds/${round.number}/tables/${table}`;
  const player = await event.change(['POST', '/roles'], { role: 'PLAYER', entrant: entrants[1] });
  const referee = await event.change(['POST', '/roles'], { role: 'REFEREE', holder: 'The referee' });
  const objection = { reason: 'the banner was still standing' };
  const disputed = await event.changeAs(player.token)(['POST', `${at}/dispute`], objection, {
    'if-match': '"1"',
  });
  expectSame('a disputed result', disputed.result.status, 'DISPUTED');
  await expectRefused(() => event.change(['POST', '/rounds']), 'WRONG_STATE');
  const { victoryPoints, leaderKilled } = disputed.result;
  const ruling = { kind: 'PLAYED', victoryPoints, leaderKilled, reason: 'it had fallen on turn six' };
  await expectRefused(
    () => event.changeAs(player.token)(['POST', `${at}/ruling`], ruling, { 'if-match': '"2"' }),
    'FORBIDDEN',
  );
  const ruled = await event.changeAs(referee.token)(['POST', `${at}/ruling`], ruling, { 'if-match': '"2"' });
  expectSame('a ruling', ruled.result.status, 'RULED');
  print(
    `${nameOf.get(entrants[1])} disputes table ${table} of round ${round.number}; the referee rules: ${ruling.reason}`,
  );
};

/** A result of round 1 turns out wrong after round 3: the standings follow, the draws stay, and the correction shows. */
const correctRoundOne = async (event, { print, nameOf, first, later }) => {
  const { table, entrants } = first.tables[2];
  const correction = { kind: 'PLAYED', victoryPoints: [5, 5], reason: 'the sheet was misread' };
  const { result } = await event.change(['PUT', `/rounds/1/tables/${table}/result`], correction, {
    'if-match': '"1"',
  });
  expectSame('a correction', [result.corrections, result.reason], [1, correction.reason]);
  const { standings } = await event.read('/standings?round=1');
  expectSame(
    'who drew in round 1',
    standings
      .filter(({ drawn }) => drawn === 1)
      .map(({ entrant }) => entrant)
      .sort(),
    [...entrants].sort(),
  );
  for (const round of later) {
    const now = await event.read(`/rounds/${round.number}`);
    const pairs = ({ tables }) => tables.map((one) => one.entrants);
    expectSame(`the draw of round ${round.number}`, pairs(now), pairs(round));
  }
  print(
    `table ${table} of round 1 (${entrants.map((id) => nameOf.get(id)).join(' - ')}) is corrected to 5-5 after round 3`,
  );
};

/** Looks at each draw first and publishes what it has seen; nobody meets twice before the last round, nor has two byes. */
const drawing = (event, { print, nameOf }) => {
  const met = new Set();
  const hadBye = new Set();
  return async () => {
    const preview = await event.look('/next-round');
    const round = await event.change(['POST', '/rounds'], { digest: preview.digest });
    expectSame('what was previewed', round.tables, preview.tables);
    print(`Round ${round.number} is previewed, and published as it was seen.`);
    showRound(print, nameOf, round);
    if (round.number < ROUNDS) checkDraw(round, nameOf.keys(), met);
    if (round.unpaired) {
      if (hadBye.has(round.unpaired.entrant)) throw new Error(`${round.unpaired.entrant} has a second bye`);
      hadBye.add(round.unpaired.entrant);
    }
    await event.change(['POST', `/rounds/${round.number}/start`]);
    return round;
  };
};

/** Seventeen are checked in; without that there is no draw. */
const openDoors = async ({ url, print }) => {
  const event = await organise(url, {
    name: 'Seventeen',
    pointsLimit: 600,
    rounds: ROUNDS,
    unpaired: 'BYE',
    tableOrder: 'AVOID_REPEATS',
  });
  expectSame('the length of a round at 600 points', event.roundMinutes, 105);
  const idOf = await register(event, PLAYERS);
  const nameOf = new Map([...idOf].map(([name, id]) => [id, name]));
  const strengthOf = new Map(PLAYERS.map((name, index) => [idOf.get(name), index]));
  await event.change(['POST', '/open-check-in']);
  await expectRefused(() => event.change(['POST', '/rounds']), 'CONFLICT');
  for (const id of idOf.values()) await event.change(['POST', `/entrants/${id}/check-in`]);
  print(`${idOf.size} are checked in`);
  return { event, nameOf, strengthOf, print, draw: drawing(event, { print, nameOf }) };
};

/** A concession and a bye, with the points that each gives. */
const playFirst = async ({ event, nameOf, strengthOf, print, draw }) => {
  const first = await draw();
  expectSame('the tables of 17', first.tables.length, 8);
  await expectRefused(() => event.change(['POST', '/rounds']), 'WRONG_STATE');
  await reportRound(event, first, {
    strengthOf,
    special: {
      1: (entrants) => ({ kind: 'CONCESSION', concededBy: entrants[1] }),
    },
  });
  const { standings } = await event.read('/standings?round=1');
  const [winner, conceder] = first.tables[0].entrants;
  const conceded = standings.find(({ entrant }) => entrant === winner);
  expectSame(
    'a concession',
    [conceded.victoryPoints, conceded.victoryPointsConceded, conceded.leadersKilled],
    [12, 0, 1],
  );
  const bye = standings.find(({ entrant }) => entrant === first.unpaired.entrant);
  expectSame('a bye', [bye.tournamentPoints, bye.victoryPoints, bye.leadersKilled], [3, 6, 1]);
  print(`${nameOf.get(conceder)} concedes: 12-0 for ${nameOf.get(winner)}`);
  return first;
};

/** A correction, which must name the version that it replaces; then a dispute. */
const playSecond = async ({ event, nameOf, strengthOf, print, draw }) => {
  const second = await draw();
  await reportRound(event, second, { strengthOf });
  const [{ table, entrants }] = second.tables;
  const path = `/rounds/2/tables/${table}/result`;
  const corrected = { kind: 'PLAYED', victoryPoints: [4, 4] };
  await expectRefused(() => event.change(['PUT', path], corrected), 'VERSION_MISMATCH');
  const { version } = await event.change(['PUT', path], corrected, { 'if-match': '"1"' });
  expectSame('the version of a corrected result', version, '2');
  const { standings } = await event.read('/standings?round=2');
  expectSame(
    'a corrected draw',
    standings
      .filter(({ drawn }) => drawn === 1)
      .map(({ entrant }) => entrant)
      .sort(),
    [...entrants].sort(),
  );
  print(
    `table ${table} of round 2 corrected to 4-4: ${entrants.map((id) => nameOf.get(id)).join(' and ')} share the points`,
  );
  await showDispute(event, { print, nameOf, round: second });
  return { second, standings };
};

/** A late entrant joins and leaves the standings before as they were. */
const playThird = async ({ event, nameOf, strengthOf, print, draw }, standings) => {
  const late = await event.change(['POST', '/entrants'], { name: 'Rasto' });
  await event.change(['POST', `/entrants/${late.id}/check-in`]);
  nameOf.set(late.id, late.name);
  strengthOf.set(late.id, 8);
  expectSame('the number of the late entrant', late.number, 18);
  const afterSecond = async () => (await event.read('/standings?round=2')).standings;
  expectSame('standings that a late entrant leaves alone', await afterSecond(), standings);
  print('Rasto arrives late and joins from round 3');
  const third = await draw();
  expectSame('the tables of 18', [third.tables.length, third.unpaired], [9, null]);
  await reportRound(event, third, { strengthOf });
  expectSame('the standings after round 2, later', await afterSecond(), standings);
  return third;
};

/** The last round after a withdrawal, and the end. */
const playLast = async ({ event, nameOf, strengthOf, print, draw }, third) => {
  const leaver = third.tables.at(-1).entrants[1];
  await event.change(['POST', `/entrants/${leaver}/withdraw`], { reason: 'the last train' });
  print(`${nameOf.get(leaver)} leaves for the last train; the games played still count`);
  const final = await draw();
  expectSame('the tables of 17 again', [final.tables.length, final.unpaired !== null], [8, true]);
  await reportRound(event, final, { strengthOf });
  await event.change(['POST', '/finish']);
  await expectRefused(() => event.change(['POST', '/entrants'], { name: 'Too late' }), 'WRONG_STATE');
};

/** The final table; a bye is a win that nobody lost. */
const showFinal = async ({ event, nameOf, print }, { byes, seed }) => {
  const { standings, round } = await event.read('/standings');
  for (const standing of standings) print(row(nameOf, standing));
  expectSame('the round of the final standings', round, ROUNDS);
  expectSame('how many are ranked', standings.length, 18);
  expectSame(
    'all points given',
    standings.reduce((sum, { won, lost }) => sum + won - lost, 0),
    byes,
  );
  expectSame(
    'the hash of the seed',
    createHash('sha256').update(seed).digest('base64url'),
    event.seedCommitment,
  );
  const csv = await event.csv();
  expectSame('the lines of the CSV', csv.trimEnd().split('\r\n').length, 19);
  print('The final standings as CSV, for a spreadsheet:');
  for (const line of csv.trimEnd().split('\r\n')) print(`  ${line}`);
  print('The seed published with round 1 has the hash that was published before anybody registered.');
};

const playSeventeen = async ({ url, print, heading }) => {
  heading('A made-up event of seventeen, from check-in to the final table');
  const day = await openDoors({ url, print });
  const { event, nameOf } = day;
  const first = await playFirst(day);
  const { second, standings } = await playSecond(day);
  const third = await playThird(day, standings);
  await correctRoundOne(event, { print, nameOf, first, later: [second, third] });
  await playLast(day, third);
  // Rounds 1, 2 and 4 have an odd number of players.
  await showFinal(day, { byes: 3, seed: first.seed });
};

export const showTournaments = async (parts) => {
  await playEventOfEight(parts);
  await playSeventeen(parts);
  await showDoubles(parts);
};
