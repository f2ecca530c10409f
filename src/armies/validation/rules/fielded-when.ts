import type { ArmyRule } from '../army-rule';
import { holds } from '../conditions';
import { finding, listed } from '../finding';
import { unitsOf } from '../muster';

/** Profiles that the catalogue allows only while something holds (a Hero present, allies Historical). */
export const fieldedWhen: ArmyRule = (muster) =>
  muster.forces.flatMap((force) =>
    force.warbands.flatMap((warband) =>
      unitsOf(warband)
        .filter((unit) => !holds(unit.profile.when, { muster, force, warband, unit }))
        .map(({ profile, where }) =>
          finding({
            code: 'PROFILE_NOT_ALLOWED',
            where,
            message: `${profile.name} may not be fielded in this army`,
            mend: `Leave out ${profile.name}, or bring what it needs (see the army list).`,
            source: listed(force.roll),
          }),
        ),
    ),
  );
