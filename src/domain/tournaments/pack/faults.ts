import type { Shape } from '../../../shared/shape';
import type { Kinds } from './kinds';

export const packFaultCodes = [
  'OUT_OF_RANGE',
  'MISSING',
  'NOT_USED',
  'DUPLICATE',
  'NOT_IN_ORDER',
  'CONTRADICTION',
] as const;
export type PackFaultCode = (typeof packFaultCodes)[number];

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

type Range = readonly [from: number, to: number];

/** A fault, unless the value is a whole number in the range. */
export const wholeNumber = (path: string, value: number, [from, to]: Range): readonly PackFault[] =>
  Number.isInteger(value) && value >= from && value <= to
    ? []
    : [fault(path, 'OUT_OF_RANGE', `must be a whole number from ${from} to ${to}, not ${value}`)];

/** A fault for each item that stands twice, by the key that tells items apart. */
export const duplicates = <Item>(
  path: string,
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly PackFault[] => {
  const seen = new Set<string>();
  return items.flatMap((item, index): readonly PackFault[] => {
    const key = keyOf(item);
    if (seen.has(key)) return [fault(`${path}[${index}]`, 'DUPLICATE', `appears twice: ${key}`)];
    seen.add(key);
    return [];
  });
};

/** The faults of the numbers in a value of this shape. The input schema checks all else. */
export const numberFaults = ({ form }: Shape, value: unknown, path: string): readonly PackFault[] => {
  if (value === null || value === undefined) return [];
  switch (form.kind) {
    case 'WHOLE':
      return wholeNumber(path, value as number, [form.minimum, form.maximum]);
    case 'LIST':
      return (value as readonly unknown[]).flatMap((item, index) =>
        numberFaults(form.of, item, `${path}[${index}]`),
      );
    case 'OBJECT':
      return Object.entries(form.fields).flatMap(([field, shape]) =>
        numberFaults(shape, (value as Readonly<Record<string, unknown>>)[field], `${path}.${field}`),
      );
    case 'NULLABLE':
    case 'OPTIONAL':
    case 'DEFAULT':
      return numberFaults(form.of, value, path);
    default:
      return [];
  }
};

const kindsThatUse = ({ used }: Kinds, field: string): string =>
  Object.entries(used)
    .filter(([, fields]) => fields?.includes(field))
    .map(([kind]) => kind)
    .join(' and ');

const choicesOf = ({ form }: Shape): string =>
  form.kind === 'CHOICE' ? `: ${form.values.join(' or ')}` : '';

/** The place of a union by kind in a pack. */
interface Place {
  readonly pathOf: (field: string) => string;
  /** Faults of a field that its kind uses, made of those of its numbers; these alone if left out. */
  readonly faultsOf?: (field: string, path: string, numbers: readonly PackFault[]) => readonly PackFault[];
}

/** The faults of a union by kind: a field that its kind does not use is given, or one that it needs is not. */
export const kindFaults = (
  made: Kinds,
  { by, ...given }: { readonly by: string | null | undefined; readonly [field: string]: unknown },
  { pathOf, faultsOf = (_field, _path, numbers) => numbers }: Place,
): readonly PackFault[] =>
  Object.entries(made.fields).flatMap(([field, shape]): readonly PackFault[] => {
    const path = pathOf(field);
    const isGiven = (given[field] ?? null) !== null;
    if (!made.used[by ?? '']?.includes(field))
      return isGiven
        ? [fault(path, 'NOT_USED', `belongs to ${kindsThatUse(made, field)}: leave it out`)]
        : [];
    if (isGiven || shape.form.kind === 'NULLABLE' || (made.unset && field in made.unset))
      return faultsOf(field, path, numberFaults(shape, given[field], path));
    return [fault(path, 'MISSING', `is needed for ${by}${choicesOf(shape)}`)];
  });
