import type { Source } from '../../../../../shared/source';
import { transcribed } from '../sources';

/** A step of a line: points, and what earns them. Of the steps of a line one counts each time. */
export interface SheetStep {
  readonly points: number;
  readonly when: string;
}

/** A way to Victory Points. */
export interface SheetLine {
  readonly id: string;
  readonly name: string;
  /** The lowest first. */
  readonly steps: readonly SheetStep[];
  /** How often the line may be scored: once for each objective, Hero, marker. */
  readonly times: number;
}

/** The Victory Points of a scenario whose layout, length and end no source gives. */
export interface ScoringSheet {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly format: 'SINGLES' | 'DOUBLES';
  readonly lines: readonly SheetLine[];
  readonly source: Source;
}

/** A scenario of which the name alone is known. */
export type UnscoredScenario = Pick<ScoringSheet, 'id' | 'name' | 'format'>;

/** "Destroy the Supplies" as `2024-destroy-the-supplies`. */
export const sheetId = (name: string): string =>
  `2024-${name
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(/ +/g, '-')}`;

/** A line: its name, what each number of points is for, the lowest first, and how often it may be scored. */
export const line = (
  name: string,
  steps: readonly (readonly [points: number, when: string])[],
  times = 1,
): SheetLine => ({
  id: name
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(/ +/g, '-'),
  name,
  steps: steps.map(([points, when]) => ({ points, when })),
  times,
});

/** A sheet of these lines. */
export const sheet = (
  name: string,
  lines: readonly SheetLine[],
  { format = 'SINGLES', aliases = [] }: Partial<Pick<ScoringSheet, 'format' | 'aliases'>> = {},
): ScoringSheet => ({
  id: sheetId(name),
  name,
  aliases,
  format,
  lines,
  source: transcribed(`Victory Points of ${name}`, 'B'),
});
