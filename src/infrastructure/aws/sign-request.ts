import type * as Crypto from 'node:crypto';

/** Signs requests to AWS by Signature Version 4, for functions whose cold start is to hold no part of the SDK. */

/** Credentials that sign a request. */
export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** The environment that Lambda gives a function. */
export const credentialsHere = (): Credentials => ({
  accessKeyId: process.env['AWS_ACCESS_KEY_ID'] ?? '',
  secretAccessKey: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
  sessionToken: process.env['AWS_SESSION_TOKEN'],
});

/** A request before it is signed; it has no query. */
export interface AwsRequest {
  readonly method: string;
  /** Letters, digits and `-./_` only: nothing in it is encoded. */
  readonly path: string;
  readonly region: string;
  readonly service: string;
  /** Those that are signed, with `host`, in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** Milliseconds since the epoch. */
  readonly atMs: number;
}

const crypto = (): typeof Crypto => process.getBuiltinModule('node:crypto');
const hmac = (key: string | Buffer, text: string): Buffer =>
  crypto().createHmac('sha256', key).update(text).digest();

export const sha256Hex = (content: string | Buffer): string =>
  crypto().createHash('sha256').update(content).digest('hex');

/** The key that signs one day's requests to one service in one region. */
export const signingKey = (
  secretAccessKey: string,
  { day, region, service }: { readonly day: string; readonly region: string; readonly service: string },
): Buffer => hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, day), region), service), 'aws4_request');

/** The headers of the request with time, session and signature. */
export const signRequest = (
  { method, path, region, service, headers, body, atMs }: AwsRequest,
  { accessKeyId, secretAccessKey, sessionToken }: Credentials,
): Readonly<Record<string, string>> => {
  const time = new Date(atMs).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const all: Readonly<Record<string, string>> = {
    ...headers,
    'x-amz-date': time,
    ...(sessionToken !== undefined && { 'x-amz-security-token': sessionToken }),
  };
  const names = Object.keys(all).toSorted();
  const lines = names.map((name) => `${name}:${all[name]}\n`);
  const signed = names.join(';');
  const canonical = [method, path, '', lines.join(''), signed, sha256Hex(body)].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const signature = hmac(
    signingKey(secretAccessKey, { day, region, service }),
    ['AWS4-HMAC-SHA256', time, scope, sha256Hex(canonical)].join('\n'),
  ).toString('hex');
  return {
    ...all,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`,
  };
};

/** Sends a request as this function, and follows nobody elsewhere. The headers are signed with the host of the address. */
export const sendSigned = (
  url: URL,
  {
    longestMs,
    headers,
    ...request
  }: Omit<AwsRequest, 'path'> & {
    /** How long an answer is waited for. */
    readonly longestMs: number;
  },
): Promise<Response> => {
  const { method, body } = request;
  const { host: _host, ...signed } = signRequest(
    { ...request, path: url.pathname, headers: { ...headers, host: url.host } },
    credentialsHere(),
  );
  return fetch(url, {
    method,
    headers: signed,
    redirect: 'error',
    signal: AbortSignal.timeout(longestMs),
    ...(['POST', 'PUT'].includes(method) && {
      body: typeof body === 'string' ? body : new Uint8Array(body),
    }),
  });
};
