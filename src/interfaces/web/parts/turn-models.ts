import type { NamedId } from '../../../app/kernel/generated/answers';
import { messages } from '../messages';
import { plainName, profilesMeant } from './profile-names';

/** Models of a fight as a player types them: `Aragorn - Strider might 2, 2 Warrior of Minas Tirith + shield, F4 S4 D5 A2`. */

const texts = messages.oddsTurn;

const MOST_NAMED = 5;

/** The names that profiles and their options are found by. */
export interface Names {
  readonly profiles: readonly NamedId[];
  readonly optionsOf: (profile: string) => readonly NamedId[];
}

/** The models of a side as a question takes them, and what is wrong with the text. */
interface Typed {
  readonly models: readonly object[];
  readonly faults: readonly string[];
}

const letters: Readonly<Record<string, string>> = {
  f: 'fight',
  s: 'strength',
  d: 'defence',
  a: 'attacks',
  w: 'wounds',
  m: 'might',
};

const byNumbers = (text: string): object | null =>
  /^(?:[fsdawm]\s?\d{1,2}[\s,;]*)+$/i.test(text)
    ? Object.fromEntries(
        [...text.matchAll(/([fsdawm])\s?(\d{1,2})/gi)].map(([, letter = '', number]) => [
          letters[letter.toLowerCase()] ?? letter,
          Number(number),
        ]),
      )
    : null;

/** One kind of model: a count, a name, options after a plus, the Might that is left. */
const readOne = (typed: string, names: Names): Typed => {
  const [, digits, rest = ''] = /^(?:(\d)\s*x?\s+)?(.*)$/i.exec(typed.trim()) ?? [];
  const count = Math.max(1, Number(digits ?? 1));
  const numbers = byNumbers(rest);
  if (numbers) return { models: Array.from({ length: count }, () => numbers), faults: [] };
  const [, might] = /\bmight\s*(\d{1,2})\b/i.exec(rest) ?? [];
  const [name = '', ...wanted] = rest.replace(/\bmight\s*\d{1,2}\b/i, '').split('+');
  const meant = profilesMeant(name, names.profiles);
  const [one] = meant;
  if (!one || meant.length > 1)
    return {
      models: [],
      faults: [
        one ? texts.several(meant.slice(0, MOST_NAMED).map((each) => each.name)) : texts.none(name.trim()),
      ],
    };
  const known = names.optionsOf(one.id);
  const options = wanted.map((option) => ({
    typed: option.trim(),
    found: known.find(
      (each) => each.id === option.trim() || plainName(each.name).includes(plainName(option)),
    ),
  }));
  const unknown = options.filter(({ found }) => !found);
  const model = {
    profile: one.id,
    name: one.name,
    ...(options.length > 0 && { options: options.flatMap(({ found }) => found?.id ?? []) }),
    ...(might !== undefined && { might: Number(might) }),
  };
  return {
    models: Array.from({ length: count }, () => model),
    faults: unknown.map((option) =>
      texts.noOption(
        one.name,
        option.typed,
        known.map((each) => each.name),
      ),
    ),
  };
};

/** All models of a side. */
export const readModels = (text: string, names: Names): Typed => {
  const read = text
    .split(/[,;\n]/)
    .filter((one) => one.trim() !== '')
    .map((one) => readOne(one, names));
  return { models: read.flatMap(({ models }) => models), faults: read.flatMap(({ faults }) => faults) };
};
