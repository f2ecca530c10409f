// Forty players sign up, check in, report and confirm by themselves, all at once, over connections that break: requests are cut off,
// sent twice and repeated. Nothing acknowledged may be lost, and no place given twice.
//   node tests/verify/events/sign-ups.mjs [url]
import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { withServer } from '../../../scripts/demo/server.mjs';

const PLAYERS = 40;
const CAP = 36;
const ROUNDS = 3;
const SIGN_UPS_PER_ADDRESS = 60;

const troubles = { cut: 0, twice: 0, repeated: 0 };

const once = (url, { method, path, body, token, key, ifMatch }, signal) =>
  fetch(`${url}${path}`, {
    method,
    signal,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(ifMatch && { 'if-match': ifMatch }),
    },
    body: JSON.stringify(body ?? {}),
  });

/** Sends a request until it is answered, through trouble: cut off on its way, or sent twice at once. */
const insist = async (url, asked) => {
  const request = { ...asked, key: randomUUID() };
  for (let tries = 0; tries < 200; tries += 1) {
    const luck = randomInt(100);
    if (luck < 25) {
      // The answer is never read; whether it happened the client cannot know.
      troubles.cut += 1;
      const cut = new AbortController();
      const sent = once(url, request, cut.signal).catch(() => undefined);
      await wait(randomInt(30));
      cut.abort();
      await sent;
    }
    if (luck >= 90) {
      troubles.twice += 1;
      await once(url, request).then(
        (response) => response.arrayBuffer(),
        () => undefined,
      );
    }
    const response = await once(url, request);
    const answer = await response.json();
    if (response.ok) return answer;
    if (!response.headers.has('retry-after')) return { refused: answer };
    troubles.repeated += 1;
    await wait(20 + randomInt(100));
  }
  throw new Error(`${asked.method} ${asked.path} was never answered`);
};

const must = async (url, asked) => {
  const answer = await insist(url, asked);
  if (answer.refused) throw new Error(`${asked.method} ${asked.path}: ${JSON.stringify(answer.refused)}`);
  return answer;
};

/** As the organiser reads it: readers without a token are given a change a moment after it. */
const readAs = (url, token) => async (path) =>
  (await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })).json();

const play = async (url) => {
  const body = { name: 'Forty', rounds: ROUNDS, cap: CAP };
  const created = await must(url, { method: 'POST', path: '/v1/tournaments', body });
  const token = created.organiserToken;
  const read = readAs(url, token);
  const home = `/v1/tournaments/${created.tournament.id}`;
  const privacyText = 'The organiser keeps names until the event is over.';
  const { privacyDigest: consentTo } = await must(url, {
    method: 'PUT',
    path: `${home}/sign-up`,
    token,
    body: { isOpen: true, privacyText, mostPerAddress: 100 },
  });

  const players = await Promise.all(
    Array.from({ length: PLAYERS }, async (_, index) => {
      const name = `Player ${index + 1}`;
      const signedUp = await must(url, {
        method: 'POST',
        path: `${home}/sign-ups`,
        body: { name, consentTo },
      });
      return { name, id: signedUp.entrant.id, token: signedUp.playerToken };
    }),
  );
  const tokenOf = new Map(players.map((player) => [player.id, player.token]));
  const signedUp = await read(home);
  strictEqual(signedUp.entrants.length, PLAYERS, 'every player is entered once');
  strictEqual(new Set(players.map(({ id }) => id)).size, PLAYERS, 'no number is given twice');
  for (const { id, name } of players)
    strictEqual(signedUp.entrants.find((entrant) => entrant.id === id).name, name);
  const count = ({ entrants }, status) => entrants.filter((entrant) => entrant.status === status).length;
  deepStrictEqual([count(signedUp, 'ACTIVE'), count(signedUp, 'WAITING')], [CAP, PLAYERS - CAP]);

  const left = signedUp.entrants.filter(({ status }) => status === 'ACTIVE').slice(0, PLAYERS - CAP);
  await Promise.all(
    left.map(({ id }) =>
      must(url, { method: 'POST', path: `${home}/entrants/${id}/withdraw`, token: tokenOf.get(id) }),
    ),
  );
  strictEqual(count(await read(home), 'ACTIVE'), CAP, 'who waited has the places of who left');
  await must(url, { method: 'POST', path: `${home}/open-check-in`, token });
  const here = players.filter(({ id }) => left.every((gone) => gone.id !== id));
  await Promise.all(
    here.map((player) =>
      must(url, { method: 'POST', path: `${home}/entrants/${player.id}/check-in`, token: player.token }),
    ),
  );
  deepStrictEqual(count(await read(home), 'ACTIVE'), CAP);

  for (let round = 1; round <= ROUNDS; round += 1) {
    await must(url, { method: 'POST', path: `${home}/rounds`, token });
    await must(url, { method: 'POST', path: `${home}/rounds/${round}/start`, token });
    const { tables } = await read(`${home}/rounds/${round}`);
    strictEqual(tables.length, CAP / 2);
    const points = new Map();
    await Promise.all(
      tables.map(async ({ table, entrants: [first, second] }) => {
        const at = `${home}/rounds/${round}/tables/${table}`;
        const victoryPoints = [randomInt(13), randomInt(13)];
        points.set(table, victoryPoints);
        const result = { kind: 'PLAYED', victoryPoints };
        // Both report at once; whoever comes second confirms.
        const both = await Promise.all(
          [first, second].map((id) =>
            insist(url, { method: 'PUT', path: `${at}/result`, body: result, token: tokenOf.get(id) }),
          ),
        );
        const reporter = both.findIndex(({ refused }) => !refused);
        ok(reporter >= 0, `somebody has reported table ${table}: ${JSON.stringify(both)}`);
        const { version } = both[reporter];
        const other = reporter === 0 ? second : first;
        await must(url, {
          method: 'POST',
          path: `${at}/confirm`,
          token: tokenOf.get(other),
          ifMatch: version,
        });
      }),
    );
    const played = await read(`${home}/rounds/${round}`);
    strictEqual(played.state, 'COMPLETE');
    for (const { table, result } of played.tables) {
      deepStrictEqual(result.victoryPoints, points.get(table));
      strictEqual(result.status, 'CONFIRMED');
    }
  }
  await must(url, { method: 'POST', path: `${home}/finish`, token });
  strictEqual((await read(`${home}/standings`)).standings.length, CAP);

  // A flood from one network address: a second event takes what is left, then it is refused with the time to wait.
  const other = await must(url, {
    method: 'POST',
    path: '/v1/tournaments',
    body: { name: 'Flood', rounds: 1 },
  });
  const flooded = `/v1/tournaments/${other.tournament.id}`;
  await must(url, {
    method: 'PUT',
    path: `${flooded}/sign-up`,
    token: other.organiserToken,
    body: { isOpen: true, privacyText, mostPerAddress: 100 },
  });
  const statuses = [];
  for (let index = 0; index <= SIGN_UPS_PER_ADDRESS; index += 1) {
    const request = { method: 'POST', path: `${flooded}/sign-ups`, body: { name: 'Flood', consentTo } };
    const response = await once(url, { ...request, key: randomUUID() });
    statuses.push(response.status);
    await response.arrayBuffer();
    if (response.status !== 429) continue;
    ok(Number(response.headers.get('retry-after')) > 0);
    break;
  }
  ok(statuses.includes(429), 'a flood is refused');
  console.log(
    `sign-ups: ${PLAYERS} players, ${JSON.stringify(troubles)}, flood refused after ${statuses.length - 1}`,
  );
};

await withServer(process.argv[2], play);
