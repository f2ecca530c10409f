import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { LONGEST_CALL_MS } from '../aws/table';
import type { ManyRows } from '../aws/dynamodb-store';
import type { Row } from '../aws/rows';
import { inTime } from './in-time';
import { sharedInProcess } from './shared-in-process';

/** Calls an engine of this very process by the AWS SDK, without a port that others could reach. */

/** A response of DynamoDB's protocol. */
export interface EngineResponse {
  readonly statusCode: number;
  readonly body: unknown;
}

/** Performs one operation of DynamoDB's protocol. */
export type CallEngine = (operation: string, input: unknown) => Promise<EngineResponse>;

/** Operations of the embedded engine alone. For thousands of items at once, those of DynamoDB's protocol take seconds. */
export const PUT_NEW = 'PutNewItems';
export const READ_RANGE = 'ReadRange';

interface SentRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

const headerOf = ({ headers }: SentRequest, wanted: string): string =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1] ?? '';

/** `DynamoDB_20120810.GetItem` */
const operationOf = (request: SentRequest): string => headerOf(request, 'x-amz-target').split('.')[1] ?? '';

const tooLate = (): never => {
  throw Object.assign(new Error('the embedded engine does not answer'), { name: 'TimeoutError' });
};

const send = async (callEngine: CallEngine, request: SentRequest, longestMs: number) => {
  const { body: sent = '{}' } = request;
  const input: unknown = JSON.parse(typeof sent === 'string' ? sent : new TextDecoder().decode(sent));
  const { statusCode, body } = await inTime(callEngine(operationOf(request), input), longestMs, tooLate);
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

/** Asks the engine itself. The SDK would take longer for each item than the engine for all. */
const asked = async (callEngine: CallEngine, operation: string, input: object): Promise<EngineResponse> => {
  const response = await inTime(callEngine(operation, input), LONGEST_CALL_MS, tooLate);
  if (response.statusCode >= 500)
    throw Object.assign(new Error('the embedded engine fails'), { name: 'InternalServerError' });
  return response;
};

/** Puts items where nothing is, all of them or none, as the protocol writes them. */
export type PutNewItems = (items: readonly object[]) => Promise<'WRITTEN' | 'CONFLICT'>;

/** Puts new items into this engine together. */
export const newItemsPut =
  (callEngine: CallEngine, TableName: string): PutNewItems =>
  async (Items) => {
    const { statusCode } = await asked(callEngine, PUT_NEW, { TableName, Items });
    return statusCode === 200 ? 'WRITTEN' : 'CONFLICT';
  };

type Attributes = Readonly<Record<string, { readonly S?: string; readonly N?: string }>>;

const rowFrom = (attributes: Attributes): Row =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, { S, N }]) => [name, S ?? Number(N)]),
  ) as unknown as Row;

/** Reads and writes of many rows in this engine. */
export const manyRowsIn = (callEngine: CallEngine, TableName: string): ManyRows => {
  const putNew = newItemsPut(callEngine, TableName);
  return {
    putNew: (rows) => putNew(rows.map(attributesOf)),
    range: async (range) => {
      const { body } = await asked(callEngine, READ_RANGE, { TableName, ...range });
      return (body as { readonly Items: readonly Attributes[] }).Items.map(rowFrom);
    },
  };
};

/** The same in the engine that was shared, if one was. */
export const sharedManyRows = (table: string): ManyRows | undefined => {
  const callEngine = inProcess.shared();
  return callEngine && manyRowsIn(callEngine, table);
};
