import type { ListOption } from '../../domain/armies/catalogue/file';
import type { AnyList } from '../../domain/armies/catalogue/model';
import type { ReadLine } from '../../domain/armies/roster-reading';
import { type Reading, line, statusOf } from './read-heading';
import { type SourceLine, sourceLine } from './source-line';
import { confidenceIn, spelledOut } from './words';

/** Less sure than this, words are no option of a list. */
const LEAST = 0.85;
const LABEL = /^[^\p{L}]*(?:[\p{L}' -]{0,30}\b(?:rules?|options?|bought|upgrades?)\b[^:]{0,30}:\s*)/iu;

interface Bought {
  readonly option: ListOption;
  readonly confidence: number;
}

const boughtIn = (part: string, { listOptions }: AnyList): Bought | undefined => {
  const words = sourceLine(part, 0).tokens.map(({ word }) => word);
  const [best] = listOptions
    .map((option) => ({ option, confidence: confidenceIn(words, spelledOut(option)) }))
    .filter(({ confidence }) => confidence >= LEAST)
    .sort((a, b) => b.confidence - a.confidence);
  return best;
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
  const names = bought.map(({ option: { id, name }, confidence }) => ({
    ...{ kind: 'OPTION' as const, id, name, count: null, confidence },
    alternatives: [],
  }));
  const points = bought.reduce((sum, { option }) => sum + option.points, 0);
  return line(source, statusOf(names, []), { names, points });
};
