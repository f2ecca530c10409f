import type { StoredContext } from '../../../app/store/context';
import { round } from '../../../app/tournaments/round';
import type { RoundView, TournamentView } from '../../../app/tournaments/views';
import type { Answer } from '../../../app/use-case';
import { call } from '../../../app/use-case';

/** The round that is on, the last one drawn; null before the first. */
export const askCurrentRound = async (
  { id, roundsDrawn }: TournamentView,
  context: StoredContext,
): Promise<Answer<RoundView> | null> => {
  const current = roundsDrawn.at(-1);
  return current ? call(round, { tournament: id, round: current.number }, context) : null;
};
