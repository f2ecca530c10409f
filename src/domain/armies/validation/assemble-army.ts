import { type Force, type Unit, type Warband, unitsOf } from '../catalogue/army';
import type { ListOption } from '../catalogue/file';
import type { Catalogue, Counts, Option, Profile, AnyList } from '../catalogue/model';
import { allLists, listName } from '../catalogue/names';
import type { Tier } from '../catalogue/vocabulary';
import { type Finding, type Findings, type Where, THE_ARMY, finding, inForce, listed } from './finding';
import {
  type NamesKnown,
  type Nearest,
  nearestIds,
  optionFix,
  profileFix,
  unknownFix,
} from './unknown-names';
import { sumOf } from '../../../shared/sum-of';
import { NOTHING } from '../catalogue/resolve-profile';

export const armyFormats = {
  SINGLES: 'One player.',
  DOUBLES: 'Two players with a force each.',
} as const;

export interface ForceDraft extends Force {
  /**
   * The profile chosen to lead, where several Heroes could; null leaves it open. In singles one force names the army's
   * leader, in doubles each force its own.
   */
  readonly leader: string | null;
}

/** An army as it is handed in. `pointsLimit` is the whole army's; in doubles each of the two forces has half of it. */
export interface ArmyDraft {
  readonly format: keyof typeof armyFormats;
  readonly pointsLimit: number;
  /** The edition that every list must be of; absent for any. */
  readonly edition?: string;
  /** In singles one force for each army list; in doubles the two players' forces. */
  readonly forces: readonly ForceDraft[];
}

/** Ways to read the rules where they are silent. */
export interface ArmySwitches {
  /** A Minor Hero may lead an army that has no better Hero. */
  readonly minorHeroMayLead: boolean;
}

export const defaultArmySwitches: ArmySwitches = { minorHeroMayLead: true };

/** The catalogue that an army is checked against, and how. */
export interface ArmyContext {
  readonly catalogue: Catalogue;
  readonly nearest: Nearest;
  readonly switches: ArmySwitches;
}

export interface MusteredOption {
  readonly option: Option;
  readonly count: number;
}

/** A unit whose profile and options the catalogue knows. */
export interface AssembledUnit {
  readonly profile: Profile;
  readonly count: number;
  readonly options: readonly MusteredOption[];
  /** The Hero's tier, with the options taken; null for Warriors. */
  readonly tier: Tier | null;
  /** The counts of all its models together. */
  readonly counts: Counts;
  readonly points: number;
  readonly where: Where;
}

export type AssembledWarband = ReturnType<typeof musterWarband>;

export interface AssembledForce {
  readonly index: number;
  readonly list: AnyList;
  readonly isLegion: boolean;
  readonly warbands: readonly AssembledWarband[];
  readonly units: readonly AssembledUnit[];
  /** Bought for the whole force. */
  readonly listOptions: readonly ListOption[];
}

/** An army with everything looked up, as the rules read it. Forces of unknown lists and unknown units are left out. */
export interface AssembledArmy {
  readonly draft: ArmyDraft;
  readonly switches: ArmySwitches;
  readonly forces: readonly AssembledForce[];
  readonly units: readonly AssembledUnit[];
  readonly catalogue: Omit<Catalogue, 'armyLists' | 'legions'>;
  /** The names of all lists, for messages. */
  readonly nameOf: (id: string) => string;
}

/** One rule of army building: reads the whole army and returns every breach of itself. */
export type ArmyRule = (army: AssembledArmy) => Findings;

const addCounts = (a: Counts, b: Counts, times: number): Counts => ({
  models: a.models + b.models * times,
  warriors: a.warriors + b.warriors * times,
  bows: a.bows + b.bows * times,
  places: a.places + b.places * times,
});

interface Lookup extends NamesKnown {
  readonly findings: Finding[];
}

const musterOptions = (
  unit: Unit,
  profile: Profile,
  at: { where: Where; lookup: Lookup },
): readonly MusteredOption[] =>
  unit.options.flatMap(({ option: id, count }) => {
    const option = profile.options.find((known) => known.id === id);
    if (option) return [{ option, count }];
    at.lookup.findings.push(
      finding({
        code: 'UNKNOWN_OPTION',
        where: at.where,
        message: `${profile.name} has no option "${id}"`,
        fix: optionFix(id, profile, at.lookup),
        source: listed(at.lookup.list),
      }),
    );
    return [];
  });

const musterListOptions = (force: ForceDraft, where: Where, lookup: Lookup): readonly ListOption[] => {
  const { list, findings, nearest } = lookup;
  return (force.listOptions ?? []).flatMap((id, place, taken) => {
    const option = list.listOptions.find((known) => known.id === id);
    const isTwice = taken.indexOf(id) !== place;
    if (option && !isTwice) return [option];
    const known = list.listOptions.map((one) => one.id);
    findings.push(
      finding({
        code: option ? 'OPTION_TOO_OFTEN' : 'UNKNOWN_OPTION',
        where,
        message: option
          ? `${option.name} is bought once for the army`
          : `${list.name} sells the army no option "${id}"`,
        fix: option
          ? 'Name it once.'
          : unknownFix(
              nearestIds(id, known, nearest),
              known.length > 0 ? `It sells: ${known.join(', ')}.` : 'It sells none.',
            ),
        source: listed(list),
      }),
    );
    return [];
  });
};

/** The finding for a profile that the list does not field: of another list, of another edition, or of none. */
const notFielded = (id: string, where: Where, lookup: Lookup): Finding => {
  const { list, directory } = lookup;
  const fix = profileFix(id, lookup);
  if (directory.fieldedBy(id).length === 0)
    return finding({
      code: 'UNKNOWN_PROFILE',
      where,
      message: `No profile has the id "${id}"`,
      fix,
      source: listed(list),
    });
  const name = `${directory.profileName(id) ?? id} ("${id}")`;
  const edition = directory.editionOf(id) ?? list.edition.id;
  const isOther = edition !== list.edition.id;
  const open = list.notCovered.find(({ unlisted }) => unlisted === 'ANY' || unlisted?.includes(id));
  if (open && !isOther)
    return finding({
      code: 'RULE_NOT_COVERED',
      where,
      message: `${list.name}: not known is ${open.subject}; ${name} is one that may belong to it`,
      fix: 'Check it with the book, or leave it out.',
      source: listed(list),
    });
  return finding({
    code: isOther ? 'WRONG_EDITION' : 'NOT_IN_LIST',
    where,
    message: isOther
      ? `${name} is of edition ${edition}, ${list.name} of edition ${list.edition.name}`
      : `${list.name} may not field ${name}`,
    fix,
    source: THE_ARMY,
  });
};

const musterUnit = (unit: Unit, where: Where, lookup: Lookup): AssembledUnit | null => {
  const { list, findings } = lookup;
  const profile = list.profiles.find(({ id }) => id === unit.profile);
  if (!profile) {
    findings.push(notFielded(unit.profile, where, lookup));
    return null;
  }
  const options = musterOptions(unit, profile, { where, lookup });
  const counts = options.reduce(
    (total, { option, count }) => addCounts(total, option.counts, count),
    addCounts(NOTHING, profile.counts, unit.count),
  );
  const points = profile.points * unit.count + sumOf(options, ({ option, count }) => option.points * count);
  const tier =
    options.find(({ option, count }) => option.tier !== null && count > 0)?.option.tier ?? profile.tier;
  return { profile, count: unit.count, options, tier, counts, points, where };
};

const musterWarband = (warband: Warband, where: Where, lookup: Lookup) => {
  const leader = warband.leader && musterUnit(warband.leader, { ...where, unit: 0 }, lookup);
  return {
    leader,
    /** The catalogue does not know its leader: a finding already, so no rule asks for one. */
    leaderIsUnknown: warband.leader !== null && leader === null,
    followers: warband.followers.flatMap(
      (unit, index) => musterUnit(unit, { ...where, unit: index + 1 }, lookup) ?? [],
    ),
    where,
  };
};

/** The points of all its units, and of what is bought for the whole of it. */
export const pointsOfForce = ({ units, listOptions }: AssembledForce): number =>
  sumOf([...units, ...listOptions], ({ points }) => points);

/** Looks everything up; names unknown to the catalogue become findings and are left out. */
export const assembleArmy = (
  draft: ArmyDraft,
  { catalogue, nearest, switches }: ArmyContext,
): { readonly army: AssembledArmy; readonly findings: readonly Finding[] } => {
  const findings: Finding[] = [];
  const lists = allLists(catalogue);
  const { directory } = catalogue;
  const forces = draft.forces.flatMap((force, index): readonly AssembledForce[] => {
    const list = lists.find(({ id }) => id === force.list);
    if (!list) {
      const known = directory.everywhere().lists.map(({ id }) => id);
      findings.push(
        finding({
          code: 'UNKNOWN_LIST',
          where: inForce(index),
          message: `No army list or Legendary Legion has the id "${force.list}"`,
          fix: unknownFix(
            nearestIds(force.list, known, nearest),
            'See the army lists for those that there are.',
          ),
          source: THE_ARMY,
        }),
      );
      return [];
    }
    const lookup = { list, nearest, directory, findings };
    const warbands = force.warbands.map((warband, position) =>
      musterWarband(warband, { force: index, warband: position, unit: null }, lookup),
    );
    const isLegion = catalogue.legions.some(({ id }) => id === list.id);
    const listOptions = musterListOptions(force, inForce(index), lookup);
    return [{ index, list, isLegion, warbands, units: warbands.flatMap(unitsOf), listOptions }];
  });
  const nameOf = (id: string): string => listName(id, directory);
  const units = forces.flatMap((force) => force.units);
  return { army: { draft, switches, forces, units, catalogue, nameOf }, findings };
};
