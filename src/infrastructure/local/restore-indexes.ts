import { type DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { FolderContents, StoredRow } from './scan-folder';

/**
 * The embedded engine writes an item and its index entries one after the other, so a kill between them can lose an entry, or leave one
 * of the version before. At its start the items that belong into an index are compared with it, and put right where they differ.
 */

const keyText = ({ pk, sk }: StoredRow): string => `${pk?.S ?? ''} ${sk?.S ?? ''}`;

const LISTED = ['month', 'order', 'card'] as const;
/** The listed attributes of an item, or of an entry of the list. */
const lineText = (row: StoredRow | undefined): string =>
  LISTED.map((name) => row?.[name]?.S ?? '').join('\n');

/** Writes the indexed items again whose index entries are missing or outdated; answers how many there were. */
export const restoreIndexes = async (
  client: DynamoDBClient,
  table: string,
  { indexed, listing, outbox }: Pick<FolderContents, 'indexed' | 'listing' | 'outbox'>,
): Promise<number> => {
  const inOutbox = new Set(outbox.map(keyText));
  const rows = new Map(indexed.map((row) => [keyText(row), row]));
  const listed = new Map(listing.map((entry) => [keyText(entry), entry]));
  const put = (Item: StoredRow) => client.send(new PutItemCommand({ TableName: table, Item }));

  const wrong = indexed.filter(
    (row) =>
      (row['month'] && lineText(row) !== lineText(listed.get(keyText(row)))) ||
      (row['outbox'] && !inOutbox.has(keyText(row))),
  );
  for (const row of wrong) await put(row);

  // An entry of a place that its item has left: the engine takes it away when the item leaves that place once more.
  const stale = listing.filter((entry) => {
    const row = rows.get(keyText(entry));
    return row?.['month']?.S !== entry['month']?.S || row?.['order']?.S !== entry['order']?.S;
  });
  for (const entry of stale) {
    const { pk, sk, month, order } = entry;
    if (!pk || !sk || !month || !order) continue;
    const { Item } = await client.send(new GetItemCommand({ TableName: table, Key: { pk, sk } }));
    if (Item === undefined) continue;
    await put({ ...Item, month, order });
    await put(Item);
  }
  return wrong.length + stale.length;
};
