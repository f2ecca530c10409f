// The worst requests that attacks and climbs have found, each as a stranger sends it: `prepare` makes what it needs.
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
const record = () => {
  const entrants = Array.from({ length: CAP }, (_, at) => ({ id: `e${at + 1}`, number: at + 1 }));
  const games = Array.from({ length: 30_000 }, (_, at) => {
    const [round, table] = [1 + Math.floor(at / (CAP / 2)), at % (CAP / 2)];
    const first = 1 + ((2 * table) % CAP);
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

const EVENTS_OF_A_PERSON = 20;

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
    await ask(post(`/v1/people/${made.person}/entries`, entry, personToken));
  }
  return { method: 'GET', path: `/v1/people/${made.person}`, token: personToken };
};

const edges = 'rounds{tables{entrants{games{opponent{games{round}}}}}}';

/** By name: how to make the request, given `ask`, and the id and token of a public event of 1,000 players and six rounds. */
export const worstKnown = {
  'an import of as many things as fit': () =>
    post('/v1/tournaments/import', { document: document({ entrants: 1_500, results: 6_000 }) }),
  'an import of many changes': () =>
    post('/v1/tournaments/import', { document: document({ entrants: 1_000, results: 3_000, changes: 8 }) }),
  'an import of too many things': () =>
    post('/v1/tournaments/import', { document: document({ entrants: CAP, results: 11_000 }) }),
  'an import of faults': () => post('/v1/tournaments/import', { document: faults() }),
  'edges of a large event': (_ask, { id }) => graphql(`{tournament(id:"${id}"){${edges}}}`),
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
  'sixty persons in one document': () =>
    graphql(
      `mutation{${Array.from({ length: 60 }, (_, at) => `a${at}:createPerson(input:{name:"A"}){personToken}`).join(' ')}}`,
    ),
  'a page of 1,000 players': (_ask, { id }) => ({ method: 'GET', path: `/tournaments/${id}/hall` }),
  'standings of 1,000 players': (_ask, { id }) => ({
    method: 'GET',
    path: `/v1/tournaments/${id}/standings`,
  }),
  'the export of 1,000 players': (_ask, { id, token }) => ({
    method: 'GET',
    path: `/v1/tournaments/${id}/export`,
    token,
  }),
};

/** The event that some of them are about. */
export const largeEvent = () =>
  post('/v1/tournaments/import', { document: document({ entrants: 1_000, results: 3_000 }) });
