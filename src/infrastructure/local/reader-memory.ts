import type { ReaderMemory } from '../../app/kernel/store/context';
import { sharedInProcess } from './shared-in-process';

const MOST_TOURNAMENTS = 100;
/** Of a packed part: that of an event with some 128 entrants. A thousand would take a hundred times the memory of most events. */
const LARGEST_PART = 16_384;

/**
 * Keeps parts of projections in memory until `forget` is told, for each put and before it is acknowledged, that an item of their
 * tournament is written. It is as exact as the table itself where one process sees every put: on a local server.
 */
export const createReaderMemory = (): ReaderMemory & { readonly forget: (tournament: string) => void } => {
  const known = new Map<string, Map<string, Promise<unknown>>>();
  const partsOf = (tournament: string): Map<string, Promise<unknown>> => {
    const parts = known.get(tournament) ?? new Map<string, Promise<unknown>>();
    // The tournament asked for last is forgotten last.
    known.delete(tournament);
    known.set(tournament, parts);
    const [oldest] = known.keys();
    if (known.size > MOST_TOURNAMENTS && oldest !== undefined) known.delete(oldest);
    return parts;
  };
  return {
    remembered: async (tournament, part, read) => {
      const parts = partsOf(tournament);
      const found = parts.get(part);
      if (found) return (await found) as Awaited<ReturnType<typeof read>>;
      const reading = read();
      parts.set(part, reading);
      try {
        const given = await reading;
        if (given.characters > LARGEST_PART) parts.delete(part);
        return given;
      } catch (error) {
        parts.delete(part);
        throw error;
      }
    },
    forget: (tournament) => void known.delete(tournament),
  };
};

/** One for all functions of this process; none where no local server shares one. */
export const { share: shareReaderMemory, shared: sharedReaderMemory } =
  sharedInProcess<ReaderMemory>('reader memory');
