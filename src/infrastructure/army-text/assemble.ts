import { sumOf } from '../../shared/sum-of';
import {
  type ChosenOption,
  type Unit,
  type Warband,
  unitsOf as inWarband,
} from '../../domain/armies/catalogue/army';
import type { ListOption } from '../../domain/armies/catalogue/file';
import type { AnyList, Option } from '../../domain/armies/catalogue/model';
import type { ReadForce } from '../../domain/armies/roster-reading';
import type { OptionGroup } from './read-options';
import type { ReadUnit } from './read-unit';

/** A unit that further lines may add options to. */
export interface OpenUnit {
  read: ReadUnit;
  /** How many of its models the last line named; null where none did. */
  models: number | null;
}

interface OpenWarband {
  leader: OpenUnit | null;
  readonly followers: OpenUnit[];
}

interface OpenForce {
  readonly list: AnyList;
  leader: string | null;
  readonly warbands: OpenWarband[];
  readonly bought: ListOption[];
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
  const sum = sumOf(some, (group) => group.count);
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

/** The warbands of a force, without headings. */
const warbandsOf = ({ warbands }: OpenForce): readonly OpenWarband[] =>
  warbands.filter((one, index) => !isNamedAgain(one, warbands.slice(index + 1)));

const partsOf = (force: OpenForce): readonly (readonly OpenUnit[])[] => {
  const units = warbandsOf(force).map(inWarband);
  return [...units, units.flat()];
};

const readForceOf = (force: OpenForce): ReadForce => ({
  list: force.list.id,
  leader: force.leader,
  ...(force.bought.length > 0 && { listOptions: force.bought.map(({ id }) => id) }),
  warbands: warbandsOf(force).map(warbandOf),
});

export const createAssembly = () => {
  const forces: OpenForce[] = [];
  const begun: OpenWarband[] = [];
  let [force, warband]: [OpenForce | undefined, OpenWarband | undefined] = [undefined, undefined];
  let [isNew, last]: [boolean, OpenUnit | undefined] = [false, undefined];
  const forceOf = (list: AnyList): OpenForce => {
    const known = forces.find((one) => one.list === list);
    if (known) return known;
    const made: OpenForce = { list, leader: null, warbands: [], bought: [] };
    forces.push(made);
    return made;
  };
  const open = (list: AnyList): OpenWarband => {
    const made: OpenWarband = { leader: null, followers: [] };
    force = forceOf(list);
    force.warbands.push(made);
    begun.push(made);
    [warband, isNew] = [made, false];
    return made;
  };
  const addOne = (read: ReadUnit): OpenUnit => {
    const unit: OpenUnit = { read, models: null };
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
    /** How many warbands have been begun: the place of the next. */
    begun: (): number => begun.length,
    /** The units of the warband at a place. */
    warband: (place: number): readonly OpenUnit[] =>
      inWarband(begun[place] ?? { leader: null, followers: [] }),
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
    /** Buys options for the whole force of a list. */
    buy: (list: AnyList, options: readonly ListOption[]): void => {
      forceOf(list).bought.push(...options);
    },
    /** The points of what was bought so. */
    boughtPoints: (): number =>
      sumOf(
        forces.flatMap(({ bought }) => bought),
        ({ points }) => points,
      ),
    /** Marks the last unit as the army's leader. */
    lead: (): void => {
      if (force && last) force.leader = last.read.profile.id;
    },
    /** The units of each warband and of each force. */
    parts: (): readonly (readonly OpenUnit[])[] => forces.flatMap(partsOf),
    forces: (): readonly ReadForce[] => forces.map(readForceOf),
  };
};
