import { armiesUseCases } from '../src/app/armies-use-cases';
import { rulesContext, systemLog } from '../src/compose';
import type { GatewayEvent, GatewayResponse } from '../src/doors/http/gateway-event';
import { createRestHandler } from '../src/doors/rest/handler';

const respond = createRestHandler({
  function: 'armies',
  useCases: armiesUseCases,
  context: () => rulesContext,
  log: systemLog,
});

/** The catalogue of army lists and Legions, and the armies made from it; no store. */
export const handler = async (event: GatewayEvent): Promise<GatewayResponse> => respond(event);
