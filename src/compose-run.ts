import type { LogEntry } from './app/kernel/ports';
import { systemLog } from './compose';
import { unitsSoFar } from './compose-store';
import { createRequestMeter } from './interfaces/http/request-meter';

const meter = createRequestMeter(unitsSoFar);

/** Performs a run that no request asks for. It leaves its counts in the log where there was something to do. */
export const loggedRun = async <Name extends 'deliveries' | 'readers' | 'published'>(
  of: Pick<LogEntry, 'requestId' | 'route'> & {
    readonly name: Name;
    /** The count of what is left to the next run. */
    readonly isOpen: (run: NonNullable<LogEntry[Name]>) => boolean;
  },
  perform: () => Promise<NonNullable<LogEntry[Name]>>,
): Promise<NonNullable<LogEntry[Name]>> => {
  const { requestId, route, name, isOpen } = of;
  const measured = meter();
  const run = await perform();
  const isComplete = !isOpen(run);
  if (Object.values<number>(run).some((count) => count > 0))
    systemLog?.({
      level: 'info',
      requestId,
      route,
      outcome: isComplete ? 'OK' : 'UNAVAILABLE',
      status: isComplete ? 200 : 503,
      [name]: run,
      ...measured(),
    });
  return run;
};
