// An HTTP API as the packaged template describes it: it finds the route as API Gateway documents it, and turns a request into an event
// of payload 2.0 and an answer into a response.
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { listenHere } from './loopback.mjs';

/** How specific a route is for a path: undefined where it does not match; the larger text wins. */
const rank = (routePath, path) => {
  const wanted = routePath.split('/');
  const given = path.split('/');
  let text = '';
  for (const [at, segment] of wanted.entries()) {
    if (/^\{[^}]+\+\}$/.test(segment)) return given.length > at && given[at] !== '' ? `${text}a` : undefined;
    if (given[at] === undefined) return undefined;
    if (/^\{[^}]+\}$/.test(segment)) {
      if (given[at] === '') return undefined;
      text += 'b';
    } else if (segment === given[at]) text += 'c';
    else return undefined;
  }
  return wanted.length === given.length ? `${text}z` : undefined;
};

/** The route with the most specific match: full matches before greedy ones, then the method, then $default. */
export const createRouter = (routes) => {
  const parsed = routes
    .filter(({ key }) => key !== '$default')
    .map(({ key, target }) => ({ key, target, method: key.split(' ')[0], path: key.split(' ')[1] }));
  const fallback = routes.find(({ key }) => key === '$default');
  return (method, path) => {
    const matching = parsed
      .filter((route) => route.method === method || route.method === 'ANY')
      .map((route) => ({ ...route, rank: rank(route.path, path) }))
      .filter((route) => route.rank !== undefined)
      .map((route) => ({ ...route, order: `${route.rank}${route.method === 'ANY' ? '0' : '1'}` }))
      .toSorted((a, b) => (a.order < b.order ? 1 : -1));
    return matching[0] ?? fallback;
  };
};

const parametersOf = (routePath, path) => {
  const given = path.split('/');
  return Object.fromEntries(
    routePath.split('/').flatMap((segment, at) => {
      const [, name, greedy] = /^\{([^}+]+)(\+)?\}$/.exec(segment) ?? [];
      if (name === undefined) return [];
      return [[name, greedy ? given.slice(at).join('/') : given[at]]];
    }),
  );
};

const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'cookie', 'expect']);

const eventOf = (request, body, route, at) => {
  const url = new URL(request.url, 'http://gateway');
  const path = decodeURIComponent(url.pathname);
  const headers = Object.fromEntries(
    Object.entries(request.headers)
      .filter(([name]) => !HOP_BY_HOP.has(name))
      .map(([name, value]) => [name, String(value)]),
  );
  const isText = /^(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml)))/.test(
    headers['content-type'] ?? '',
  );
  const query = Object.fromEntries(
    [...url.searchParams.keys()].map((name) => [name, url.searchParams.getAll(name).join(',')]),
  );
  const parameters = route.path === undefined ? {} : parametersOf(route.path, path);
  return {
    version: '2.0',
    routeKey: route.key,
    rawPath: path,
    rawQueryString: url.search.slice(1),
    headers,
    ...(Object.keys(query).length > 0 && { queryStringParameters: query }),
    ...(Object.keys(parameters).length > 0 && { pathParameters: parameters }),
    requestContext: {
      accountId: '123456789012',
      apiId: 'api',
      domainName: headers.host,
      domainPrefix: 'api',
      http: {
        method: request.method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: route.key,
      stage: '$default',
      time: new Date(at).toUTCString(),
      timeEpoch: at,
    },
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
};

/** `invoke(target, event)` answers what the function behind the route answers. */
export const startGateway = async (routes, invoke) => {
  const find = createRouter(routes);
  return listenHere(async (request, response) => {
    try {
      const body = await buffer(request);
      // As the gateway refuses what is over its rates: in its own words, and without a header of ours.
      if (request.headers['x-test-throttled'] !== undefined) {
        response.writeHead(429, { 'content-type': 'application/json' });
        response.end('{"message":"Too Many Requests"}');
        return;
      }
      const { pathname } = new URL(request.url, 'http://gateway');
      const route = find(request.method, decodeURIComponent(pathname));
      const {
        statusCode = 200,
        headers = {},
        cookies = [],
        body: text = '',
        isBase64Encoded = false,
      } = await invoke(route.target, eventOf(request, body, route, Date.now()));
      response.writeHead(statusCode, { ...headers, ...(cookies.length > 0 && { 'set-cookie': cookies }) });
      response.end(
        request.method === 'HEAD' ? undefined : Buffer.from(text, isBase64Encoded ? 'base64' : 'utf8'),
      );
    } catch (error) {
      response.writeHead(502, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: 'Internal Server Error', why: error.message }));
    }
  });
};
