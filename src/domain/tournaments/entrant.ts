export const alignments = ['GOOD', 'EVIL'] as const;
export type Alignment = (typeof alignments)[number];

/** A participant: a player, or in a doubles event a team of two. */
export interface Entrant {
  readonly id: string;
  /** The player number given at registration, 1 or more, unique in the event. */
  readonly number: number;
  /** False leaves the entrant out of the draw: not checked in, withdrawn, disqualified. Its games still count. */
  readonly active?: boolean | undefined;
  /** Listed last, without a rank (ruling 31). */
  readonly disqualified?: boolean | undefined;
  /** Needed only where an organiser asks for club-mates to be kept apart; so are the next two. */
  readonly club?: string | undefined;
  readonly region?: string | undefined;
  readonly household?: string | undefined;
  /** Of its army; needed only where Good is to meet Evil. */
  readonly alignment?: Alignment | undefined;
  /** Its place in the seeding list (1 is best), or its rating (more is better), as the pack says; needed only there. */
  readonly seeding?: number | undefined;
}

/** A player of a team by number: at first the place in the list, from 1; it stays when the list changes. */
export type MemberNumber = number;
