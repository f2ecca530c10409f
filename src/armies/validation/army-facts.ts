import type { AllianceLevel } from '../catalogue/model';
import type { AllianceCost } from './alliance';
import { allianceLevel, costsOfAlliance } from './alliance';
import type { BowCount } from './bows';
import { countBows } from './bows';
import { keepsArmyBonus } from './conditions';
import type { LeaderCandidate } from './leader';
import { fixedLeader, leaderCandidates } from './leader';
import type { Muster, MusteredForce, MusteredOption, MusteredUnit } from './muster';

/** What a side counts: models, and when it is Broken or down to a quarter (ruling 17). */
export interface SideCounts {
  readonly points: number;
  readonly models: number;
  readonly warriors: number;
  readonly might: number;
  /** Casualties with which it is Broken: more than half of its models. */
  readonly brokenAt: number;
  /** Models left with which it is down to a quarter. */
  readonly quarterAt: number;
}

export interface ForceFacts extends SideCounts {
  readonly list: string;
  readonly name: string;
  readonly bows: BowCount;
  /** The bonuses it keeps, by name. */
  readonly bonuses: readonly string[];
}

/** What follows from the army besides its legality. */
export interface ArmyFacts extends SideCounts {
  readonly forces: readonly ForceFacts[];
  /** Null where all forces are of one list. */
  readonly allianceLevel: AllianceLevel | null;
  readonly allianceCosts: readonly AllianceCost[];
  readonly keepsArmyBonus: boolean;
  readonly leaderCandidates: readonly LeaderCandidate[];
  /** The force that is Primary in every game, where a Legion fixes the leader; null where players roll for it. */
  readonly primaryForce: number | null;
}

const sum = (units: readonly MusteredUnit[], of: (unit: MusteredUnit) => number): number =>
  units.reduce((total, unit) => total + of(unit), 0);

/** What an option makes of a model's Might: more of it, or another number. */
const mightOf = ({ profile, options, count }: MusteredUnit): number => {
  const own = profile.characteristics.might ?? 0;
  const change = ({ adds, sets }: MusteredOption['option']): number =>
    typeof sets.might === 'number' ? sets.might - own : (adds.might ?? 0);
  return options.reduce((total, { option, count: taken }) => total + change(option) * taken, own * count);
};

const sideCounts = (units: readonly MusteredUnit[]): SideCounts => {
  const models = sum(units, ({ counts }) => counts.models);
  return {
    points: sum(units, ({ points }) => points),
    models,
    warriors: sum(units, ({ counts }) => counts.warriors),
    might: sum(units, mightOf),
    brokenAt: Math.floor(models / 2) + 1,
    quarterAt: Math.floor(models / 4),
  };
};

const forceFacts = (force: MusteredForce, muster: Muster): ForceFacts => ({
  ...sideCounts(force.units),
  list: force.roll.id,
  name: force.roll.name,
  bows: countBows(force, muster),
  bonuses: force.isLegion || keepsArmyBonus(muster) ? force.roll.bonuses.map(({ name }) => name) : [],
});

/** Break Point and quarter are of the whole army, in doubles over both forces (000, BREAKING). */
export const armyFacts = (muster: Muster): ArmyFacts => {
  const fixed = fixedLeader(muster);
  return {
    ...sideCounts(muster.units),
    forces: muster.forces.map((force) => forceFacts(force, muster)),
    allianceLevel: allianceLevel(muster),
    allianceCosts: costsOfAlliance(muster),
    keepsArmyBonus: keepsArmyBonus(muster),
    leaderCandidates: leaderCandidates(muster),
    primaryForce: muster.draft.format === 'DOUBLES' ? (fixed?.force ?? null) : null,
  };
};
