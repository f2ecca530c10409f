import type { LogEntry, StoreUnits } from '../../app/kernel/ports';

/** Capacity units that the table has charged this process so far; absent without a table. */
export type UnitsSoFar = () => StoreUnits;

/** Measurements of a request for its log line. */
export type Measured = Pick<LogEntry, 'durationMs' | 'cold' | 'units'>;

/** Starts a request's clock; what it answers ends it. */
export type RequestMeter = () => () => Measured;

const NONE: StoreUnits = { reads: 0, writes: 0 };

/** The meter of one function. Its first request is a cold one. */
export const createRequestMeter = (unitsSoFar: UnitsSoFar = () => NONE): RequestMeter => {
  let isCold = true;
  return () => {
    const cold = isCold;
    isCold = false;
    const startedAt = performance.now();
    const before = unitsSoFar();
    return () => {
      const after = unitsSoFar();
      const units = { reads: after.reads - before.reads, writes: after.writes - before.writes };
      return {
        durationMs: Math.round((performance.now() - startedAt) * 1000) / 1000,
        ...(cold && { cold }),
        ...(units.reads + units.writes > 0 && { units }),
      };
    };
  };
};
