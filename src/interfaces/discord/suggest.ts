import { distance } from 'fastest-levenshtein';
import { limits } from './limits';
import { clip } from '../../shared/escape-text';

/** Suggestions of Discord while something is being typed. */

/** A value that can be chosen, or is suggested. */
export interface Choice {
  readonly name: string;
  readonly value: string;
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** As many as Discord takes, each within its length. */
export const upTo = (choices: readonly Choice[]): readonly Choice[] =>
  choices
    .filter(({ value }) => value.length <= limits.choiceValue)
    .slice(0, limits.choices)
    .map(({ name, value }) => ({ name: clip(name, limits.choiceName), value }));

/** Those that begin with what was typed, then those that hold it, then the most alike. */
export const nearest =
  (choices: readonly Choice[]) =>
  (typed: string): readonly Choice[] => {
    const wanted = plain(typed);
    if (wanted === '') return upTo(choices);
    const rank = ({ name }: Choice): number => {
      const text = plain(name);
      if (text.startsWith(wanted)) return 0;
      return text.includes(wanted) ? 1 : 2 + distance(wanted, text.slice(0, wanted.length));
    };
    const ranked = choices.map((choice) => ({ choice, rank: rank(choice) })).sort((a, b) => a.rank - b.rank);
    const close = ranked.filter((one) => one.rank < 2 + Math.max(1, wanted.length / 2));
    return upTo(close.map(({ choice }) => choice));
  };

/** The last of several words, while it is being typed. */
export const suggestWords =
  (known: readonly string[]) =>
  (typed: string): readonly Choice[] => {
    const words = typed.split(/[\s,]+/);
    const last = words.at(-1) ?? '';
    const before = words.slice(0, -1).join(' ');
    const found = known.filter((name) => name.includes(last) && !words.slice(0, -1).includes(name));
    return upTo(found.map((name) => `${before} ${name}`.trim()).map((value) => ({ name: value, value })));
  };
