import * as z from 'zod/mini';
import { namesOf } from '../../shared/names-of';
import { boundedText, listField, named, optional, wholeNumber, withDefault } from '../kernel/input';
import { LONGEST_SEARCH } from '../kernel/limits';
import { allSearchKinds } from './search-kinds';

const MOST_HITS = 50;

const kindsThere = namesOf(allSearchKinds);

/** The fields of a search that need nothing of what is searched. */
export const searchFields = {
  query: boundedText(
    [1, LONGEST_SEARCH],
    `Text to search for, in the player’s words; 1 to ${LONGEST_SEARCH} characters.`,
  ),
  kinds: optional(
    listField(
      named('SearchKind', z.enum(kindsThere)),
      [0, kindsThere.length],
      'Only hits of these kinds; all if omitted.',
    ),
  ),
  limit: withDefault(wholeNumber(1, MOST_HITS, 'The most hits to answer.'), 10),
};
