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
const processTerm = (term: string): string | null => (SILENT.has(term) ? null : term);

/** How many letters of a word may be wrong, swapped (two), missing or too many. */
const lettersWrong = (term: string): number | false =>
  term.length <= 2 ? false : term.length === 3 ? 1 : term.length <= 8 ? 2 : 3;

/** How far down the words' own ranking closeness of the whole name is looked at. */
const CANDIDATES = 40;
/** The whole name, typed nearly right, weighs more than any of its words. */
const CLOSENESS_WEIGHT = 3;
/** Found in the text alone, without the name: below every hit by name that is near. */
const TEXT_WEIGHT = 0.5;

interface Indexed {
  readonly names: MiniSearch;
  readonly texts: MiniSearch;
  /** Squashed name and aliases of each entry. */
  readonly titles: readonly (readonly string[])[];
}

const build = (entries: readonly SearchEntry[]): Indexed => {
  const options = { tokenize, processTerm, idField: 'position' };
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
  const to = (title: string): number => 1 - distance(query, title) / Math.max(query.length, title.length, 1);
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
    const words = `${query} ${whole}`;
    const byName = names.search(words, {
      prefix: (term) => term.length >= 2,
      fuzzy: lettersWrong,
      boost: { name: 3, aliases: 2, joined: 2 },
      filter: (hit) => isAccepted({ id: hit.id as number }),
    });
    const byText = texts.search(query, {
      prefix: (term) => term.length >= 4,
      combineWith: 'AND',
      filter: (hit) => isAccepted({ id: hit.id as number }),
    });
    const scores = new Map<number, number>();
    const best = byName[0]?.score ?? 1;
    for (const [rank, { id, score }] of byName.entries()) {
      const close = rank < CANDIDATES ? closeness(whole, titles[id as number] ?? []) : 0;
      scores.set(id as number, score / best + CLOSENESS_WEIGHT * close);
    }
    const bestText = byText[0]?.score ?? 1;
    for (const { id, score } of byText)
      scores.set(id as number, (scores.get(id as number) ?? 0) + (TEXT_WEIGHT * score) / bestText);
    return [...scores]
      .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
      .flatMap(([position]) => entries[position] ?? []);
  };
};
