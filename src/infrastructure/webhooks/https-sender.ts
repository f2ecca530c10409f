import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { type ClientRequest, Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { type LookupFunction, type Socket, isIP } from 'node:net';
import { isLoopbackUrl } from '../../app/tournaments/webhooks/url-faults';
import type { Message, Sent, WebhookSender } from '../../app/tournaments/sending/channel';
import { isLoopbackAddress, isPublicAddress } from './public-address';

/** Options of a sender; all but `allowLoopback` are for tests. */
export interface HttpsSenderParts {
  /** Whether messages go to an address whose host is this very machine, over http too. */
  readonly allowLoopback?: boolean;
  readonly lookup?: (
    host: string,
    then: (error: Error | null, found: readonly LookupAddress[]) => void,
  ) => void;
  readonly isAllowed?: (address: string) => boolean;
  readonly timeoutMs?: number;
  /** Certificates to trust beside those that Node does. */
  readonly ca?: string;
}

const TIMEOUT_MS = 10_000;
/** So much of an answer is read, so that its sender sees it taken; none of it is kept. */
const MOST_ANSWER_BYTES = 4_096;
const MOST_HEADER_BYTES = 8_192;

class ForbiddenAddress extends Error {}

type Lookup = NonNullable<HttpsSenderParts['lookup']>;

const lookupAll: Lookup = (host, then) => {
  systemLookup(host, { all: true, verbatim: true }, then);
};

/**
 * Resolves a name for one connection, and refuses it if any of its addresses is not allowed. Node connects to what this gives and
 * asks no second time, so that a name that changes its mind (DNS rebinding) gains nothing.
 */
const checkedLookup =
  (lookup: Lookup, isAllowed: (address: string) => boolean): LookupFunction =>
  (host, { all }, then) => {
    lookup(host, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) then(error ?? new Error(`${host} has no address`), []);
      else if (!found.every(({ address }) => isAllowed(address))) then(new ForbiddenAddress(host), []);
      else if (all) then(null, [...found]);
      else then(null, first.address, first.family);
    });
  };

const noAddress = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA', 'EAI_NONAME', 'ENODATA']);
const isCertificateFault = (code: string): boolean =>
  code.startsWith('ERR_TLS') || code.startsWith('ERR_SSL') || /CERT|SELF_SIGNED|UNABLE_TO/.test(code);

const problemOf = (error: Error & { readonly code?: string }): Sent => {
  const { code = '' } = error;
  if (error instanceof ForbiddenAddress) return { kind: 'FAILED', problem: 'FORBIDDEN_ADDRESS' };
  if (noAddress.has(code)) return { kind: 'FAILED', problem: 'NO_ADDRESS' };
  return { kind: 'FAILED', problem: isCertificateFault(code) ? 'BAD_CERTIFICATE' : 'NO_CONNECTION' };
};

/** Looks at what is really connected, before anything is written to it. */
const guardSocket = (request: ClientRequest, isAllowed: (address: string) => boolean): void => {
  request.once('socket', (socket: Socket) => {
    const check = (): void => {
      if (!isAllowed(socket.remoteAddress ?? '')) request.destroy(new ForbiddenAddress());
    };
    if (socket.connecting) socket.once('connect', check);
    else check();
  });
};

/** Seconds, as a receiver that is asked too often says; a date is not read. */
const retryAfter = (text: string | undefined): { readonly retryAfterMs?: number } => {
  const seconds = Number(text ?? Number.NaN);
  return seconds >= 0 ? { retryAfterMs: Math.ceil(seconds * 1000) } : {};
};

/** Sends one request and waits for the status of its answer. */
const post = (
  { url, headers, body }: Message,
  isAllowed: (address: string) => boolean,
  { lookup = lookupAll, timeoutMs = TIMEOUT_MS, ca }: HttpsSenderParts,
): Promise<Sent> =>
  new Promise((resolve) => {
    const target = new URL(url);
    const isHttps = target.protocol === 'https:';
    // An agent of its own: no connection of another request, no proxy out of the environment.
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: checkedLookup(lookup, isAllowed),
      maxHeaderSize: MOST_HEADER_BYTES,
      agent: isHttps ? new HttpsAgent({ keepAlive: false }) : new HttpAgent({ keepAlive: false }),
    };
    const request = isHttps
      ? httpsRequest(target, {
          ...options,
          rejectUnauthorized: true,
          minVersion: 'TLSv1.2',
          ...(ca !== undefined && { ca }),
        })
      : httpRequest(target, options);
    let settled = false;
    const settle = (sent: Sent): void => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      resolve(sent);
    };
    const timer = setTimeout(() => {
      settle({ kind: 'FAILED', problem: 'TIMEOUT' });
      request.destroy();
    }, timeoutMs);
    guardSocket(request, isAllowed);
    request.on('error', (error: Error) => settle(problemOf(error)));
    request.once('response', (response) => {
      let read = 0;
      const finish = (): void => {
        settle({
          kind: 'ANSWERED',
          status: response.statusCode ?? 0,
          ...retryAfter(response.headers['retry-after']),
        });
        request.destroy();
      };
      response.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read > MOST_ANSWER_BYTES) finish();
      });
      response.once('end', finish);
      response.once('error', finish);
    });
    request.end(body);
  });

const forbidden: Sent = { kind: 'FAILED', problem: 'FORBIDDEN_ADDRESS' };

/**
 * Sends over HTTPS to the internet. Where `allowLoopback` is set, a URL whose host is this machine is connected to, at an address
 * of this machine only.
 */
export const createHttpsSender = (parts: HttpsSenderParts = {}): WebhookSender => {
  const { allowLoopback = false, isAllowed = isPublicAddress } = parts;
  return {
    send: async (message) => {
      const target = new URL(message.url);
      const mayTalkToUs = allowLoopback && isLoopbackUrl(target);
      if (mayTalkToUs) return post(message, isLoopbackAddress, parts);
      // A host that is an address already is not looked up, and so would not be checked.
      const host = target.hostname.replace(/^\[|\]$/g, '');
      if (target.protocol !== 'https:' || isIP(host) !== 0) return forbidden;
      return post(message, isAllowed, parts);
    },
  };
};
