import type { GatewayEvent } from './gateway-event';
import { type Reply, problemReply } from './reply';

/** An address that nobody knows, for a person in a browser; programs get a problem. */

const API = /^\/(?:v1|graphql|discord)(?:\/|$)/;

/** Whether programs ask at the address, and not people. */
export const isApiAddress = (path: string): boolean => API.test(path);

/** Whether a person asks: a browser that opens an address outside of the API. */
const wantsPage = ({ headers, requestContext }: GatewayEvent, path: string): boolean =>
  requestContext.http.method === 'GET' &&
  !isApiAddress(path) &&
  (headers['accept'] ?? '').includes('text/html');

/** It stands for itself: the function that answers has no styles of the pages, so their colours and head stand here once more. */
const STYLE =
  ':root{color-scheme:light dark}body{margin:0;background:light-dark(#fbfaf6,#14191b);color:light-dark(#1c2326,#eae7dd);font:1.1rem/1.5 system-ui,sans-serif}a{color:light-dark(#1f5c4d,#83c9b1);margin-right:1rem}b{font-family:serif}main{max-width:38rem;margin:2rem auto;padding:0 1rem}';

const TEXT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>There is no such page · muster</title>
<style>${STYLE}</style>
<main>
<p><a href="/"><b>muster</b></a></p>
<h1>There is no such page</h1>
<p>The address may be mistyped, or what was here is gone.</p>
<p><a href="/rules">Rules</a> <a href="/guide">Guide</a></p>
</main>
</html>
`;

/** The page, with status 404; made when it is asked for, since every function begins with this file. */
const notFoundPage = (): Reply => {
  const hash = process.getBuiltinModule('node:crypto').createHash('sha256').update(STYLE).digest('base64');
  return {
    kind: 'CONTENT',
    status: 404,
    type: 'text/html; charset=utf-8',
    cache: 'never',
    headers: {
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
    },
    body: TEXT,
    log: { outcome: 'ROUTE_NOT_FOUND' },
  };
};

/** The response to an unknown address: a page for a person, a problem for a program. */
export const noSuchAddress = (event: GatewayEvent, path: string): Reply =>
  wantsPage(event, path) ? notFoundPage() : problemReply({ code: 'ROUTE_NOT_FOUND', path });
