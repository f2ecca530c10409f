import { statelessUseCases } from '../src/app/stateless-use-cases';
import { rulesContext, systemLog } from '../src/compose';
import type { GatewayEvent, GatewayResponse } from '../src/doors/http/gateway-event';
import { createRestHandler } from '../src/doors/rest/handler';

const respond = createRestHandler({
  function: 'rules',
  useCases: statelessUseCases,
  context: () => rulesContext,
  log: systemLog,
});

/** Rules, odds, pairings and standings: everything that needs no store. */
export const handler = async (event: GatewayEvent): Promise<GatewayResponse> => respond(event);
