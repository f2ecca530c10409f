import { health } from '../src/app/health';
import { rulesContext, systemLog } from '../src/compose';
import type { GatewayEvent, GatewayResponse } from '../src/doors/http/gateway-event';
import { createRestHandler } from '../src/doors/rest/handler';

const respond = createRestHandler({
  function: 'fallback',
  useCases: { health },
  context: () => rulesContext,
  log: systemLog,
});

/** Health, and what no route matches: 404, 405 and OPTIONS in our own words. */
export const handler = async (event: GatewayEvent): Promise<GatewayResponse> => respond(event);
