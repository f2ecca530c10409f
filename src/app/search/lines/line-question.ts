import type { CatalogueIndex } from '../../armies/lists/catalogue-index';
import { type LineReader, type LineWord, createReader } from './reader';

/** The question that a piece of a line asks: the operation that answers it, and its input. */
export interface AskedQuestion {
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** The question that a line asks, with the line in pieces: each as it was understood. */
export interface LineQuestion extends AskedQuestion {
  readonly words: readonly LineWord[];
}

/** A line, and the names of the edition in which it is asked. */
export interface AskedLine {
  readonly line: string;
  readonly profiles: CatalogueIndex['profiles'];
}

/** Reads one kind of question out of a line; null if the line does not ask it. */
export type ReadQuestion = (asked: AskedLine) => LineQuestion | null;

/** A kind of question that one reader reads from the beginning to the end of a line. */
export const reading =
  (read: (reader: LineReader, line: string) => AskedQuestion | null): ReadQuestion =>
  ({ line }) => {
    const reader = createReader(line);
    const question = read(reader, line);
    return question && { ...question, words: reader.words() };
  };

/** An object without what is not given. */
export const given = <T extends Readonly<Record<string, unknown>>>(fields: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== false),
  ) as Partial<T>;
