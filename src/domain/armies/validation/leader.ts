import { tiers } from '../catalogue/vocabulary';
import { holds } from './conditions';
import type { AssembledArmy, AssembledUnit } from './assemble-army';

const candidate = ({ profile, tier, where }: AssembledUnit) => ({
  force: where.force ?? 0,
  profile: profile.id,
  name: profile.name,
  tier,
});

/** A model that may lead the army, or in doubles its force. */
export type LeaderCandidate = Readonly<ReturnType<typeof candidate>>;

/** The Hero that a list or Legion makes the leader in any warband; null if none is fixed or fielded. */
export const fixedLeader = (army: AssembledArmy): LeaderCandidate | null => {
  const named = army.forces.flatMap((force) =>
    force.list.demands.flatMap((demand) =>
      demand.kind === 'LEADER' && holds(demand.when, { army, force }) ? demand.profiles : [],
    ),
  );
  const unit = named
    .map((id) => army.units.find(({ profile }) => profile.id === id))
    .find((found) => found !== undefined);
  return unit ? candidate(unit) : null;
};

/** The Heroes of the highest tier there, a choice among equals (ruling 24). */
const highest = (units: readonly AssembledUnit[], { switches }: AssembledArmy): readonly AssembledUnit[] => {
  const heroes = units.filter(
    ({ tier }) =>
      tier !== null && (switches.minorHeroMayLead || (tier !== 'MINOR' && tier !== 'INDEPENDENT')),
  );
  const best = tiers.find((tier) => heroes.some((hero) => hero.tier === tier));
  return heroes.filter(({ tier }) => tier === best);
};

const withoutTwins = (candidates: readonly LeaderCandidate[]): readonly LeaderCandidate[] =>
  candidates.filter(
    ({ force, profile }, position) =>
      candidates.findIndex((other) => other.force === force && other.profile === profile) === position,
  );

/**
 * The candidates for the leader: the one that a Legion fixes, else the best of the army. In doubles the same for each force: either may
 * become the Primary Force, whose leader is the army's, and scenarios count the Secondary Force's leader too (000, THE
 * LEADER and LEGENDARY LEGIONS).
 */
export const leaderCandidates = (army: AssembledArmy): readonly LeaderCandidate[] => {
  const fixed = fixedLeader(army);
  if (army.draft.format === 'SINGLES')
    return fixed ? [fixed] : withoutTwins(highest(army.units, army).map(candidate));
  return withoutTwins(
    army.forces.flatMap(({ index, units }) =>
      fixed?.force === index ? [fixed] : highest(units, army).map(candidate),
    ),
  );
};
