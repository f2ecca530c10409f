import type { XmlElement } from '../read-xml';
import { type System, attribute } from './system';

/** What an import met and could not use, counted by kind and never dropped silently. */
export interface ReportLine {
  /** What it is: an unknown modifier, a link that leads nowhere, an entry of another way to play... */
  readonly what: string;
  readonly count: number;
  /** The first few places. */
  readonly examples: readonly string[];
}

/** Every modifier, constraint, condition and repeat of the files: so many were read, the others were not, and why. */
export interface Account {
  readonly total: number;
  readonly used: number;
  /** One line for each reason; their counts and `used` add up to `total`. */
  readonly unused: readonly ReportLine[];
}

export interface Report {
  readonly note: (what: string, where: string) => void;
  /** The element has been evaluated for something that the lists hold. */
  readonly use: (element: XmlElement) => void;
  readonly isUsed: (element: XmlElement) => boolean;
  readonly lines: () => readonly ReportLine[];
}

const EXAMPLES = 5;

/** Lines from places by kind, in the order of the kinds. */
const linesOf = (places: ReadonlyMap<string, readonly string[]>): readonly ReportLine[] =>
  [...places]
    .map(([what, where]) => ({
      what,
      count: where.length,
      examples: [...new Set(where)].sort().slice(0, EXAMPLES),
    }))
    .sort((a, b) => (a.what < b.what ? -1 : 1));

/** Collects notes; the same place is counted once for the same thing. */
export const startReport = (): Report => {
  const places = new Map<string, Set<string>>();
  const used = new Set<XmlElement>();
  return {
    note: (what, where) => {
      const known = places.get(what) ?? new Set();
      places.set(what, known.add(where));
    },
    use: (element) => void used.add(element),
    isUsed: (element) => used.has(element),
    lines: () => linesOf(new Map([...places].map(([what, where]) => [what, [...where]]))),
  };
};

const COUNTED = new Set(['modifier', 'constraint', 'condition', 'repeat']);

interface At {
  /** The names on the way down. */
  readonly path: readonly XmlElement[];
}

const nameAt = ({ path }: At): string =>
  path
    .map((element) => attribute(element, 'name'))
    .filter((name) => name !== '')
    .slice(-2)
    .join(' / ');

const inNamed = ({ path }: At, pattern: RegExp): boolean =>
  path.some((element) => pattern.test(attribute(element, 'name')));

const within = ({ path }: At, names: readonly string[]): boolean =>
  path.some(({ name }) => names.includes(name));

/** Why an element was not needed; the first that fits. */
const REASONS: readonly (readonly [string, (at: At, element: XmlElement) => boolean])[] = [
  [
    'the table of trackers and warbands that the editor prints',
    ({ path }) => path.some((element) => /^(Trackers|Warbands)$/.test(attribute(element, 'typeName'))),
  ],
  ['a page number', (_, element) => attribute(element, 'field') === 'page'],
  ['the wording of a rule', (_, element) => attribute(element, 'field') === 'description'],
  ['who is ticked as the leader', (at) => inNamed(at, /^leader\b/i)],
  [
    'the alliance helper: levels are read by alliances.ts',
    (at) => inNamed(at, /alliance level|(historical|convenient|impossible) allies|cant mix/i),
  ],
  ['break point and quarter, as the editor prints them', (at) => inNamed(at, /breakpoint/i)],
  ['another way to play', (at) => inNamed(at, /influence points|battle compan/i)],
  [
    'the range or casting value of a magical power',
    ({ path }) => path.some((one) => attribute(one, 'typeName') === 'Magical Power'),
  ],
  ['a rule’s name or wording', (at) => within(at, ['rules', 'sharedRules'])],
  ['a category of the roster', (at) => within(at, ['categoryEntries'])],
  [
    'an army bonus or Legion, which the list names',
    (at) => within(at, ['infoGroups', 'infoLinks', 'profiles']),
  ],
];

/** Counts every modifier, constraint, condition and repeat once: used in the reading, or left out for a reason. */
export const account = (system: System, report: Report): Account => {
  const unused = new Map<string, string[]>();
  let total = 0;
  let used = 0;
  const walk = (element: XmlElement, path: readonly XmlElement[]): void => {
    const here = [...path, element];
    if (COUNTED.has(element.name)) {
      total += 1;
      if (report.isUsed(element)) used += 1;
      else {
        const at = { path: here };
        const reason =
          REASONS.find(([, fits]) => fits(at, element))?.[0] ??
          `not reached: ${element.name} of ${path.at(-1)?.name ?? ''}`;
        unused.set(reason, [...(unused.get(reason) ?? []), nameAt(at)]);
      }
    }
    for (const child of element.children) walk(child, here);
  };
  for (const root of [system.gameSystem, ...system.catalogues]) walk(root, []);
  return { total, used, unused: linesOf(unused) };
};
