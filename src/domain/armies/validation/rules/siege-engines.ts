import { ruling } from '../../../../shared/source';
import type { Tier } from '../../catalogue/model';
import type { ArmyRule } from '../army-rule';
import { finding, inForce } from '../finding';
import type { AssembledUnit } from '../assemble-army';

const enough: readonly (Tier | null)[] = ['LEGEND', 'VALOUR', 'FORTITUDE'];

const modelsOf = (units: readonly AssembledUnit[]): number =>
  units.reduce((total, { count }) => total + count, 0);

/** At most one siege engine for each Hero of Fortitude or better of the same list (ruling 26). */
export const siegeEngines: ArmyRule = ({ forces }) =>
  forces.flatMap(({ index, list, units }) => {
    const used = modelsOf(units.filter(({ profile }) => profile.kind === 'SIEGE_ENGINE'));
    const allowed = modelsOf(
      units.filter(({ profile, tier }) => profile.kind === 'HERO' && enough.includes(tier)),
    );
    if (used <= allowed) return [];
    return [
      finding({
        code: 'TOO_MANY_SIEGE_ENGINES',
        where: inForce(index),
        message: `${list.name}: ${used} siege engines, ${allowed} Heroes of Fortitude or better`,
        used,
        allowed,
        fix: `Take away ${used - allowed}, or add Heroes of Fortitude or better.`,
        source: ruling('26'),
      }),
    ];
  });
