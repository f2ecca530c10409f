import { namesOf } from '../../../shared/names-of';
import { sumOf } from '../../../shared/sum-of';
import { tiers } from '../catalogue/vocabulary';
import { holds } from './conditions';
import type { Demand } from '../catalogue/model';
import type { AssembledArmy, AssembledUnit } from './assemble-army';

const candidate = ({ profile, tier, where }: AssembledUnit) => ({
  force: where.force ?? 0,
  profile: profile.id,
  name: profile.name,
  tier,
});

/** A model that may lead the army, or in doubles its force. */
export type LeaderCandidate = Readonly<ReturnType<typeof candidate>>;

/** The Heroes present among these whose keyword most models have. */
const mostCommon = (
  of: Readonly<Record<string, string>>,
  units: readonly AssembledUnit[],
): readonly AssembledUnit[] => {
  const number = (keyword: string | undefined): number =>
    sumOf(units, ({ profile, counts }) =>
      keyword !== undefined && profile.keywords.includes(keyword) ? counts.models : 0,
    );
  const there = units.filter(({ profile }) => profile.id in of);
  const most = Math.max(...there.map(({ profile }) => number(of[profile.id])));
  return there.filter(({ profile }) => number(of[profile.id]) === most);
};

/** The Heroes out of whom a demand takes the leader; empty where none is there. */
const namedBy = (demand: Demand, units: readonly AssembledUnit[]): readonly AssembledUnit[] => {
  if (demand.kind === 'LEADER_OF_MOST') return mostCommon(demand.of, units);
  if (demand.kind !== 'LEADER') return [];
  const there = demand.profiles.flatMap((id) => units.filter(({ profile }) => profile.id === id));
  return demand.choice ? there : there.slice(0, 1);
};

/** The Heroes one of whom a list or Legion makes the leader, in any warband; empty if none is fixed or fielded. */
export const fixedLeaders = (army: AssembledArmy): readonly LeaderCandidate[] => {
  const found = army.forces
    .flatMap((force) =>
      force.list.demands
        .filter(({ when }) => holds(when, { army, force }))
        .map((demand) => namedBy(demand, army.units)),
    )
    .find((units) => units.length > 0);
  return withoutTwins((found ?? []).map(candidate));
};

/** The Heroes of the highest tier there, a choice among equals (ruling 24). */
const highest = (units: readonly AssembledUnit[], { switches }: AssembledArmy): readonly AssembledUnit[] => {
  const heroes = units.filter(
    ({ tier }) =>
      tier !== null && (switches.minorHeroMayLead || (tier !== 'MINOR' && tier !== 'INDEPENDENT')),
  );
  const best = namesOf(tiers).find((tier) => heroes.some((hero) => hero.tier === tier));
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
  const fixed = fixedLeaders(army);
  if (army.draft.format === 'SINGLES')
    return fixed.length > 0 ? fixed : withoutTwins(highest(army.units, army).map(candidate));
  return withoutTwins(
    army.forces.flatMap(({ index, units }) =>
      fixed[0]?.force === index ? fixed : highest(units, army).map(candidate),
    ),
  );
};

/** Whether a model of this profile is the leader that the player names or, where none is named, may be it. */
export const mayBeGeneral = (id: string, army: AssembledArmy): boolean => {
  const named = army.draft.forces.flatMap(({ leader }) => leader ?? []);
  const candidates = named.length > 0 ? named : leaderCandidates(army).map(({ profile }) => profile);
  return candidates.includes(id);
};
