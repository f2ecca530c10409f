import type { AnyList } from '../../domain/armies/catalogue/model';
import type { AlternativeName } from '../../domain/armies/roster-reading';
import { numbersIn } from './compare';
import type { Dictionary } from './dictionary';
import { isSameWord, meaningOf, wordsOf } from './words';

/** Words around the name of a list that are none of it, unless they are. */
export const AROUND = new Set([
  'army',
  'list',
  'total',
  'roster',
  'point',
  'pt',
  'my',
  'vs',
  'tournament',
  'legion',
]);

/** Words of a heading that say nothing more than that it is one. */
const OF_HEADINGS = new Set(
  'faction keyword catalogue rule edition ed force legendary ll all ally allied alliance primary secondary p pts punkte pkt punti puntos model leader and with und et con y e for in'.split(
    ' ',
  ),
);

/** "2024 rules", "edition 2018". */
const EDITION = /\b20\d\d\s+(?:edition|ed|rules)\b|\b(?:edition|ed|rules)\.?\s*:?\s*20\d\d\b/gi;

/** The name of the roster as New Recruit prints it: "Kingdom of Rohan - Muster - [339pts]". */
export const rosterNameIn = (text: string): string | null =>
  /\s[-–—]\s(.+?)\s[-–—]\s\[\d+\s*pts\]\s*$/iu.exec(text)?.[1] ?? null;

/** The words and numbers of a heading that neither its lists nor its sums explain. */
export const unusedOf = (
  text: string,
  lists: readonly AnyList[],
  explained: readonly (number | null)[],
): readonly string[] => {
  const named = lists.flatMap(({ name }) => wordsOf(name));
  const words = meaningOf(wordsOf(text.replace(/\d+/g, ' '))).filter(
    (word) => !AROUND.has(word) && !OF_HEADINGS.has(word) && !named.some((one) => isSameWord(word, one)),
  );
  const numbers = numbersIn(text.replace(EDITION, ' ')).filter((number) => !explained.includes(number));
  return [...words, ...numbers.map(String)];
};

/** How sure it is that a list is meant of which only a part of the name is written, which others have too. */
export const UNSURE_LIST = 0.6;

/** The lists that a heading may mean as well, because it names only what they share: "Dol Guldur". */
export const rivalsOf = (text: string, list: AnyList, { lists }: Dictionary): readonly AlternativeName[] => {
  const written = meaningOf(wordsOf(text));
  const known = lists.find((one) => one.list === list)?.known.words ?? [];
  if (known.every((word) => written.some((one) => isSameWord(one, word)))) return [];
  const shared = written.filter((one) => known.some((word) => isSameWord(one, word)));
  return lists
    .filter((other) => other.list !== list && shared.every((one) => other.known.words.includes(one)))
    .slice(0, 3)
    .map((other) => ({ id: other.list.id, name: other.list.name, confidence: UNSURE_LIST }));
};
