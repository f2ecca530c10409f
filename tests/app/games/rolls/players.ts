import type { CreatedRoll } from '../../../../src/app/kernel/generated/answers';
import type { Roll } from '../../../../src/app/kernel/generated/answers';
import { type Input, type World, must } from '../../tournaments/organiser';

/** Opens a roll of Ann and Bert. */
export const openedRoll = (world: World, input: Input = {}): Promise<CreatedRoll> =>
  must<CreatedRoll>(world, 'createRoll', { input: { players: ['Ann', 'Bert'], ...input } });

/** The roll after its players have locked these words. */
export const rolledRoll = async (world: World, input: Input, words: readonly string[]): Promise<Roll> => {
  const { roll, joinTokens } = await openedRoll(world, input);
  for (const [player, word] of words.entries())
    await must(world, 'joinRoll', { input: { id: roll.id, word }, token: joinTokens[player]?.token ?? null });
  return must<Roll>(world, 'roll', { input: { id: roll.id } });
};
