/** Limits of army lists sent with a request. They are checked before the schema, which recurses as deep as its input. */

/** The catalogue's own lists reach 9 levels, 7 conditions and 1,400 values. */
const listLimits = { depth: 24, conditions: 200, conditionProfiles: 1_000, values: 20_000 } as const;

const CONDITION_FIELDS = new Set(['when', 'compulsoryWhen', 'not', 'all', 'any']);
const PROFILE_FIELDS = new Set(['present', 'ledBy']);

/** The limit that the lists exceed, in words; undefined if none. Walks without recursion. */
export const listFault = (lists: readonly unknown[]): string | undefined => {
  const open: { readonly value: unknown; readonly depth: number; readonly field: string }[] = lists.map(
    (value) => ({ value, depth: 1, field: '' }),
  );
  let values = 0;
  let conditions = 0;
  let profiles = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth, field } = next;
    values += 1;
    if (values > listLimits.values) return `may hold at most ${listLimits.values} values together`;
    if (depth > listLimits.depth) return `may be at most ${listLimits.depth} levels deep`;
    if (PROFILE_FIELDS.has(field)) profiles += 1;
    if (profiles > listLimits.conditionProfiles)
      return `may name at most ${listLimits.conditionProfiles} profiles in conditions together`;
    const isList = Array.isArray(value);
    if (CONDITION_FIELDS.has(field) && !isList) conditions += 1;
    if (conditions > listLimits.conditions)
      return `may hold at most ${listLimits.conditions} conditions together`;
    if (isList) for (const inner of value) open.push({ value: inner, depth: depth + 1, field });
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value))
        open.push({ value: inner, depth: depth + 1, field: name });
  }
  return undefined;
};
