import type { AnyList } from '../../domain/armies/catalogue/model';
import { type ReadLine, readName } from '../../domain/armies/roster-reading';
import { sumOf } from '../../shared/sum-of';
import { type Reading, line, statusOf } from './read-heading';
import { type SourceLine, sourceLine, wordsIn } from './source-line';
import { confidenceIn, spelledOut, surest } from './words';

/** Less sure than this, words are no option of a list. */
const LEAST = 0.85;
const LABEL = /^[^\p{L}]*(?:[\p{L}' -]{0,30}\b(?:rules?|options?|bought|upgrades?)\b[^:]{0,30}:\s*)/iu;

const boughtIn = (part: string, { listOptions }: AnyList) => {
  const words = wordsIn(sourceLine(part, 0).tokens);
  const found = listOptions.map((option) => ({
    option,
    confidence: confidenceIn(words, spelledOut(option)),
  }));
  return surest(found, ({ confidence }) => confidence >= LEAST)[0];
};

/** A line of options that a list sells to the whole army: "Rules: Full Bellies (50), Bowl Them Over (50)". Undefined where one of its parts is none. */
export const readListOptions = (source: SourceLine, reading: Reading): ReadLine | undefined => {
  const list = reading.lists.find(({ listOptions }) => listOptions.length > 0);
  if (!list) return undefined;
  const text = source.text.replace(LABEL, '');
  // "That's Mine That Is!" may be written with a comma.
  const parts = boughtIn(text, list)
    ? [text]
    : text.split(/[,;+]|\band\b/).filter((part) => /\p{L}/u.test(part));
  const bought = parts.flatMap((part) => boughtIn(part, list) ?? []);
  if (bought.length === 0 || bought.length < parts.length) return undefined;
  reading.assembly.buy(
    list,
    bought.map(({ option }) => option),
  );
  const names = bought.map(({ option, confidence }) =>
    readName('OPTION', option, { count: null, confidence }),
  );
  const points = sumOf(bought, ({ option }) => option.points);
  return line(source, statusOf(names, []), { names, points });
};
