import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import { sourceAnswer } from '../answers';
import { optional, wholeNumber, withDefault } from '../input';
import { useCase } from '../use-case';
import type { SearchEntry } from './search-entries';
import { armySearchKinds, searchEntries, searchKinds } from './search-entries';
import { createSearch } from './search-index';

const MOST_HITS = 50;

const kindsThere = [...searchKinds, ...armySearchKinds] as const;

/** Built at the first search, so that who only reads a scenario waits neither for it nor for the catalogue. */
let built: ReturnType<typeof createSearch> | undefined;

const builtSearch = async () => {
  if (built === undefined) {
    const { armySearchEntries } = await import('../armies/army-search-entries');
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

/** Everything there is by name, alias, beginning or text, typing errors forgiven; the best fit first. */
export const searchRules = useCase({
  input: z.strictObject({
    query: z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(200),
        z.describe('What is looked for, in the player’s words; 1 to 200 characters.'),
      ),
    kinds: optional(
      z
        .array(z.enum(kindsThere))
        .check(z.maxLength(kindsThere.length), z.describe('Only hits of these kinds; all if left out.')),
    ),
    limit: withDefault(wholeNumber(1, MOST_HITS, 'The most hits to answer, 1 to 50.'), 10),
  }),
  run: async ({ query, kinds, limit }) => {
    const search = await builtSearch();
    const hits = search(query, ({ kind }) => kinds === undefined || kinds.includes(kind));
    return ok({ items: hits.slice(0, limit).map(hitAnswer), nextCursor: null });
  },
});
