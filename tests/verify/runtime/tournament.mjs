// An event of 16 players and 4 rounds through REST, with its results checked against a count of our own.
import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';

const PLAYERS = 16;
const ROUNDS = 4;

const send = async (url, method, path, { body, token } = {}) => {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });
  const answer = await response.json();
  assert.ok(response.ok, `${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
};

/** Plays the event; answers how to change something of it afterwards with the token it was made with. */
export const playTournament = async (url) => {
  const { tournament, organiserToken: token } = await send(url, 'POST', '/v1/tournaments', {
    body: { name: 'Sixteen', rounds: ROUNDS },
  });
  const home = `/v1/tournaments/${tournament.id}`;
  for (let player = 1; player <= PLAYERS; player += 1)
    await send(url, 'POST', `${home}/entrants`, { body: { name: `Player ${player}` }, token });

  const met = new Set();
  const points = new Map();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { tables } = await send(url, 'POST', `${home}/rounds`, { token });
    assert.equal(tables.length, PLAYERS / 2);
    await send(url, 'POST', `${home}/rounds/${round}/start`, { token });
    // All tables report at once: their writes compete.
    await Promise.all(
      tables.map(async ({ entrants }, at) => {
        const pair = entrants.toSorted().join(' ');
        assert.ok(!met.has(pair), `${pair} meet twice`);
        met.add(pair);
        points.set(entrants[0], (points.get(entrants[0]) ?? 0) + 1);
        await send(url, 'PUT', `${home}/rounds/${round}/tables/${at + 1}/result`, {
          token,
          body: { kind: 'PLAYED', victoryPoints: [10 + at, at] },
        });
      }),
    );
  }
  const { standings } = await send(url, 'GET', `${home}/standings`);
  assert.equal(standings.length, PLAYERS);
  const wins = Object.fromEntries(standings.map(({ entrant, won }) => [entrant.id ?? entrant, won]));
  for (const [entrant, won] of Object.entries(wins)) assert.equal(won, points.get(entrant) ?? 0, entrant);
  return { home, changeSomething: (other) => send(other, 'POST', `${home}/finish`, { token }) };
};
