import type { Stage } from './stage';

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
