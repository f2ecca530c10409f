import type { ScoringSheet } from './sheet';

/** A line that a side scored: the step reached, from 1, and how often. */
export interface ScoredStep {
  readonly line: string;
  readonly step: number;
  readonly count: number;
}

/** A scored step that the sheet does not have: the place in the side's list, and why. */
export interface SheetFault {
  readonly place: number;
  readonly code: 'UNKNOWN_REFERENCE' | 'TOO_LARGE';
  readonly field: 'line' | 'step' | 'count';
  readonly message: string;
}

export interface SheetScore {
  readonly points: number;
  readonly lines: readonly {
    readonly line: string;
    readonly name: string;
    readonly when: string;
    readonly count: number;
    readonly points: number;
  }[];
}

/** The faults of what a side says that it scored: unknown lines and steps, lines scored more often than they may be. */
export const sheetFaults = (
  { name, lines }: ScoringSheet,
  scored: readonly ScoredStep[],
): readonly SheetFault[] =>
  scored.flatMap(({ line: id, step, count }, place): readonly SheetFault[] => {
    const line = lines.find((one) => one.id === id);
    if (line === undefined)
      return [
        {
          place,
          code: 'UNKNOWN_REFERENCE',
          field: 'line',
          message: `${name} has no line ${id}: ${lines.map((one) => one.id).join(', ')}`,
        },
      ];
    const before = scored.slice(0, place).filter((one) => one.line === id);
    const all = before.reduce((sum, one) => sum + one.count, count);
    return [
      ...(step > line.steps.length
        ? [
            {
              place,
              code: 'TOO_LARGE' as const,
              field: 'step' as const,
              message: `${line.name} has ${line.steps.length} steps`,
            },
          ]
        : []),
      ...(all > line.times
        ? [
            {
              place,
              code: 'TOO_LARGE' as const,
              field: 'count' as const,
              message: `${line.name} is scored ${line.times} times at most, ${all} given`,
            },
          ]
        : []),
    ];
  });

/** The points of a side whose scored steps have no faults. */
export const scoreSheet = ({ lines }: ScoringSheet, scored: readonly ScoredStep[]): SheetScore => {
  const counted = scored.flatMap(({ line: id, step, count }) => {
    const line = lines.find((one) => one.id === id);
    const reached = line?.steps[step - 1];
    return line && reached
      ? [{ line: id, name: line.name, when: reached.when, count, points: count * reached.points }]
      : [];
  });
  return { points: counted.reduce((sum, { points }) => sum + points, 0), lines: counted };
};

/** Every sum of Victory Points that a side can score by the sheet. */
export const possiblePoints = ({ lines }: Pick<ScoringSheet, 'lines'>): ReadonlySet<number> => {
  let sums = new Set([0]);
  for (const { steps, times } of lines)
    for (let time = 0; time < times; time += 1)
      sums = new Set([...sums].flatMap((sum) => [sum, ...steps.map(({ points }) => sum + points)]));
  return sums;
};
