import type { AskedLine, LineQuestion, ReadQuestion } from './line-question';
import { readDuel, readNamedFight } from './fight-lines';
import { readStrikes, readVolley } from './strikes-lines';
import {
  readCasting,
  readChart,
  readCourage,
  readFall,
  readFate,
  readGameState,
  readInTheWay,
} from './test-lines';

/** Every kind of question, the one that needs most words first. */
const kinds: readonly ReadQuestion[] = [
  ...[readGameState, readCasting, readVolley, readStrikes, readDuel, readCourage, readFall, readChart],
  ...[readInTheWay, readFate, readNamedFight],
];

/** A line is a question where at least as many of its pieces are understood as are not. */
const isUnderstood = ({ words }: LineQuestion): boolean =>
  2 * words.filter(({ meaning }) => meaning === null).length <= words.length;

/** The question that a line asks; null where it asks none that can be worked out. */
export const readLine = (asked: AskedLine): LineQuestion | null => {
  for (const read of kinds) {
    const question = read(asked);
    if (question && isUnderstood(question)) return question;
  }
  return null;
};
