import { tournament as tournamentUseCase } from '../../app/tournaments/event/tournament';
import type * as z from 'zod/mini';
import { call } from '../../app/kernel/use-case';
import {
  type HouseQuestion,
  byHouseRulings,
  hasSwitches,
  houseText,
} from '../../app/rules/asking/by-house-rulings';
import type { EventRules, HouseRuling } from '../../shared/house-ruling';
import { escapeText } from '../../shared/escape-text';
import type { Message } from './message';
import { editionIds } from '../../app/rules/edition-names';
import type { Asked, World } from './world';
import { type Option, fieldsOf } from './field';
import { connectedHome } from './home';
import { serverCaller } from '../../app/people/discord-links/server';

/** The option of a command whose question has an edition. */
export const editionOption = (operation: Parameters<typeof fieldsOf>[0], otherwise = '2018'): Option =>
  fieldsOf(operation)('edition', {
    description: `The edition of the rules; if omitted, that of the event this server shows, or ${otherwise}`,
    suggest: (typed) =>
      editionIds.filter((id) => id.startsWith(typed.trim())).map((id) => ({ name: id, value: id })),
  });

/** The edition and the house rulings of the event that the server shows; undefined where it shows none, or a league. */
export const eventHere = async (asked: Asked, world: World): Promise<EventRules | undefined> => {
  if (asked.asker.server === null) return undefined;
  const home = await connectedHome(asked, world);
  if (!home.ok || home.value.connection.kind !== 'TOURNAMENT') return undefined;
  const { connection, server, context } = home.value;
  const found = await call(
    tournamentUseCase,
    { tournament: connection.id },
    world.context(serverCaller(context, server, connection)),
  );
  return found.ok ? found.value : undefined;
};

/** The question of a command with what that event decides, and the house rulings that decided it. */
export const askedHere = (
  input: z.ZodMiniType,
  question: unknown,
  event: EventRules | undefined,
): HouseQuestion =>
  event && hasSwitches(input) ? byHouseRulings(input, question, event) : { input: question, followed: [] };

/** The message, which says what it follows. */
export const sayingRulings = (message: Message, followed: readonly HouseRuling[]): Message =>
  followed.length === 0
    ? message
    : {
        ...message,
        fields: [
          ...(message.fields ?? []),
          {
            name: 'By the house rulings of this event',
            value: followed.map((ruling) => `- ${escapeText(houseText(ruling))}`).join('\n'),
          },
        ],
      };
