import { tournament as tournamentUseCase } from '../../app/tournaments/event/tournament';
import { call } from '../../app/kernel/use-case';
import { editionIds } from '../../app/rules/edition-names';
import type { Asked, World } from './world';
import { type Option, fieldsOf } from './field';
import { connectedHome } from './home';
import { serverCaller } from '../../app/people/discord-links/server';

/** The option of a command whose question has an edition. */
export const editionOption = (operation: Parameters<typeof fieldsOf>[0]): Option =>
  fieldsOf(operation)('edition', {
    description: 'The edition of the rules; if omitted, that of the event this server shows, or 2018',
    suggest: (typed) =>
      editionIds.filter((id) => id.startsWith(typed.trim())).map((id) => ({ name: id, value: id })),
  });

/** The edition of the event that the server shows; undefined where it shows none, or a league. */
export const editionHere = async (asked: Asked, world: World): Promise<string | undefined> => {
  const home = await connectedHome(asked, world);
  if (!home.ok || home.value.connection.kind !== 'TOURNAMENT') return undefined;
  const { connection, server, context } = home.value;
  const found = await call(
    tournamentUseCase,
    { tournament: connection.id },
    world.context(serverCaller(context, server, connection)),
  );
  return found.ok ? found.value.edition : undefined;
};
