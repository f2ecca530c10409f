import { boundedText, wholeNumber, withDefault } from '../kernel/input';
import { LONGEST_SEARCH } from '../kernel/limits';

const MOST_HITS = 50;

/** The fields of a search that need nothing of what is searched. */
export const searchFields = {
  query: boundedText([1, LONGEST_SEARCH], 'Text to search for, in the player’s words; 1 to 200 characters.'),
  limit: withDefault(wholeNumber(1, MOST_HITS, 'The most hits to answer.'), 10),
};
