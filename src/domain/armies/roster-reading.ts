import type { Force } from './catalogue/army';

/** The result of reading a roster, from any builder or text. */

/** An army of 1,000 points has some 40 lines and 2,000 characters. */
export const LONGEST_ARMY_TEXT = 20_000;
export const MOST_ARMY_LINES = 300;

export const rosterFormats = {
  BATTLESCRIBE: 'A file of BattleScribe.',
  NEW_RECRUIT: 'A file of New Recruit.',
  TEXT: 'A text as players paste it.',
  MUSTER: 'An army as `validateArmy` takes it.',
} as const;

/** A name in the roster that the catalogue does not have: a list, a profile of it, or an option of that. */
export interface UnknownName {
  readonly kind: 'ARMY_LIST' | 'PROFILE' | 'OPTION';
  readonly name: string;
  /** Its place: the force, the warband's leader or the unit. */
  readonly where: string;
  /** The names it was looked for among. */
  readonly known: readonly string[];
}

/** Another meaning of a name. */
export interface AlternativeName {
  readonly id: string;
  readonly name: string;
  readonly confidence: number;
}

export const readKinds = ['ARMY_LIST', 'PROFILE', 'OPTION', 'WARGEAR'] as const;

/** The meaning found for one name of a line. */
export interface ReadName {
  readonly kind: (typeof readKinds)[number];
  /** Null for wargear, which costs nothing and is not chosen. */
  readonly id: string | null;
  readonly name: string;
  /** How many; null where the line does not say. */
  readonly count: number | null;
  /** 1 for certain, lower for a guess. */
  readonly confidence: number;
  readonly alternatives: readonly AlternativeName[];
}

/** A name of a line with the meaning found; certain unless it is said otherwise. */
export const readName = (
  kind: ReadName['kind'],
  { id, name }: Pick<ReadName, 'id' | 'name'>,
  given: Pick<ReadName, 'count'> & Partial<Pick<ReadName, 'confidence' | 'alternatives'>>,
): ReadName => ({ kind, id, name, confidence: 1, alternatives: [], ...given });

export const lineStatuses = {
  UNDERSTOOD: 'All of it is certain.',
  GUESSED: 'Something of it is a guess: look at its alternatives.',
  NOT_UNDERSTOOD: 'Nothing of it is in the army.',
  IGNORED: 'It says nothing of who is in the army.',
} as const;
export type LineStatus = keyof typeof lineStatuses;

/** The reading of one line of the text, or of one selection of a file. */
export interface ReadLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly status: LineStatus;
  readonly names: readonly ReadName[];
  /** The words that were not understood. */
  readonly unknown: readonly string[];
  /** Points that the line names. */
  readonly pointsWritten: number | null;
  /** Points of the units and options that were understood. */
  readonly points: number | null;
}

/** A force, and the profile marked as its leader. */
export interface ReadForce extends Force {
  readonly leader: string | null;
}

/** A sum that the roster writes, and what was read: points of a line, points of the army, or models. */
export const writtenTotals = {
  UNIT_POINTS: 'Points of a line.',
  ARMY_POINTS: 'Points of the army, a force or a warband.',
  MODELS: 'Models of the army, a force or a warband.',
} as const;
export interface RosterDifference {
  readonly of: keyof typeof writtenTotals;
  /** Null for a sum of the whole file. */
  readonly line: number | null;
  readonly written: number;
  readonly read: number;
}

export interface RosterReading {
  readonly format: keyof typeof rosterFormats;
  readonly name: string;
  readonly pointsLimit: number | null;
  readonly forces: readonly ReadForce[];
  /** Unknown names, each once and at most 100; none of them is in `forces`. */
  readonly unknown: readonly UnknownName[];
  readonly lines: readonly ReadLine[];
  /** The sums that are written and differ from the reading. */
  readonly differences: readonly RosterDifference[];
}

const MEASURES = { UNIT_POINTS: 'points', ARMY_POINTS: 'points in all', MODELS: 'models in all' } as const;

/** The differences in words; null where there is none. */
export const warningOf = (differences: readonly RosterDifference[]): string | null => {
  const warnings = differences.map(({ of, line, written, read }) => {
    const place = line === null ? 'the file' : `line ${line}`;
    const by = Math.abs(written - read);
    return `${place} says ${written} ${MEASURES[of]}, ${by} ${written > read ? 'more' : 'fewer'} than the ${read} read`;
  });
  return warnings.length === 0 ? null : `Check the reading: ${warnings.join('; ')}`;
};
