// An event of 16 players and 4 rounds through REST, with its results checked against a count of our own.
import { strict as assert } from 'node:assert';
import { changerOf, get } from '../../../scripts/demo/ask.mjs';

const PLAYERS = 16;
const ROUNDS = 4;

/** Plays the event; answers how to change something of it afterwards with the token it was made with. */
export const playTournament = async (url) => {
  const send = changerOf(url);
  const { tournament, organiserToken: token } = await send('POST', '/v1/tournaments', {
    name: 'Sixteen',
    rounds: ROUNDS,
  });
  const home = `/v1/tournaments/${tournament.id}`;
  for (let player = 1; player <= PLAYERS; player += 1)
    await send('POST', `${home}/entrants`, { name: `Player ${player}` }, token);

  const met = new Set();
  const points = new Map();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { tables } = await send('POST', `${home}/rounds`, {}, token);
    assert.equal(tables.length, PLAYERS / 2);
    await send('POST', `${home}/rounds/${round}/start`, {}, token);
    // All tables report at once: their writes compete.
    await Promise.all(
      tables.map(async ({ entrants }, at) => {
        const pair = entrants.toSorted().join(' ');
        assert.ok(!met.has(pair), `${pair} meet twice`);
        met.add(pair);
        points.set(entrants[0], (points.get(entrants[0]) ?? 0) + 1);
        const result = { kind: 'PLAYED', victoryPoints: [10 + at, at] };
        await send('PUT', `${home}/rounds/${round}/tables/${at + 1}/result`, result, token);
      }),
    );
  }
  const { standings } = await get(url, `${home}/standings`);
  assert.equal(standings.length, PLAYERS);
  const wins = Object.fromEntries(standings.map(({ entrant, won }) => [entrant.id ?? entrant, won]));
  for (const [entrant, won] of Object.entries(wins)) assert.equal(won, points.get(entrant) ?? 0, entrant);
  return { home, changeSomething: (other) => changerOf(other)('POST', `${home}/finish`, {}, token) };
};
