import type { ReadLine, ReadName, UnknownName } from '../../domain/armies/roster-reading';
import type { XmlElement } from './read-xml';

/** How many names that are not known are reported. */
const MOST_UNKNOWN = 100;

/** Notes of a roster while it is read. */
export type Notes = ReturnType<typeof createNotes>;

/** Remembers what was read of a roster, in the order of its selections. */
export const createNotes = () => {
  const unknown = new Map<string, UnknownName>();
  const lines: ReadLine[] = [];
  const line = (rest: Pick<ReadLine, 'text' | 'status' | 'names' | 'unknown'>): void => {
    lines.push({ line: lines.length + 1, pointsWritten: null, points: null, ...rest });
  };
  return {
    unknown: (): readonly UnknownName[] => [...unknown.values()],
    lines: lines as readonly ReadLine[],
    add: (one: UnknownName): void => {
      const key = JSON.stringify([one.kind, one.name, one.where]);
      if (unknown.size >= MOST_UNKNOWN || unknown.has(key)) return;
      unknown.set(key, one);
      line({ text: one.name, status: 'NOT_UNDERSTOOD', names: [], unknown: [one.name] });
    },
    /** A unit that was understood, with what it has taken. */
    unit: (selection: XmlElement, names: readonly ReadName[]): void =>
      line({
        text: selection.attributes['name'] ?? '',
        status: names.every(({ confidence }) => confidence === 1) ? 'UNDERSTOOD' : 'GUESSED',
        names,
        unknown: [],
      }),
  };
};
