import { rulesContext, systemLog } from '../src/compose';
import { createGraphqlHandler } from '../src/doors/graphql/handler';

/** Every question of the schema through one address. */
export const handler = createGraphqlHandler({ context: () => rulesContext, log: systemLog });
