import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { invokeLater } from '../../../src/infrastructure/aws/invoke-function';

/** Lambda's address for calls, which answers with this status. */
const asking = async (status: number) => {
  const seen: (readonly (string | undefined)[])[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { method, url, headers } = request;
      seen.push([method, url, headers['x-amz-invocation-type'] as string, text]);
      seen.push([headers.authorization?.slice(0, 26)]);
      response.writeHead(status).end('{"Type":"User"}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call = invokeLater(
    'muster-dev-discord',
    { asked: 1 },
    { region: 'eu-central-1', nowMs: 0, endpoint },
  );
  return { seen, call: call.finally(() => server.close()) };
};

it('calls the function as an event, signed', async () => {
  const { seen, call } = await asking(202);
  await call;
  expect(seen).toEqual([
    ['POST', '/2015-03-31/functions/muster-dev-discord/invocations', 'Event', '{"asked":1}'],
    ['AWS4-HMAC-SHA256 Credentia'],
  ]);
});

it('says what Lambda answered if it does not take the call', async () => {
  const { call } = await asking(429);
  await expect(call).rejects.toThrow('Lambda answered 429 to a call of muster-dev-discord: {"Type":"User"}');
});
