// The account of an import: every modifier, constraint, condition and repeat of BattleScribe's files, used or left out for a reason.
import { type Imported } from '../src/infrastructure/battlescribe/catalogue/import-catalogues';
import { type ReportLine, linesOf } from '../src/infrastructure/battlescribe/catalogue/report';
import { attribute } from '../src/infrastructure/battlescribe/catalogue/system';
import type { XmlElement } from '../src/infrastructure/battlescribe/read-xml';

/** Every modifier, constraint, condition and repeat of the files: so many were read, the others were not, and why. */
export interface Account {
  readonly total: number;
  readonly used: number;
  /** One line for each reason; their counts and `used` add up to `total`. */
  readonly unused: readonly ReportLine[];
}

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
export const accountOf = ({ system, used: read }: Imported['reading']): Account => {
  const unused = new Map<string, string[]>();
  let total = 0;
  let used = 0;
  const walk = (element: XmlElement, path: readonly XmlElement[]): void => {
    const here = [...path, element];
    if (COUNTED.has(element.name)) {
      total += 1;
      if (read.has(element)) used += 1;
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
