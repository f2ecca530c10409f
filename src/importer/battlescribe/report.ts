/** What an import met and could not use, counted by kind and never dropped silently. */
export interface ReportLine {
  /** What it is: an unknown modifier, a link that leads nowhere, an entry of another way to play... */
  readonly what: string;
  readonly count: number;
  /** The first few places. */
  readonly examples: readonly string[];
}

export interface Report {
  readonly note: (what: string, where: string) => void;
  readonly lines: () => readonly ReportLine[];
}

const EXAMPLES = 5;

/** Collects notes; the same place is counted once for the same thing. */
export const startReport = (): Report => {
  const places = new Map<string, Set<string>>();
  return {
    note: (what, where) => {
      const known = places.get(what) ?? new Set();
      places.set(what, known.add(where));
    },
    lines: () =>
      [...places]
        .map(([what, where]) => ({
          what,
          count: where.size,
          examples: [...where].sort().slice(0, EXAMPLES),
        }))
        .sort((a, b) => (a.what < b.what ? -1 : 1)),
  };
};
