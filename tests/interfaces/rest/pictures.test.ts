import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { GatewayEvent, GatewayResponse } from '../../../src/interfaces/http/gateway-event';
import { rows } from '../../../src/interfaces/rest/generated/functions/pictures';
import { stillContext } from './ask';
import { createRouteFinder } from '../../../src/interfaces/http/route-finder';
import { createPictureFileHandler } from '../../../src/interfaces/pictures/handler';
import { createRasteriser } from '../../../src/interfaces/pictures/rasteriser';
import { gatewayRoutes } from '../../../src/interfaces/rest/routes';
import { release } from '../../../src/shared/release';

const packages = join(__dirname, '../../../node_modules');
const read = (name: string): Buffer =>
  readFileSync(
    name === 'resvg.wasm'
      ? join(packages, '@resvg/resvg-wasm/index_bg.wasm')
      : join(packages, '@fontsource/source-sans-3/files', name),
  );

const respond = createPictureFileHandler({
  rows,
  context: () => stillContext,
  rasterise: createRasteriser(read),
});

const question = {
  sides: [
    { alignment: 'GOOD', models: [{ attacks: 3, fight: 5 }] },
    { alignment: 'EVIL', models: [{ fight: 4 }] },
  ],
  upTo: 3,
};

const get = async (
  path: string,
  query: Readonly<Record<string, string>>,
  {
    method = 'GET',
    headers = {},
  }: { readonly method?: string; readonly headers?: Record<string, string> } = {},
): Promise<GatewayResponse> =>
  respond({
    routeKey: `${method} /v1/pictures/{file}`,
    rawPath: path,
    rawQueryString: new URLSearchParams(query).toString(),
    headers,
    requestContext: { stage: '$default', requestId: 'request-1', http: { method, path } },
  } as unknown as GatewayEvent);

const asked = { question: JSON.stringify(question) };

/** What the head of a PNG says, its pixels inflated to see that they are all there. */
const pngFacts = (base64: string) => {
  const bytes = Buffer.from(base64, 'base64');
  const chunks: { readonly type: string; readonly data: Buffer }[] = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
    chunks.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      data: bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)),
    });
  const header = chunks[0]!.data;
  const pixels = inflateSync(
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  );
  return {
    signature: bytes.subarray(0, 8).toString('hex'),
    width: header.readUInt32BE(0),
    height: header.readUInt32BE(4),
    pixels,
    last: chunks.at(-1)?.type,
  };
};

const sizeOf = (svg: string): readonly [number, number] => {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return [Number(width), Number(height)];
};

describe('the files of pictures', () => {
  it('are SVG, kept like everything that changes with a release only', async () => {
    const { statusCode, headers = {}, body = '' } = await get('/v1/pictures/duel-matrix.svg', asked);
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^<svg /);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
    });
    const again = await get('/v1/pictures/duel-matrix.svg', asked, {
      headers: { 'if-none-match': headers['etag'] as string },
    });
    expect([again.statusCode, again.body]).toEqual([304, undefined]);
    const named = await get('/v1/pictures/duel-matrix.svg', { ...asked, release });
    expect(named.headers?.['cache-control']).toBe('public, max-age=31536000, immutable');
    const head = await get('/v1/pictures/duel-matrix.svg', asked, { method: 'HEAD' });
    expect([head.statusCode, head.body, head.headers?.['etag']]).toEqual([200, undefined, headers['etag']]);
  });

  it('are PNG of the asked scale, whole, and drawn in the asked colours', async () => {
    const [width, height] = sizeOf((await get('/v1/pictures/duel-matrix.svg', asked)).body ?? '');
    const drawn = async (theme: string, scale: string) => {
      const {
        headers = {},
        body = '',
        isBase64Encoded,
      } = await get('/v1/pictures/duel-matrix.png', {
        ...asked,
        theme,
        scale,
      });
      expect([headers['content-type'], isBase64Encoded]).toEqual(['image/png', true]);
      const facts = pngFacts(body);
      expect(facts).toMatchObject({
        signature: '89504e470d0a1a0a',
        width: width * Number(scale),
        height: height * Number(scale),
        last: 'IEND',
      });
      const stride = 1 + 4 * facts.width;
      expect(facts.pixels).toHaveLength(stride * facts.height);
      return facts.pixels;
    };
    const light = await drawn('light', '1');
    expect(light.equals(await drawn('dark', '1'))).toBe(false);
    expect(light.equals(await drawn('auto', '1'))).toBe(true);
    await drawn('auto', '3');
  });

  it('are set in our font: a text more is ink more', async () => {
    const inkOf = async (title: string): Promise<number> => {
      const { body = '' } = await get('/v1/pictures/duel-matrix.png', {
        question: JSON.stringify({ ...question, title }),
        scale: '1',
      });
      return new Set(pngFacts(body).pixels).size + Buffer.from(body, 'base64').length;
    };
    const short = await inkOf('I');
    for (const title of ['Who wins the Duel of all Duels', 'Őrség és Éowyn Ťažký', 'Гэндальф против всех'])
      expect(await inkOf(title)).toBeGreaterThan(short + 500);
  });

  it.each(['duel-matrix', 'duel-curves', 'strike-wounds', 'volley-wounds', 'fight-outcomes'])(
    'has %s, as the data has',
    async (name) => {
      const file = await get(`/v1/pictures/${name}.svg`, { question: '{}' });
      expect(JSON.parse(file.body ?? '')).toMatchObject({ code: 'INVALID_INPUT' });
      expect(gatewayRoutes().has(`POST /v1/pictures/${name}`)).toBe(true);
    },
  );

  it('are routed', () => {
    expect(
      createRouteFinder(gatewayRoutes().keys()).find('GET', '/v1/pictures/duel-matrix.png'),
    ).toMatchObject({
      value: 'GET /v1/pictures/{file}',
    });
  });

  it.each([
    ['/v1/pictures/duel-matrix.gif', asked, 404, 'ROUTE_NOT_FOUND', undefined],
    ['/v1/pictures/toString.svg', asked, 404, 'ROUTE_NOT_FOUND', undefined],
    ['/v1/pictures/duel-matrix.svg', {}, 400, 'INVALID_INPUT', ['question']],
    ['/v1/pictures/duel-matrix.svg', { question: '{' }, 400, 'BAD_JSON', undefined],
    ['/v1/pictures/duel-matrix.svg', { question: '[]' }, 400, 'INVALID_INPUT', ['']],
    ['/v1/pictures/duel-matrix.svg', { ...asked, theme: 'blue' }, 400, 'INVALID_INPUT', ['theme']],
    [
      '/v1/pictures/duel-matrix.svg',
      { ...asked, scale: '2', size: '3' },
      400,
      'INVALID_INPUT',
      ['scale', 'size'],
    ],
    [
      '/v1/pictures/duel-matrix.png',
      { ...asked, scale: '4', release: '0.0.0' },
      400,
      'INVALID_INPUT',
      ['scale', 'release'],
    ],
  ])('refuse %s with %j', async (path, query, status, code, faults) => {
    const { statusCode, headers = {}, body = '' } = await get(path, query as Record<string, string>);
    const problem = JSON.parse(body) as { code: string; errors?: { path: string }[] };
    expect([statusCode, problem.code, headers['content-type'], headers['cache-control']]).toEqual([
      status,
      code,
      'application/problem+json',
      'no-store',
    ]);
    expect(problem.errors?.map(({ path: at }) => at)).toEqual(faults);
  });
});
