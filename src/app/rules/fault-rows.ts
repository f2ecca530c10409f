import type { CrossFault } from '../kernel/input';
import { fieldsOf, listOf } from '../kernel/unchecked';

type Path = CrossFault['path'];
type FaultRow = readonly [isFault: boolean, path: Path, code: CrossFault['code'], message: string];

/** Faults as a table: whether there is one, the path to its field, its code and the message. */
export const faultRows = (...rows: readonly FaultRow[]): readonly CrossFault[] =>
  rows.filter(([isFault]) => isFault).map(([, path, code, message]) => ({ path, code, message }));

/** A fault for each of these fields that is not given. */
export const missingFaults = (
  value: unknown,
  names: readonly string[],
  message: string,
): readonly CrossFault[] => {
  const given = fieldsOf(value);
  return names
    .filter((name) => given[name] === undefined)
    .map((name) => ({ path: [name], code: 'REQUIRED', message }));
};

/** A fault for each item of a list that it has before. */
export const repeatedFaults = (value: unknown, list: string, message: string): readonly CrossFault[] => {
  const items = listOf(fieldsOf(value)[list]);
  return items.flatMap((item, index) =>
    items.indexOf(item) === index ? [] : { path: [list, index], code: 'DUPLICATE' as const, message },
  );
};
