import type { AttributeValue, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';

/**
 * The embedded engine writes an item and its index entries one after the other, so a kill between them can lose an entry.
 * At its start the items that belong into an index are looked up there, and written again where they are missing.
 */

type Row = Record<string, AttributeValue>;

const scan = async (
  client: DynamoDBClient,
  input: { readonly TableName: string; readonly IndexName?: string; readonly FilterExpression?: string },
): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  let start: Row | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        ...input,
        ...(input.FilterExpression !== undefined && {
          ExpressionAttributeNames: { '#month': 'month', '#outbox': 'outbox' },
        }),
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    rows.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start);
  return rows;
};

const keyText = ({ pk, sk }: Row): string => `${pk?.S ?? ''} ${sk?.S ?? ''}`;

/** Writes the indexed items again whose index entries are missing; answers how many there were. */
export const restoreIndexes = async (client: DynamoDBClient, table: string): Promise<number> => {
  const indexed = await scan(client, {
    TableName: table,
    FilterExpression: 'attribute_exists(#month) OR attribute_exists(#outbox)',
  });
  const entries = async (IndexName: string): Promise<ReadonlySet<string>> =>
    new Set((await scan(client, { TableName: table, IndexName })).map(keyText));
  const [listing, outbox] = [await entries('listing'), await entries('outbox')];
  const missing = indexed.filter(
    (row) => (row['month'] && !listing.has(keyText(row))) || (row['outbox'] && !outbox.has(keyText(row))),
  );
  for (const row of missing) await client.send(new PutItemCommand({ TableName: table, Item: row }));
  return missing.length;
};
