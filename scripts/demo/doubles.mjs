// A doubles event of six teams: a doubles scenario for each round, teams as entrants, the same draws and standings.
import { expectSame } from './ask.mjs';
import { organise, row } from './organise.mjs';

const TEAMS = [
  ['Adela', 'Bruno'], ['Clara', 'Dario'], ['Edith', 'Felix'],
  ['Greta', 'Hugo'], ['Ivana', 'Jonas'], ['Karla', 'Lukas'],
]; // prettier-ignore
const SCENARIOS = ['no-escape', 'take-and-hold', 'cornered'];

/** The team registered first wins by the number of places between the two. */
const resultOf = ([one, other]) => {
  const [a, b] = [one, other].map((id) => Number(id.slice(1)));
  const margin = Math.abs(a - b);
  return { kind: 'PLAYED', victoryPoints: a < b ? [4 + margin, 4] : [4, 4 + margin] };
};

export const showDoubles = async ({ url, print, heading }) => {
  heading('A doubles event of six teams');
  const event = await organise(url, {
    name: 'Six teams',
    format: 'DOUBLES',
    pointsLimit: 1000,
    scenarios: SCENARIOS,
  });
  expectSame('the rounds proposed for 1,000 points', event.rounds, 3);
  const nameOf = new Map();
  for (const members of TEAMS) {
    const name = members.join(' & ');
    nameOf.set((await event.change(['POST', '/entrants'], { name, members })).id, name);
  }
  const met = new Set();
  for (const number of [1, 2, 3]) {
    const round = await event.change(['POST', '/rounds']);
    await event.change(['POST', `/rounds/${number}/start`]);
    print(`Round ${number}, ${round.scenario}:`);
    for (const { table, entrants, reason } of round.tables) {
      print(`  table ${table}: ${entrants.map((id) => nameOf.get(id)).join(' - ')}  (${reason.text})`);
      const pair = [...entrants].sort().join(' ');
      // The final round is straight, whoever has met.
      if (number < 3 && met.has(pair)) throw new Error(`${pair} meet again`);
      met.add(pair);
      await event.change(['PUT', `/rounds/${number}/tables/${table}/result`], resultOf(entrants));
    }
  }
  await event.change(['POST', '/finish']);
  const { standings, final } = await event.read('/standings');
  for (const standing of standings) print(row(nameOf, standing));
  expectSame(
    'the first, who lost to nobody',
    [final, standings[0].entrant, standings[0].won],
    [true, 'e1', 3],
  );
};
