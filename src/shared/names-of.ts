/** The names in a record, in its order. */
export const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>) =>
  Object.keys(record) as [Name, ...Name[]];
