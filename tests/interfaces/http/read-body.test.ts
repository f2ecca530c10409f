import type { GatewayEvent } from '../../../src/interfaces/http/gateway-event';
import { readJsonBody } from '../../../src/interfaces/http/read-body';

const read = (method: string, contentType: string) =>
  readJsonBody(
    {
      body: '{"name":null}',
      isBase64Encoded: false,
      headers: { 'content-type': contentType },
      requestContext: { http: { method } },
    } as unknown as GatewayEvent,
    1_000,
  );

it.each([
  ['PATCH', 'application/json'],
  ['PATCH', 'application/merge-patch+json'],
  ['PATCH', 'Application/Merge-Patch+JSON; charset=utf-8'],
  ['PUT', 'application/json'],
])('%s takes %s', (method, type) => expect(read(method, type)).toEqual({ ok: true, value: { name: null } }));

it('names both types of a PATCH where it takes neither', () =>
  expect(read('PATCH', 'text/plain')).toMatchObject({
    error: { given: 'text/plain', allowed: ['application/json', 'application/merge-patch+json'] },
  }));
