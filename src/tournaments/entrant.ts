/** Who takes part: a player, or in a doubles event a team of two; everything here holds for both alike. */
export interface Entrant {
  readonly id: string;
  /** The player number given at registration, 1 or more, unique in the event. */
  readonly number: number;
  /** False leaves the entrant out of the draw: not checked in, withdrawn, disqualified. Its games still count. */
  readonly active?: boolean | undefined;
  /** Needed only where an organiser asks for club-mates to be kept apart. */
  readonly club?: string | undefined;
}
