import { gunzipSync } from 'node:zlib';
import type { GatewayEvent } from '../../../src/interfaces/http/gateway-event';
import { packed } from '../../../src/interfaces/http/packed';

const asked = (headers: Readonly<Record<string, string>>) => ({ headers }) as unknown as GatewayEvent;
const MEGABYTE = 1024 * 1024;

it('packs what is larger than Lambda passes on also for a client that did not ask for it, and nothing else', () => {
  const small = { statusCode: 200, body: 'a'.repeat(4 * MEGABYTE) };
  expect(packed(asked({}), small)).toBe(small);
  expect(packed(asked({ 'accept-encoding': 'identity' }), small)).toBe(small);
  const body = '"'.repeat(20 * MEGABYTE);
  const large = packed(asked({}), { statusCode: 200, body });
  expect(large.headers).toEqual({ 'content-encoding': 'gzip' });
  expect(Buffer.byteLength(JSON.stringify(large))).toBeLessThan(6 * MEGABYTE);
  expect(gunzipSync(Buffer.from(String(large.body), 'base64')).toString()).toBe(body);
});
