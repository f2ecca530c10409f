import createClient from 'openapi-fetch';
import type { components, paths } from './generated/schema.js';

const client = createClient<paths>({ baseUrl: process.env['MUSTER_URL'] ?? '' });

const wound = await client.GET('/v1/rules/to-wound/{strength}/{defence}', {
  params: { path: { strength: 4, defence: 9 } },
});
if (wound.data?.needed !== '6/4') throw new Error(`needed: ${wound.data?.needed}`);

// A named body, none of whose optional fields has to be given.
const tournament: components['schemas']['CreateTournamentInput'] = { name: 'Consumers', rounds: 3 };
const created = await client.POST('/v1/tournaments', {
  body: tournament,
  params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
});
const location = created.response.headers.get('location');
if (location !== `/v1/tournaments/${created.data?.tournament.id}`) throw new Error(`Location: ${location}`);

const refused = await client.GET('/v1/rules/charts/{id}', { params: { path: { id: 'dragons' } } });
const code: 'NOT_FOUND' | string | undefined =
  refused.error && 'code' in refused.error ? refused.error.code : undefined;
if (code !== 'NOT_FOUND') throw new Error(`code: ${code}`);

// Two equal Warriors: even chances of the Duel, and a wound on 5+ (document 003, TO WOUND CHART): 1/2 x 1/3.
const warrior = { profiles: [{ profile: 'warrior-of-rohan' }] };
const matchup = await client.POST('/v1/armies/matchup', { body: { sides: [warrior, warrior] } });
const fight = matchup.data?.fights[0];
if (fight?.wins.fraction !== '1/2' || fight.slays.fraction !== '1/6')
  throw new Error(`matchup: ${JSON.stringify(matchup.error ?? fight)}`);

// A person is created with a key, then read and erased with the token that the answer holds.
const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });
const granted = await client.POST('/v1/people', { body: { name: 'Ann' }, params: { header: key() } });
if (!granted.data) throw new Error(`createPerson: ${JSON.stringify(granted.error)}`);
const { person, personToken } = granted.data;
const headers = { authorization: `Bearer ${personToken}` };
const address = { person: person.id };
const read = await client.GET('/v1/people/{person}', { params: { path: address }, headers });
if (read.data?.name !== 'Ann') throw new Error(`person: ${JSON.stringify(read.error ?? read.data)}`);
const erased = await client.POST('/v1/people/{person}/erase', {
  params: { path: address, header: { ...key(), 'If-Match': '*' } },
  headers,
});
if (erased.data?.erased !== true) throw new Error(`erasePerson: ${JSON.stringify(erased.error)}`);
const gone = await client.GET('/v1/people/{person}', { params: { path: address }, headers });
if (gone.response.status !== 410) throw new Error(`an erased person answers ${gone.response.status}`);

const desk = await client.GET('/v1/tournaments/{tournament}/army-desk', {
  params: { path: { tournament: created.data?.tournament.id ?? '' } },
  headers: { authorization: `Bearer ${created.data?.organiserToken}` },
});
if (desk.data?.counts.find(({ status }) => status === 'MISSING')?.entrants !== 0)
  throw new Error(`army desk: ${JSON.stringify(desk.error ?? desk.data)}`);
console.log('openapi-fetch: answered');
