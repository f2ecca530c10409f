import {
  type AttributeValue,
  type DynamoDBClient,
  DeleteItemCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { setTimeout } from 'node:timers/promises';
import { TTL_ATTRIBUTE } from '../aws/table';

/**
 * Removes expired items, as DynamoDB does by itself; dynalite keeps them. It goes through the table page by page and lets the requests
 * go first between two pages.
 * @returns the number of removed items.
 */
export const sweepExpired = async (
  client: DynamoDBClient,
  table: string,
  { nowMs, pauseMs = 50 }: { readonly nowMs: number; readonly pauseMs?: number },
): Promise<number> => {
  const hasExpired = {
    ExpressionAttributeNames: { '#ttl': TTL_ATTRIBUTE },
    ExpressionAttributeValues: { ':now': { N: String(Math.floor(nowMs / 1000)) } },
  };
  let removed = 0;
  let start: Record<string, AttributeValue> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({
        TableName: table,
        ...hasExpired,
        FilterExpression: '#ttl < :now',
        ProjectionExpression: 'pk, sk',
        ExclusiveStartKey: start,
      }),
    );
    for (const Key of Items)
      await client.send(
        // It may have been written anew since.
        new DeleteItemCommand({ TableName: table, Key, ...hasExpired, ConditionExpression: '#ttl < :now' }),
      );
    removed += Items.length;
    start = LastEvaluatedKey;
    await setTimeout(pauseMs);
  } while (start);
  return removed;
};
