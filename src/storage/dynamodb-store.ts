import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { StoreUnits } from '../app/ports';
import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Item, Page, Store, StoreAnswer } from '../app/tournaments/store';
import { invariant } from '../shared/invariant';
import { ok, refused } from '../shared/result';
import type { Key } from './keys';
import { addressOf, standingsRange, keyOf, leagueRange, listingPartition, playersRange } from './keys';

/** What the store is made of. */
export interface DynamoStoreParts {
  readonly table: string;
  readonly nowMs: () => number;
  /** Region, endpoint and credentials where the environment does not say. */
  readonly client?: DynamoDBClientConfig;
  /** Told what each call to the table has used. */
  readonly used?: (units: StoreUnits) => void;
}

/** An item as DynamoDB keeps it; see `keys.ts`. */
interface Row extends Key {
  readonly version: number;
  readonly schema: number;
  readonly body: string;
  readonly month?: string;
  readonly order?: string;
  readonly outbox?: string;
  readonly ttl?: number;
}

const RETRY_AFTER_SECONDS = 1;
const MOST_BATCHES = 8;
const FIRST_PAUSE_MS = 5;

/** Faults of the moment: throttling, a time-out, a lost connection, a server's own error. Anything else is a bug. */
const momentary = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'InternalServerError',
  'ServiceUnavailable',
  'ServiceUnavailableException',
  'TransactionConflictException',
  'TimeoutError',
  'NetworkingError',
]);

/** What Node calls a connection that is refused, lost or never made. */
const lostConnection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** So that trouble is told to the caller while its own connection still stands. */
const limits = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 4_000, throwOnRequestTimeout: true },
};

const isMomentary = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { $metadata, code = '' } = error as { $metadata?: { httpStatusCode?: number }; code?: string };
  const status = $metadata?.httpStatusCode ?? 0;
  return momentary.has(error.name) || status >= 500 || lostConnection.has(code);
};

const unitsOf = (consumed: { readonly CapacityUnits?: number | undefined } | undefined): number =>
  consumed?.CapacityUnits ?? 0;

const isConflict = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException';

/** The answer, or UNAVAILABLE where the fault is of the moment. */
const attempt = async <T>(work: () => Promise<T>): StoreAnswer<T> => {
  try {
    return ok(await work());
  } catch (error) {
    if (isMomentary(error)) return refused({ code: 'UNAVAILABLE', retryAfterSeconds: RETRY_AFTER_SECONDS });
    throw error;
  }
};

const rowOf = ({ address, version, schema, body, listing, outbox, expiresAtMs }: Item): Row => ({
  ...keyOf(address),
  version,
  schema,
  body,
  ...(listing && { month: listingPartition(listing.month), order: listing.order }),
  ...(outbox !== undefined && { outbox }),
  ...(expiresAtMs !== undefined && { ttl: Math.ceil(expiresAtMs / 1000) }),
});

const itemOf = ({ pk, sk, version, schema, body, month, order, outbox, ttl }: Row): Item => {
  const address = addressOf({ pk, sk });
  invariant(address, `key ${pk} ${sk} has no address`);
  return {
    address,
    version,
    schema,
    body,
    ...(month !== undefined &&
      order !== undefined && { listing: { month: month.slice(listingPartition('').length), order } }),
    ...(outbox !== undefined && { outbox }),
    ...(ttl !== undefined && { expiresAtMs: ttl * 1000 }),
  };
};

/** Where a listing goes on: its `order` ends with the id of the tournament, or of the roll. */
const listingStart = (month: string, order: string) => {
  const id = order.slice(order.indexOf('#') + 1);
  return {
    ...keyOf(month.startsWith('ROLLS#') ? { item: 'ROLL', roll: id } : { item: 'HEAD', tournament: id }),
    month: listingPartition(month),
    order,
  };
};

/**
 * The store on DynamoDB, or on anything that speaks its protocol. The SDK retries faults of the moment by itself; a write so
 * repeated fails its condition, and the use-case then finds its own change in the item.
 */
export const createDynamoStore = ({ table, nowMs, client: config = {}, used }: DynamoStoreParts): Store => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ ...limits, ...config }), {
    marshallOptions: { removeUndefinedValues: true },
  });
  const isLive = ({ ttl }: Row): boolean => ttl === undefined || ttl * 1000 > nowMs();

  const readBatch = async (keys: readonly Key[]): Promise<readonly Row[]> => {
    let pending: readonly Key[] = keys;
    const rows: Row[] = [];
    for (let batch = 0; pending.length > 0; batch += 1) {
      if (batch === MOST_BATCHES)
        throw Object.assign(new Error('keys stay unprocessed'), { name: 'ThrottlingException' });
      const { Responses, UnprocessedKeys, ConsumedCapacity } = await client.send(
        new BatchGetCommand({
          RequestItems: { [table]: { Keys: [...pending], ConsistentRead: true } },
          ReturnConsumedCapacity: 'TOTAL',
        }),
      );
      used?.({ reads: unitsOf(ConsumedCapacity?.[0]), writes: 0 });
      rows.push(...((Responses?.[table] ?? []) as Row[]));
      pending = (UnprocessedKeys?.[table]?.Keys ?? []) as Key[];
      if (pending.length > 0)
        await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** batch));
    }
    return rows;
  };

  /** One page of a partition's items, and the last key looked at where there may be more. */
  const readPage = async (
    { pk, from, to }: { readonly pk: string; readonly from: string; readonly to: string },
    page: Pick<QueryCommandInput, 'Limit' | 'ExclusiveStartKey'>,
  ): Promise<{ readonly items: readonly Item[]; readonly last: Key | undefined }> => {
    const { Items, LastEvaluatedKey, ConsumedCapacity } = await client.send(
      new QueryCommand({
        TableName: table,
        ConsistentRead: true,
        ReturnConsumedCapacity: 'TOTAL',
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
        ...page,
      }),
    );
    used?.({ reads: unitsOf(ConsumedCapacity), writes: 0 });
    const items = ((Items ?? []) as Row[]).filter(isLive).map(itemOf);
    return { items, last: LastEvaluatedKey as Key | undefined };
  };

  const readAll = async (range: Parameters<typeof readPage>[0]): Promise<readonly Item[]> => {
    const items: Item[] = [];
    let start: Key | undefined;
    do {
      const page = await readPage(range, { ExclusiveStartKey: start && { ...start } });
      items.push(...page.items);
      start = page.last;
    } while (start);
    return items;
  };

  return {
    get: (addresses) =>
      attempt(async () => {
        const keys = addresses.map(keyOf);
        const rows = (await readBatch(keys)).filter(isLive);
        const found = new Map(rows.map((row) => [`${row.pk} ${row.sk}`, row]));
        return keys.map(({ pk, sk }) => {
          const row = found.get(`${pk} ${sk}`);
          return row ? itemOf(row) : null;
        });
      }),

    readTournament: (tournament) => attempt(() => readAll(standingsRange(tournament))),

    readLeague: (league) => attempt(() => readAll(leagueRange(league))),

    leaguePlayers: (league, limit, after) =>
      attempt(async () => {
        const { items, last } = await readPage(playersRange(league, after), { Limit: limit });
        const address = last && addressOf(last);
        return { items, next: address?.item === 'PLAYER' ? address.player : null };
      }),

    write: (item) =>
      attempt(async () => {
        try {
          const { ConsumedCapacity } = await client.send(
            new PutCommand({
              TableName: table,
              ReturnConsumedCapacity: 'TOTAL',
              Item: rowOf(item),
              ...(item.version === 1 || item.isImported
                ? { ConditionExpression: 'attribute_not_exists(pk)' }
                : {
                    ConditionExpression: '#version = :previous',
                    ExpressionAttributeNames: { '#version': 'version' },
                    ExpressionAttributeValues: { ':previous': item.version - 1 },
                  }),
            }),
          );
          used?.({ reads: 0, writes: unitsOf(ConsumedCapacity) });
          return 'WRITTEN' as const;
        } catch (error) {
          if (isConflict(error)) return 'CONFLICT' as const;
          throw error;
        }
      }),

    listed: (month, limit, after) =>
      attempt(async (): Promise<Page> => {
        const { Items, LastEvaluatedKey, ConsumedCapacity } = await client.send(
          new QueryCommand({
            TableName: table,
            IndexName: 'listing',
            ReturnConsumedCapacity: 'TOTAL',
            Limit: limit,
            KeyConditionExpression: '#month = :month',
            ExpressionAttributeNames: { '#month': 'month' },
            ExpressionAttributeValues: { ':month': listingPartition(month) },
            ...(after !== undefined && { ExclusiveStartKey: listingStart(month, after) }),
          }),
        );
        used?.({ reads: unitsOf(ConsumedCapacity), writes: 0 });
        const addresses = ((Items ?? []) as Key[]).flatMap((key) => addressOf(key) ?? []);
        return { addresses, next: (LastEvaluatedKey?.['order'] as string | undefined) ?? null };
      }),
  };
};
