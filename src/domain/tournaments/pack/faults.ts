export const packFaultCodes = [
  'OUT_OF_RANGE',
  'MISSING',
  'NOT_USED',
  'DUPLICATE',
  'NOT_IN_ORDER',
  'CONTRADICTION',
] as const;
export type PackFaultCode = (typeof packFaultCodes)[number];

/** What is wrong with a pack, and where. */
export interface PackFault {
  /** From the pack: "scoring.games.majorWin", "ranking[2].weights". */
  readonly path: string;
  readonly code: PackFaultCode;
  readonly message: string;
}

export const fault = (path: string, code: PackFaultCode, message: string): PackFault => ({
  path,
  code,
  message,
});

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A fault, unless the value is a whole number in the range. */
export const wholeNumber = (path: string, value: number, { from, to }: Range): readonly PackFault[] =>
  Number.isInteger(value) && value >= from && value <= to
    ? []
    : [{ path, code: 'OUT_OF_RANGE', message: `must be a whole number from ${from} to ${to}, not ${value}` }];

/** A fault for each item that stands twice, by the key that tells items apart. */
export const duplicates = <Item>(
  path: string,
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly PackFault[] => {
  const seen = new Set<string>();
  return items.flatMap((item, index): readonly PackFault[] => {
    const key = keyOf(item);
    if (seen.has(key))
      return [{ path: `${path}[${index}]`, code: 'DUPLICATE', message: `appears twice: ${key}` }];
    seen.add(key);
    return [];
  });
};
