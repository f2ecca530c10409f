import { namesOf } from '../../../shared/names-of';
import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { LONGEST_SEARCH } from '../../kernel/limits';
import { ok } from '../../../shared/result';
import { sourceAnswer } from '../../kernel/answers';
import {
  choice,
  listField,
  named,
  optional,
  wholeNumber,
  withDefault,
  boundedText,
} from '../../kernel/input';
import { searchAnswer } from './search-answers';
import { type SearchEntry, allSearchKinds, searchEntries } from './search-entries';
import { createSearch } from './search-index';

const MOST_HITS = 50;

const kindsThere = namesOf(allSearchKinds);

/** Built at the first search, so that who only reads a scenario waits neither for it nor for the catalogue. */
let built: ReturnType<typeof createSearch> | undefined;

const builtSearch = async () => {
  if (built === undefined) {
    const { armySearchEntries } = await import('./army-search-entries');
    built = createSearch([...searchEntries, ...armySearchEntries()]);
  }
  return built;
};

let builtForEdition: ReturnType<typeof createSearch> | undefined;

const editionSearch = async () => {
  if (builtForEdition === undefined) {
    const { editionSearchEntries } = await import('./edition-search-entries');
    builtForEdition = createSearch(editionSearchEntries());
  }
  return builtForEdition;
};

/** The hits of both editions side by side, today's first. */
const sideBySide = (today: readonly SearchEntry[], before: readonly SearchEntry[]): readonly SearchEntry[] =>
  Array.from({ length: Math.max(today.length, before.length) }, (_, place) => [
    today[place] ?? [],
    before[place] ?? [],
  ]).flat(2);

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
    edition: optional(
      choice(
        'SearchedEdition',
        {
          MESBG_2018: 'The 2018 edition, and everything else there is.',
          MESBG_2024: 'The 2024 edition alone.',
          BOTH: 'Both side by side, today’s first.',
        },
        'The editions that a search looks through.',
      ).check(z.describe('The editions to search; the 2018 edition if omitted.')),
    ),
    limit: withDefault(wholeNumber(1, MOST_HITS, 'The most hits to answer.'), 10),
  }),
  run: async ({ query, kinds, edition = 'MESBG_2018', limit }) => {
    const accepts = ({ kind }: SearchEntry): boolean => kinds === undefined || kinds.includes(kind);
    const today = edition === 'MESBG_2018' ? [] : (await editionSearch())(query, accepts);
    if (edition === 'MESBG_2024')
      return ok({ items: today.slice(0, limit).map(hitAnswer), nextCursor: null });
    const search = await builtSearch();
    const answer = searchAnswer(query);
    const found = search(query, accepts);
    const hits = [
      ...(answer && accepts(answer) ? [answer] : []),
      ...(edition === 'BOTH' ? sideBySide(today, found) : found),
    ];
    return ok({ items: hits.slice(0, limit).map(hitAnswer), nextCursor: null });
  },
});
