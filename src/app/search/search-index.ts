import { distance } from 'fastest-levenshtein';
import MiniSearch from 'minisearch';
import { otherWords } from './other-words';
import type { SearchEntry } from './search-entries';

/** Words that say nothing about what is looked for. */
const SILENT = new Set(
  'a am an and are be can do does get got has have how i if in into is it may me my of own should the this to was we what when who why would you your'.split(
    ' ',
  ),
);

/** Lower case, without accents and apostrophes. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss');

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
/** The query is the entry's own name. */
const EXACT_WEIGHT = 1;
/** A rule comes before the ruling about it, where both fit alike. */
const RULING_WEIGHT = -0.4;
/** The words stand in the text: that decides only where no name is near. */
const TEXT_WEIGHT = 0.5;
const TEXT_WEIGHT_UNNAMED = 2;
/** All the same words in another order or with other endings count a little less than the same letters. */
const WORDS_COUNT = 0.97;
/** From here on a name counts as near. */
const NEAR = 0.6;
/** How close a name is that begins as the query does. */
const BEGINNING = 0.93;

/** `known`: every word of a name or an alias: one that the query spells right is not looked for with letters wrong; `titles`: squashed name and aliases of each entry; `titleWords`: their words. */
const build = (given: readonly SearchEntry[]) => {
  const entries = given.map((entry) => ({
    ...entry,
    aliases: [...entry.aliases, ...otherWords(entry.id)],
  }));
  const options = { tokenize, processTerm: (term: string) => term, idField: 'position' };
  const names = new MiniSearch({ ...options, fields: ['name', 'aliases', 'joined'] });
  const texts = new MiniSearch({ ...options, fields: ['summary'] });
  const titles = entries.map(({ name, aliases }) => [name, ...aliases].map(squashed));
  const titleWords = entries.map(({ name, aliases }) => [name, ...aliases].map(wordsOf));
  names.addAll(
    entries.map(({ name, aliases }, position) => ({
      position,
      name,
      aliases: aliases.join(' '),
      joined: titles[position]?.join(' '),
    })),
  );
  texts.addAll(entries.map(({ summary }, position) => ({ position, summary })));
  const weigh = weigher(titleWords);
  const known = new Set(
    entries.flatMap(({ name, aliases }, position) => [
      ...[name, ...aliases].flatMap(tokenize),
      ...(titles[position] ?? []),
    ]),
  );
  return {
    known,
    names,
    texts,
    titles,
    titleWords: titleWords.map((own) => own.map((set) => weighed(set, weigh))),
    weigh,
  };
};

/** A word without its ending, so that "charging" and "charge", "spears" and "spear" are one. */
const stem = (word: string): string =>
  word.length <= 3 ? word : word.replace(/(?:ing|ed|es|s|e)$/, '').replace(/(.)\1$/, '$1');

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    tokenize(text)
      .filter((word) => !SILENT.has(word))
      .map(stem),
  );

/** Weight of a word: the rarer in names and aliases, the higher; low for a word in none of them. */
type Weigh = (word: string) => number;
const UNKNOWN_WORD_WEIGHT = 1;

const weigher = (titles: readonly (readonly ReadonlySet<string>[])[]): Weigh => {
  const uses = new Map<string, number>();
  for (const entry of titles)
    for (const word of new Set(entry.flatMap((title) => [...title])))
      uses.set(word, (uses.get(word) ?? 0) + 1);
  return (word) => {
    const count = uses.get(word);
    return count === undefined ? UNKNOWN_WORD_WEIGHT : Math.log(1 + titles.length / count);
  };
};

const weightOf = (words: readonly string[], weigh: Weigh): number =>
  words.reduce((sum, word) => sum + weigh(word), 0);

/** How much two sets of words have in common: 1 for the same words, 0 for none. */
const likeWords = (query: Weighed, title: Weighed, weigh: Weigh): number => {
  const common = [...query.words].filter((word) => title.words.has(word));
  return common.length === 0 ? 0 : (2 * weightOf(common, weigh)) / (query.weight + title.weight);
};

/** Words and what they say together. */
type Weighed = ReturnType<typeof weighed>;

const weighed = (words: ReadonlySet<string>, weigh: Weigh) => ({
  words,
  weight: weightOf([...words], weigh),
});

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
  const { names, texts, known, titles, titleWords, weigh } = build(entries);
  return (query: string, accepts: (entry: SearchEntry) => boolean = () => true): readonly SearchEntry[] => {
    const whole = squashed(query);
    if (whole === '') return [];
    const isAccepted = ({ id }: { id: number }): boolean => {
      const entry = entries[id];
      return entry !== undefined && accepts(entry);
    };
    const words = spoken(query);
    const queryWords = weighed(wordsOf(query), weigh);
    const byName = names.search(`${words} ${[...queryWords.words].join(' ')} ${whole}`, {
      prefix: (term) => term.length >= 2,
      fuzzy: (term) => (known.has(term) ? false : lettersWrong(term)),
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
      const letters = rank < CANDIDATES ? closeness(whole, titles[id as number] ?? []) : 0;
      const shared = Math.max(
        0,
        ...(titleWords[id as number] ?? []).map((title) => likeWords(queryWords, title, weigh)),
      );
      const close = Math.max(letters, WORDS_COUNT * shared);
      nearest = Math.max(nearest, close);
      const exact = titles[id as number]?.[0] === whole ? EXACT_WEIGHT : 0;
      const ruling = entries[id as number]?.kind === 'RULING' ? RULING_WEIGHT : 0;
      scores.set(id as number, score / best + CLOSENESS_WEIGHT * close ** 2 + exact + ruling);
    }
    const textWeight = nearest >= NEAR ? TEXT_WEIGHT : TEXT_WEIGHT_UNNAMED;
    for (const { id, score } of byText)
      scores.set(id as number, (scores.get(id as number) ?? 0) + (textWeight * score) / bestText);
    return [...scores]
      .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
      .flatMap(([position]) => entries[position] ?? []);
  };
};
