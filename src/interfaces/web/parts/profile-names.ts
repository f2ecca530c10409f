import type { NamedId } from '../../../app/kernel/generated/answers';

/** Profiles by their names, as they are typed into the forms of the odds. */

/** A name without what people type in different ways. */
export const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The profiles that a text may mean: the one with this name or id, or all that have its words. */
export const profilesMeant = (typed: string, profiles: readonly NamedId[]): readonly NamedId[] => {
  const wanted = plainName(typed);
  const exact = profiles.filter(({ id, name }) => id === typed.trim() || plainName(name) === wanted);
  if (exact.length > 0) return exact.slice(0, 1);
  const parts = wanted.split(' ').filter((part) => part !== '');
  return parts.length === 0
    ? []
    : profiles.filter(({ name }) => parts.every((part) => ` ${plainName(name)}`.includes(` ${part}`)));
};
