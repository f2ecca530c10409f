import type { RosterReading } from '../../../../app/kernel/generated/answers';
import { base64Of } from '../page-parts/files';

/** Reads an army from a file of any builder, a pasted text, or our own JSON. */

/** The result of reading a roster, as far as it is shown. */
export type ReadRoster = Pick<RosterReading, 'edition' | 'forces' | 'unknown' | 'lines'>;

/** Names that no list has, and lines that were guessed. */
export type Doubts = Pick<RosterReading, 'unknown' | 'lines'>;

/** The longest text that the service reads as one; a longer one goes as a file, and is refused by name there. */
const LONGEST_TEXT = 20_000;

export type OwnArmy = Readonly<Record<string, unknown>>;

/** An army as the service validates it. It is judged as it is: switches and lists that it brings count. */
const ownArmy = (text: string): OwnArmy | null => {
  try {
    const document: unknown = JSON.parse(text);
    return typeof document === 'object' && document !== null && 'forces' in document
      ? (document as OwnArmy)
      : null;
  } catch {
    return null;
  }
};

const looksLikeFile = (text: string): boolean => /^\s*[<{[]/.test(text);

/** An army of ours, or the request that reads it. */
export const anyRoster = async (
  given: File | string,
): Promise<{ readonly army: OwnArmy } | { readonly asked: object }> => {
  const text = typeof given === 'string' ? given : await given.text();
  const army = ownArmy(text);
  if (army) return { army };
  if (typeof given === 'string' && given.length <= LONGEST_TEXT && !looksLikeFile(given))
    return { asked: { text: given } };
  return { asked: { roster: await base64Of(typeof given === 'string' ? new Blob([given]) : given) } };
};
