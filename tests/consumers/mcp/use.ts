import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const url = process.env['MUSTER_URL'] ?? '';

const connect = async (token?: string): Promise<Client> => {
  const client = new Client({ name: 'consumer', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    ...(token !== undefined && { requestInit: { headers: { authorization: `Bearer ${token}` } } }),
  });
  await client.connect(transport);
  return client;
};

const call = async (client: Client, name: string, given: Record<string, unknown>) => {
  const { isError, structuredContent } = await client.callTool({ name, arguments: given });
  return { isError: isError === true, answer: (structuredContent ?? {}) as Record<string, unknown> };
};

const anybody = await connect();
const { tools } = await anybody.listTools();
if (!tools.some(({ name }) => name === 'searchRules')) throw new Error('no search');

const wound = await call(anybody, 'getToWound', { strength: 4, defence: 9 });
if (wound.isError || wound.answer['needed'] !== '6/4') throw new Error(JSON.stringify(wound));

const found = await call(anybody, 'searchRules', { query: 'trapped' });
if (!JSON.stringify(found.answer).includes('"document"')) throw new Error('no citation');

const created = await fetch(`${url}/v1/tournaments`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  body: JSON.stringify({ name: 'MCP Cup', rounds: 3 }),
});
const { tournament, organiserToken } = (await created.json()) as {
  tournament: { id: string };
  organiserToken: string;
};
const open = { tournament: tournament.id, idempotencyKey: crypto.randomUUID() };
const refused = await call(anybody, 'openCheckIn', open);
if (refused.answer['code'] !== 'UNAUTHENTICATED') throw new Error(JSON.stringify(refused));
const organiser = await connect(organiserToken);
await call(organiser, 'openCheckIn', open);
const seen = await call(anybody, 'getTournament', { tournament: tournament.id });
if (seen.answer['state'] !== 'CHECK_IN') throw new Error(JSON.stringify(seen));

await anybody.close();
await organiser.close();
console.log('mcp: answered');
