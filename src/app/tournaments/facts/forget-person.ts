import escapeStringRegexp from 'escape-string-regexp';
import type { Change, ChangeLog } from '../../../shared/change-log';

/** Replaces an erased name. */
export const ERASED = 'Erased';

/** A person as far as others may have written of them. */
export interface Person {
  /** Full names: of the player, or of the team and its members; earlier ones too. */
  readonly names: readonly string[];
  /** Of these the names of people, of which each part may stand alone. */
  readonly ofPeople: readonly string[];
}

const SHORTEST_PART = 3;
/** Parts of names that are words of many other sentences. */
const COMMON_PARTS = new Set(['and', 'den', 'der', 'the', 'van', 'von']);
const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

const isTelling = (part: string): boolean =>
  part.length >= SHORTEST_PART && !COMMON_PARTS.has(part.toLowerCase());

/** Takes a person out of a text. */
export type Forget = (text: string) => string;

/** A text without the person's names and alone standing parts of them. */
export const forgettingNames = ({ names, ofPeople }: Person): Forget => {
  const parts = ofPeople.flatMap((name) => name.split(/[\s-]+/u)).filter(isTelling);
  // Longer ones first, so that a whole name is one word and not several.
  const words = [...new Set([...names, ...parts])]
    .filter((word) => word !== '' && word !== ERASED)
    .sort((a, b) => b.length - a.length);
  const named =
    words.length === 0
      ? undefined
      : new RegExp(
          `(?<![\\p{L}\\p{N}])(?:${words.map(escapeStringRegexp).join('|')})(?![\\p{L}\\p{N}])`,
          'giu',
        );
  return (text) => (named ? text.replaceAll(named, ERASED) : text);
};

/** A text without the person: names, alone standing parts of them, and every email address. */
export const forgetting = (person: Person): Forget => {
  const withoutNames = forgettingNames(person);
  return (text) => withoutNames(text.replaceAll(EMAIL, ERASED));
};

/** A change without the person. The hash of its input goes too: from a guessed name it could be found again. */
export const withoutPerson = <Facts>(change: Change<Facts>, set: Partial<Facts>): Change<Facts> => ({
  ...change,
  set,
  input: '',
});

/** A history in which every change is without the person; the very same changes where nothing was said. */
export const forgetInLog = <Facts>(
  log: ChangeLog<Facts>,
  clean: (set: Partial<Facts>) => Partial<Facts>,
): ChangeLog<Facts> =>
  log.map((change) => {
    const set = clean(change.set);
    return JSON.stringify(set) === JSON.stringify(change.set) ? change : withoutPerson(change, set);
  });
