import { sumOf } from '../../../shared/sum-of';
import { type Tier, warbandSizes } from '../catalogue/vocabulary';
import { holds } from './conditions';
import { mayBeGeneral } from './leader';
import type { AssembledArmy, AssembledForce, AssembledUnit, AssembledWarband } from './assemble-army';

/** The places taken in a warband: its followers', and those of a siege engine's own crew. */
export const placesTaken = ({ leader, followers }: AssembledWarband): number =>
  sumOf(followers, ({ counts }) => counts.places) +
  (leader?.profile.kind === 'SIEGE_ENGINE' ? leader.counts.places : 0);

/** Whether the force is one warband that one of these leads. */
const isOneUnder = (leaders: readonly string[], { warbands }: AssembledForce): boolean =>
  warbands.length === 1 && leaders.includes(warbands[0]?.leader?.profile.id ?? '');

/** Whether the list or Legion makes one warband of the whole force: of any size, and Heroes follow in it too. */
export const isSingleWarband = (force: AssembledForce, army: AssembledArmy): boolean =>
  force.list.demands.some(
    (demand) =>
      demand.kind === 'SINGLE_WARBAND' &&
      holds(demand.when, { army, force }) &&
      (!demand.optional || isOneUnder(demand.leaders, force)),
  );

const rulesFor = (leader: AssembledUnit, force: AssembledForce) =>
  force.list.warbandRules.filter(({ leaders }) =>
    leaders === null ? leader.profile.kind !== 'WARRIOR' : leaders.includes(leader.profile.id),
  );

/** Whether this warband is the one whose leader is the General: of several led by the same profile the largest, as the player would choose. */
const isGenerals = (warband: AssembledWarband, { warbands }: AssembledForce): boolean => {
  const led = warbands.filter(({ leader }) => leader?.profile.id === warband.leader?.profile.id);
  const largest = Math.max(...led.map(placesTaken));
  return led.find((one) => placesTaken(one) === largest) === warband;
};

/** The leader's tier: another where he is the General and the list says so. */
const tierOf = (
  { profile, tier }: AssembledUnit,
  warband: AssembledWarband,
  { force, army }: { readonly force: AssembledForce; readonly army: AssembledArmy },
): Tier | null =>
  profile.tierAsGeneral !== null && mayBeGeneral(profile.id, army) && isGenerals(warband, force)
    ? profile.tierAsGeneral
    : tier;

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
  const tier = tierOf(leader, warband, { force, army });
  const mayLead = tier !== 'INDEPENDENT' || leader.profile.standsAlone;
  const base = set ?? (mayLead && tier !== null ? warbandSizes[tier] : null);
  return base === null ? null : base + sumOf(inForce, ({ add }) => add);
};
