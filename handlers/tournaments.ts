import { storedUseCases } from '../src/app/stored-use-cases';
import { systemLog } from '../src/compose';
import { storedContext, unitsSoFar } from '../src/compose-store';
import { callerOf } from '../src/doors/http/caller';
import type { GatewayEvent, GatewayResponse } from '../src/doors/http/gateway-event';
import { createRestHandler } from '../src/doors/rest/handler';

const respond = createRestHandler({
  function: 'tournaments',
  useCases: storedUseCases,
  context: (event: GatewayEvent) => storedContext(callerOf(event)),
  log: systemLog,
  unitsSoFar,
});

/** Tournaments: everything that is kept. */
export const handler = async (event: GatewayEvent): Promise<GatewayResponse> => respond(event);
