/** Points that would have turned a test that has failed: nothing is spent unless the question says so (ruling 44). */
export interface Turning {
  readonly will: number;
  readonly might: number;
  readonly text: string;
}

const pointsText = (points: number, name: string): readonly string[] =>
  points === 0 ? [] : [`${points} ${name}`];

/** "2 Will and 1 Might pass it" */
export const turning = (will: number, might: number, then: string): Turning => ({
  will,
  might,
  text: `${[...pointsText(will, 'Will'), ...pointsText(might, 'Might')].join(' and ')} ${then}`,
});
