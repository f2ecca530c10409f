import { allianceLevel } from './alliance';
import type { AssembledArmy, AssembledUnit } from './assemble-army';
import { unitsOf } from '../catalogue/army';

const lowered = (unit: AssembledUnit): AssembledUnit =>
  unit.profile.tierInAlliance === null ? unit : { ...unit, tier: unit.profile.tierInAlliance };

/** The army with the tiers that its Heroes have in its alliance. */
export const inAlliance = (army: AssembledArmy): AssembledArmy => {
  if (army.units.every(({ profile }) => profile.tierInAlliance === null)) return army;
  const level = allianceLevel(army);
  if (level === null || level === 'HISTORICAL') return army;
  const forces = army.forces.map((force) => {
    const warbands = force.warbands.map((warband) => ({
      ...warband,
      leader: warband.leader && lowered(warband.leader),
      followers: warband.followers.map(lowered),
    }));
    return { ...force, warbands, units: warbands.flatMap(unitsOf) };
  });
  return { ...army, forces, units: forces.flatMap(({ units }) => units) };
};
