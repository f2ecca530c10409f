import { currentPack } from '../pack/pack-versions';
import type { RoundFacts } from '../event/facts';
import { armiesOfRound } from '../event/round-armies';
import type { Tournament } from '../event/tournament';

type Seats = Pick<RoundFacts, 'tables' | 'unpaired'>;

/** The facts of a round with the army that each side plays; a pack without armies leaves none of an earlier draw. */
export const withArmies = <Facts extends Seats>(
  { head: { facts }, rounds }: Tournament,
  number: number,
  drawnFacts: Facts,
): Facts & Pick<RoundFacts, 'armies'> => {
  const armies = armiesOfRound(currentPack(facts.packs ?? []).armies, drawnFacts, {
    round: number,
    seed: facts.seed,
    before: rounds.slice(0, number - 1),
  });
  if (armies) return { ...drawnFacts, armies };
  return rounds[number - 1]?.facts.armies ? { ...drawnFacts, armies: null } : drawnFacts;
};
