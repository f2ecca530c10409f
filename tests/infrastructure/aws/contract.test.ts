import { randomUUID } from 'node:crypto';
import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  waitUntilTableExists,
  type CreateTableCommandInput,
  type DynamoDBClientConfig,
} from '@aws-sdk/client-dynamodb';
import {
  EMBEDDED_TABLE,
  startEmbeddedDynamoDb,
  type EmbeddedDynamoDb,
} from '../../../src/infrastructure/local/embedded-dynamodb';
import { engineClient } from '../../../src/infrastructure/local/engine-caller';
import { createDynamoStore } from '../../../src/infrastructure/aws/dynamodb-store';
import { tableDefinition } from '../../../src/infrastructure/aws/table';
import { storeContract } from './contract';
import { memoryStore } from './memory-store';

const nowMs = () => Date.now();

storeContract('memory', async () => memoryStore(nowMs));

describe('embedded', () => {
  const engines: EmbeddedDynamoDb[] = [];
  storeContract('the embedded engine', async () => {
    const engine = await startEmbeddedDynamoDb();
    engines.push(engine);
    return createDynamoStore({ table: EMBEDDED_TABLE, nowMs, client: engineClient(engine.call) });
  });
  afterAll(() => Promise.all(engines.map(({ stop }) => stop())));
});

// Any other DynamoDB: Amazon's DynamoDB Local, or AWS itself ("aws": region and credentials as the SDK finds them).
const elsewhere = process.env['MUSTER_DYNAMODB_ENDPOINT'];
if (elsewhere !== undefined) {
  // A table of another DynamoDB takes a while to appear.
  jest.setTimeout(150_000);
  describe('elsewhere', () => {
    const client: DynamoDBClientConfig =
      elsewhere === 'aws'
        ? {}
        : { endpoint: elsewhere, region: 'local', credentials: { accessKeyId: 'a', secretAccessKey: 'b' } };
    const TableName = `muster-contract-${randomUUID()}`;
    const database = new DynamoDBClient(client);
    storeContract(elsewhere, async () => {
      await database.send(
        new CreateTableCommand(
          structuredClone({ TableName, ...tableDefinition }) as unknown as CreateTableCommandInput,
        ),
      );
      await waitUntilTableExists({ client: database, maxWaitTime: 120 }, { TableName });
      return createDynamoStore({ table: TableName, nowMs, client });
    });
    afterAll(async () => {
      await database.send(new DeleteTableCommand({ TableName }));
      database.destroy();
    });
  });
}
