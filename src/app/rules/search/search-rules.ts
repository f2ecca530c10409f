import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { LONGEST_SEARCH } from '../../kernel/limits';
import { ok } from '../../../shared/result';
import { sourceAnswer } from '../../kernel/answers';
import { listField, named, optional, wholeNumber, withDefault, boundedText } from '../../kernel/input';
import { searchAnswer } from './search-answers';
import { type SearchEntry, armySearchKinds, searchEntries, searchKinds } from './search-entries';
import { createSearch } from './search-index';

const MOST_HITS = 50;

const kindsThere = [...searchKinds, ...armySearchKinds] as const;

/** Built at the first search, so that who only reads a scenario waits neither for it nor for the catalogue. */
let built: ReturnType<typeof createSearch> | undefined;

const builtSearch = async () => {
  if (built === undefined) {
    const { armySearchEntries } = await import('./army-search-entries');
    built = createSearch([...searchEntries, ...armySearchEntries()]);
  }
  return built;
};

const hitAnswer = ({ kind, id, name, summary, path, source }: SearchEntry) => ({
  kind,
  id,
  name,
  summary,
  path,
  source: sourceAnswer(source),
});

/**
 * Everything there is by name, alias, beginning or text, typing errors forgiven; the best fit first. A query that is a
 * calculation ("S4 D6", "F5 v F4", "6/4") has its answer as the first hit.
 */
export const searchRules = operation({
  name: 'searchRules',
  verb: 'none',
  route: 'GET /v1/rules/search',
  function: 'reference',
  answers: 'SearchHitList',
  cache: 'reference',
  queryAliases: { q: 'query' },
  covers: ['B8'],

  input: z.strictObject({
    query: boundedText(
      [1, LONGEST_SEARCH],
      'Text to search for, in the player’s words; 1 to 200 characters.',
    ),
    kinds: optional(
      listField(
        named('SearchKind', z.enum(kindsThere)),
        [0, kindsThere.length],
        'Only hits of these kinds; all if omitted.',
      ),
    ),
    limit: withDefault(wholeNumber(1, MOST_HITS, 'The most hits to answer.'), 10),
  }),
  run: async ({ query, kinds, limit }) => {
    const search = await builtSearch();
    const accepts = ({ kind }: SearchEntry): boolean => kinds === undefined || kinds.includes(kind);
    const answer = searchAnswer(query);
    const hits = [...(answer && accepts(answer) ? [answer] : []), ...search(query, accepts)];
    return ok({ items: hits.slice(0, limit).map(hitAnswer), nextCursor: null });
  },
});
