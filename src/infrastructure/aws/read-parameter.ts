import type * as Https from 'node:https';
import { type AwsRequest, type Credentials, credentialsHere, signRequest } from './sign-request';

/**
 * Reads one parameter of AWS Systems Manager: a single signed request. The SDK would do, but it is 360 KB, and the functions without
 * a store, whose cold start is counted, hold no other part of it.
 */

/** The headers of the request, signed by Signature Version 4. */
export const signedHeaders = (
  {
    host,
    target,
    ...request
  }: Pick<AwsRequest, 'region' | 'body' | 'atMs'> & { readonly host: string; readonly target: string },
  credentials: Credentials,
): Readonly<Record<string, string>> =>
  signRequest(
    {
      method: 'POST',
      path: '/',
      service: 'ssm',
      headers: { 'content-type': 'application/x-amz-json-1.1', host, 'x-amz-target': target },
      ...request,
    },
    credentials,
  );

const LONGEST_ANSWER_MS = 3_000;
const MOST_ATTEMPTS = 3;

interface Answer {
  readonly status: number;
  readonly text: string;
}

const post = (url: URL, headers: Readonly<Record<string, string>>, body: string): Promise<Answer> => {
  const isTls = url.protocol === 'https:';
  // The same functions in both modules.
  const { request } = process.getBuiltinModule(isTls ? 'node:https' : 'node:http') as typeof Https;
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, timeout: LONGEST_ANSWER_MS }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    sent.on('timeout', () => sent.destroy(new Error('SSM did not answer in time')));
    sent.on('error', reject);
    sent.end(body);
  });
};

const endpointOf = (region: string): URL =>
  new URL(
    process.env['AWS_ENDPOINT_URL_SSM'] ??
      `https://ssm.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}/`,
  );

const ask = async (body: string): Promise<Answer> => {
  const region = process.env['AWS_REGION'] ?? '';
  const url = endpointOf(region);
  const headers = signedHeaders(
    { host: url.host, region, target: 'AmazonSSM.GetParameter', body, atMs: Date.now() },
    credentialsHere(),
  );
  return post(url, headers, body);
};

/** Whether another attempt may succeed: SSM was not reached, is not well, or asks for patience. */
const isPassing = ({ status, text }: Answer): boolean =>
  status >= 500 || text.includes('ThrottlingException');

/**
 * The value of a parameter, decrypted.
 * @throws Error that names the parameter when SSM does not hand it out, or does not answer three times
 */
export const readParameter = async (name: string): Promise<string> => {
  const body = JSON.stringify({ Name: name, WithDecryption: true });
  let failure: unknown;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const answer = await ask(body).catch((error: unknown) => {
      failure = error;
    });
    if (answer === undefined) continue;
    if (answer.status === 200)
      return (JSON.parse(answer.text) as { readonly Parameter: { readonly Value: string } }).Parameter.Value;
    failure = new Error(`SSM answered ${answer.status} ${answer.text.slice(0, 300)}`);
    if (!isPassing(answer)) break;
  }
  throw new Error(`The secret ${name} cannot be read`, { cause: failure });
};
