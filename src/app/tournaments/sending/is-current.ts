import { readTournament } from '../store/read-tournament';
import { roundEndsAtMs } from '../../../domain/tournaments/event/round-clock';
import type { DeliveryFacts } from '../../channels/delivery';
import type { DeliveryParts } from './channel';

/** Whether a message is still true: if it names the end of a round, that end must lie ahead and be unchanged. True if the store does not answer. */
export const isCurrent = async (
  { whileRoundEnds }: DeliveryFacts,
  tournament: string,
  { store, nowMs }: DeliveryParts,
): Promise<boolean> => {
  if (whileRoundEnds === undefined) return true;
  const { round: number, atMs } = whileRoundEnds;
  if (nowMs() >= atMs) return false;
  const found = await readTournament(store, tournament);
  if (!found.ok) return found.error.code === 'UNAVAILABLE';
  const round = found.value.rounds[number - 1];
  return round?.state === 'STARTED' && roundEndsAtMs(round.facts) === atMs;
};
