/** An army as a player wrote it down: it may break any rule. Ids are the catalogue's, or those of inline profiles. */

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

/** A captain (null: nobody leads) and who follows. */
export interface Warband {
  readonly leader: Unit | null;
  readonly followers: readonly Unit[];
}

/** What one player brings out of one army list or Legion. */
export interface Force {
  /** The id of an army list, or of a Legion. */
  readonly list: string;
  readonly warbands: readonly Warband[];
}
