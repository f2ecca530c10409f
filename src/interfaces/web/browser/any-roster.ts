import { base64Of } from './base64';

/** Reads an army from a file of any builder, a pasted text, or our own JSON. */

/** A line of it that was a guess. */
export interface GuessedLine {
  readonly text: string;
  readonly status: string;
  readonly names: readonly {
    readonly name: string;
    readonly confidence: number;
    readonly alternatives: readonly { readonly name: string }[];
  }[];
}

/** The result of reading a roster. */
export interface ReadRoster {
  readonly forces: readonly unknown[];
  readonly unknown: readonly {
    readonly name: string;
    readonly where: string;
    readonly nearest: readonly string[];
  }[];
  readonly lines: readonly GuessedLine[];
}

/** The longest text that the service reads as one; a longer one goes as a file, and is refused by name there. */
const LONGEST_TEXT = 20_000;

type OwnArmy = Readonly<Record<string, unknown>>;

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

/** An army of ours, or what reads it. */
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
