import db, { type Store, type Table } from 'dynalite/db/index.js';
import { promisify } from 'node:util';

/** Items as DynamoDB's protocol writes them. */
export interface NewItems {
  readonly TableName: string;
  readonly Items: readonly object[];
}

const SOMETHING_THERE = {
  statusCode: 400,
  body: { __type: 'com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException' },
} as const;

/** Puts these items with one write of the folder, if nothing is where one of them goes. */
export const putNew = (
  store: Store,
  { TableName, Items }: NewItems,
  done: (error: unknown, answer?: unknown) => void,
): void => {
  const written = promisify<string, Table>(store.getTable)(TableName).then(async (table) => {
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
    } finally {
      release();
    }
  });
  written.then(() => done(null, {}), done);
};
