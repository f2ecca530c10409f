import { batch } from '../src/app/batch';
import { rulesContext, systemLog } from '../src/compose';
import type { GatewayEvent, GatewayResponse } from '../src/doors/http/gateway-event';
import { createRestHandler } from '../src/doors/rest/handler';

const respond = createRestHandler({
  function: 'batch',
  useCases: { batch },
  context: () => rulesContext,
  log: systemLog,
});

/** Many questions in one call; the rules behind them are loaded when asked for. */
export const handler = async (event: GatewayEvent): Promise<GatewayResponse> => respond(event);
