import { once } from 'node:events';
import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver that can be away; on the same port when it is back. */
export const receiver = () => {
  const received: Received[] = [];
  let arrived = (): void => undefined;
  const create = () =>
    createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        response.end();
        received.push({ headers: request.headers, body });
        arrived();
      });
    });
  let server = create();
  return {
    received,
    open: async (port = 0): Promise<number> => {
      server = create();
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    /** Waits until so many have come. */
    count: async (wanted: number) => {
      while (received.length < wanted)
        await new Promise<void>((resolve) => {
          arrived = resolve;
        });
    },
  };
};
