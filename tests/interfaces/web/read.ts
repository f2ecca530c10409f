import { createHmac } from 'node:crypto';
import type { GatewayResponse } from '../../../src/interfaces/http/gateway-event';
import { callerOf } from '../../../src/interfaces/http/caller';
import type { WebFiles } from '../../../src/interfaces/web/files';
import { createWebHandler } from '../../../src/interfaces/web/handler';
import { fakeContext } from '../../app/rules/fake-context';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import type { Store } from '../../../src/app/kernel/store/store';
import { eventOf } from '../rest/ask';

/** The pages in this process, with files that say only their names. */
export const files: WebFiles = {
  addresses: new Proxy({}, { get: (_, name) => `/web/${String(name)}` }),
  facts: {
    '/web/web.css': { type: 'text/css; charset=utf-8', etag: '"css"', file: 'web.css', isHashed: true },
  },
  read: (file) => Buffer.from(file),
  build: 'build',
};

const keyring = {
  derive: (...parts: readonly string[]) =>
    createHmac('sha256', 'a secret of the tests').update(JSON.stringify(parts)).digest('base64url'),
};

/** A browser without scripts. */
export const createReader = (store: Store = memoryStore()) => {
  const handler = createWebHandler({
    files,
    context: (event) => ({ ...fakeContext([4, 2, 6, 1]), store, keyring, caller: callerOf(event) }),
  });
  return async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<GatewayResponse> =>
    handler(eventOf({ path, headers: { host: 'muster.example', ...headers } }));
};
