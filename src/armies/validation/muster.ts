import type { Force, Unit, Warband } from '../catalogue/army';
import type { Alliance, Catalogue, Counts, Option, Profile, Roll, Tier } from '../catalogue/model';
import type { Finding, Where } from './finding';
import { finding, inForce, listed } from './finding';

export const armyFormats = ['SINGLES', 'DOUBLES'] as const;
export type ArmyFormat = (typeof armyFormats)[number];

/** A force as it is handed in. */
export interface ForceDraft extends Force {
  /**
   * The profile chosen to lead, where several Heroes could; null leaves it open. In singles one force names the army's
   * leader, in doubles each force its own.
   */
  readonly leader: string | null;
}

/** An army as it is handed in. `pointsLimit` is the whole army's; in doubles each of the two forces has half of it. */
export interface ArmyDraft {
  readonly format: ArmyFormat;
  readonly pointsLimit: number;
  /** In singles one force for each army list; in doubles the two players' forces. */
  readonly forces: readonly ForceDraft[];
}

/** Ways to read the rules where they are silent. */
export interface ArmySwitches {
  /** A Minor Hero may lead an army that has no better Hero. */
  readonly minorHeroMayLead: boolean;
}

export interface MusteredOption {
  readonly option: Option;
  readonly count: number;
}

/** A unit whose profile and options the catalogue knows. */
export interface MusteredUnit {
  readonly profile: Profile;
  readonly count: number;
  readonly options: readonly MusteredOption[];
  /** The Hero's tier, with the options taken; null for Warriors. */
  readonly tier: Tier | null;
  /** What all its models count as together. */
  readonly counts: Counts;
  readonly points: number;
  readonly where: Where;
}

export interface MusteredWarband {
  readonly leader: MusteredUnit | null;
  /** It has a leader whom the catalogue does not know: a finding already, so no rule asks for one. */
  readonly leaderIsUnknown: boolean;
  readonly followers: readonly MusteredUnit[];
  readonly where: Where;
}

export interface MusteredForce {
  readonly index: number;
  readonly roll: Roll;
  readonly isLegion: boolean;
  readonly warbands: readonly MusteredWarband[];
  readonly units: readonly MusteredUnit[];
}

/** An army with everything looked up: what the rules read. Forces of unknown lists and unknown units are left out. */
export interface Muster {
  readonly draft: ArmyDraft;
  readonly switches: ArmySwitches;
  readonly forces: readonly MusteredForce[];
  readonly units: readonly MusteredUnit[];
  readonly alliances: readonly Alliance[];
  /** The names of all lists, for messages. */
  readonly nameOf: (id: string) => string;
}

/** Known ids nearest to one that is unknown, best first. */
export type Nearest = (unknown: string, known: readonly string[]) => readonly string[];

const addCounts = (a: Counts, b: Counts, times: number): Counts => ({
  models: a.models + b.models * times,
  warriors: a.warriors + b.warriors * times,
  bows: a.bows + b.bows * times,
  places: a.places + b.places * times,
});

const NOTHING: Counts = { models: 0, warriors: 0, bows: 0, places: 0 };

const unknownMend = (nearest: readonly string[]): string =>
  nearest.length > 0 ? `Nearest: ${nearest.join(', ')}.` : 'See the army list for what it may field.';

const profileMend = (profile: string, { roll, nearest }: Lookup): string =>
  roll.profiles.length > 0
    ? unknownMend(
        nearest(
          profile,
          roll.profiles.map(({ id }) => id),
        ),
      )
    : `Send the profiles of ${roll.name} with the request: the catalogue knows its name and allies alone.`;

interface Lookup {
  readonly roll: Roll;
  readonly nearest: Nearest;
  /** Every profile id of the catalogue, to tell "unknown" from "not of this list". */
  readonly isKnown: (profile: string) => boolean;
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
    const known = profile.options.map((each) => each.id);
    at.lookup.findings.push(
      finding({
        code: 'UNKNOWN_OPTION',
        where: at.where,
        message: `${profile.name} has no option "${id}"`,
        mend: unknownMend(at.lookup.nearest(id, known)),
        source: listed(at.lookup.roll),
      }),
    );
    return [];
  });

const musterUnit = (unit: Unit, where: Where, lookup: Lookup): MusteredUnit | null => {
  const { roll, isKnown, findings } = lookup;
  const profile = roll.profiles.find(({ id }) => id === unit.profile);
  if (!profile) {
    const elsewhere = isKnown(unit.profile);
    findings.push(
      finding({
        code: elsewhere ? 'NOT_IN_LIST' : 'UNKNOWN_PROFILE',
        where,
        message: elsewhere
          ? `${roll.name} may not field "${unit.profile}"`
          : `No profile has the id "${unit.profile}"`,
        mend: profileMend(unit.profile, lookup),
        source: elsewhere ? { document: '000', heading: 'THE ARMY' } : listed(roll),
      }),
    );
    return null;
  }
  const options = musterOptions(unit, profile, { where, lookup });
  const counts = options.reduce(
    (total, { option, count }) => addCounts(total, option.counts, count),
    addCounts(NOTHING, profile.counts, unit.count),
  );
  const points = options.reduce(
    (total, { option, count }) => total + option.points * count,
    profile.points * unit.count,
  );
  const tier =
    options.find(({ option, count }) => option.tier !== null && count > 0)?.option.tier ?? profile.tier;
  return { profile, count: unit.count, options, tier, counts, points, where };
};

const musterWarband = (warband: Warband, where: Where, lookup: Lookup): MusteredWarband => {
  const leader = warband.leader && musterUnit(warband.leader, { ...where, unit: 0 }, lookup);
  return {
    leader,
    leaderIsUnknown: warband.leader !== null && leader === null,
    followers: warband.followers.flatMap(
      (unit, index) => musterUnit(unit, { ...where, unit: index + 1 }, lookup) ?? [],
    ),
    where,
  };
};

export const unitsOf = ({ leader, followers }: MusteredWarband): readonly MusteredUnit[] =>
  leader ? [leader, ...followers] : followers;

/** Looks everything up; what the catalogue does not know becomes a finding and is left out. */
export const muster = (
  draft: ArmyDraft,
  given: { readonly catalogue: Catalogue; readonly nearest: Nearest; readonly switches: ArmySwitches },
): { readonly muster: Muster; readonly findings: readonly Finding[] } => {
  const { catalogue, nearest, switches } = given;
  const findings: Finding[] = [];
  const rolls: readonly Roll[] = [...catalogue.armyLists, ...catalogue.legions];
  const isKnown = (id: string): boolean =>
    rolls.some(({ profiles }) => profiles.some((profile) => profile.id === id));
  const forces = draft.forces.flatMap((force, index): readonly MusteredForce[] => {
    const roll = rolls.find(({ id }) => id === force.list);
    if (!roll) {
      findings.push(
        finding({
          code: 'UNKNOWN_LIST',
          where: inForce(index),
          message: `No army list or Legendary Legion has the id "${force.list}"`,
          mend: unknownMend(
            nearest(
              force.list,
              rolls.map(({ id }) => id),
            ),
          ),
          source: { document: '000', heading: 'THE ARMY' },
        }),
      );
      return [];
    }
    const lookup = { roll, nearest, isKnown, findings };
    const warbands = force.warbands.map((warband, position) =>
      musterWarband(warband, { force: index, warband: position, unit: null }, lookup),
    );
    const isLegion = catalogue.legions.some(({ id }) => id === roll.id);
    return [{ index, roll, isLegion, warbands, units: warbands.flatMap(unitsOf) }];
  });
  const nameOf = (id: string): string => rolls.find((roll) => roll.id === id)?.name ?? id;
  const units = forces.flatMap((force) => force.units);
  return { muster: { draft, switches, forces, units, alliances: catalogue.alliances, nameOf }, findings };
};
