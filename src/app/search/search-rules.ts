import { operation } from '../kernel/operation';
import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import { sourceAnswer } from '../kernel/answers';
import type { SearchHit, SearchHitList } from '../kernel/generated/answers';
import { choice, optional } from '../kernel/input';
import type { RulesContext } from '../kernel/ports';
import { EDITION_NAME } from '../rules/edition-names';
import { searchFields } from './search-fields';
import { type Partners, differenceIn, partnersOf, sideBySide } from './both-editions';
import { diceAnswers } from './dice-answers';
import { lineHits } from './line-hits';
import { type SearchEntry, searchEntries } from './search-entries';
import { createSearch } from './search-index';

/** Each word that is spelt wrong is compared with all that there are: 137 characters of them take 5 ms. */
const CHARACTERS_A_UNIT = 20;

/** The edition that is played today. */
const TODAY = '2024';

/** The editions in which a question with numbers is answered, today's first. */
const EDITIONS = {
  MESBG_2018: ['2018'],
  MESBG_2024: ['2024'],
  BOTH: ['2024', '2018'],
} as const;

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

const built = new Map<keyof typeof build, Promise<Built>>();

/**
 * Built at the first search, so that reading a scenario waits neither for it nor for the catalogue. The promise is kept, so
 * that searches that arrive while it is being built share it.
 */
const searchOf = (edition: keyof typeof build): Promise<Built> => {
  const known = built.get(edition) ?? build[edition]();
  built.set(edition, known);
  return known;
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

interface Asked {
  readonly query: string;
  readonly limit: number;
  readonly kinds?: readonly string[] | undefined;
}

/** The hits of a search in these editions, the best fit first; answers to a question with numbers come before them. */
export const hitsOf = async (
  { query, kinds, limit }: Asked,
  edition: keyof typeof build,
  context: RulesContext,
): Promise<SearchHitList> => {
  const accepts = ({ kind }: Pick<SearchEntry, 'kind'>): boolean =>
    kinds === undefined || kinds.includes(kind);
  const there = await searchOf(edition);
  const { hits, words } = await lineHits(query, EDITIONS[edition], context);
  const found = [
    ...diceAnswers(query).filter(accepts),
    ...sideBySide(there.search(query, accepts), there.partners),
  ].map(hitAnswer(there));
  return { items: [...hits.filter(accepts), ...found].slice(0, limit), nextCursor: null, words };
};

/**
 * Everything there is by name, alias, beginning or text, typing errors forgiven; the best fit first. A query that is a
 * question with numbers ("S4 D6 +1 2 attacks", "Gimli v Cave Troll", "C4 2 will", "4+") has its answer as the first hit, its number first,
 * and `words` says how each piece of it was understood.
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
    query: searchFields.query,
    kinds: searchFields.kinds,
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
    limit: searchFields.limit,
  }),
  price: ({ query }) => 1 + query.length / CHARACTERS_A_UNIT,
  run: async ({ edition = 'BOTH', ...asked }, context: RulesContext) =>
    ok(await hitsOf(asked, edition, context)),
});
