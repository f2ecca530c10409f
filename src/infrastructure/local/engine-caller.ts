import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { LONGEST_CALL_MS } from '../aws/table';
import type { PutNewRows } from '../aws/dynamodb-store';
import type { Row } from '../aws/rows';
import { sharedInProcess } from './shared-in-process';

/** Calls an engine of this very process by the AWS SDK, without a port that others could reach. */

/** A response of DynamoDB's protocol. */
export interface EngineResponse {
  readonly statusCode: number;
  readonly body: unknown;
}

/** Performs one operation of DynamoDB's protocol. */
export type CallEngine = (operation: string, input: unknown) => Promise<EngineResponse>;

/** An operation of the embedded engine alone: an import of thousands of items would spend seconds on a call for each. */
export const PUT_NEW = 'PutNewItems';

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

const inTime = async <T>(calling: Promise<T>, longestMs: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeout()), longestMs);
  });
  try {
    return await Promise.race([calling, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

const send = async (callEngine: CallEngine, request: SentRequest, longestMs: number) => {
  const { body: sent = '{}' } = request;
  const input: unknown = JSON.parse(typeof sent === 'string' ? sent : new TextDecoder().decode(sent));
  const { statusCode, body } = await inTime(callEngine(operationOf(request), input), longestMs);
  const headers = { 'content-type': 'application/x-amz-json-1.0' };
  return { response: { statusCode, headers, body: Buffer.from(JSON.stringify(body)) } };
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

const attributesOf = (row: Row): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' ? { N: String(value) } : { S: value },
    ]),
  );

/** Puts items where nothing is, all of them or none, as the protocol writes them. */
export type PutNewItems = (items: readonly object[]) => Promise<'WRITTEN' | 'CONFLICT'>;

/** Puts new items into this engine together. The SDK would take longer for each than the engine for all. */
export const newItemsPut =
  (callEngine: CallEngine, TableName: string): PutNewItems =>
  async (Items) => {
    const { statusCode } = await inTime(callEngine(PUT_NEW, { TableName, Items }), LONGEST_CALL_MS);
    if (statusCode >= 500)
      throw Object.assign(new Error('the embedded engine fails'), { name: 'InternalServerError' });
    return statusCode === 200 ? 'WRITTEN' : 'CONFLICT';
  };

/** Puts the rows of a store in the same way. */
export const newRowsPut = (callEngine: CallEngine, table: string): PutNewRows => {
  const putNew = newItemsPut(callEngine, table);
  return (rows) => putNew(rows.map(attributesOf));
};

/** The same for the engine that was shared, if one was. */
export const sharedNewRowsPut = (table: string): PutNewRows | undefined => {
  const callEngine = inProcess.shared();
  return callEngine && newRowsPut(callEngine, table);
};
