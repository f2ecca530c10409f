import { sharedInProcess } from './shared-in-process';

/**
 * Which projections for readers are behind their facts. A local server knows: the writes and what follows them happen in one process.
 * Readers take the facts of these, so that nobody who reads after a change sees the time before it.
 */
export interface ProjectionsBehind {
  readonly written: (tournament: string) => void;
  /** One projection was made for each of these writes. */
  readonly made: (tournaments: readonly string[]) => void;
  /** @param comparedAtMs when the projection was last known to be that of the facts */
  readonly isBehind: (tournament: string, comparedAtMs: number) => boolean;
}

/**
 * @param sinceMs when this process began to see every write: what was compared before may be behind, as after a crash. Infinity where
 *   it does not see them, because the table is elsewhere.
 */
export const createProjectionsBehind = (sinceMs: number): ProjectionsBehind => {
  const waiting = new Map<string, number>();
  const count = (tournament: string): number => waiting.get(tournament) ?? 0;
  return {
    written: (tournament) => void waiting.set(tournament, count(tournament) + 1),
    made: (tournaments) => {
      for (const tournament of tournaments)
        if (count(tournament) > 1) waiting.set(tournament, count(tournament) - 1);
        else waiting.delete(tournament);
    },
    isBehind: (tournament, comparedAtMs) => comparedAtMs < sinceMs || waiting.has(tournament),
  };
};

const inProcess = sharedInProcess<ProjectionsBehind>('projections behind');

/** Shows it to the functions of this process. */
export const shareProjectionsBehind = inProcess.share;

/** Whether a projection is known to be behind its facts; never where no local server says so. */
export const isProjectionBehind: ProjectionsBehind['isBehind'] = (tournament, comparedAtMs) =>
  inProcess.shared()?.isBehind(tournament, comparedAtMs) ?? false;
