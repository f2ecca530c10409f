import type { Choice } from '../field';
import { nearest, upTo } from '../suggest';
import type { Vocabulary } from './words';

/** A model by its profile: `profile=boromir-captain-of-the-white-tower+horse+lance charged`. */

const WORD = /^profile[=:]([^+]+)((?:\+[^+]+)*)$/;

/** The fields that a word with a profile sets; undefined for any other word. */
export const profileWord: NonNullable<Vocabulary['special']> = (word) => {
  const [, profile, options = ''] = WORD.exec(word) ?? [];
  if (profile === undefined) return undefined;
  const taken = options.split('+').filter((option) => option !== '');
  return { profile, ...(taken.length > 0 && { options: taken }) };
};

/** The names that profiles and their options are offered by. */
export interface ProfileNames {
  readonly profiles: readonly { readonly id: string; readonly name: string }[];
  /** The options of a profile; none where there is no such profile. */
  readonly optionsOf: (profile: string) => readonly { readonly id: string; readonly name: string }[];
}

const UNFINISHED = /^(.*?)(\S+)$/s;

/** Suggests the end of the model that is being typed: a profile by its name, or an option after `+`. */
export const suggestProfiles = (typed: string, { profiles, optionsOf }: ProfileNames): readonly Choice[] => {
  const piece = /[^,;]*$/.exec(typed)?.[0] ?? '';
  const before = typed.slice(0, typed.length - piece.length);
  const [, start = '', last = ''] = UNFINISHED.exec(piece) ?? [];
  const [, profile, given] = /^profile[=:]([^+]+)\+?(.*)$/.exec(last) ?? [];
  const known = profiles.find(({ id }) => id === profile);
  if (known) {
    const taken = (given ?? '').split('+');
    const part = last.endsWith('+') || (given ?? '') === '' ? '' : (taken.pop() ?? '');
    const chosen = [`profile=${known.id}`, ...taken.filter((one) => one !== '')].join('+');
    const options = optionsOf(known.id).filter(({ id }) => !taken.includes(id) && id.startsWith(part));
    return upTo([
      {
        name: `${known.name}${taken
          .filter(Boolean)
          .map((one) => ` + ${one}`)
          .join('')}`,
        value: `${before}${start}${chosen}`,
      },
      ...options.map(({ id, name }) => ({
        name: `${known.name} + ${name}`,
        value: `${before}${start}${chosen}+${id}`,
      })),
    ]);
  }
  const [, times = '', name = ''] = /^(\s*(?:\d{1,2}[x×]\s+)?)(?:profile[=:])?(.*)$/s.exec(piece) ?? [];
  if (name.replaceAll(/[^a-z]/gi, '').length < 2) return [];
  return nearest(profiles.map((one) => ({ name: one.name, value: one.id })))(name).map((choice) => ({
    ...choice,
    value: `${before}${times}profile=${choice.value}`,
  }));
};
