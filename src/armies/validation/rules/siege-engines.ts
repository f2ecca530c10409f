import type { Tier } from '../../catalogue/model';
import type { ArmyRule } from '../army-rule';
import { finding, inForce, ruling } from '../finding';

const enough: readonly (Tier | null)[] = ['LEGEND', 'VALOUR', 'FORTITUDE'];

/** At most one siege engine for each Hero of Fortitude or better of the same list (ruling 26). */
export const siegeEngines: ArmyRule = ({ forces }) =>
  forces.flatMap(({ index, roll, units }) => {
    const used = units
      .filter(({ profile }) => profile.kind === 'SIEGE_ENGINE')
      .reduce((total, { count }) => total + count, 0);
    const allowed = units.filter(
      ({ profile, tier }) => profile.kind === 'HERO' && enough.includes(tier),
    ).length;
    if (used <= allowed) return [];
    return [
      finding({
        code: 'TOO_MANY_SIEGE_ENGINES',
        where: inForce(index),
        message: `${roll.name}: ${used} siege engines, ${allowed} Heroes of Fortitude or better`,
        used,
        allowed,
        mend: `Take away ${used - allowed}, or add Heroes of Fortitude or better.`,
        source: ruling(26),
      }),
    ];
  });
