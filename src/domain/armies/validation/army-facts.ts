import { sumOf } from '../../../shared/sum-of';
import type { ListOption } from '../catalogue/file';
import type { AllianceLevel } from '../catalogue/vocabulary';
import { type AllianceCost, allianceLevel, costsOfAlliance } from './alliance';
import { type BowCount, type ThrowingCount, countBows, countThrowing } from './bows';
import { keepsArmyBonus } from './conditions';
import { type LeaderCandidate, fixedLeaders, leaderCandidates } from './leader';
import {
  type AssembledArmy,
  type AssembledForce,
  type MusteredOption,
  pointsOfForce,
  type AssembledUnit,
  type AssembledWarband,
} from './assemble-army';
import { unitsOf } from '../catalogue/army';

/** The counts of a side, and when it is Broken or down to a quarter (ruling 17). */
export interface SideCounts {
  readonly points: number;
  readonly models: number;
  readonly warriors: number;
  /** Might, Will, Fate and Wounds of all models, with the options taken. */
  readonly might: number;
  readonly will: number;
  readonly fate: number;
  readonly wounds: number;
  /**
   * Casualties with which it is Broken: more than half of its models, or than the part that its list says. Null where that is no
   * number, as the fate of a model decides: see `brokenBy`.
   */
  readonly brokenAt: number | null;
  /** The profiles whose fate decides when it is Broken; empty where a number does. */
  readonly brokenBy: readonly string[];
  /** Models left with which it is down to a quarter. */
  readonly quarterAt: number;
}

/** Numbers to tick off during a game: points of Might, Will and Fate, and Wounds. */
type Pool = 'might' | 'will' | 'fate' | 'wounds';
export type Pools = Pick<SideCounts, Pool>;

/** One warband in numbers; the leader is its first unit. */
export interface WarbandFacts extends Pick<SideCounts, 'points' | 'models' | Pool> {
  readonly units: readonly {
    readonly profile: string;
    readonly name: string;
    readonly count: number;
    readonly points: number;
  }[];
}

export interface ForceFacts extends SideCounts {
  readonly list: string;
  readonly name: string;
  readonly edition: string;
  readonly legacy: boolean;
  /** Bought for the whole force. */
  readonly listOptions: readonly ListOption[];
  readonly warbands: readonly WarbandFacts[];
  readonly bows: BowCount;
  /** Null where its edition has no limit of throwing weapons. */
  readonly throwing: ThrowingCount | null;
  /** The bonuses it keeps, by name. */
  readonly bonuses: readonly string[];
}

/** The numbers of an army, besides its legality. */
export interface ArmyFacts extends SideCounts {
  readonly forces: readonly ForceFacts[];
  /** Null where all forces are of one list. */
  readonly allianceLevel: AllianceLevel | null;
  readonly allianceCosts: readonly AllianceCost[];
  readonly keepsArmyBonus: boolean;
  readonly leaderCandidates: readonly LeaderCandidate[];
  /** The models that the General counts as at objectives; null where the edition says no number. */
  readonly generalCountsAs: number | null;
  /** The force that is Primary in every game if a Legion fixes the leader; null if players roll for it. */
  readonly primaryForce: number | null;
}

/** The points of all models of one purchase. */
const ownOf = ({ members, characteristics }: AssembledUnit['profile'], pool: Pool): number =>
  members.length > 0
    ? sumOf(members, (member) => (member.characteristics[pool] ?? 0) * member.count)
    : (characteristics[pool] ?? 0);

/** Points of Might, Will, Fate or Wounds of a unit: an option adds to them, or makes another number of them. */
const poolOf = ({ profile, options, count }: AssembledUnit, pool: Pool): number => {
  const own = ownOf(profile, pool);
  const change = ({ adds, sets }: MusteredOption['option']): number => {
    const set = sets[pool];
    return typeof set === 'number' ? set - (profile.characteristics[pool] ?? 0) : (adds[pool] ?? 0);
  };
  return own * count + sumOf(options, ({ option, count: taken }) => change(option) * taken);
};

const together = (parts: readonly Pools[]): Pools => ({
  might: sumOf(parts, ({ might }) => might),
  will: sumOf(parts, ({ will }) => will),
  fate: sumOf(parts, ({ fate }) => fate),
  wounds: sumOf(parts, ({ wounds }) => wounds),
});

/** Might, Will, Fate and Wounds of all models of a unit. */
export const poolsOf = (unit: AssembledUnit): Pools => ({
  might: poolOf(unit, 'might'),
  will: poolOf(unit, 'will'),
  fate: poolOf(unit, 'fate'),
  wounds: poolOf(unit, 'wounds'),
});

const HALF = 50;

/** The per cent of its models whose loss a force survives: half, unless its list says another part. */
const survived = ({ list }: AssembledForce): number =>
  list.breakRule?.percent ?? list.edition.breakPercent ?? HALF;

/** The models of a force whose fate decides when it is Broken. */
const decidingIn = ({ list, units }: AssembledForce): readonly string[] =>
  (list.breakRule?.depends ?? []).filter((id) => units.some(({ profile }) => profile.id === id));

const sideCounts = (
  units: readonly AssembledUnit[],
  pools: Pools,
  { percent, brokenBy }: { readonly percent: number; readonly brokenBy: readonly string[] },
): SideCounts => {
  const models = sumOf(units, ({ counts }) => counts.models);
  return {
    points: sumOf(units, ({ points }) => points),
    models,
    warriors: sumOf(units, ({ counts }) => counts.warriors),
    ...pools,
    brokenAt: brokenBy.length > 0 ? null : Math.floor((models * percent) / 100) + 1,
    brokenBy,
    quarterAt: Math.floor(models / 4),
  };
};

const warbandFacts = (warband: AssembledWarband): WarbandFacts => {
  const units = unitsOf(warband);
  return {
    points: sumOf(units, ({ points }) => points),
    models: sumOf(units, ({ counts }) => counts.models),
    ...together(units.map(poolsOf)),
    units: units.map(({ profile, count, points }) => ({
      profile: profile.id,
      name: profile.name,
      count,
      points,
    })),
  };
};

const forceFacts = (force: AssembledForce, army: AssembledArmy): ForceFacts => {
  const warbands = force.warbands.map(warbandFacts);
  return {
    ...sideCounts(force.units, together(warbands), {
      percent: survived(force),
      brokenBy: decidingIn(force),
    }),
    points: pointsOfForce(force),
    listOptions: force.listOptions,
    list: force.list.id,
    name: force.list.name,
    edition: force.list.edition.id,
    legacy: force.list.legacy,
    warbands,
    bows: countBows(force, army),
    throwing: countThrowing(force, army),
    bonuses: force.isLegion || keepsArmyBonus(army) ? force.list.bonuses.map(({ name }) => name) : [],
  };
};

/** Break Point and quarter are of the whole army, in doubles over both forces (000, BREAKING). */
export const armyFacts = (army: AssembledArmy): ArmyFacts => {
  const [fixed] = fixedLeaders(army);
  const forces = army.forces.map((force) => forceFacts(force, army));
  return {
    ...sideCounts(army.units, together(forces), {
      percent: army.forces.length === 0 ? HALF : Math.max(...army.forces.map(survived)),
      brokenBy: forces.flatMap(({ brokenBy }) => brokenBy),
    }),
    points: sumOf(forces, ({ points }) => points),
    forces,
    allianceLevel: allianceLevel(army),
    allianceCosts: costsOfAlliance(army),
    keepsArmyBonus: keepsArmyBonus(army),
    leaderCandidates: leaderCandidates(army),
    generalCountsAs: army.forces[0]?.list.edition.generalCountsAs ?? null,
    primaryForce: army.draft.format === 'DOUBLES' ? (fixed?.force ?? null) : null,
  };
};
