import MiniSearch from 'minisearch';
import type { ToolFacts } from './tool';

/** Words that every question has and that tell no tool from another. */
const COMMON_WORDS = new Set(
  'a an and are as at be by can do does for from have how i if in is it its me my of on or our that the their there this to we what when which who with you your'.split(
    ' ',
  ),
);

const termOf = (word: string): string | null => {
  const term = word.toLowerCase();
  return COMMON_WORDS.has(term) ? null : term.replace(/(?<=...)(ies|es|s)$/, '');
};

const indexOf = (facts: readonly ToolFacts[]): MiniSearch<ToolFacts> => {
  const index = new MiniSearch<ToolFacts>({
    idField: 'name',
    fields: ['title', 'description', 'use'],
    extractField: (tool, field) =>
      field === 'use'
        ? (tool.description.split(' Use it ')[1] ?? '')
        : String(tool[field as keyof ToolFacts]),
    processTerm: termOf,
    searchOptions: {
      boost: { title: 1.5, use: 3 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    },
  });
  index.addAll(facts);
  return index;
};

/** The tools for a task in words, best first; the one of that name alone, if the words are a name. */
export const findTools = (facts: readonly ToolFacts[], words: string): readonly ToolFacts[] => {
  const named = facts.filter(({ name }) => name === words);
  if (named.length > 0) return named;
  const byName = new Map(facts.map((tool) => [tool.name, tool]));
  return indexOf(facts)
    .search(words)
    .flatMap(({ id }) => byName.get(String(id)) ?? []);
};
