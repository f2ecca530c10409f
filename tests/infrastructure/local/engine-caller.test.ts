import { createDynamoStore } from '../../../src/infrastructure/aws/dynamodb-store';
import { EMBEDDED_TABLE, embeddedClient } from '../../../src/infrastructure/local/embedded-dynamodb';
import { directClient, sharedEngine, shareEngine } from '../../../src/infrastructure/local/engine-caller';

describe('an engine called without a connection', () => {
  it('that does not answer is UNAVAILABLE, and is let go', async () => {
    const closed: string[] = [];
    const client = directClient((request, response) => {
      response.on('close', () => closed.push(String(request.headers['x-amz-target'])));
    }, 20);
    const store = createDynamoStore({
      table: EMBEDDED_TABLE,
      nowMs: () => 0,
      client: { ...embeddedClient('http://127.0.0.1:1'), ...client, maxAttempts: 1 },
    });
    expect(await store.readTournament('hall')).toEqual({
      ok: false,
      error: { code: 'UNAVAILABLE', retryAfterSeconds: 1 },
    });
    expect(closed).toEqual(['DynamoDB_20120810.Query']);
  });

  it('is shared by all functions of the process; where none is, the environment says where the table is', () => {
    expect(sharedEngine()).toEqual({});
    shareEngine(() => undefined);
    expect(Object.keys(sharedEngine())).toEqual(['requestHandler', 'signer']);
  });
});
