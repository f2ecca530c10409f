import { systemLog } from '../src/compose';
import { storedContext, unitsSoFar } from '../src/compose-store';
import { createGraphqlHandler } from '../src/doors/graphql/handler';
import { callerOf } from '../src/doors/http/caller';

/** Every question of the schema through one address. */
export const handler = createGraphqlHandler({
  context: (event) => storedContext(callerOf(event)),
  log: systemLog,
  unitsSoFar,
});
