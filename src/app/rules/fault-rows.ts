import type { CrossFault } from '../kernel/input';
import { fieldsOf } from '../kernel/unchecked';

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
