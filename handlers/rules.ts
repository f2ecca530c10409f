import { toWound, toWoundChart } from '../src/app/rules/to-wound';
import { rulesContext, systemLog } from '../src/compose';
import type { GatewayEvent, GatewayResponse } from '../src/doors/http/gateway-event';
import { createRestHandler } from '../src/doors/rest/handler';

const respond = createRestHandler({
  function: 'rules',
  // To Wound is asked most, and must not wait for the schemas and tables of the others.
  useCases: async () => (await import('../src/app/rules-use-cases')).rulesUseCases,
  atHand: { toWound, toWoundChart },
  context: () => rulesContext,
  log: systemLog,
});

/** To Wound, the charts, receipts, pairings and standings; no store. */
export const handler = async (event: GatewayEvent): Promise<GatewayResponse> => respond(event);
