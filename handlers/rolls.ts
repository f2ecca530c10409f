import { rollsUseCases } from '../src/app/rolls-use-cases';
import { rulesContext, systemLog } from '../src/compose';
import type { GatewayEvent, GatewayResponse } from '../src/doors/http/gateway-event';
import { createRestHandler } from '../src/doors/rest/handler';

const respond = createRestHandler({
  function: 'rolls',
  useCases: rollsUseCases,
  context: () => rulesContext,
  log: systemLog,
});

/** Tests of several dice, and what a model may do; no store. */
export const handler = async (event: GatewayEvent): Promise<GatewayResponse> => respond(event);
