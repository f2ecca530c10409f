import { legionsNotHeld } from '../../domain/armies/catalogue/legions-not-held';
import type { AnyList } from '../../domain/armies/catalogue/model';
import type { Dictionary } from './dictionary';
import { AROUND } from './heading-words';
import { confidenceIn, meaningOf, surest, wordsOf } from './words';
import { type SourceLine, type Token, wordsIn } from './source-line';

/** Which army lists a text is of: those it names, else those whose profiles it names. */

const LONGEST_NAME_WORDS = 8;
const LEAST_LIST = 0.86;
/** Legions are called after Heroes, whom a part of the name would mean too. */
const LEAST_LEGION = 0.9;
const MOST_LISTS = 4;
const LIST_LABEL =
  /^(?:army(?: list)?|faction(?: keyword)?|catalogue|list|legion|legendary legion|ll|all(?:y|ies|ied(?: force)?)|primary(?: force)?|secondary(?: force)?|force)\s*[:–—-]\s*|\(?\b(?:legendary legion|allied force)\b\)?/gi;

/** The list that a heading names. */
export const listNamed = (text: string, { lists }: Dictionary): AnyList | undefined => {
  const words = wordsOf(text.replace(LIST_LABEL, ' '));
  if (words.length === 0 || words.length > LONGEST_NAME_WORDS) return undefined;
  const bare = words.filter((word) => !AROUND.has(word) && !/^\d+$/.test(word));
  const found = lists.map(({ known, list }) => ({
    list,
    confidence: Math.max(confidenceIn(words, known), confidenceIn(bare, known)),
  }));
  const leastFor = (list: AnyList): number => ('armyLists' in list ? LEAST_LEGION : LEAST_LIST);
  return surest(found, ({ list, confidence }) => confidence >= leastFor(list))[0]?.list;
};

/** The Legion that a line names, where the catalogue does not hold it. */
export const legionNotHeld = (text: string, { lists }: Dictionary): string | undefined => {
  const words = ` ${wordsOf(text).join(' ')} `;
  return legionsNotHeld.find(
    (name) =>
      words.includes(` ${wordsOf(name).join(' ')} `) &&
      lists.every(({ known }) => known.whole !== meaningOf(wordsOf(name)).join(' ')),
  );
};

/** The lists that a heading names with commas between. Empty where one of the parts is none. */
export const listsNamed = (text: string, dictionary: Dictionary): readonly AnyList[] => {
  const one = listNamed(text, dictionary);
  if (one) return [one];
  const parts = text.split(/[,+&]|\band\b/i).filter((part) => wordsOf(part).length > 0);
  const found = parts.map((part) => listNamed(part, dictionary));
  return found.length > 1 && found.every((list) => list !== undefined) ? found : [];
};

/** The list whose whole name stands somewhere among other words, the longest such name. */
export const listWithin = (tokens: readonly Token[], { lists }: Dictionary): AnyList | undefined => {
  const words = ` ${meaningOf(wordsIn(tokens)).join(' ')} `;
  const [best] = lists
    .filter(({ known }) => words.includes(` ${known.whole} `))
    .sort((a, b) => b.known.whole.length - a.known.whole.length);
  return best?.list;
};

/** The places where a unit may begin: at the start, after a number, after a comma. */
const startsIn = (tokens: readonly Token[]): readonly number[] =>
  tokens.flatMap(({ number, isApart }, index) =>
    number === null && (index === 0 || isApart || tokens[index - 1]?.number !== null) ? [index] : [],
  );

interface Vote {
  readonly line: number;
  readonly lists: readonly AnyList[];
  readonly weight: number;
}

/** The lists that field what this line names letter for letter, and how much that says. */
const votesOf = ({ number: line, tokens }: SourceLine, { byName }: Dictionary): readonly Vote[] =>
  startsIn(tokens).flatMap((start): readonly Vote[] => {
    for (let length = LONGEST_NAME_WORDS; length > 0; length -= 1) {
      const words = meaningOf(wordsIn(tokens.slice(start, start + length)));
      const targets = byName.get(words.join(' '));
      if (targets) return [{ line, lists: targets.map(({ list }) => list), weight: words.length }];
    }
    return [];
  });

/** The lists that explain the most lines, each next one the most of what is left. */
export const listsVotedFor = (lines: readonly SourceLine[], dictionary: Dictionary): readonly AnyList[] => {
  let votes = lines.flatMap((line) => votesOf(line, dictionary));
  const chosen: AnyList[] = [];
  while (votes.length > 0 && chosen.length < MOST_LISTS) {
    const weights = new Map<AnyList, number>();
    for (const { lists, weight } of votes)
      for (const list of new Set(lists)) weights.set(list, (weights.get(list) ?? 0) + weight);
    const [best] = [...weights].sort((a, b) => b[1] - a[1]);
    if (!best) break;
    chosen.push(best[0]);
    votes = votes.filter(({ lists }) => !lists.includes(best[0]));
  }
  return chosen;
};
