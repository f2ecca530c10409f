import { leagueUseCases } from '../src/app/leagues';
import { systemLog } from '../src/compose';
import { storedContext, unitsSoFar } from '../src/compose-store';
import { callerOf } from '../src/doors/http/caller';
import type { GatewayEvent, GatewayResponse } from '../src/doors/http/gateway-event';
import { createRestHandler } from '../src/doors/rest/handler';

const respond = createRestHandler({
  function: 'leagues',
  useCases: leagueUseCases,
  context: (event: GatewayEvent) => storedContext(callerOf(event)),
  log: systemLog,
  unitsSoFar,
});

/** Leagues: players by claim, seasons, ratings. */
export const handler = async (event: GatewayEvent): Promise<GatewayResponse> => respond(event);
