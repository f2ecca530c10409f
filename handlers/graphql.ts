import { systemLog } from '../src/compose';
import { storedContext, unitsSoFar } from '../src/compose-store';
import { createGraphqlHandler } from '../src/interfaces/graphql/handler';
import { callerOf } from '../src/interfaces/http/caller';

/** Every question of the schema through one address. */
export const handler = createGraphqlHandler({
  context: (event) => storedContext(callerOf(event)),
  log: systemLog,
  unitsSoFar,
});
