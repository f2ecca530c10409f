import { rulesUseCases } from '../src/app/rules-use-cases';
import { rulesContext, systemLog } from '../src/compose';
import type { GatewayEvent, GatewayResponse } from '../src/doors/http/gateway-event';
import { createRestHandler } from '../src/doors/rest/handler';

const respond = createRestHandler({
  function: 'rules',
  useCases: rulesUseCases,
  context: () => rulesContext,
  log: systemLog,
});

/** To Wound, the charts, receipts, pairings and standings; no store. */
export const handler = async (event: GatewayEvent): Promise<GatewayResponse> => respond(event);
