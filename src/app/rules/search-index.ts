import { distance } from 'fastest-levenshtein';
import MiniSearch from 'minisearch';
import type { SearchEntry } from './search-entries';

/** Words that say nothing about what is looked for. */
const SILENT = new Set([
  'a',
  'an',
  'and',
  'are',
  'can',
  'do',
  'does',
  'how',
  'i',
  'in',
  'is',
  'it',
  'my',
  'of',
  'the',
  'what',
  'when',
]);

/** Lower case, without accents and apostrophes. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();

/** Without spaces and punctuation, so that "shield wall", "Shieldwall" and "shield-wall" are one. */
const squashed = (text: string): string => plain(text).replaceAll(/[^a-z0-9]/g, '');

const tokenize = (text: string): string[] => plain(text).match(/[a-z0-9]+/g) ?? [];

/** Silent words are left out, unless the player typed nothing else ("A"). */
const spoken = (query: string): string => {
  const words = tokenize(query).filter((word) => !SILENT.has(word));
  return words.length === 0 ? query : words.join(' ');
};

/** How many letters of a word may be wrong, swapped (two), missing or too many. */
const lettersWrong = (term: string): number | false =>
  term.length <= 2 ? false : term.length === 3 ? 1 : term.length <= 8 ? 2 : 3;

/** How far down the words' own ranking closeness of the whole name is looked at. */
const CANDIDATES = 40;
/** The whole name, typed nearly right, weighs more than any of its words. */
const CLOSENESS_WEIGHT = 4;
/** The words stand in the text: that decides only where no name is near. */
const TEXT_WEIGHT = 0.5;
const TEXT_WEIGHT_UNNAMED = 2;
/** From here on a name counts as near. */
const NEAR = 0.6;
/** How close a name is that begins as the query does. */
const BEGINNING = 0.9;

interface Indexed {
  readonly names: MiniSearch;
  readonly texts: MiniSearch;
  /** Squashed name and aliases of each entry. */
  readonly titles: readonly (readonly string[])[];
}

const build = (entries: readonly SearchEntry[]): Indexed => {
  const options = { tokenize, processTerm: (term: string) => term, idField: 'position' };
  const names = new MiniSearch({ ...options, fields: ['name', 'aliases', 'joined'] });
  const texts = new MiniSearch({ ...options, fields: ['summary'] });
  const titles = entries.map(({ name, aliases }) => [name, ...aliases].map(squashed));
  names.addAll(
    entries.map(({ name, aliases }, position) => ({
      position,
      name,
      aliases: aliases.join(' '),
      joined: titles[position]?.join(' '),
    })),
  );
  texts.addAll(entries.map(({ summary }, position) => ({ position, summary })));
  return { names, texts, titles };
};

/** 1 where the whole query is a name, 0 where no letter fits; an alias counts a little less than the name. */
const closeness = (query: string, [name = '', ...aliases]: readonly string[]): number => {
  const to = (title: string): number => {
    const likeness = 1 - distance(query, title) / Math.max(query.length, title.length, 1);
    return query.length > 2 && title.startsWith(query) ? Math.max(BEGINNING, likeness) : likeness;
  };
  return Math.max(to(name), ...aliases.map((alias) => to(alias) - 0.01));
};

/** Finds entries by name, alias, beginning or text, typing errors forgiven; the best first. */
export const createSearch = (entries: readonly SearchEntry[]) => {
  const { names, texts, titles } = build(entries);
  return (query: string, accepts: (entry: SearchEntry) => boolean = () => true): readonly SearchEntry[] => {
    const whole = squashed(query);
    if (whole === '') return [];
    const isAccepted = ({ id }: { id: number }): boolean => {
      const entry = entries[id];
      return entry !== undefined && accepts(entry);
    };
    const words = spoken(query);
    const byName = names.search(`${words} ${whole}`, {
      prefix: (term) => term.length >= 2,
      fuzzy: lettersWrong,
      boost: { name: 3, aliases: 2, joined: 2 },
      filter: (hit) => isAccepted({ id: hit.id as number }),
    });
    const byText = texts.search(words, {
      prefix: (term) => term.length >= 4,
      combineWith: 'AND',
      filter: (hit) => isAccepted({ id: hit.id as number }),
    });
    const scores = new Map<number, number>();
    const [best, bestText] = [byName[0]?.score ?? 1, byText[0]?.score ?? 1];
    let nearest = 0;
    for (const [rank, { id, score }] of byName.entries()) {
      const close = rank < CANDIDATES ? closeness(whole, titles[id as number] ?? []) : 0;
      nearest = Math.max(nearest, close);
      scores.set(id as number, score / best + CLOSENESS_WEIGHT * close ** 2);
    }
    const textWeight = nearest >= NEAR ? TEXT_WEIGHT : TEXT_WEIGHT_UNNAMED;
    for (const { id, score } of byText)
      scores.set(id as number, (scores.get(id as number) ?? 0) + (textWeight * score) / bestText);
    return [...scores]
      .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
      .flatMap(([position]) => entries[position] ?? []);
  };
};
