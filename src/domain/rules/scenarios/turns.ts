import type { Winner } from './score-scenario';

/** A game's score. */
interface Score {
  readonly winner: Winner;
  readonly victoryPoints: readonly [number, number];
}

/** Changes of a game that turn it, and its score after them. */
export interface Turn<Change> extends Score {
  readonly changes: readonly Change[];
}

const MOST_TURNS = 12;

const margin = ({ victoryPoints: [first, second] }: Score): number => first - second;

/** Of the ways that one fact may change, the nearest one for each other end of the game. */
const nearest = <Change>(turns: readonly Turn<Change>[], now: Winner): readonly Turn<Change>[] =>
  turns.filter(
    ({ winner }, place) => winner !== now && turns.findIndex((one) => one.winner === winner) === place,
  );

/** The change of one fact that moves the margin most away from what it is, the nearest of several alike. */
const largest = <Change>(turns: readonly Turn<Change>[], now: Score): readonly Turn<Change>[] => {
  const moved = (turn: Turn<Change>): number =>
    now.winner === 'SECOND' ? margin(turn) - margin(now) : margin(now) - margin(turn);
  const best = turns.reduce<Turn<Change> | undefined>(
    (most, turn) => (moved(turn) > (most === undefined ? 0 : moved(most)) ? turn : most),
    undefined,
  );
  return best === undefined ? [] : [best];
};

/**
 * Finds what would turn a game: the changes of one fact after which somebody else wins or nobody does, or else the pairs of them. `facts` has the
 * other values of each fact, the nearest first; `scoreAfter` is null where the game cannot stand so.
 */
export const turnsOf = <Change>(
  facts: readonly (readonly Change[])[],
  scoreAfter: (changes: readonly Change[]) => Score | null,
): readonly Turn<Change>[] => {
  const now = scoreAfter([]);
  if (now === null) return [];
  const turnOf = (changes: readonly Change[]): readonly Turn<Change>[] => {
    const score = scoreAfter(changes);
    return score === null ? [] : [{ changes, ...score }];
  };
  const after = facts.map((values) => values.flatMap((change) => turnOf([change])));
  const singles = after.flatMap((turns) => nearest(turns, now.winner));
  if (singles.length > 0) return singles.slice(0, MOST_TURNS);
  const helpful = after.flatMap((turns) => largest(turns, now));
  return helpful
    .flatMap(({ changes }, place) =>
      helpful.slice(place + 1).flatMap((other) => turnOf([...changes, ...other.changes])),
    )
    .filter(({ winner }) => winner !== now.winner)
    .slice(0, MOST_TURNS);
};
