import { EmbedBuilder, SlashCommandBuilder } from 'discord.js';
import { createMuster, MusterRefusal } from 'muster-client';

// A bot of somebody else: its command and its answer are built by discord.js, the facts come from the service.
const command = new SlashCommandBuilder()
  .setName('wound')
  .setDescription('What a Strike needs to wound.')
  .addIntegerOption((option) => option.setName('strength').setDescription('Strength').setRequired(true))
  .addIntegerOption((option) => option.setName('defence').setDescription('Defence').setRequired(true))
  .toJSON();

const muster = createMuster({ url: process.env['MUSTER_URL'] ?? '' });

const answerTo = async (strength: number, defence: number) => {
  try {
    const { needed, probability } = await muster.getToWound({ strength, defence });
    return new EmbedBuilder()
      .setTitle(needed ?? 'never')
      .setDescription(probability.fraction)
      .toJSON();
  } catch (error) {
    if (!(error instanceof MusterRefusal)) throw error;
    return new EmbedBuilder().setTitle('No').setDescription(error.problem.detail).toJSON();
  }
};

const shown = await answerTo(4, 9);
if (command.name !== 'wound' || shown.title !== '6/4' || shown.description !== '1/12')
  throw new Error(`shown: ${JSON.stringify(shown)}`);
const refused = await answerTo(40, 9);
if (refused.title !== 'No') throw new Error(`shown: ${JSON.stringify(refused)}`);
console.log('discord-bot: answered');
