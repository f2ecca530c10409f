import { referenceUseCases } from '../src/app/reference-use-cases';
import { rulesContext, systemLog } from '../src/compose';
import type { GatewayEvent, GatewayResponse } from '../src/doors/http/gateway-event';
import { createRestHandler } from '../src/doors/rest/handler';

const respond = createRestHandler({
  function: 'reference',
  useCases: referenceUseCases,
  context: () => rulesContext,
  log: systemLog,
});

/** The reference, its search, and the scenarios; no store. */
export const handler = async (event: GatewayEvent): Promise<GatewayResponse> => respond(event);
