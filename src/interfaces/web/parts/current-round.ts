import type { StoredContext } from '../../../app/kernel/store/context';
import { round } from '../../../app/tournaments/rounds/round';
import type { RoundView, TournamentView } from '../../../app/tournaments/views';
import { type Answer, call } from '../../../app/kernel/use-case';

/** The round that is on, the last one drawn; null before the first. */
export const askCurrentRound = async (
  { id, roundsDrawn }: TournamentView,
  context: StoredContext,
): Promise<Answer<RoundView> | null> => {
  const current = roundsDrawn.at(-1);
  return current ? call(round, { tournament: id, round: current.number }, context) : null;
};
