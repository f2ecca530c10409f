import { systemLog } from '../src/compose';
import { storedContext, unitsSoFar } from '../src/compose-store';
import { callerOf } from '../src/interfaces/http/caller';
import { createMcpHandler } from '../src/interfaces/mcp/handler';

/** The operations as tools of the Model Context Protocol. */
export const handler = createMcpHandler({
  context: (event) => storedContext(callerOf(event)),
  log: systemLog,
  unitsSoFar,
});
