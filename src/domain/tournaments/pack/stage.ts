export const stageKinds = {
  SWISS: 'Rounds by the pairing rules of the pack, in each group by itself.',
  ROUND_ROBIN: 'Everybody of a group meets everybody else of it, by the tables of Berger.',
  KNOCK_OUT: 'A seeded bracket: whoever wins a game goes on; byes go to the best seeds.',
} as const;

export const groupings = {
  SNAKE: 'Even groups: the first of each by seed, then the second in the opposite order, and so on.',
  TIERS: 'By seed: the best in the first group, the next in the second, and so on.',
} as const;

export const stagePoints = {
  FRESH: 'Only the games of the stage count in its standings.',
  CARRIED: 'The games before it count too.',
} as const;

/** A part of an event with its own field, pairing and standings. */
export interface Stage {
  readonly name: string;
  readonly by: keyof typeof stageKinds;
  readonly rounds: number;
  /** How many of the stage before go on, the best placed; null for all. The first stage has no cut. */
  readonly cut: number | null;
  readonly groups: number;
  readonly grouping: keyof typeof groupings;
  readonly points: keyof typeof stagePoints;
  /** In a knock-out, whether those who have lost before the final play for the third place. */
  readonly thirdPlace: boolean;
}

/** A stage with its number and its rounds. */
export interface StageSpan {
  readonly stage: Stage;
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/** The stages of an event, one after the other. */
export const spansOf = (stages: readonly Stage[]): readonly StageSpan[] => {
  let next = 1;
  return stages.map((stage, index) => {
    const from = next;
    next += stage.rounds;
    return { stage, number: index + 1, from, to: next - 1 };
  });
};

/** How many rounds a bracket of so many needs. */
export const roundsOfBracket = (entrants: number): number => Math.ceil(Math.log2(Math.max(2, entrants)));

/** How many rounds everybody of a group needs to meet everybody. */
const roundsOfRobin = (entrants: number): number => entrants - 1 + (entrants % 2);

/** The rounds that a stage needs for a field of this size, or more than so many; 0 for any number. */
export const roundsNeeded = ({ by, groups }: Stage, field: number): number =>
  by === 'KNOCK_OUT'
    ? roundsOfBracket(field)
    : by === 'ROUND_ROBIN'
      ? roundsOfRobin(Math.ceil(field / groups))
      : 0;
