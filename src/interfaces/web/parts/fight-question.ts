import { messages } from '../messages';
import { isTicked, numberIn } from './form';

const texts = messages.odds;

/** A fight as it stands in the address: each side has kinds of models, `a.` the first kind of side a, `a.2.` its second. */

export type NumberRow = readonly [name: string, usual: number, from: number, to: number];

export const kindNumbers = [
  ['count', 1, 1, 4],
  ['attacks', 1, 1, 10],
  ['fight', 3, 0, 10],
  ['strength', 3, 1, 10],
  ['defence', 5, 1, 10],
  ['wounds', 1, 1, 10],
  ['might', 0, 0, 10],
  ['fate', 0, 0, 6],
  ['support', 0, 0, 4],
] as const satisfies readonly NumberRow[];

export const kindTicks = ['twoHanded', 'elvenMade', 'shielding', 'charged', 'trapped'] as const;
export const rareTicks = ['lance', 'shieldwall', 'heroicStrike', 'prone', 'rerollOnes'] as const;

export const sides = ['a', 'b'] as const;
export type Side = (typeof sides)[number];

/** No more models of a side can be in one fight (`fightOdds`). */
export const MOST_MODELS = 4;
const MOST_KINDS = MOST_MODELS;

const prefixOf = (side: Side, kind: number): string => (kind === 1 ? `${side}.` : `${side}.${kind}.`);

const kindsThere = (query: URLSearchParams, side: Side): readonly number[] =>
  Array.from({ length: MOST_KINDS }, (_, index) => index + 1).filter(
    (kind) => kind === 1 || query.has(`${prefixOf(side, kind)}count`),
  );

const countIn = (query: URLSearchParams, prefix: string): number => {
  const count = numberIn(query, `${prefix}count`) ?? kindNumbers[0][1];
  return typeof count === 'number' ? count : 1;
};

/** How many models a kind may have beside the others of its side. */
export const roomFor = (query: URLSearchParams, side: Side, prefix: string): number =>
  kindPrefixes(query, side)
    .filter((other) => other !== prefix)
    .reduce((room, other) => room - countIn(query, other), MOST_MODELS);

export const mayAdd = (query: URLSearchParams, side: Side): boolean =>
  kindsThere(query, side).length < MOST_KINDS && roomFor(query, side, '') > 0;

/** Applies the form's own buttons: `add=a` gives side a another kind of model, `remove=a.2.` removes one. */
export const changedQuery = (asked: URLSearchParams): URLSearchParams => {
  const query = new URLSearchParams(asked);
  const [add, remove] = [query.get('add'), query.get('remove')];
  query.delete('add');
  query.delete('remove');
  const grown = sides.find((side) => side === add);
  if (grown && mayAdd(query, grown)) {
    const free = Array.from({ length: MOST_KINDS }, (_, index) => index + 1).find(
      (kind) => !kindsThere(query, grown).includes(kind),
    );
    query.set(`${prefixOf(grown, free ?? MOST_KINDS)}count`, '1');
  }
  if (remove !== null && /^[ab]\.[2-9]\.$/.test(remove))
    for (const name of [...query.keys()]) if (name.startsWith(remove)) query.delete(name);
  return query;
};

export const kindPrefixes = (query: URLSearchParams, side: Side): readonly string[] =>
  kindsThere(query, side).map((kind) => prefixOf(side, kind));

export const numbersIn = (query: URLSearchParams, prefix: string, rows: readonly NumberRow[]) =>
  Object.fromEntries(rows.map(([name, usual]) => [name, numberIn(query, prefix + name) ?? usual]));

/** As many as asked for, but never so many that making the list costs anything: the schema refuses them by then. */
const repeated = <T>(item: T, count: unknown): readonly T[] =>
  Array.from({ length: typeof count === 'number' ? Math.max(0, Math.min(count, 40)) : 1 }, () => item);

/** The type of the models; older links imply it by the charge. */
export const typeOf = (query: URLSearchParams, prefix: string): string =>
  query.get(`${prefix}type`) ?? (isTicked(query, `${prefix}charged`) ? 'CAVALRY' : 'INFANTRY');

const modelsOf = (query: URLSearchParams, prefix: string): readonly object[] => {
  const { count, support, might, ...profile } = numbersIn(query, prefix, kindNumbers);
  const strike = query.get(`${prefix}specialStrike`) ?? '';
  const ticks = Object.fromEntries(
    [...kindTicks, ...rareTicks].map((name) => [name, isTicked(query, prefix + name)]),
  );
  const name = query.get(`${prefix}profile`)?.trim() ?? '';
  const model = {
    ...(name !== '' && { name }),
    ...profile,
    ...ticks,
    type: typeOf(query, prefix),
    specialStrike: strike === '' ? null : strike,
  };
  const [first, ...others] = repeated(model, count);
  // Only heroes have Might, and a fight has few of them: the first of a kind is the hero.
  return [
    ...(first ? [{ ...first, might }] : []),
    ...others,
    ...repeated({ ...profile, supporting: 'SPEAR' }, support),
  ];
};

export const alignments = { a: 'GOOD', b: 'EVIL' } as const;

export const alignmentOf = (query: URLSearchParams, side: Side): string =>
  query.get(`${side}.alignment`) ?? alignments[side];

/** The two sides, as `fightOdds` takes them. */
export const fightSides = (query: URLSearchParams) =>
  sides.map((side) => ({
    alignment: alignmentOf(query, side),
    models: kindPrefixes(query, side).flatMap((prefix) => modelsOf(query, prefix)),
    rerolls: numberIn(query, `${side}.rerolls`) ?? 0,
  }));

/** The edition that the form asks for, and the reading of what its sources leave open; nothing for the usual one. */
export const editionAsked = (
  query: URLSearchParams,
): { readonly edition?: string; readonly switches?: { readonly knockedDownIsTrapped: boolean } } => {
  if (query.get('edition') !== '2024') return {};
  const reading = query.get('down') ?? '';
  return {
    edition: '2024',
    ...(reading !== '' && { switches: { knockedDownIsTrapped: reading === 'trapped' } }),
  };
};

const duelFields = [
  'attacks',
  'fight',
  'might',
  'type',
  'twoHanded',
  'elvenMade',
  'supporting',
  'shielding',
  'charged',
  'specialStrike',
  'heroicStrike',
  'prone',
];
const usual: Readonly<Record<string, unknown>> = {
  attacks: 1,
  might: 0,
  wounds: 1,
  fate: 0,
  type: 'INFANTRY',
};

const isSaid = ([name, value]: readonly [string, unknown]): boolean =>
  value !== false && value !== null && usual[name] !== value;

type Sides = ReturnType<typeof fightSides>;

const sidesWith = (given: Sides, isKept: (entry: readonly [string, unknown]) => boolean) =>
  given.map(({ models, ...side }) => ({
    ...side,
    models: models.map((model) => Object.fromEntries(Object.entries(model).filter(isKept))),
  }));

/** The same sides without what goes without saying: they stand in the address of a picture. */
export const plainSides = (given: Sides) => sidesWith(given, isSaid);

/** The same sides as a Duel takes them. */
export const duelSides = (given: Sides) =>
  sidesWith(given, ([name, value]) => duelFields.includes(name) && isSaid([name, value]));

/** The name of each side: its first profile's, or its place. */
export const sideNames = (query: URLSearchParams): readonly [string, string] => {
  const nameOf = (side: Side): string => {
    const prefixes = kindPrefixes(query, side);
    const first = query.get(`${side}.profile`)?.trim() ?? '';
    if (first === '') return texts.side[side === 'a' ? 0 : 1];
    const isAlone = prefixes.length === 1 && countIn(query, `${side}.`) === 1;
    return isAlone ? first : texts.sideOf(first);
  };
  return [nameOf('a'), nameOf('b')];
};

/** Fields of a fight's form that do not apply: they are shown, but disabled. */

/** Options that a profile allows; without one, all options of the documents are offered. */
export interface FightOffers {
  readonly supportsWith: readonly string[];
  readonly hasShield: boolean;
}

/** The fields of a kind of models that cannot be as the others stand (004: CAVALRY, LANCES, SHIELDS, Shieldwall, SPEARS). */
export const impossibleFields = (
  query: URLSearchParams,
  prefix: string,
  profile: FightOffers | null,
): ReadonlySet<string> => {
  const type = typeOf(query, prefix);
  const isMounted = type === 'CAVALRY';
  const hasNoShield = profile !== null && !profile.hasShield;
  const rules: readonly (readonly [string, boolean])[] = [
    ['lance', !isMounted || !isTicked(query, `${prefix}charged`)],
    ['shielding', isMounted || hasNoShield],
    ['shieldwall', isMounted || hasNoShield],
    [
      'support',
      !['INFANTRY', 'INFANTRY_MONSTER'].includes(type) ||
        (profile !== null && profile.supportsWith.length === 0),
    ],
  ];
  return new Set(rules.flatMap(([name, holds]) => (holds ? [prefix + name] : [])));
};
