import type { XmlElement } from '../read-xml';

/** Things that an import could not use, counted by kind and never dropped silently. */
export interface ReportLine {
  /** The kind: an unknown modifier, a link that leads nowhere, an entry of another way to play... */
  readonly what: string;
  readonly count: number;
  /** The first few places. */
  readonly examples: readonly string[];
}

export type Report = ReturnType<typeof startReport>;

const EXAMPLES = 5;

/** Lines from places by kind, in the order of the kinds. */
export const linesOf = (places: ReadonlyMap<string, readonly string[]>): readonly ReportLine[] =>
  [...places]
    .map(([what, where]) => ({
      what,
      count: where.length,
      examples: [...new Set(where)].sort().slice(0, EXAMPLES),
    }))
    .sort((a, b) => (a.what < b.what ? -1 : 1));

/** Collects notes; the same place is counted once for the same thing. */
export const startReport = () => {
  const places = new Map<string, Set<string>>();
  const used = new Set<XmlElement>();
  const reached = new Set<XmlElement>();
  const faults = new Map<XmlElement, Set<string>>();
  return {
    /** The files cannot be taken: the reason, at the catalogue that shows it. */
    refuse: (catalogue: XmlElement, reason: string): void => {
      const known = faults.get(catalogue) ?? new Set();
      faults.set(catalogue, known.add(reason));
    },
    faults: faults as ReadonlyMap<XmlElement, ReadonlySet<string>>,
    note: (what: string, where: string): void => {
      const known = places.get(what) ?? new Set();
      places.set(what, known.add(where));
    },
    /** The element has been evaluated for something that the lists hold. */
    use: (element: XmlElement): void => void used.add(element),
    /** The lists field what stands in the element. */
    reach: (element: XmlElement): void => void reached.add(element),
    reached: reached as ReadonlySet<XmlElement>,
    used: used as ReadonlySet<XmlElement>,
    lines: () => linesOf(new Map([...places].map(([what, where]) => [what, [...where]]))),
  };
};
