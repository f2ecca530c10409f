import { conditionText } from '../../catalogue/condition-text';
import type { Profile } from '../../catalogue/model';
import type { ArmyRule } from '../army-rule';
import { holds } from '../conditions';
import { finding, listed } from '../finding';
import { type AssembledForce, unitsOf } from '../assemble-army';

const needs = ({ when }: Profile, { list }: AssembledForce): string => {
  const nameOf = (id: string): string => list.profiles.find((profile) => profile.id === id)?.name ?? id;
  return when === null ? '' : conditionText(when, nameOf);
};

/** Profiles that the catalogue allows only while something holds (a Hero present, allies Historical). */
export const fieldedWhen: ArmyRule = (army) =>
  army.forces.flatMap((force) =>
    force.warbands.flatMap((warband) =>
      unitsOf(warband)
        .filter((unit) => !holds(unit.profile.when, { army, force, warband, unit }))
        .map(({ profile, where }) =>
          finding({
            code: 'PROFILE_NOT_ALLOWED',
            where,
            message: `${profile.name} may be fielded only while ${needs(profile, force)}`,
            fix: `Leave out ${profile.name}, or bring what it needs.`,
            source: listed(force.list),
          }),
        ),
    ),
  );
