import type { Unit } from '../../domain/armies/catalogue/army';
import type { AnyList, Catalogue } from '../../domain/armies/catalogue/model';
import type { ReadForce, RosterDifference } from '../../domain/armies/roster-reading';
import type { XmlElement } from './read-xml';
import { attribute } from './catalogue/system';
import { inside } from './roster-selections';

/** Points of the units that were read. */
const pointsOf = (forces: readonly ReadForce[], { armyLists, legions }: Catalogue): number => {
  const lists: readonly AnyList[] = [...armyLists, ...legions];
  const priceIn = (list: AnyList | undefined, { profile: id, count, options }: Unit): number => {
    const profile = list?.profiles.find((one) => one.id === id);
    return options.reduce(
      (sum, { option, count: taken }) =>
        sum + taken * (profile?.options.find((one) => one.id === option)?.points ?? 0),
      count * (profile?.points ?? 0),
    );
  };
  return forces.reduce((sum, { list: id, warbands }) => {
    const list = lists.find((one) => one.id === id);
    const units = warbands.flatMap(({ leader, followers }) => (leader ? [leader, ...followers] : followers));
    return sum + units.reduce((all, unit) => all + priceIn(list, unit), 0);
  }, 0);
};

/** The sum of the roster's points, where it states one that differs from the points of what was read. */
export const differencesOf = (
  roster: XmlElement,
  forces: readonly ReadForce[],
  catalogue: Catalogue,
): readonly RosterDifference[] => {
  const written = inside(roster, 'costs')
    .filter((cost) => /^ *(?:points|pts)$/i.test(attribute(cost, 'name')))
    .map((cost) => Number(attribute(cost, 'value')))
    .find((value) => Number.isInteger(value));
  const read = pointsOf(forces, catalogue);
  return written === undefined || written === read ? [] : [{ of: 'ARMY_POINTS', line: null, written, read }];
};
