/** A list as the API answers it. */
interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/**
 * Every item of a list, page after page, each page asked for when its first item is wanted:
 * `for await (const entry of items(muster.referenceEntries, { kind: 'HEROIC_ACTION' }))`.
 */
export async function* items<Input, Item>(
  list: (input: Input) => Promise<Page<Item>>,
  input: NoInfer<Input>,
): AsyncGenerator<Item, void, undefined> {
  let page = await list(input);
  yield* page.items;
  while (page.nextCursor !== null) {
    page = await list({ ...input, cursor: page.nextCursor });
    yield* page.items;
  }
}
