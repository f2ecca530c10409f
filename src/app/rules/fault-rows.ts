import type { CrossFault } from '../kernel/input';

type Path = CrossFault['path'];
type FaultRow = readonly [isFault: boolean, path: Path, code: CrossFault['code'], message: string];

/** Faults as a table: whether there is one, the path to its field, its code and the message. */
export const faultRows = (...rows: readonly FaultRow[]): readonly CrossFault[] =>
  rows.filter(([isFault]) => isFault).map(([, path, code, message]) => ({ path, code, message }));
