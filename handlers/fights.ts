import { fightUseCases } from '../src/app/fights';
import { rulesContext, systemLog } from '../src/compose';
import type { GatewayEvent, GatewayResponse } from '../src/doors/http/gateway-event';
import { createRestHandler } from '../src/doors/rest/handler';

const respond = createRestHandler({
  function: 'fights',
  useCases: fightUseCases,
  context: () => rulesContext,
  log: systemLog,
});

/** Fights and volleys, exactly; no store. */
export const handler = async (event: GatewayEvent): Promise<GatewayResponse> => respond(event);
