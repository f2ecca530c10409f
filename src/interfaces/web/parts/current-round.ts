import type { StoredContext } from '../../../app/kernel/store/context';
import { round } from '../../../app/tournaments/rounds/round';
import { type Answer, call } from '../../../app/kernel/use-case';
import type { Round, Tournament } from '../../../app/kernel/generated/answers';

/** The round that is on, the last one drawn; null before the first. */
export const askCurrentRound = async (
  { id, roundsDrawn }: Tournament,
  context: StoredContext,
): Promise<Answer<Round> | null> => {
  const current = roundsDrawn.at(-1);
  return current ? call(round, { tournament: id, round: current.number }, context) : null;
};
