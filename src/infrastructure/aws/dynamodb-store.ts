import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import type { StoreUnits } from '../../app/kernel/ports';
import {
  type PutCommandInput,
  type QueryCommandInput,
  BatchGetCommand,
  DynamoDBDocumentClient,
  PutCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Item, ListedPage, Store, StoreAnswer } from '../../app/kernel/store/store';
import { ok } from '../../shared/result';
import { attempt, isConflict } from './dynamodb-faults';
import {
  type Key,
  addressOf,
  catalogueDocumentRange,
  deliveriesRange,
  keyOf,
  leagueRange,
  listingPartition,
  OUTBOX,
  playersRange,
  standingsRange,
} from './keys';
import { type Row, itemOf, listingStart, outboxPlace, outboxStart, rowOf } from './rows';
import { LONGEST_CALL_MS } from './table';

const MOST_BATCHES = 8;
const FIRST_PAUSE_MS = 5;

const limits = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: LONGEST_CALL_MS, throwOnRequestTimeout: true },
};

const unitsOf = (consumed: { readonly CapacityUnits?: number | undefined } | undefined): number =>
  consumed?.CapacityUnits ?? 0;

const whileVersionIs = (version: number) => ({
  ConditionExpression: '#version = :version',
  ExpressionAttributeNames: { '#version': 'version' },
  ExpressionAttributeValues: { ':version': version },
});

/** The way of reads and writes to the table. */
interface Access {
  readonly client: DynamoDBDocumentClient;
  readonly table: string;
  readonly many: ManyRows | undefined;
  readonly isLive: (row: Row) => boolean;
  readonly used: (units: StoreUnits) => void;
}

const readBatch = async ({ client, table, used }: Access, keys: readonly Key[]): Promise<readonly Row[]> => {
  // DynamoDB refuses a batch that names a key twice.
  let pending: readonly Key[] = [...new Map(keys.map((key) => [`${key.pk} ${key.sk}`, key])).values()];
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
    used({ reads: unitsOf(ConsumedCapacity?.[0]), writes: 0 });
    rows.push(...((Responses?.[table] ?? []) as Row[]));
    pending = (UnprocessedKeys?.[table]?.Keys ?? []) as Key[];
    if (pending.length > 0) await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** batch));
  }
  return rows;
};

/** Items of a partition, from the first sort key to the last. */
type Range = ReturnType<typeof leagueRange>;

/** One page of a partition's items, and the last key looked at where there may be more. */
const readPage = async (
  { client, table, isLive, used }: Access,
  { pk, from, to }: Range,
  page: Pick<QueryCommandInput, 'Limit' | 'ExclusiveStartKey' | 'ScanIndexForward'>,
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
  used({ reads: unitsOf(ConsumedCapacity), writes: 0 });
  const items = ((Items ?? []) as Row[]).filter(isLive).map(itemOf);
  return { items, last: LastEvaluatedKey as Key | undefined };
};

/** Ways to many rows that are shorter than the SDK's, where the table is in this process. */
export interface ManyRows {
  /** Puts rows where nothing is, all of them or none. */
  readonly putNew: (rows: readonly Row[]) => Promise<'WRITTEN' | 'CONFLICT'>;
  readonly range: (range: Range) => Promise<readonly Row[]>;
}

const readAll = async (access: Access, range: Range): Promise<readonly Item[]> => {
  if (access.many) return (await access.many.range(range)).filter(access.isLive).map(itemOf);
  const items: Item[] = [];
  let start: Key | undefined;
  do {
    const page = await readPage(access, range, { ExclusiveStartKey: start && { ...start } });
    items.push(...page.items);
    start = page.last;
  } while (start);
  return items;
};

/** Reads of the table itself: they see every write that was acknowledged before. */
const readsOf = (
  access: Access,
): Pick<
  Store,
  'get' | 'readTournament' | 'readLeague' | 'leaguePlayers' | 'catalogueDocument' | 'deliveries'
> => ({
  get: (addresses) =>
    attempt(async () => {
      const keys = addresses.map(keyOf);
      const rows = (await readBatch(access, keys)).filter(access.isLive);
      const found = new Map(rows.map((row) => [`${row.pk} ${row.sk}`, row]));
      return keys.map(({ pk, sk }) => {
        const row = found.get(`${pk} ${sk}`);
        return row ? itemOf(row) : null;
      });
    }),

  readTournament: (tournament) => attempt(() => readAll(access, standingsRange(tournament))),

  readLeague: (league) => attempt(() => readAll(access, leagueRange(league))),

  leaguePlayers: (league, limit, after) =>
    attempt(async () => {
      const { items, last } = await readPage(access, playersRange(league, after), { Limit: limit });
      const address = last && addressOf(last);
      return { items, next: address?.item === 'PLAYER' ? address.player : null };
    }),

  catalogueDocument: (catalogue, document) =>
    attempt(() => readAll(access, catalogueDocumentRange(catalogue, document))),

  deliveries: (webhook, limit, after) =>
    attempt(async () => {
      const range = deliveriesRange(webhook);
      const { items, last } = await readPage(access, range, {
        Limit: limit,
        ScanIndexForward: false,
        ...(after !== undefined && { ExclusiveStartKey: { pk: range.pk, sk: range.from + after } }),
      });
      return { items, next: last?.sk.slice(range.from.length) ?? null };
    }),
});

/** A page of addresses out of an index, and where the next begins. */
const readIndex = (
  { client, table, used }: Access,
  query: Omit<QueryCommandInput, 'TableName'>,
  placeOf: (last: Pick<Row, 'pk' | 'sk' | 'order'>) => string,
): StoreAnswer<ListedPage> =>
  attempt(async () => {
    const { Items, LastEvaluatedKey, ConsumedCapacity } = await client.send(
      new QueryCommand({ TableName: table, ReturnConsumedCapacity: 'TOTAL', ...query }),
    );
    used({ reads: unitsOf(ConsumedCapacity), writes: 0 });
    const lines = ((Items ?? []) as Row[]).flatMap((row) => {
      const address = addressOf(row);
      const { order = '', card } = row;
      return address ? [{ address, order, ...(card !== undefined && { card }) }] : [];
    });
    const addresses = lines.map(({ address }) => address);
    return { addresses, lines, next: LastEvaluatedKey ? placeOf(LastEvaluatedKey as Row) : null };
  });

/** Lists out of the indexes, which may lag behind. */
const listsOf = (access: Access): Pick<Store, 'outbox' | 'listed'> => ({
  outbox: async (limit, after) => {
    const page = await readIndex(
      access,
      {
        IndexName: 'outbox',
        Limit: limit,
        KeyConditionExpression: '#outbox = :outbox',
        ExpressionAttributeNames: { '#outbox': 'outbox' },
        ExpressionAttributeValues: { ':outbox': OUTBOX },
        ...(after !== undefined && { ExclusiveStartKey: outboxStart(after) }),
      },
      outboxPlace,
    );
    return page.ok ? ok({ addresses: page.value.addresses, next: page.value.next }) : page;
  },

  listed: (name, limit, after) =>
    readIndex(
      access,
      {
        IndexName: 'listing',
        Limit: limit,
        KeyConditionExpression: '#month = :month',
        ExpressionAttributeNames: { '#month': 'month' },
        ExpressionAttributeValues: { ':month': listingPartition(name) },
        ...(after !== undefined && { ExclusiveStartKey: listingStart(name, after) }),
      },
      ({ order = '' }) => order,
    ),
});

const put = (
  { client, table, used }: Access,
  item: Item,
  condition: Pick<PutCommandInput, 'ConditionExpression'>,
) =>
  attempt(async () => {
    try {
      const { ConsumedCapacity } = await client.send(
        new PutCommand({
          TableName: table,
          ReturnConsumedCapacity: 'TOTAL',
          Item: rowOf(item),
          ...condition,
        }),
      );
      used({ reads: 0, writes: unitsOf(ConsumedCapacity) });
      return 'WRITTEN' as const;
    } catch (error) {
      if (isConflict(error)) return 'CONFLICT' as const;
      throw error;
    }
  });

/** Writes that happen only while the version is the one they begin from. */
const writesOf = (access: Access): Pick<Store, 'write' | 'rewrite'> => ({
  write: (item) =>
    put(
      access,
      item,
      item.version === 1 || item.isImported
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : whileVersionIs(item.version - 1),
    ),

  rewrite: (item) => put(access, item, whileVersionIs(item.version)),
});

/**
 * The store on DynamoDB, or on anything that speaks its protocol. The SDK retries faults of the moment by itself; a write so
 * repeated fails its condition, and the use-case then finds its own change in the item.
 * @param client region, endpoint and credentials where the environment does not say
 * @param used told the capacity of each call to the table
 */
export const createDynamoStore = ({
  table,
  nowMs,
  client: config = {},
  many,
  used,
}: Pick<Access, 'table'> & {
  readonly nowMs: () => number;
  readonly client?: DynamoDBClientConfig;
  readonly many?: ManyRows | undefined;
  readonly used?: Access['used'];
}): Store => {
  const access: Access = {
    client: DynamoDBDocumentClient.from(new DynamoDBClient({ ...limits, ...config }), {
      marshallOptions: { removeUndefinedValues: true },
    }),
    table,
    many,
    isLive: ({ ttl }) => ttl === undefined || ttl * 1000 > nowMs(),
    used: (units) => used?.(units),
  };
  return {
    ...readsOf(access),
    ...listsOf(access),
    ...writesOf(access),
    ...(many && { writeNew: (items) => attempt(() => many.putNew(items.map(rowOf))) }),
  };
};
