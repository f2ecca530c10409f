import type { ChartFacts, ChartRow, MoveAfter } from './chart';
import { type Hits, fallingDamage, fallText, hitsText } from './falling-damage';

/** The consequences of a row, counted from the facts given. `null` where the facts, or the source, do not say. */
export type Consequence = ReturnType<typeof consequenceOf>;

/** A Cavalry model's move less its passenger's; known as soon as the rest of the move is. */
const lessPassenger = ({ remainingMoveInches, passengerMovedInches = 0 }: ChartFacts): number | undefined =>
  remainingMoveInches === undefined ? undefined : Math.max(0, remainingMoveInches - passengerMovedInches);

const half = (value: number | undefined): number | undefined => (value === undefined ? undefined : value / 2);

/** How far, in inches, and the words for it. */
const moveAfter = (
  move: MoveAfter,
  facts: ChartFacts,
): { readonly inches: number | undefined; readonly text: string } => {
  const { remainingMoveInches, moveInches } = facts;
  switch (move) {
    case 'NONE':
      return { inches: 0, text: 'moves no further this turn' };
    case 'CLIMB_ONLY':
      return {
        inches: 0,
        text: `climbs ${remainingMoveInches === undefined ? 'as far as its move allows' : `up to ${remainingMoveInches}"`}; at the top it moves no further this turn`,
      };
    case 'REST':
      return { inches: remainingMoveInches, text: 'may use the rest of its move' };
    case 'HALF_OF_REST':
      return { inches: half(remainingMoveInches), text: 'may use half of what is left of its move' };
    case 'REST_LESS_PASSENGER':
      return { inches: lessPassenger(facts), text: 'the Cavalry model may move on' };
    case 'HALF_OF_MOVE':
      return { inches: half(moveInches), text: 'is moved up to half of its Move allowance' };
    case 'THREE_INCHES':
      return { inches: 3, text: 'may be moved up to 3 inches' };
    case 'FULL_MOVE':
      return { inches: moveInches, text: 'may move as normal' };
    case 'NOT_STATED':
      return { inches: undefined, text: 'may or may not move on: the source does not say' };
  }
};

const hitsAfter = (
  hits: ChartRow['hits'],
  { fallInches, modelHeightInches }: ChartFacts,
): { readonly hits: Hits | null; readonly text: string } | null => {
  if (hits === undefined) return null;
  if (hits === 'ONE_STRENGTH_3') {
    const one = { count: 1, strength: 3 };
    return { hits: one, text: `suffers ${hitsText(one)}` };
  }
  return fallInches === undefined || modelHeightInches === undefined
    ? {
        hits: null,
        text: 'one Strength 3 hit, and one more for each full inch fallen beyond the model’s height',
      }
    : {
        hits: fallingDamage(fallInches, modelHeightInches),
        text: fallText(fallInches, modelHeightInches),
      };
};

/** The consequences of a row, with the facts of the model and the board. */
export const consequenceOf = (row: ChartRow, facts: ChartFacts) => {
  const damage = hitsAfter(row.hits, facts);
  const move = row.move === undefined ? null : moveAfter(row.move, facts);
  const moveText = move === null ? [] : move.inches ? [`${move.text}: up to ${move.inches}"`] : [move.text];
  return {
    /** One sentence for each thing that follows. */
    texts: [
      ...(row.slain ? ['is removed as a casualty'] : []),
      ...(damage === null ? [] : [damage.text]),
      ...(row.prone ? ['is Prone'] : []),
      ...moveText,
    ],
    hits: damage?.hits ?? null,
    mayMoveInches: move?.inches ?? null,
    isProne: row.prone ?? false,
    isSlain: row.slain ?? false,
  };
};
