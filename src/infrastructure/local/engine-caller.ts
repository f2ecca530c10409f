import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { LONGEST_CALL_MS } from '../aws/table';
import type { CallEngine } from './engine';
import { sharedInProcess } from './shared-in-process';

/** Calls an engine of this very process by the AWS SDK, without a port that others could reach. */

interface SentRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

const headerOf = ({ headers }: SentRequest, wanted: string): string =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1] ?? '';

/** `DynamoDB_20120810.GetItem` */
const operationOf = (request: SentRequest): string => headerOf(request, 'x-amz-target').split('.')[1] ?? '';

const timeout = () =>
  Object.assign(new Error('the embedded engine does not answer'), { name: 'TimeoutError' });

const send = async (callEngine: CallEngine, request: SentRequest, longestMs: number) => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeout()), longestMs);
  });
  try {
    const { body: sent = '{}' } = request;
    const input: unknown = JSON.parse(typeof sent === 'string' ? sent : new TextDecoder().decode(sent));
    const { statusCode, body } = await Promise.race([callEngine(operationOf(request), input), tooLate]);
    const headers = { 'content-type': 'application/x-amz-json-1.0' };
    return { response: { statusCode, headers, body: Buffer.from(JSON.stringify(body)) } };
  } finally {
    clearTimeout(timer);
  }
};

/**
 * The settings of a client for this engine. A call without an answer, as from a folder that fails, ends as a lost connection would.
 * The region and the credentials are there because the SDK asks for some; nothing is signed.
 */
export const engineClient = (
  callEngine: CallEngine,
  longestMs: number = LONGEST_CALL_MS,
): DynamoDBClientConfig => ({
  region: 'local',
  credentials: { accessKeyId: 'embedded', secretAccessKey: 'embedded' },
  requestHandler: { handle: (request: unknown) => send(callEngine, request as SentRequest, longestMs) },
  signer: { sign: async (request) => request },
});

const inProcess = sharedInProcess<CallEngine>('embedded engine');

/** Has the functions of this process use this engine. */
export const shareEngine = inProcess.share;

/** The settings of a client for the engine that was shared; those of the environment if none was. */
export const sharedEngine = (): DynamoDBClientConfig => {
  const callEngine = inProcess.shared();
  return callEngine === undefined ? {} : engineClient(callEngine);
};
