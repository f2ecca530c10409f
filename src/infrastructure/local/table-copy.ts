import {
  type AttributeValue,
  type DynamoDBClient,
  PutItemCommand,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import type { PutNewItems } from './engine-caller';

/** A whole table as text, one item a line in DynamoDB's own JSON, and back: for moving it and for disasters. */

type Row = Record<string, AttributeValue>;

/**
 * Every item of the table, a line each. Taken page by page: what changes meanwhile is in or out of it, each item whole; for
 * one moment of a table in use, take point-in-time recovery.
 */
export async function* exportedLines(client: DynamoDBClient, table: string): AsyncGenerator<string> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName: table, ConsistentRead: true }))
    for (const item of Items) yield JSON.stringify(item);
}

/** The outcome of an import, in lines. */
export interface Imported {
  readonly written: number;
  /** Items that were there already; they are left as they are. */
  readonly present: number;
}

const AT_ONCE = 100;

/** Lines in groups, without the empty ones. */
async function* grouped(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<readonly Row[]> {
  let rows: Row[] = [];
  for await (const line of lines) {
    if (line.trim() !== '') rows.push(JSON.parse(line) as Row);
    if (rows.length < AT_ONCE) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** Puts an item where nothing is; false where something was. */
const putOne = async (client: DynamoDBClient, TableName: string, Item: Row): Promise<boolean> => {
  try {
    const ConditionExpression = 'attribute_not_exists(pk)';
    await client.send(new PutItemCommand({ TableName, Item, ConditionExpression }));
    return true;
  } catch (error) {
    if ((error as Error).name !== 'ConditionalCheckFailedException') throw error;
    return false;
  }
};

/**
 * Puts exported lines into a table. An item that is there already is never overwritten, so that it can be repeated after a fault.
 * @param putNew puts many new items at once, where the table can do that
 */
export const importLines = async (
  {
    client,
    table,
    putNew,
  }: { readonly client: DynamoDBClient; readonly table: string; readonly putNew?: PutNewItems },
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<Imported> => {
  let written = 0;
  let present = 0;
  for await (const rows of grouped(lines)) {
    if ((await putNew?.(rows)) === 'WRITTEN') {
      written += rows.length;
      continue;
    }
    const put = await Promise.all(rows.map((row) => putOne(client, table, row)));
    written += put.filter(Boolean).length;
    present += put.filter((isNew) => !isNew).length;
  }
  return { written, present };
};
