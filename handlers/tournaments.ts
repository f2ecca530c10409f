import { round } from '../src/app/tournaments/round';
import { standings } from '../src/app/tournaments/standings';
import { tournament } from '../src/app/tournaments/tournament';
import { tournamentChanges } from '../src/app/tournaments/changes';
import { systemLog } from '../src/compose';
import { storedContext, unitsSoFar } from '../src/compose-store';
import { callerOf } from '../src/doors/http/caller';
import type { GatewayEvent, GatewayResponse } from '../src/doors/http/gateway-event';
import { createRestHandler } from '../src/doors/rest/handler';

const respond = createRestHandler({
  function: 'tournaments',
  // A hall of phones asks these; the schemas of all the changes wait until somebody changes something.
  useCases: async () => (await import('../src/app/stored-use-cases')).storedUseCases,
  atHand: { tournament, round, standings, tournamentChanges },
  context: (event: GatewayEvent) => storedContext(callerOf(event)),
  log: systemLog,
  unitsSoFar,
});

/** Tournaments: everything that is kept. */
export const handler = async (event: GatewayEvent): Promise<GatewayResponse> => respond(event);
