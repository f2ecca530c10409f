import type { ChosenOption, Unit, Warband } from '../../domain/armies/catalogue/army';
import type { AnyList, Option } from '../../domain/armies/catalogue/model';
import type { ReadForce } from '../../domain/armies/roster-reading';
import type { OptionGroup } from './read-options';
import type { ReadUnit } from './read-unit';

/** A unit that further lines may add options to. */
export interface OpenUnit {
  read: ReadUnit;
}

interface OpenWarband {
  leader: OpenUnit | null;
  readonly followers: OpenUnit[];
}

interface OpenForce {
  readonly list: AnyList;
  leader: string | null;
  readonly warbands: OpenWarband[];
}

/** The army as it grows, line by line. */
export type Assembly = ReturnType<typeof createAssembly>;

const idsOf = (options: readonly Option[]): readonly string[] => [...new Set(options.map(({ id }) => id))];

const optionsOf = (
  counted: readonly { readonly id: string; readonly count: number }[],
): readonly ChosenOption[] => {
  const counts = new Map<string, number>();
  for (const { id, count } of counted) counts.set(id, (counts.get(id) ?? 0) + count);
  return [...counts].map(([option, count]) => ({ option, count }));
};

/** Models of one profile, alike or in groups: "6 with shield, 6 with spear" are two units. */
const unitsOf = ({ profile, count, groups }: ReadUnit): readonly Unit[] => {
  const all = groups.filter((group) => group.count === null).flatMap(({ options }) => options);
  const some = groups.filter(
    (group): group is OptionGroup & { readonly count: number } => group.count !== null,
  );
  const sum = some.reduce((total, group) => total + group.count, 0);
  const unit = (models: number, options: readonly ChosenOption[]): Unit => ({
    profile: profile.id,
    count: models,
    options,
  });
  const ofAll = (models: number) => all.map(({ id }) => ({ id, count: models }));
  // More than there are models: who has what cannot be told, and one model may take a thing several times.
  if (sum > count || count === 1)
    return [
      unit(
        count,
        optionsOf([
          ...ofAll(count),
          ...some.flatMap((group) => group.options.map(({ id }) => ({ id, count: group.count }))),
        ]),
      ),
    ];
  const grouped = some.map((group) =>
    unit(
      group.count,
      idsOf([...all, ...group.options]).map((option) => ({ option, count: group.count })),
    ),
  );
  return sum === count ? grouped : [...grouped, unit(count - sum, optionsOf(ofAll(count - sum)))];
};

const leadsWarband = ({ profile: { tier } }: ReadUnit): boolean => tier !== null && tier !== 'INDEPENDENT';

const warbandOf = ({ leader, followers }: OpenWarband): Warband => ({
  leader: leader ? (unitsOf(leader.read)[0] ?? null) : null,
  followers: followers.flatMap(({ read }) => unitsOf(read)),
});

/** A unique Hero without a warband whom a later line names again: a heading, such as the army's general. */
const isNamedAgain = ({ leader, followers }: OpenWarband, later: readonly OpenWarband[]): boolean =>
  leader !== null &&
  followers.length === 0 &&
  leader.read.profile.unique &&
  later.some((other) => other.leader?.read.profile.id === leader.read.profile.id);

export const createAssembly = () => {
  const forces: OpenForce[] = [];
  let [force, warband]: [OpenForce | undefined, OpenWarband | undefined] = [undefined, undefined];
  let [isNew, last]: [boolean, OpenUnit | undefined] = [false, undefined];
  const forceOf = (list: AnyList): OpenForce => {
    const known = forces.find((one) => one.list === list);
    if (known) return known;
    const made: OpenForce = { list, leader: null, warbands: [] };
    forces.push(made);
    return made;
  };
  const open = (list: AnyList): OpenWarband => {
    const made: OpenWarband = { leader: null, followers: [] };
    force = forceOf(list);
    force.warbands.push(made);
    [warband, isNew] = [made, false];
    return made;
  };
  const addOne = (read: ReadUnit): OpenUnit => {
    const unit: OpenUnit = { read };
    const isOfOther = force?.list !== read.list;
    if (leadsWarband(read)) {
      const place = isNew || isOfOther || !warband || warband.leader || warband.followers.length > 0;
      (place || !warband ? open(read.list) : warband).leader = unit;
    } else (isNew || isOfOther || !warband ? open(read.list) : warband).followers.push(unit);
    last = unit;
    return unit;
  };
  return {
    /** The next unit stands in a new warband. */
    beginWarband: (): void => {
      isNew = true;
    },
    /** Adds the models of a line, and returns where later lines find them: each Hero by itself. */
    add: (read: ReadUnit, leads: boolean): readonly OpenUnit[] => {
      const isSeveral = leadsWarband(read) && read.count > 1;
      const times = isSeveral ? read.count : 1;
      const added = Array.from({ length: times }, () => addOne(isSeveral ? { ...read, count: 1 } : read));
      if (leads && force) force.leader = read.profile.id;
      return added;
    },
    /** The unit that a line of options belongs to. */
    last: (): OpenUnit | undefined => last,
    /** The units of each warband and of each force. */
    parts: (): readonly (readonly OpenUnit[])[] =>
      forces.flatMap(({ warbands }) => {
        const units = warbands
          .filter((one, index) => !isNamedAgain(one, warbands.slice(index + 1)))
          .map(({ leader, followers }) => (leader ? [leader, ...followers] : followers));
        return [...units, units.flat()];
      }),
    forces: (): readonly ReadForce[] =>
      forces.map(({ list, leader, warbands }) => ({
        list: list.id,
        leader,
        warbands: warbands
          .filter((one, index) => !isNamedAgain(one, warbands.slice(index + 1)))
          .map(warbandOf),
      })),
  };
};
