import type { ChangeLog } from '../../../shared/change-log';
import type { ClosingFacts } from '../../../domain/tournaments/event/facts';
import type { RoundNumber } from '../../../domain/tournaments/event/numbers';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import type { Target } from '../../kernel/store/mutation';
import { closingKind } from './item-kinds';

const targetAt = (tournament: string, round: RoundNumber, log: ChangeLog<unknown>): Target<ClosingFacts> => ({
  kind: closingKind,
  address: { item: 'ROUND', tournament, round },
  log: log as ChangeLog<ClosingFacts>,
});

/** What closes a tournament stands in the place of the round that will not be. */
export const placeOfClosing = ({ id, rounds, closing }: Tournament): Target<ClosingFacts> =>
  targetAt(id, rounds.length + 1, closing?.log ?? []);

/** Where it was ever finished or reopened: a round may have been drawn there since. */
export const closingPlaces = (tournament: Tournament): readonly Target<ClosingFacts>[] => [
  ...tournament.rounds.map(({ number, log }) => targetAt(tournament.id, number, log)),
  placeOfClosing(tournament),
];
