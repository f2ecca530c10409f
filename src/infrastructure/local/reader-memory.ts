import type { ReaderMemory } from '../../app/kernel/store/context';
import { sharedInProcess } from './shared-in-process';

const MOST_TOURNAMENTS = 100;
/** Of packed parts and of facts that are kept together: the facts of 100 events with some 30 entrants, or of four with a thousand. */
const MOST_CHARACTERS = 4_000_000;

/** The parts of a tournament that are kept, and the length of their packed texts. */
interface Kept {
  readonly parts: Map<string, Promise<unknown>>;
  characters: number;
}

/**
 * Keeps parts of projections, and facts, in memory until `forget` is told, for each put and before it is acknowledged, that an item of their
 * tournament is written. It is as exact as the table itself where one process sees every put: on a local server.
 */
export const createReaderMemory = (): ReaderMemory & { readonly forget: (tournament: string) => void } => {
  const known = new Map<string, Kept>();
  let characters = 0;
  const forget = (tournament: string): void => {
    characters -= known.get(tournament)?.characters ?? 0;
    known.delete(tournament);
  };
  const keptOf = (tournament: string): Kept => {
    const kept = known.get(tournament) ?? { parts: new Map<string, Promise<unknown>>(), characters: 0 };
    // The tournament asked for last is forgotten last.
    known.delete(tournament);
    known.set(tournament, kept);
    const [oldest] = known.keys();
    if (known.size > MOST_TOURNAMENTS && oldest !== undefined) forget(oldest);
    return kept;
  };
  /** Counts what was read, unless the tournament has been forgotten meanwhile. */
  const count = (tournament: string, kept: Kept, read: number): void => {
    if (known.get(tournament) !== kept) return;
    kept.characters += read;
    characters += read;
    for (const [oldest] of known) {
      if (characters <= MOST_CHARACTERS) break;
      forget(oldest);
    }
  };
  return {
    remembered: async (tournament, part, read) => {
      const kept = keptOf(tournament);
      const { parts } = kept;
      const found = parts.get(part);
      if (found) return (await found) as Awaited<ReturnType<typeof read>>;
      const reading = read();
      parts.set(part, reading);
      try {
        const given = await reading;
        if (given.characters > MOST_CHARACTERS) parts.delete(part);
        else count(tournament, kept, given.characters);
        return given;
      } catch (error) {
        parts.delete(part);
        throw error;
      }
    },
    forget,
  };
};

/** One for all functions of this process; none where no local server shares one. */
export const { share: shareReaderMemory, shared: sharedReaderMemory } =
  sharedInProcess<ReaderMemory>('reader memory');
