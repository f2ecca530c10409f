/** An army as a player submits it: it may break any rule. Ids are the catalogue's, or those of inline profiles. */

/** An option and how many of the unit's models have it. */
export interface ChosenOption {
  readonly option: string;
  readonly count: number;
}

/** `count` models of one profile in one warband; the leader of a warband is a unit of one. */
export interface Unit {
  readonly profile: string;
  readonly count: number;
  readonly options: readonly ChosenOption[];
}

/** A captain (null for a warband without a leader) and the followers. */
export interface Warband {
  readonly leader: Unit | null;
  readonly followers: readonly Unit[];
}

/** One player's part of an army, from one army list or Legion. */
export interface Force {
  /** The id of an army list, or of a Legion. */
  readonly list: string;
  readonly warbands: readonly Warband[];
  /** Options that the list sells to the whole force, by id; none if left out. */
  readonly listOptions?: readonly string[];
}

/** Forces with what is bought for each, though nothing is. */
export const withListOptions = <F extends Force>(forces: readonly F[]) =>
  forces.map((force) => ({ ...force, listOptions: force.listOptions ?? [] }));

/** The units of a warband, its leader first. */
export const unitsOf = <U>({
  leader,
  followers,
}: {
  readonly leader: U | null;
  readonly followers: readonly U[];
}): readonly U[] => (leader ? [leader, ...followers] : followers);

/** The slots for units of an army: one for the leader of each warband, and one for each unit of followers. */
export const slotsIn = (
  forces: readonly { readonly warbands: readonly { readonly followers: readonly unknown[] }[] }[],
): number =>
  forces.flatMap(({ warbands }) => warbands).reduce((sum, { followers }) => sum + 1 + followers.length, 0);
