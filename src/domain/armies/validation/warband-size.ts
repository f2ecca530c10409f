import { warbandSizes } from '../catalogue/vocabulary';
import { holds } from './conditions';
import type { AssembledArmy, AssembledForce, AssembledUnit, AssembledWarband } from './assemble-army';

/** The places taken in a warband: its followers', and those of a siege engine's own crew. */
export const placesTaken = ({ leader, followers }: AssembledWarband): number =>
  followers.reduce(
    (total, { counts }) => total + counts.places,
    leader?.profile.kind === 'SIEGE_ENGINE' ? leader.counts.places : 0,
  );

/** Whether the list or Legion makes one warband of the whole force: of any size, and Heroes follow in it too. */
export const isSingleWarband = (force: AssembledForce, army: AssembledArmy): boolean =>
  force.list.demands.some(({ kind, when }) => kind === 'SINGLE_WARBAND' && holds(when, { army, force }));

const rulesFor = (leader: AssembledUnit, force: AssembledForce) =>
  force.list.warbandRules.filter(({ leaders }) =>
    leaders === null ? leader.profile.kind !== 'WARRIOR' : leaders.includes(leader.profile.id),
  );

/**
 * The number of Warriors that the leader of a warband may lead: by tier (ruling 21), or by the catalogue: the last `set`
 * that holds, then every `add` that holds. Null if it may not lead at all.
 */
export const warbandSize = (
  warband: AssembledWarband,
  force: AssembledForce,
  army: AssembledArmy,
): number | null => {
  const { leader } = warband;
  if (!leader) return null;
  const inForce = rulesFor(leader, force).filter(({ when }) =>
    holds(when, { army, force, warband, unit: leader }),
  );
  const set = inForce.findLast((rule) => rule.set !== null)?.set ?? null;
  const byTier = leader.tier === null || leader.tier === 'INDEPENDENT' ? null : warbandSizes[leader.tier];
  const base = set ?? byTier;
  return base === null ? null : base + inForce.reduce((total, { add }) => total + add, 0);
};
