// The parts of an organiser's program: its tournament, its token, and how it shows a table.
import { randomUUID } from 'node:crypto';
import { get, send } from './ask.mjs';

/** The state of an organiser's program: the address of its tournament and its token. Each change gets a key of its own. */
export const organise = async (url, settings) => {
  const headers = () => ({ 'idempotency-key': randomUUID() });
  const { tournament, organiserToken } = await send({
    url,
    path: '/v1/tournaments',
    body: settings,
    headers: headers(),
  });
  const home = `/v1/tournaments/${tournament.id}`;
  const authorization = `Bearer ${organiserToken}`;
  const keyed = (token, more) => ({ authorization: `Bearer ${token}`, ...headers(), ...more });
  return {
    ...tournament,
    read: (path = '') => get(url, `${home}${path}`),
    /** A reading for organisers only. */
    look: (path) => get(url, `${home}${path}`, { authorization }),
    /** A change by the holder of another token. */
    changeAs:
      (token) =>
      ([method, path], body, more = {}) =>
        send({ url, method, path: `${home}${path}`, body, headers: keyed(token, more) }),
    csv: async () =>
      (await fetch(`${url}${home}/standings/sheet`, { headers: { accept: 'text/csv' } })).text(),
    change: ([method, path], body, more = {}) =>
      send({ url, method, path: `${home}${path}`, body, headers: { authorization, ...headers(), ...more } }),
  };
};

/** The refusal that a change must get. */
export const expectRefused = async (change, code) => {
  const refusal = await change().then(
    () => 'not refused',
    ({ message }) => message,
  );
  if (!refusal.includes(code)) throw new Error(`expected ${code}, got: ${refusal}`);
  return refusal;
};

export const row = (
  nameOf,
  { rank, tied, entrant, tournamentPoints, victoryPointDifference, victoryPoints, leadersKilled },
) =>
  `${(tied ? `=${rank}` : `${rank}`).padStart(4)}  ${nameOf.get(entrant).padEnd(9)} ${String(tournamentPoints).padStart(3)} points  ${String(victoryPointDifference).padStart(4)} difference  ${String(victoryPoints).padStart(3)} for  ${leadersKilled} leaders`;

export const register = async (event, names) => {
  const idOf = new Map();
  for (const name of names) idOf.set(name, (await event.change(['POST', '/entrants'], { name })).id);
  return idOf;
};
