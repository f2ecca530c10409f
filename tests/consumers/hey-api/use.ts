import { createClient, createConfig } from './generated/client/index.js';
import {
  type Alignment,
  type CreateTournamentInput,
  createTournament,
  getToWound,
  listArmyLists,
} from './generated/index.js';

const client = createClient(createConfig({ baseUrl: process.env['MUSTER_URL'] ?? '' }));

const wound = await getToWound({ client, path: { strength: 4, defence: 9 }, throwOnError: true });
if (wound.data.needed !== '6/4') throw new Error(`needed: ${wound.data.needed}`);

const body: CreateTournamentInput = { name: 'Consumers', rounds: 3 };
const headers = { 'Idempotency-Key': crypto.randomUUID() };
const created = await createTournament({ client, body, headers, throwOnError: true });
const again = await createTournament({ client, body, headers, throwOnError: true });
if (again.data.organiserToken !== created.data.organiserToken) throw new Error('made twice');
if (again.response.headers.get('idempotent-replayed') !== 'true') throw new Error('not marked as repeated');

const alignment: Alignment = 'GOOD';
const lists = await listArmyLists({ client, query: { alignment }, throwOnError: true });
if (lists.data.items.length === 0) throw new Error('no army list');
console.log('hey-api: answered');
