import { sumOf } from '../../shared/sum-of';
import { type Unit, unitsOf } from '../../domain/armies/catalogue/army';
import type { AnyList, Catalogue } from '../../domain/armies/catalogue/model';
import { allLists } from '../../domain/armies/catalogue/names';
import type { ReadForce, RosterDifference } from '../../domain/armies/roster-reading';
import type { XmlElement } from './read-xml';
import { attribute, inside } from './catalogue/system';

/** Points of the units that were read. */
const pointsOf = (forces: readonly ReadForce[], catalogue: Catalogue): number => {
  const lists = allLists(catalogue);
  const priceIn = (list: AnyList | undefined, { profile: id, count, options }: Unit): number => {
    const profile = list?.profiles.find((one) => one.id === id);
    const pointsFor = (option: string) => profile?.options.find((one) => one.id === option)?.points ?? 0;
    return (
      count * (profile?.points ?? 0) + sumOf(options, ({ option, count: taken }) => taken * pointsFor(option))
    );
  };
  return sumOf(forces, ({ list: id, warbands }) => {
    const list = lists.find((one) => one.id === id);
    return sumOf(warbands.flatMap(unitsOf<Unit>), (unit) => priceIn(list, unit));
  });
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
