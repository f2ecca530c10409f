import { createHmac } from 'node:crypto';
import { invariant } from './invariant';

/**
 * Numbers that follow from a seed text alone, so that anyone can repeat a draw or a roll. The method:
 *
 * 1. Block k (k = 0, 1, 2, ...) is HMAC-SHA-256 with the seed's UTF-8 bytes as key and k in decimal ASCII digits
 *    ("0", "1", ...) as message: 32 bytes, read as eight unsigned 32-bit big-endian words. The words of block 0, then of
 *    block 1 and so on are one endless stream.
 * 2. A whole number from 0 to n - 1: take the next word w. If w is not below 2^32 - (2^32 mod n), throw it away and
 *    take the next one (so that every number is equally likely); otherwise the number is w mod n.
 * 3. A die of n sides is that number plus 1.
 * 4. A shuffle (Fisher-Yates): for i from the last index down to 1, draw j from 0 to i and swap items i and j.
 *
 * Test vectors stand in tests/shared/seeded-random.test.ts.
 */
const WORD_RANGE = 2 ** 32;
const WORDS_IN_BLOCK = 8;

const block = (seed: string, counter: number): DataView => {
  const { buffer, byteOffset, byteLength } = createHmac('sha256', seed).update(String(counter)).digest();
  return new DataView(buffer, byteOffset, byteLength);
};

/** Draws the next number of a stream: a whole number from 0 to `below` - 1, each equally likely. `below` is 1 to 2^32. */
export type DrawInteger = (below: number) => number;

/** The stream of numbers of this seed, from its start. Each call of the answer draws the next number. */
export const seededIntegers = (seed: string): DrawInteger => {
  let drawn = 0;
  let words = block(seed, 0);
  const nextWord = (): number => {
    const index = drawn % WORDS_IN_BLOCK;
    if (drawn > 0 && index === 0) words = block(seed, drawn / WORDS_IN_BLOCK);
    drawn += 1;
    return words.getUint32(index * 4);
  };
  return (below) => {
    invariant(
      Number.isInteger(below) && below >= 1 && below <= WORD_RANGE,
      'a draw needs 1 to 2^32 possibilities',
    );
    const limit = WORD_RANGE - (WORD_RANGE % below);
    let word = nextWord();
    while (word >= limit) word = nextWord();
    return word % below;
  };
};

/** The first `count` dice with faces 1 to `sides` of this seed's stream. */
export const seededDice = (seed: string, count: number, sides: number): readonly number[] => {
  const draw = seededIntegers(seed);
  return Array.from({ length: count }, () => draw(sides) + 1);
};

/** The items in the order that this seed gives them; the items themselves stay as they are. */
export const shuffled = <T>(items: readonly T[], seed: string): readonly T[] => {
  const draw = seededIntegers(seed);
  const order = [...items];
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = draw(i + 1);
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
};
