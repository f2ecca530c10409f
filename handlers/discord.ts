import { type LaterEvent, discordHandler } from '../src/compose-discord';
import type { GatewayEvent, GatewayResponse } from '../src/interfaces/http/gateway-event';

/** The bot: what Discord asks, and what the function asked itself to answer later. */
export const handler = async (event: GatewayEvent | LaterEvent): Promise<GatewayResponse | undefined> => {
  if ('requestContext' in event) return discordHandler.respond(event);
  await discordHandler.complete(event.discordInteraction);
  return undefined;
};
