// The worst requests that attacks and climbs have found, each as a stranger sends it: `prepare` makes what it needs.
import { randomBytes } from 'node:crypto';
import { archives, circle, doubling, roster } from './files.mjs';

const CAP = 4_096;

const change = (set, more = {}) => ({ op: 'a', by: '', at: 0, set, key: '', input: '', ...more });

/** A document of an event: `results` in all, each with `changes`. */
const document = ({ entrants, results, changes = 1, name = 'Large' }) => {
  const most = Math.floor(entrants / 2);
  const tables = Array.from({ length: most }, (_, at) => [2 * at + 1, 2 * at + 2, 'RANKED', '']);
  const round = {
    tables,
    unpaired: null,
    seed: null,
    roundsWithoutRematch: 0,
    basis: '',
    note: null,
    started: true,
  };
  const first = change({
    outcome: { kind: 'PLAYED', victoryPoints: [5, 3], leaderKilled: null },
    status: 'CONFIRMED',
  });
  const log = [first, ...Array.from({ length: changes - 1 }, () => change({}))];
  return JSON.stringify({
    format: 'muster-tournament',
    version: 1,
    head: [
      change({
        ...{ name, format: 'SINGLES', rounds: 30, unpaired: 'BYE', tiebreakers: [], cap: CAP },
        ...{ visibility: 'PUBLIC', startsOn: null, phase: 'REGISTRATION', seed: 'a' },
      }),
    ],
    entrants: Array.from({ length: entrants }, (_, at) => ({
      log: [change({ name: `Player ${at}`, members: [], club: null, withdrawn: false, reason: null })],
      army: null,
    })),
    rounds: Array.from({ length: Math.ceil(results / most) }, (_, at) => ({
      log: [change(round)],
      results: Array.from({ length: Math.min(most, results - most * at) }, (_, table) => ({
        table: table + 1,
        log,
      })),
    })),
    closing: null,
  });
};

/** Nothing but faults: it took 10 s and 1.6 GB. */
const faults = () => {
  const log = Array.from({ length: 2_000 }, () => ({}));
  return JSON.stringify({
    ...JSON.parse(document({ entrants: 2, results: 0 })),
    entrants: Array.from({ length: 500 }, () => ({ log, army: null })),
  });
};

/** A record of 4 MB for a calculation without a store. */
const record = (players = CAP, count = 30_000) => {
  const entrants = Array.from({ length: players }, (_, at) => ({ id: `e${at + 1}`, number: at + 1 }));
  const games = Array.from({ length: count }, (_, at) => {
    const [round, table] = [1 + Math.floor(at / (players / 2)), at % (players / 2)];
    const first = 1 + ((2 * table) % players);
    return {
      round,
      kind: 'PLAYED',
      entrants: [`e${first}`, `e${first + 1}`],
      victoryPoints: [at % 12, at % 7],
    };
  });
  return { round: 15, rounds: 15, entrants, games };
};

const post = (path, body, token) => ({ method: 'POST', path, body, token });
const graphql = (query, variables = {}) => post('/graphql', { query, variables });
const nested = (depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const unknown = (count) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, at]));

/** Words of which none is spelt as it is in the rules, as many as one search takes. */
const manyWords =
  'sheild wallls dragoon heroc combta mordro isengrad wariror knihgt archre spaer catpain troll goblni orcs elfs dwarfs hobits eagles wizrad';

/** Stands for another text in each try. */
export const FRESH = 'FRESH-FRESH-FRESH';

const persons = (count) =>
  Array.from(
    { length: count },
    (_, at) => `p${at}:createPerson(input:{name:"A"},idempotencyKey:"${FRESH}p${at}"){personToken}`,
  ).join(' ');

/** A change before each try, after which nothing that was read or rendered of the event is remembered. */
const afterChange = (request, { id, token }) => ({
  ...request,
  before: { method: 'PATCH', path: `/v1/tournaments/${id}`, body: { name: FRESH }, token },
});

/** Files of as many bytes as a request may have, random so that they do not pack. */
const noise = Array.from({ length: 3 }, (_, at) => ({
  name: `noise${at}.cat`,
  content: randomBytes(950_000).toString('base64'),
}));

const tool = (name, given) => ({
  ...post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }),
  headers: { accept: 'application/json, text/event-stream' },
});
const standingsOf = (id) => ({ name: 'getStandings', arguments: { tournament: id } });

/** A command as Discord sends it; whoever sends it signs it. */
const interaction = (name, options) => ({
  ...post('/discord/interactions', {
    ...{
      id: '1100000000000000001',
      application_id: '700000000000000001',
      type: 2,
      token: 'token',
      version: 1,
    },
    ...{ guild_id: '900000000000000001', member: { user: { id: '1', username: 'u' }, permissions: '0' } },
    data: {
      ...{ id: '3', type: 1, name },
      options: Object.entries(options).map(([key, value]) => ({
        ...{ name: key, value, type: typeof value === 'number' ? 4 : 3 },
      })),
    },
  }),
  isSigned: true,
});

/** More than the budget of one request reads. */
const EVENTS_OF_A_PERSON = 8;

/** Their ids, once they are made. */
const eventsOfPerson = [];

/** A person who is bound to events of 1,000 players. */
const person = async (ask) => {
  const { person: made, personToken } = await ask(post('/v1/people', { name: 'Anybody' }));
  for (let at = 0; at < EVENTS_OF_A_PERSON; at += 1) {
    const given = { document: document({ entrants: 1_000, results: 3_000, name: `Event ${at}` }) };
    const { tournament, organiserToken } = await ask(post('/v1/tournaments/import', given));
    eventsOfPerson.push(tournament.id);
    const role = { role: 'PLAYER', entrant: 'e1' };
    const { token } = await ask(post(`/v1/tournaments/${tournament.id}/roles`, role, organiserToken));
    const entry = { tournament: tournament.id, playerToken: token };
    await ask(post(`/v1/people/${made.id}/entries`, entry, personToken));
  }
  return { method: 'GET', path: `/v1/people/${made.id}`, token: personToken };
};

const edges = 'rounds{tables{entrants{games{opponent{games{round}}}}}}';

/** By name: how to make the request, given `ask`, and the id and token of a public event of 1,000 players and six rounds. */
export const worstKnown = {
  'edges of a large event': (_ask, event) =>
    afterChange(graphql(`{tournament(id:"${event.id}"){${edges}}}`), event),
  'edges of a large event, by its global id': (_ask, { id }) => {
    const ids = Array.from({ length: 50 }, () => Buffer.from(`Tournament:${id}`).toString('base64url'));
    const inner = 'rounds{tables{entrants{name games{round}}}}';
    return graphql(`query($ids:[ID!]!){nodes(ids:$ids){...on Tournament{${inner}}}}`, { ids });
  },
  'a person of many large events': person,
  'the same events by their global ids': () => {
    const ids = eventsOfPerson.map((id) => Buffer.from(`Tournament:${id}`).toString('base64url'));
    return graphql('query($ids:[ID!]!){nodes(ids:$ids){...on Tournament{rounds{number}}}}', { ids });
  },
  'a catalogue in a circle': () => post('/v1/catalogues', { name: 'Circle', files: circle }),
  'a catalogue that doubles at each level': () => post('/v1/catalogues', { name: 'Double', files: doubling }),
  archives: () => post('/v1/catalogues', { name: 'Zips', files: archives }),
  'a broken roster': () => post('/v1/armies/read-roster', { roster }),
  'standings of a record of 4 MB': () => post('/v1/standings/calculate', record()),
  'a draw of a record of 4 MB': () => post('/v1/pairings/calculate', { ...record(), round: 16, rounds: 20 }),
  'the largest draw that is answered': () =>
    post('/v1/pairings/calculate', { ...record(CAP, 3 * CAP), round: 7, rounds: 20 }),
  'fifteen draws in a batch': () => {
    const input = { ...record(250, 500), round: 5, rounds: 20 };
    const questions = Array.from({ length: 15 }, () => ({ operation: 'calculatePairings', input }));
    return post('/v1/batch', { questions });
  },
  'faulty standings': () => {
    const values = Array.from({ length: 60_000 }, () => ({}));
    const entrants = [{ id: 'a', number: 1 }];
    return post('/v1/standings/calculate', {
      entrants,
      tiebreakers: Array.from({ length: 20 }, () => ({ values })),
    });
  },
  'unknown fields': () => post('/v1/standings/calculate', unknown(150_000)),
  'unknown fields in a variable': () =>
    graphql('query($input:ChargeInput!){checkCharge(input:$input){mayCharge}}', { input: unknown(150_000) }),
  brackets: () => ({ ...post('/v1/standings/calculate'), text: nested(500_000) }),
  'a search for thousands of words': () => ({
    method: 'GET',
    path: `/v1/rules/search?query=${'gandalf%20aragrn%20'.repeat(450)}`,
  }),
  'searches for many words in a batch': () => {
    const input = { query: manyWords };
    return post('/v1/batch', {
      questions: Array.from({ length: 100 }, () => ({ operation: 'searchRules', input })),
    });
  },
  'sixty persons in one document': () => graphql(`mutation{${persons(60)}}`),
  'a person and changes of a large event in one document': (_ask, { id, token }) => {
    const change = (at) =>
      `a${at}:updateTournament(tournament:"${id}",input:{name:"N${at}"},idempotencyKey:"${FRESH}${at}"){rounds{number}}`;
    const changes = Array.from({ length: 10 }, (_, at) => change(at));
    return { ...graphql(`mutation{${persons(1)} ${changes.join(' ')}}`), token };
  },
  'an upload of what does not pack': () => post('/v1/catalogues/uploads', { files: noise }),
  'a tool that answers at length': (_ask, { id }) => tool('callTool', standingsOf(id)),
  'the same, read on from its middle': (_ask, { id }) =>
    tool('callTool', { ...standingsOf(id), at: '/standings', from: 500 }),
  'a search for tools by many words': () =>
    tool('findTools', {
      task: 'regsiter entrnats standngs pairngs tournamnet legaue resluts webhoks armise rostres',
    }),
  'a tool of megabytes': () => tool('calculateStandings', record(2_000, 15_000)),
  'a fight in Discord': () =>
    interaction('duel', {
      first: '6x A3 F6 elven',
      second: '6x A3 F5',
      'first-rerolls': 3,
      'second-rerolls': 3,
    }),
  'names in Discord': () =>
    interaction('strikes', { strikes: 'gandalf aragrn '.repeat(260), target: 'D6 W3' }),
  'a page of 1,000 players': (_ask, event) =>
    afterChange({ method: 'GET', path: `/tournaments/${event.id}/hall` }, event),
  'standings of 1,000 players': (_ask, event) =>
    afterChange({ method: 'GET', path: `/v1/tournaments/${event.id}/standings` }, event),
  'the export of 1,000 players': (_ask, event) =>
    afterChange({ method: 'GET', path: `/v1/tournaments/${event.id}/export`, token: event.token }, event),
  // Last, by a server that has compiled what it runs: an import touches most of it.
  'an import of as many things as fit': () =>
    post('/v1/tournaments/import', { document: document({ entrants: 1_300, results: 4_600 }) }),
  'an import of many changes': () =>
    post('/v1/tournaments/import', { document: document({ entrants: 1_000, results: 3_000, changes: 8 }) }),
  'an import of too many things': () =>
    post('/v1/tournaments/import', { document: document({ entrants: CAP, results: 11_000 }) }),
  'an import of faults': () => post('/v1/tournaments/import', { document: faults() }),
};

/** The event that some of them are about. */
export const largeEvent = () =>
  post('/v1/tournaments/import', { document: document({ entrants: 1_000, results: 3_000 }) });
