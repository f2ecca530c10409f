import { createTournament, getToWound, listCharts, type CreateTournamentInput } from './generated/muster.js';

const url = process.env['MUSTER_URL'] ?? '';
const request = globalThis.fetch;
globalThis.fetch = (address, init) => request(new URL(String(address), url), init);

const wound = await getToWound(4, 9);
if (wound.status !== 200 || wound.data.needed !== '6/4') throw new Error(`answered ${wound.status}`);

const input: CreateTournamentInput = { name: 'Consumers', rounds: 3 };
const created = await createTournament(input, { headers: { 'Idempotency-Key': crypto.randomUUID() } });
if (created.status !== 201) throw new Error(`answered ${created.status}`);

const charts = await listCharts();
if (charts.status !== 200 || charts.data.items.length === 0) throw new Error('no chart');
console.log('orval: answered');
