/** How long a call of it may take: trouble is said to the caller while its own connection still stands. */
export const LONGEST_CALL_MS = 4_000;

/** The table as DynamoDB creates it; `serverless.yml` declares the same, which a test holds side by side. */
export const tableDefinition = {
  AttributeDefinitions: [
    { AttributeName: 'pk', AttributeType: 'S' },
    { AttributeName: 'sk', AttributeType: 'S' },
    { AttributeName: 'month', AttributeType: 'S' },
    { AttributeName: 'order', AttributeType: 'S' },
    { AttributeName: 'outbox', AttributeType: 'S' },
  ],
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: 'listing',
      KeySchema: [
        { AttributeName: 'month', KeyType: 'HASH' },
        { AttributeName: 'order', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['card'] },
    },
    {
      IndexName: 'outbox',
      KeySchema: [
        { AttributeName: 'outbox', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
  ],
  BillingMode: 'PAY_PER_REQUEST',
} as const;

/** The attribute by which DynamoDB sweeps what has expired. */
export const TTL_ATTRIBUTE = 'ttl';
