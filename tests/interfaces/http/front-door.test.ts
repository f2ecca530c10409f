import type { GatewayEvent } from '../../../src/interfaces/http/gateway-event';
import { behindFrontDoor } from '../../../src/interfaces/http/front-door';

const DOOR = { key: 'known-to-the-cdn', publicUrl: 'https://muster.example.org' };

const eventOf = (headers: Readonly<Record<string, string>>, rawQueryString = ''): GatewayEvent =>
  ({
    rawPath: '/odds',
    rawQueryString,
    headers: { host: 'abc.execute-api.eu-central-1.amazonaws.com', ...headers },
    requestContext: { http: { method: 'POST', sourceIp: '192.0.2.66' } },
  }) as unknown as GatewayEvent;

const asked = async (event: GatewayEvent) => {
  let seen: GatewayEvent | undefined;
  const answer = await behindFrontDoor((given) => {
    seen = given;
    return Promise.resolve({ statusCode: 200 });
  }, DOOR)(event);
  return { seen, answer };
};

it('hands on the viewer and the public name of a request that came through the CDN', async () => {
  const { seen } = await asked(
    eventOf({ 'x-origin-key': DOOR.key, 'true-client-ip': '198.51.100.7', accept: 'text/html' }),
  );
  expect(seen?.requestContext.http.sourceIp).toBe('198.51.100.7');
  expect(seen?.headers).toEqual({
    host: 'muster.example.org',
    'x-forwarded-proto': 'https',
    accept: 'text/html',
  });
});

it.each([{}, { 'x-origin-key': 'known-to-the-cdm' }, { 'x-origin-key': `${DOOR.key}x` }])(
  'sends a request past the CDN to it: %j',
  async (headers) => {
    const { seen, answer } = await asked(eventOf({ ...headers, 'true-client-ip': '198.51.100.7' }, 'a=1'));
    expect(seen).toBeUndefined();
    expect(answer).toMatchObject({
      statusCode: 308,
      headers: { location: 'https://muster.example.org/odds?a=1', 'cache-control': 'no-store' },
    });
  },
);

it('lets a call of the function to itself pass', async () => {
  const own = { kind: 'LATER' } as unknown as GatewayEvent;
  expect((await asked(own)).seen).toBe(own);
});
