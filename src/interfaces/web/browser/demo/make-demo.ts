import { demoEventTexts as texts } from './demo-event-texts';

/** Makes a demo event by the operations that every organiser's program uses: the start page and `npm run demo` share it. */

interface Step {
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly token?: string;
  /** Refusals that say that nothing is left to do. */
  readonly unless?: readonly string[];
}

/** Sends one change and answers what the service says; a refusal is an error. */
export type Change = <Answer = unknown>(step: Step) => Promise<Answer>;

interface Place {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

/** The event and its league, with the tokens that open them. */
export interface Demo {
  readonly event: Place & { readonly recoveryCode: string };
  readonly league: Omit<Place, 'name'>;
  /** The token of a player whose table is not reported yet. */
  readonly player: string;
}

interface Created {
  readonly tournament: { readonly id: string; readonly name: string };
  readonly league: { readonly id: string };
  readonly organiserToken: string;
  readonly recoveryCode: string;
  readonly token: string;
}

interface Drawn {
  readonly tables: readonly { readonly table: number; readonly entrants: readonly string[] }[];
}

const ROUNDS = 4;
/** Rounds that are over; in the one after them every second table is still played. */
const OVER = 2;
const LEAST = 3;
const LARGEST_MARGIN = 9;
const LEADER_MARGIN = 4;

const scoreOf = (table: number, entrants: readonly string[]): object => {
  const [a = 0, b = 0] = entrants.map((id) => Number(id.slice(1)));
  const margin = Math.min(LARGEST_MARGIN, Math.abs(a - b));
  const wins = a < b;
  return {
    table,
    kind: 'PLAYED',
    victoryPoints: wins ? [LEAST + margin, LEAST] : [LEAST, LEAST + margin],
    leaderKilled: [wins && margin > LEADER_MARGIN, !wins && margin > LEADER_MARGIN],
  };
};

/** An event of sixteen of the edition of 2024 in its third round, in a league. `say` hears each step before it is made. */
export const makeDemo = async (
  change: Change,
  { today }: { readonly today: string },
  say: (step: 'EVENT' | 'PLAYERS' | 'ROUND', round?: number) => void,
): Promise<Demo> => {
  say('EVENT');
  const { tournament, organiserToken, recoveryCode } = await change<Created>({
    path: '/v1/tournaments',
    body: {
      name: texts.event,
      rounds: ROUNDS,
      edition: '2024',
      pointsLimit: 600,
      startsOn: today,
      scenarios: texts.scenarios,
    },
  });
  const home = `/v1/tournaments/${tournament.id}`;
  const act = <Answer>(path: string, body: object = {}): Promise<Answer> =>
    change<Answer>({ path: home + path, body, token: organiserToken });
  say('PLAYERS');
  await act('/entrants/bulk', { entrants: texts.players.map(([name, club]) => ({ name, club })) });
  const league = await makeLeague(change);
  await change({
    path: `/v1/leagues/${league.id}/offers`,
    body: { tournament: tournament.id },
    token: organiserToken,
  });
  await change({
    path: `/v1/leagues/${league.id}/tournaments`,
    body: { tournament: tournament.id },
    token: league.token,
  });
  let player = 'e1';
  for (let round = 1; round <= OVER + 1; round++) {
    say('ROUND', round);
    const { tables } = await act<Drawn>('/rounds');
    await act(`/rounds/${round}/start`);
    const over = tables.filter((_, index) => round <= OVER || index % 2 === 0);
    player = tables.find((table) => !over.includes(table))?.entrants[0] ?? player;
    const results = over.map(({ table, entrants }) => scoreOf(table, entrants));
    await act(`/rounds/${round}/results`, { results });
  }
  const { token } = await act<Created>('/roles', { role: 'PLAYER', entrant: player });
  return {
    event: { id: tournament.id, name: tournament.name, token: organiserToken, recoveryCode },
    league,
    player: token,
  };
};

const makeLeague = async (change: Change): Promise<Demo['league']> => {
  const { league, organiserToken } = await change<Created>({
    path: '/v1/leagues',
    body: {
      name: texts.league,
      rule: { scoring: 'PLACE', placePoints: [10, 7, 5], participationPoints: 2 },
    },
  });
  return { id: league.id, token: organiserToken };
};

/** Deletes the event and the league with everything in them, whatever has become of them since, or of an earlier try. */
export const throwAway = async (change: Change, { event, league }: Demo): Promise<void> => {
  const path = `/v1/tournaments/${event.id}`;
  const { token } = event;
  const body = { reason: texts.cancelled };
  const gone = ['GONE', 'NOT_FOUND'];
  // Only a cancelled event can be deleted, and only one that is not finished can be cancelled.
  for (const act of ['reopen', 'cancel'])
    await change({ path: `${path}/${act}`, body, token, unless: [...gone, 'WRONG_STATE'] });
  await change({ method: 'DELETE', path, token, unless: gone });
  await change({
    method: 'DELETE',
    path: `/v1/leagues/${league.id}`,
    token: league.token,
    unless: gone,
  });
};

/** The addresses of a demo's pages: the console and the player's page with the tokens that open them. */
export const demoLinks = ({ event, league, player }: Demo) => ({
  event: `/tournaments/${event.id}`,
  hall: `/tournaments/${event.id}/hall`,
  player: `/play#${event.id}.${player}`,
  console: `/organise#${event.id}.${event.token}`,
  league: `/leagues/${league.id}`,
});
