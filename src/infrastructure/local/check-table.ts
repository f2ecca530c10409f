import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { type Key, addressOf } from '../aws/keys';
import { type Row, itemOf } from '../aws/rows';
import { damagedThings, missingThings } from './find-damage';

const scan = async (
  client: DynamoDBClient,
  input: { readonly TableName: string },
): Promise<readonly Row[]> => {
  const documents = DynamoDBDocumentClient.from(client);
  const rows: Row[] = [];
  let start: Readonly<Record<string, unknown>> | undefined;
  do {
    const page = await documents.send(
      new ScanCommand({ ...input, ConsistentRead: true, ...(start && { ExclusiveStartKey: { ...start } }) }),
    );
    rows.push(...((page.Items ?? []) as Row[]));
    start = page.LastEvaluatedKey;
  } while (start);
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
  const rows = await scan(client, { TableName: table });
  const items = rows.filter((row) => addressOf(row) !== undefined).map(itemOf);
  return {
    items: items.length,
    faults: [...missingThings(items.map(({ address }) => address)), ...damagedThings(items)],
  };
};
