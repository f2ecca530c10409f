import db, { type Store, type Table } from 'dynalite/db/index.js';
import { promisify } from 'node:util';
import { FAULT_ANSWER } from './level-repairs';

/** Items as DynamoDB's protocol writes them. */
export interface NewItems {
  readonly TableName: string;
  readonly Items: readonly object[];
}

const SOMETHING_THERE = {
  statusCode: 400,
  body: { __type: 'com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException' },
} as const;

const tableNamed = (store: Store, name: string): Promise<Table> =>
  promisify<string, Table>(store.getTable)(name);

/** Puts these items with one write of the folder, if nothing is where one of them goes. */
export const putNew = async (store: Store, { TableName, Items }: NewItems): Promise<object> => {
  const table = await tableNamed(store, TableName);
  const puts = Items.map((value) => ({ key: db.createKey(value, table), value }));
  const release = await new Promise<() => void>((locked) =>
    store.getItemDb(TableName).lock(
      puts.map(({ key }) => key),
      (releaser) => locked(releaser(() => undefined)),
    ),
  );
  try {
    const items = puts.map(({ key, value }) => ({ type: 'put', key: `item-${TableName}~${key}`, value }));
    if (items.some(({ key }) => store.db.getSync(key) !== undefined)) throw SOMETHING_THERE;
    const lines = Items.flatMap(
      (item) => db.getIndexActions(table.GlobalSecondaryIndexes, null, item, table).puts,
    ).map(({ index, key, item }) => ({
      type: 'put',
      key: `index-global~${TableName}~${index}~${key}`,
      value: item,
    }));
    await store.db.batch([...lines, ...items]);
    return {};
  } finally {
    release();
  }
};

/** Items of a partition, from the first sort key to the last. */
export interface WantedRange {
  readonly TableName: string;
  readonly pk: string;
  readonly from: string;
  readonly to: string;
}

const AT_ONCE = 500;

const keyAttributes = (pk: string, sk: string) => ({ pk: { S: pk }, sk: { S: sk } });

/** Reads a range of a partition as it is at one moment, without the pages and the checks of a query. */
export const readRange = async (
  store: Store,
  { TableName, pk, from, to }: WantedRange,
): Promise<{ readonly Items: readonly object[] }> => {
  const table = await tableNamed(store, TableName);
  const keyOf = (sk: string): string => `item-${TableName}~${db.createKey(keyAttributes(pk, sk), table)}`;
  const iterator = store.db.iterator({ gte: keyOf(from), lte: keyOf(to) });
  try {
    const items: object[] = [];
    for (;;) {
      const page = await iterator.nextv(AT_ONCE);
      if (page.length === 0) return { Items: items };
      items.push(...page.map(([, item]) => item));
    }
  } catch (error) {
    throw Object.assign(error as Error, FAULT_ANSWER);
  } finally {
    await iterator.close();
  }
};
