import type { GatewayEvent } from './gateway-event';
import { type Reply, problemReply } from './reply';

/** An address that nobody knows, for a person in a browser; programs get a problem. */

const API = /^\/(?:(?:v1|graphql)(?:\/|$)|discord\/.)/;

/** Whether programs ask at the address, and not people. */
export const isApiAddress = (path: string): boolean => API.test(path);

/** Whether a person asks: a browser that opens an address outside of the API. */
const wantsPage = ({ headers, requestContext }: GatewayEvent, path: string): boolean =>
  requestContext.http.method === 'GET' &&
  !isApiAddress(path) &&
  (headers['accept'] ?? '').includes('text/html');

/** The address that leads to the styles of the pages, whatever they are called now. */
export const STYLES = '/web/web.css';

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";

/** The page, with status 404. Its text is loaded when it is asked for, since every function begins with this file. */
const notFoundPage = async (): Promise<Reply> => ({
  kind: 'CONTENT',
  status: 404,
  type: 'text/html; charset=utf-8',
  cache: 'never',
  headers: { 'content-security-policy': POLICY },
  body: (await import('./not-found-text')).notFoundText(STYLES),
  log: { outcome: 'ROUTE_NOT_FOUND' },
});

/** The response to an unknown address: a page for a person, a problem for a program. */
export const noSuchAddress = (event: GatewayEvent, path: string): Reply | Promise<Reply> =>
  wantsPage(event, path) ? notFoundPage() : problemReply({ code: 'ROUTE_NOT_FOUND', path });
