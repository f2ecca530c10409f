import { createDynamoStore } from '../../../src/infrastructure/aws/dynamodb-store';
import { EMBEDDED_TABLE } from '../../../src/infrastructure/local/embedded-dynamodb';
import { engineClient, sharedEngine, shareEngine } from '../../../src/infrastructure/local/engine-caller';

describe('an engine called within the process', () => {
  it('that does not answer is UNAVAILABLE', async () => {
    const called: string[] = [];
    const client = engineClient((operation) => {
      called.push(operation);
      return new Promise(() => undefined);
    }, 20);
    const store = createDynamoStore({
      table: EMBEDDED_TABLE,
      nowMs: () => 0,
      client: { ...client, maxAttempts: 1 },
    });
    expect(await store.readTournament('hall')).toEqual({
      ok: false,
      error: { code: 'UNAVAILABLE', retryAfterSeconds: 1 },
    });
    expect(called).toEqual(['Query']);
  });

  it('is shared by all functions of the process; without one, the environment says where the table is', () => {
    expect(sharedEngine()).toEqual({});
    shareEngine(() => Promise.resolve({ statusCode: 200, body: {} }));
    expect(Object.keys(sharedEngine())).toEqual(['region', 'credentials', 'requestHandler', 'signer']);
  });
});
