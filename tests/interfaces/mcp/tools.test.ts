import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { tools } from '../../../src/interfaces/mcp/generated/tools';
import { fetchFrom } from '../../clients/in-process';
import { type Interfaces, createInterfaces } from '../in-process';

/** The official client, connected to the service in this process. */
const connected = async (
  interfaces: Interfaces,
  { token, query = '' }: { readonly token?: string; readonly query?: string } = {},
): Promise<Client> => {
  const client = new Client({ name: 'test', version: '1' });
  const send = fetchFrom(interfaces);
  const transport = new StreamableHTTPClientTransport(new URL(`http://muster.test/mcp${query}`), {
    fetch: async (url, request = {}) => {
      const { pathname, search } = new URL(url);
      const headers = Object.fromEntries(new Headers(request.headers));
      return send(`${pathname}${search}`, { ...request, headers });
    },
    ...(token !== undefined && { requestInit: { headers: { authorization: `Bearer ${token}` } } }),
  });
  await client.connect(transport as Parameters<Client['connect']>[0]);
  return client;
};

interface Called {
  readonly isError?: boolean;
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly content: readonly { readonly text: string }[];
}

const call = async (client: Client, name: string, given: Record<string, unknown>): Promise<Called> =>
  (await client.callTool({ name, arguments: given })) as unknown as Called;

const namesOf = async (client: Client): Promise<readonly string[]> =>
  (await client.listTools()).tools.map(({ name }) => name);

const settings = { name: 'Grand Tournament', rounds: 3 };

describe('the Model Context Protocol', () => {
  it('says who it is and what to begin with', async () => {
    const client = await connected(createInterfaces());
    expect(client.getServerVersion()?.name).toBe('muster');
    expect(client.getInstructions()).toContain('searchRules');
  });

  it.each([
    ...[
      'createLinkCode',
      'redeemLinkCode',
      'claimCodes',
      'grantRole',
      'signUp',
      'signUpClub',
      'createInvitation',
    ],
    ...['issueLeaguePlayerToken', 'recoverOrganiserToken', 'createPerson', 'createWebhook', 'createRoll'],
  ])('has no tool for %s, whose token or code would stay in a conversation', (name) => {
    const loads = Object.values(tools).map(({ load }) => String(load));
    expect(loads.some((load) => load.includes('toWound'))).toBe(true);
    expect(loads.filter((load) => new RegExp(`\\b${name}\\b`).test(load))).toEqual([]);
  });

  it('lists what most need, with schemas, and no change without a token', async () => {
    const { tools } = await (await connected(createInterfaces())).listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'searchRules',
        'getChart',
        'calculateFightOdds',
        'validateArmy',
        'getStandings',
        'findTools',
        'callTool',
      ]),
    );
    expect(names).not.toContain('drawRound');
    expect(tools.every(({ description = '' }) => description.length > 10)).toBe(true);
    expect(tools.find(({ name }) => name === 'getToWound')?.inputSchema).toMatchObject({
      type: 'object',
      required: ['strength', 'defence'],
      properties: { strength: { type: 'integer', minimum: 1, maximum: 10 } },
    });
    // A model reads all of it before its first question: 8,000 tokens of at least 3 characters.
    expect(JSON.stringify(tools).length).toBeLessThan(24_000);
  });

  it('lists everything that is asked for, and changes with a token', async () => {
    const interfaces = createInterfaces();
    const few = await namesOf(await connected(interfaces));
    const all = await namesOf(await connected(interfaces, { query: '?tools=all' }));
    const withToken = await namesOf(await connected(interfaces, { token: 'any', query: '?tools=all' }));
    expect(all.length).toBeGreaterThan(few.length);
    expect(all).toContain('checkMayMove');
    expect(all).not.toContain('drawRound');
    expect(withToken).toEqual(expect.arrayContaining([...all, 'drawRound']));
    // Their answers hold new tokens.
    for (const name of ['createTournament', 'recoverOrganiserToken', 'grantRole'])
      expect(withToken).not.toContain(name);
  });

  it('answers as REST does, as data and as text', async () => {
    const interfaces = createInterfaces();
    const { structuredContent, content } = await call(await connected(interfaces), 'getToWound', {
      strength: 4,
      defence: 9,
    });
    const { body = '' } = await interfaces.send({ method: 'GET', url: '/v1/rules/to-wound/4/9' });
    expect(structuredContent).toEqual(JSON.parse(body));
    expect(structuredContent).toMatchObject({ needed: '6/4', source: { document: '003', page: 35 } });
    expect(JSON.parse(content[0]?.text ?? '')).toEqual(structuredContent);
  });

  it('finds rules with their sources', async () => {
    const client = await connected(createInterfaces());
    const { structuredContent } = await call(client, 'searchRules', { query: 'heroic combat' });
    const items = structuredContent?.['items'] as readonly { readonly source: object }[];
    expect(items[1]?.source).toMatchObject({
      document: expect.stringMatching(/^00\d$/),
      page: expect.any(Number),
    });
  });

  it('refuses bad input with every fault, and what is no tool with the nearest', async () => {
    const client = await connected(createInterfaces());
    const wrong = await call(client, 'getToWound', { strength: 11, defense: 3 });
    expect(wrong.isError).toBe(true);
    expect(wrong.structuredContent).toMatchObject({
      code: 'INVALID_INPUT',
      errors: [{ path: 'strength' }, { path: 'defence' }, { path: 'defense' }],
    });
    const unknown = await call(client, 'getToWoundd', {});
    expect(unknown.structuredContent?.['detail']).toContain('getToWound');
  });

  it('changes nothing without a token, and once with it', async () => {
    const interfaces = createInterfaces();
    const { body = '' } = await interfaces.send({
      method: 'POST',
      url: '/v1/tournaments',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'made-by-this-very-test' },
      body: JSON.stringify(settings),
    });
    const made = JSON.parse(body) as { tournament: { id: string }; organiserToken: string };
    const { organiserToken: token } = made;
    const tournament = made.tournament.id;
    const anybody = await connected(interfaces);
    const refused = await call(anybody, 'openCheckIn', { tournament, idempotencyKey: 'open' });
    expect(refused.structuredContent?.['code']).toBe('UNAUTHENTICATED');

    const organiser = await connected(interfaces, { token });
    const keyless = await call(organiser, 'openCheckIn', { tournament });
    expect(keyless.structuredContent?.['code']).toBe('IDEMPOTENCY_KEY_REQUIRED');
    const opened = await call(organiser, 'openCheckIn', { tournament, idempotencyKey: 'open' });
    expect(opened.isError).toBeUndefined();
    const again = await call(organiser, 'openCheckIn', { tournament, idempotencyKey: 'open' });
    expect(again.structuredContent).toEqual(opened.structuredContent);
    const seen = await call(anybody, 'getTournament', { tournament });
    expect(seen.structuredContent?.['state']).toBe('CHECK_IN');
  });

  it('has no stream and no session: GET and DELETE are refused', async () => {
    const { send } = createInterfaces();
    for (const method of ['GET', 'DELETE'])
      expect((await send({ method, url: '/mcp' })).statusCode).toBe(405);
    const noJson = await send({
      method: 'POST',
      url: '/mcp',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: '{',
    });
    expect(noJson.statusCode).toBe(400);
    const batch = await send({
      method: 'POST',
      url: '/mcp',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: '[{"jsonrpc":"2.0","id":1,"method":"tools/list"}]',
    });
    expect([batch.statusCode, JSON.parse(batch.body ?? '').detail]).toEqual([
      400,
      'Send a JSON document: one message at a time, not a list of them.',
    ]);
  });

  it('finds a tool that is not listed, with its schema, and calls it', async () => {
    const client = await connected(createInterfaces());
    const { structuredContent } = await call(client, 'findTools', { task: 'may my archer shoot' });
    const [first, second] = structuredContent?.['tools'] as readonly Record<string, unknown>[];
    expect(first).toMatchObject({ name: 'checkMayShoot', inputSchema: { type: 'object' } });
    expect(second?.['inputSchema']).toBeUndefined();
    const wound = { strength: 4, defence: 9 };
    const called = await call(client, 'callTool', { name: 'getToWound', arguments: wound });
    expect(called.structuredContent).toEqual((await call(client, 'getToWound', wound)).structuredContent);
    const wrong = await call(client, 'callTool', { name: 'getToWond', from: -1 });
    expect(wrong.structuredContent).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path: 'from' }] });
  });

  it('lists a way to change with a token only, and keeps reading and changing apart', async () => {
    const interfaces = createInterfaces();
    const anybody = await connected(interfaces);
    expect(await namesOf(anybody)).not.toContain('changeWithTool');
    const change = { name: 'openCheckIn', arguments: { tournament: 'none', idempotencyKey: 'one' } };
    expect((await call(anybody, 'changeWithTool', change)).structuredContent?.['code']).toBe(
      'UNAUTHENTICATED',
    );
    const organiser = await connected(interfaces, { token: 'any' });
    expect(await namesOf(organiser)).toContain('changeWithTool');
    expect((await call(organiser, 'changeWithTool', change)).structuredContent?.['code']).toBe('NOT_FOUND');
    for (const [tool, given] of [
      ['callTool', change],
      ['changeWithTool', { name: 'getChart', arguments: { id: 'fate' } }],
    ] as const)
      expect((await call(organiser, tool, given)).structuredContent).toMatchObject({
        errors: [{ path: 'name', code: 'NOT_ALLOWED' }],
      });
  });

  it('cuts a long answer and reads on in it until nothing is left', async () => {
    const client = await connected(createInterfaces());
    const cut = await call(client, 'listReferenceEntries', {});
    expect(cut.content[0]?.text.length).toBeLessThan(12_500);
    const read = [...(cut.structuredContent?.['items'] as readonly unknown[])];
    let place = (cut.structuredContent?.['cut'] as readonly { at: string; from: number; of: number }[])[0];
    const total = place?.of;
    while (place) {
      const { at, from } = place;
      const rest = await call(client, 'callTool', { name: 'listReferenceEntries', arguments: {}, at, from });
      read.push(...(rest.structuredContent?.['items'] as readonly unknown[]));
      place = (rest.structuredContent?.['cut'] as (typeof place)[] | undefined)?.[0];
    }
    expect(read).toHaveLength(total ?? 0);
    const wrong = { name: 'listReferenceEntries', arguments: {}, at: '/nothing' };
    expect((await call(client, 'callTool', wrong)).structuredContent).toMatchObject({
      errors: [{ path: 'at', message: 'names no list, object or text of the answer' }],
    });
  });

  it('writes the tool into the log', async () => {
    const interfaces = createInterfaces();
    await call(await connected(interfaces), 'getChart', { id: 'dragons' });
    expect(interfaces.log.at(-1)).toMatchObject({ route: 'mcp getChart', outcome: 'NOT_FOUND', status: 200 });
  });
});
