// The CDN of the packaged template before the gateway: its names, its headers in both directions, its function, and a cache with its key. A
// request says in `x-test-viewer` which address it comes from.
import { buffer } from 'node:stream/consumers';
import { runInNewContext } from 'node:vm';
import { listenHere } from './loopback.mjs';

const MASKED = new Set(['host', 'connection', 'transfer-encoding', 'x-test-viewer']);

/** The request's headers after the function that runs for every viewer; it sees each as `{ value }`. */
const seenByFunction = (code, request) => {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, { value: String(value) }]),
  );
  const event = { viewer: { ip: request.headers['x-test-viewer'] }, request: { headers } };
  const { headers: after } = runInNewContext(`${code}; handler`)(event);
  return Object.fromEntries(Object.entries(after).map(([name, { value }]) => [name, value]));
};

const lifetimeOf = (headers) => {
  const control = headers.get('cache-control') ?? '';
  if (/no-store|private/.test(control)) return 0;
  return Number((/s-maxage=(\d+)/.exec(control) ?? /max-age=(\d+)/.exec(control) ?? [])[1] ?? 0);
};

/** The headers that the policy adds to an answer; those of the origin stay where the policy does not override them. */
const addedHeaders = ({ CorsConfig: cors, SecurityHeadersConfig: security }, given) => {
  const { AccessControlMaxAgeSec, Override } = security.StrictTransportSecurity;
  const added = [
    ['access-control-allow-origin', cors.AccessControlAllowOrigins.Items.join(', '), cors.OriginOverride],
    ['access-control-expose-headers', cors.AccessControlExposeHeaders.Items.join(', '), cors.OriginOverride],
    ['strict-transport-security', `max-age=${AccessControlMaxAgeSec}`, Override],
  ];
  return Object.fromEntries(added.filter(([name, , overrides]) => overrides || !given.has(name)));
};

/** `distribution`, the policies and `code` as the template has them; `origin` is the gateway's address. */
export const startCdn = async ({ distribution, cachePolicy, headersPolicy, code, origin }) => {
  const [api] = distribution.Origins.filter(
    ({ Id }) => Id === distribution.DefaultCacheBehavior.TargetOriginId,
  );
  const custom = Object.fromEntries(
    api.OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [HeaderName, HeaderValue]),
  );
  const { HeadersConfig } = cachePolicy.ParametersInCacheKeyAndForwardedToOrigin;
  const keyHeaders = HeadersConfig.Headers.map((name) => name.toLowerCase());
  const kept = new Map();

  const ask = async (request, body) => {
    const headers = Object.entries({ ...seenByFunction(code, request), ...custom }).filter(
      ([name]) => !MASKED.has(name),
    );
    const answer = await fetch(`${origin}${request.url}`, {
      method: request.method,
      headers: headers.filter(([name]) => name !== 'content-length'),
      redirect: 'manual',
      ...(body.length > 0 && { body }),
    });
    return {
      status: answer.status,
      headers: answer.headers,
      body: Buffer.from(await answer.arrayBuffer()),
    };
  };

  return listenHere(async (request, response) => {
    const body = await buffer(request);
    const key = JSON.stringify([request.url, ...keyHeaders.map((name) => request.headers[name])]);
    const isRead = request.method === 'GET' && request.headers['if-none-match'] === undefined;
    const known = isRead && kept.get(key);
    const hit = known && known.until > Date.now();
    const answer = hit ? known.answer : await ask(request, body);
    if (isRead && !hit && answer.status === 200)
      kept.set(key, { answer, until: Date.now() + 1000 * lifetimeOf(answer.headers) });
    const headers = { ...Object.fromEntries(answer.headers), ...addedHeaders(headersPolicy, answer.headers) };
    delete headers['content-encoding'];
    delete headers['content-length'];
    response.writeHead(answer.status, { ...headers, 'x-cache': hit ? 'Hit' : 'Miss' });
    response.end(answer.body);
  });
};
