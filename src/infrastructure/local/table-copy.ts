import {
  type AttributeValue,
  type DynamoDBClient,
  PutItemCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';

/** A whole table as text, one item a line in DynamoDB's own JSON, and back: for moving it and for disasters. */

type Row = Record<string, AttributeValue>;

/**
 * Every item of the table, a line each. Taken page by page: what changes meanwhile is in or out of it, each item whole; for
 * one moment of a table in use, take point-in-time recovery.
 */
export async function* exportedLines(client: DynamoDBClient, table: string): AsyncGenerator<string> {
  let start: Row | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({ TableName: table, ConsistentRead: true, ExclusiveStartKey: start }),
    );
    for (const item of Items) yield JSON.stringify(item);
    start = LastEvaluatedKey;
  } while (start);
}

/** The outcome of an import, in lines. */
export interface Imported {
  readonly written: number;
  /** Items that were there already; they are left as they are. */
  readonly present: number;
}

/** Puts exported lines into a table. An item that is there already is never overwritten, so that it can be repeated after a fault. */
export const importLines = async (
  client: DynamoDBClient,
  table: string,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<Imported> => {
  let written = 0;
  let present = 0;
  for await (const line of lines) {
    if (line.trim() === '') continue;
    try {
      await client.send(
        new PutItemCommand({
          TableName: table,
          Item: JSON.parse(line) as Row,
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      );
      written += 1;
    } catch (error) {
      if ((error as Error).name !== 'ConditionalCheckFailedException') throw error;
      present += 1;
    }
  }
  return { written, present };
};
