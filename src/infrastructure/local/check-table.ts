import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { type Key, addressOf } from '../aws/keys';
import { type Row, itemOf } from '../aws/rows';
import { damagedThings, missingThings } from './find-damage';

const scan = async (client: DynamoDBClient, TableName: string): Promise<readonly Row[]> => {
  const documents = DynamoDBDocumentClient.from(client);
  const rows: Row[] = [];
  for await (const { Items = [] } of paginateScan({ client: documents }, { TableName, ConsistentRead: true }))
    rows.push(...(Items as Row[]));
  return rows;
};

/** The missing items of a table with these keys, a line for each tournament or league. */
export const missingBehind = (keys: readonly Key[]): readonly string[] =>
  missingThings(keys.flatMap((key) => addressOf(key) ?? []));

/** The missing items of the table, and those that are broken or have lost changes. Reads everything. */
export const checkTable = async (
  client: DynamoDBClient,
  table: string,
): Promise<{ readonly items: number; readonly faults: readonly string[] }> => {
  const rows = await scan(client, table);
  const items = rows.filter((row) => addressOf(row) !== undefined).map(itemOf);
  return {
    items: items.length,
    faults: [...missingThings(items.map(({ address }) => address)), ...damagedThings(items)],
  };
};
