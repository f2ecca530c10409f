import { sealOf } from './sealing';
import { seededIntegers } from './seeded-random';

/** The roll that the service binds itself to before it knows any player's word. */
export interface RollPromise {
  readonly id: string;
  /** The dice and the players, as one line of JSON. */
  readonly terms: string;
  /** Random text that only the service knows until the roll is over. One line. */
  readonly secret: string;
}

/** Its commitment: the seal (`sealOf`) of the terms, for the subject `id`, with the secret as nonce. */
export const rollCommitment = ({ id, terms, secret }: RollPromise): string =>
  sealOf({ subject: id, choice: terms, nonce: secret });

const VERSION = 'muster-roll-1';

/**
 * The seed of the dice: `muster-roll-1`, the commitment, the secret and each player's word in the order of the players,
 * joined by line feeds. Each is one line, so no two rolls share a seed by shifting text from one word into the next.
 */
export const rollSeed = (promise: RollPromise, words: readonly string[]): string =>
  [VERSION, rollCommitment(promise), promise.secret, ...words].join('\n');

/** Throws the next `count` dice. */
export type ThrowDice = (count: number) => readonly number[];

/**
 * The dice that follow from the service's secret and every player's word, faces 1 to `sides`, thrown as they are asked for:
 * each throw goes on where the one before it ended.
 */
export const verifiableThrows = (
  promise: RollPromise,
  words: readonly string[],
  sides: number,
): ThrowDice => {
  const draw = seededIntegers(rollSeed(promise, words));
  return (count) => Array.from({ length: count }, () => draw(sides) + 1);
};

/** The first `count` of these dice. */
export const verifiableDice = (
  promise: RollPromise,
  words: readonly string[],
  { count, sides }: { readonly count: number; readonly sides: number },
): readonly number[] => verifiableThrows(promise, words, sides)(count);
