import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LONGEST_CALL_MS } from '../aws/table';
import { sharedInProcess } from './shared-in-process';

/**
 * Calls an engine that runs in this very process without a connection: a call over loopback costs twice as much. The engine sees the
 * requests and gives the answers that it would over HTTP.
 */

/** Takes a request as Node's server does. */
export type AcceptRequest = (request: IncomingMessage, response: ServerResponse) => void;

interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

interface GivenResponse {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** dynalite wants a signature and does not check it. */
const SIGNATURE = {
  authorization: 'AWS4-HMAC-SHA256 Credential=embedded, SignedHeaders=host, Signature=embedded',
  'x-amz-date': 'today',
};

const lowerCased = (headers: SentRequest['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const bytesOf = ({ body = '' }: SentRequest): Buffer =>
  typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.byteLength);

/** What dynalite uses of a request of Node's server. */
const requestOf = ({ method, path, headers }: SentRequest): EventEmitter =>
  Object.assign(new EventEmitter(), {
    method,
    url: path,
    headers: { ...lowerCased(headers), ...SIGNATURE },
  });

/** What dynalite uses of a response of Node's server. */
const responseTo = (answered: (response: GivenResponse) => void): EventEmitter => {
  const headers: Record<string, string> = {};
  const response = Object.assign(new EventEmitter(), {
    statusCode: 200,
    setHeader: (name: string, value: unknown): void => {
      headers[name.toLowerCase()] = String(value);
    },
    writeHead: (status: number, more: Readonly<Record<string, unknown>>): void => {
      response.statusCode = status;
      for (const [name, value] of Object.entries(more)) response.setHeader(name, value);
    },
    end: (body = ''): void => {
      answered({ statusCode: response.statusCode, headers, body: Buffer.from(body) });
      response.emit('finish');
      response.emit('close');
    },
  });
  return response;
};

const call = (
  accept: AcceptRequest,
  sent: SentRequest,
  longestMs: number,
): Promise<{ readonly response: GivenResponse }> =>
  new Promise((resolve, reject) => {
    const request = requestOf(sent);
    const response = responseTo((given) => {
      clearTimeout(timer);
      resolve({ response: given });
    });
    const timer = setTimeout(() => {
      reject(Object.assign(new Error('the embedded engine does not answer'), { name: 'TimeoutError' }));
      response.emit('close');
    }, longestMs);
    accept(request as IncomingMessage, response as ServerResponse);
    request.emit('data', bytesOf(sent));
    request.emit('end');
  });

/** How the SDK reaches an engine of its own process. A call without an answer, as from a folder that fails, ends as a lost connection would. */
export const directClient = (
  accept: AcceptRequest,
  longestMs: number = LONGEST_CALL_MS,
): DynamoDBClientConfig => ({
  requestHandler: { handle: (request: unknown) => call(accept, request as SentRequest, longestMs) },
  signer: { sign: async (request) => request },
});

const inProcess = sharedInProcess<AcceptRequest>('embedded engine');

/** Has the functions of this process call this engine without a connection. */
export const shareEngine = inProcess.share;

/** How the SDK reaches the engine that was shared; as its environment says where none was. */
export const sharedEngine = (): DynamoDBClientConfig => {
  const accept = inProcess.shared();
  return accept === undefined ? {} : directClient(accept);
};
