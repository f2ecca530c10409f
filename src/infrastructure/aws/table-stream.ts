import type { Key } from './keys';

/** The table's stream names the items that were written, by their keys alone, to the functions that it wakes. */

/** The key of an item that was written. */
export type WrittenKey = Key;

/** The part of an event of DynamoDB Streams that is read here. */
export interface StreamEvent {
  readonly Records?: readonly {
    readonly dynamodb?: {
      readonly Keys?: { readonly pk?: { readonly S?: string }; readonly sk?: { readonly S?: string } };
    };
  }[];
}

/** Which items wake a function: one partition prefix, and the beginnings of the sort key. */
export interface WokenBy {
  readonly partition: string;
  readonly sortKeys: readonly string[];
}

/** The keys in an event; none where a schedule has called. */
export const writtenKeys = ({ Records = [] }: StreamEvent): readonly WrittenKey[] =>
  Records.flatMap(({ dynamodb }) => {
    const [pk, sk] = [dynamodb?.Keys?.pk?.S, dynamodb?.Keys?.sk?.S];
    return pk === undefined || sk === undefined ? [] : [{ pk, sk }];
  });

/** The event that these keys make. */
export const streamEvent = (keys: readonly WrittenKey[]): StreamEvent => ({
  Records: keys.map(({ pk, sk }) => ({ dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } } })),
});

export const isWokenBy = ({ partition, sortKeys }: WokenBy, { pk, sk }: WrittenKey): boolean =>
  pk.startsWith(partition) && sortKeys.some((beginning) => sk.startsWith(beginning));
