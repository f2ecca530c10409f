import { findCommand } from './command-groups';
import { eventHere } from './edition';
import { type Choice, plainOption } from './field';
import { type Interaction, askerOf, sentCommand } from './interaction';
import { upTo } from './suggest';
import type { World } from './world';

/** The suggestions for the option that is being typed, by the edition chosen in the command or of the event that the server shows. */
export const suggestionsFor = async (interaction: Interaction, world: World): Promise<readonly Choice[]> => {
  const sent = sentCommand(interaction);
  const option = findCommand(sent?.name ?? '')?.options.find(({ name }) => name === sent?.focused?.name);
  const plain = option && plainOption(option);
  if (sent === undefined || plain?.kind !== 'TEXT' || plain.suggest === undefined) return [];
  const asked = { id: interaction.id, asker: askerOf(interaction) };
  const edition = async (): Promise<string | undefined> =>
    sent.options.text('edition') ?? (await eventHere(asked, world))?.edition;
  return upTo(await plain.suggest(sent.focused?.typed ?? '', edition));
};
