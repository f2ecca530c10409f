import { type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Address, Item } from '../../../src/app/kernel/store/store';
import { createDynamoStore } from '../../../src/infrastructure/aws/dynamodb-store';

/** A client of a server that takes any credentials. */
const clientAt = (endpoint: string) => ({
  endpoint,
  region: 'local',
  credentials: { accessKeyId: 'any', secretAccessKey: 'any' },
});

const address: Address = { item: 'HEAD', tournament: 't' };
const item: Item = { address, version: 1, schema: 1, body: 'body' };
const UNAVAILABLE = { ok: false, error: { code: 'UNAVAILABLE', retryAfterSeconds: 1 } };

let servers: Server[] = [];
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
});

/** A DynamoDB that answers as it is told. */
const pretending = async (answer: (response: ServerResponse, call: number) => void) => {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    request.resume();
    request.once('end', () => answer(response, calls));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    store: createDynamoStore({
      table: 'muster',
      nowMs: () => 0,
      client: { ...clientAt(endpoint), maxAttempts: 2 },
    }),
    calls: () => calls,
  };
};

const fail = (response: ServerResponse, status: number, name: string): void => {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: name }));
};
const succeed = (response: ServerResponse, body: object) => {
  response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(JSON.stringify(body));
};

describe('the DynamoDB store', () => {
  it.each([
    ['throttled', 400, 'ProvisionedThroughputExceededException'],
    ['throttled by the account', 400, 'ThrottlingException'],
    ['broken', 500, 'InternalServerError'],
    ['away', 503, 'ServiceUnavailable'],
  ])('says UNAVAILABLE when it is %s', async (_, status, name) => {
    const { store, calls } = await pretending((response) => fail(response, status, name));
    expect(await store.write(item)).toEqual(UNAVAILABLE);
    expect(await store.readTournament('t')).toEqual(UNAVAILABLE);
    expect(calls()).toBeGreaterThan(2);
  });

  it('says UNAVAILABLE when the connection breaks or the answer does not come', async () => {
    for (const lost of [{ code: 'ECONNRESET' }, { name: 'TimeoutError' }]) {
      const client = {
        ...clientAt('http://127.0.0.1:9'),
        requestHandler: { handle: () => Promise.reject(Object.assign(new Error('socket hang up'), lost)) },
      };
      const store = createDynamoStore({ table: 'muster', nowMs: () => 0, client });
      expect(await store.write(item)).toEqual(UNAVAILABLE);
      expect(await store.get([address])).toEqual(UNAVAILABLE);
    }
  });

  it('is asked again while it is throttled, and a write happens once', async () => {
    const { store, calls } = await pretending((response, call) =>
      call === 1 ? fail(response, 400, 'ThrottlingException') : succeed(response, {}),
    );
    expect(await store.write(item)).toEqual({ ok: true, value: 'WRITTEN' });
    expect(calls()).toBe(2);
  });

  it('finds its own write behind a lost answer: the repetition is second', async () => {
    const { store, calls } = await pretending((response, call) =>
      call === 1
        ? fail(response, 500, 'InternalServerError')
        : fail(response, 400, 'ConditionalCheckFailedException'),
    );
    expect(await store.write(item)).toEqual({ ok: true, value: 'CONFLICT' });
    expect(calls()).toBe(2);
  });

  it('asks again for keys that were left unprocessed, and gives up in the end', async () => {
    const row = {
      pk: { S: 'TOURNAMENT#t' },
      sk: { S: 'HEAD' },
      version: { N: '1' },
      schema: { N: '1' },
      body: { S: 'body' },
    };
    const left = { muster: { Keys: [{ pk: row.pk, sk: row.sk }], ConsistentRead: true } };
    const late = await pretending((response, call) =>
      succeed(
        response,
        call === 1
          ? { Responses: {}, UnprocessedKeys: left }
          : { Responses: { muster: [row] }, UnprocessedKeys: {} },
      ),
    );
    expect(await late.store.get([address])).toEqual({ ok: true, value: [item] });
    const never = await pretending((response) => succeed(response, { Responses: {}, UnprocessedKeys: left }));
    expect(await never.store.get([address])).toEqual(UNAVAILABLE);
  });

  it('does not hide a mistake of ours', async () => {
    const { store } = await pretending((response) => fail(response, 400, 'ValidationException'));
    await expect(store.write(item)).rejects.toThrow('ValidationException');
  });
});
