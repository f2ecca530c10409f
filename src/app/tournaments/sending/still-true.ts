import { readTournament } from '../store/read-tournament';
import { roundEndsAtMs } from '../../../domain/tournaments/event/round-clock';
import type { DeliveryFacts } from '../../channels/delivery';
import type { DeliveryParts } from './delivery-parts';

/** Whether what a message says is so still: that a round ends at a moment, until then. In doubt it is. */
export const isStillTrue = async (
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
