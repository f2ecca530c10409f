import { type DynamoDBClient, DeleteItemCommand, paginateScan } from '@aws-sdk/client-dynamodb';
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
  const scan = {
    TableName: table,
    ...hasExpired,
    FilterExpression: '#ttl < :now',
    ProjectionExpression: 'pk, sk',
  };
  for await (const { Items = [] } of paginateScan({ client }, scan)) {
    for (const Key of Items)
      await client.send(
        // It may have been written anew since.
        new DeleteItemCommand({ TableName: table, Key, ...hasExpired, ConditionExpression: '#ttl < :now' }),
      );
    removed += Items.length;
    await setTimeout(pauseMs);
  }
  return removed;
};
