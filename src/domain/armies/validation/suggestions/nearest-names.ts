import type { AnyList } from '../../catalogue/model';
import type { Unit } from '../../catalogue/army';
import { type Where, inForce } from '../finding';
import { change } from './change';
import type { Checked, Suggestion } from './suggestion';

type Unknown = Pick<Suggestion, 'code' | 'where'> & {
  readonly name: string;
  readonly known: readonly string[];
  readonly profile: string | null;
};

const unknownInUnit = (unit: Unit, where: Where, list: AnyList): readonly Unknown[] => {
  const found = list.profiles.find(({ id }) => id === unit.profile);
  if (!found)
    return [
      {
        code: 'UNKNOWN_PROFILE',
        where,
        name: unit.profile,
        known: list.profiles.map(({ id }) => id),
        profile: unit.profile,
      },
    ];
  const known = found.options.map(({ id }) => id);
  return [...new Set(unit.options.map(({ option }) => option))]
    .filter((option) => !known.includes(option))
    .map((name) => ({ code: 'UNKNOWN_OPTION', where, name, known, profile: unit.profile }));
};

const unknownNames = ({ draft, catalogue }: Checked): readonly Unknown[] => {
  const lists: readonly AnyList[] = [...catalogue.armyLists, ...catalogue.legions];
  return draft.forces.flatMap(({ list: id, warbands }, force): readonly Unknown[] => {
    const list = lists.find((one) => one.id === id);
    if (!list)
      return [
        {
          code: 'UNKNOWN_LIST',
          where: inForce(force),
          name: id,
          known: lists.map((one) => one.id),
          profile: null,
        },
      ];
    return warbands.flatMap(({ leader, followers }, warband) => [
      ...(leader ? unknownInUnit(leader, { force, warband, unit: 0 }, list) : []),
      ...followers.flatMap((unit, position) =>
        unknownInUnit(unit, { force, warband, unit: position + 1 }, list),
      ),
    ]);
  });
};

/** For each name that the catalogue does not know there, those that come nearest to it, the nearest first. */
export const nearestNames = (checked: Checked): readonly Suggestion[] =>
  unknownNames(checked).flatMap(({ code, where, name, known, profile }) =>
    checked.nearest(name, known).map((instead) => ({
      code,
      where,
      text: `Write "${instead}" instead of "${name}".`,
      changes: [
        change({
          kind: 'USE_INSTEAD',
          where,
          profile,
          option: code === 'UNKNOWN_OPTION' ? name : null,
          instead,
        }),
      ],
      steps: 1,
      pointsLost: 0,
    })),
  );
