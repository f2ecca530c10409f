import { namesOf } from '../../../shared/names-of';
import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { LONGEST_SEARCH } from '../../kernel/limits';
import { ok } from '../../../shared/result';
import { sourceAnswer } from '../../kernel/answers';
import type { SearchHit } from '../../kernel/generated/answers';
import {
  choice,
  listField,
  named,
  optional,
  wholeNumber,
  withDefault,
  boundedText,
} from '../../kernel/input';
import { EDITION_NAME } from '../edition-names';
import { type Partners, differenceIn, partnersOf, sideBySide } from './both-editions';
import { searchAnswers } from './search-answers';
import { type SearchEntry, allSearchKinds, searchEntries } from './search-entries';
import { createSearch } from './search-index';

const MOST_HITS = 50;

/** The edition that is played today. */
const TODAY = '2024';

const kindsThere = namesOf(allSearchKinds);

type Search = ReturnType<typeof createSearch>;
interface Built {
  readonly search: Search;
  /** Entries that both editions have; none where one is searched. */
  readonly partners: Partners;
}

const build = {
  MESBG_2018: async (): Promise<Built> => {
    const { armySearchEntries } = await import('./army-search-entries');
    const search = createSearch([...searchEntries, ...armySearchEntries()]);
    return { search, partners: new Map() };
  },
  MESBG_2024: async (): Promise<Built> => ({
    search: createSearch(await entriesOfToday()),
    partners: new Map(),
  }),
  BOTH: async (): Promise<Built> => {
    const { armySearchEntries } = await import('./army-search-entries');
    const before = [...searchEntries, ...armySearchEntries()];
    const today = await entriesOfToday();
    const search = createSearch([...today, ...before]);
    return { search, partners: partnersOf(before, today) };
  },
};

const entriesOfToday = async (): Promise<readonly SearchEntry[]> => {
  const { editionSearchEntries } = await import('./edition-search-entries');
  const { armySearchEntries } = await import('./army-search-entries');
  return [...editionSearchEntries(), ...armySearchEntries(TODAY)];
};

const built = new Map<keyof typeof build, Built>();

/** Built at the first search, so that who only reads a scenario waits neither for it nor for the catalogue. */
const searchOf = async (edition: keyof typeof build): Promise<Built> => {
  const known = built.get(edition);
  if (known) return known;
  const made = await build[edition]();
  built.set(edition, made);
  return made;
};

const hitAnswer =
  ({ partners }: Built) =>
  (entry: SearchEntry): SearchHit => {
    const { kind, id, name, summary, path, source } = entry;
    return {
      kind,
      id,
      name,
      summary,
      path,
      edition: id.startsWith(`${TODAY}-`) ? TODAY : EDITION_NAME,
      difference: partners.size === 0 ? null : differenceIn(entry, partners),
      source: sourceAnswer(source),
    };
  };

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
      ).check(z.describe('The editions to search; both side by side if omitted.')),
    ),
    limit: withDefault(wholeNumber(1, MOST_HITS, 'The most hits to answer.'), 10),
  }),
  run: async ({ query, kinds, edition = 'BOTH', limit }) => {
    const accepts = ({ kind }: SearchEntry): boolean => kinds === undefined || kinds.includes(kind);
    const there = await searchOf(edition);
    const answers = searchAnswers(query, edition);
    const hits = [...answers.filter(accepts), ...sideBySide(there.search(query, accepts), there.partners)];
    return ok({ items: hits.slice(0, limit).map(hitAnswer(there)), nextCursor: null });
  },
});
