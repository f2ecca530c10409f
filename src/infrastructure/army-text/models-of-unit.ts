import type { Profile } from '../../domain/armies/catalogue/model';
import type { OptionGroup, OptionReading } from './read-options';
import { type Token, wordsIn } from './source-line';
import { meaningOf, wordsOf } from './words';

/** Builders name a unit with the points of all of it, and then its models: "Warrior of Rohan [54pts]", "6x Warriors [36pts]: Shield". */

/** Models of a unit, as words name them. */
export interface NamedModels {
  /** Words of the name. */
  readonly length: number;
  /** The words are the whole name of the profile, and not a part of it. */
  readonly isWhole: boolean;
  /** They are one of the models of a purchase, such as the Engineer of a team: they count nothing. */
  readonly isMember: boolean;
}

/** A unit whose number of models may stand behind it. */
interface Countable {
  readonly count: number;
  readonly isCounted: boolean;
  readonly groups: readonly OptionGroup[];
}

const textOf = (words: readonly string[]): string => meaningOf(words).join(' ');

/** The models of a profile that the words at a place name, by its name or a part of it ("Warriors"); undefined for none. */
export const modelsAt = (
  tokens: readonly Token[],
  at: number,
  { name, members }: Profile,
): NamedModels | undefined => {
  const from = tokens.slice(at);
  const end = from.findIndex(
    ({ number, isApart, word }, index) => number !== null || word === 'with' || (index > 0 && isApart),
  );
  const words = wordsIn(end < 0 ? from : from.slice(0, end));
  const [written, own] = [textOf(words), textOf(wordsOf(name))];
  if (written === '') return undefined;
  const isMember = members.some((member) => textOf(wordsOf(member.name)) === written);
  return isMember || meaningOf(words).every((word) => own.split(' ').includes(word))
    ? { length: words.length, isWhole: isMember || written === own, isMember }
    : undefined;
};

/** The unit with models of it that stand behind it. What no number stands with, all of those have. */
export const withModels = <Unit extends Countable>(
  unit: Unit,
  { isMember }: NamedModels,
  { count, groups }: { readonly count: number; readonly groups: OptionReading['groups'] },
): Unit => {
  const added = isMember ? groups : groups.map((group) => ({ ...group, count: group.count ?? count }));
  const before = unit.isCounted ? unit.count : 0;
  return {
    ...unit,
    ...(!isMember && { count: before + count, isCounted: true, hasModels: true }),
    groups: [...unit.groups, ...added],
  };
};
