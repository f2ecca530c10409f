import type { Entrant } from '../entrant';
import type { Grouping, PairingRules, Strength } from '../pack/pairing-rules';

/** A wish that a table breaks; NAMED is a pair that is never to meet. */
export interface BrokenWish {
  readonly wish: Grouping | 'NAMED';
  readonly strength: Strength;
}

/** Positions that are not to meet because they share a group; -1 stands for no group. */
export interface ApartGroups {
  readonly broken: BrokenWish;
  readonly groupOf: Int32Array;
}

/** The organiser's wishes for one round, by position in the field. */
export interface Wishes {
  readonly apart: readonly ApartGroups[];
  /** The wishes that these two break if they meet. */
  readonly brokenBy: (a: number, b: number) => readonly BrokenWish[];
}

const groupNames: Readonly<Record<Grouping, (entrant: Entrant) => string | undefined>> = {
  CLUB: ({ club }) => club,
  REGION: ({ region }) => region,
  HOUSEHOLD: ({ household }) => household,
  ALIGNMENT: ({ alignment }) => alignment,
};

/** People write the same name in several ways: capitals and blanks make no other group. */
export const sameName = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

const groupsOf = (entrants: readonly Entrant[], grouping: Grouping): Int32Array => {
  const numbers = new Map<string, number>();
  return Int32Array.from(entrants, (entrant) => {
    const name = groupNames[grouping](entrant);
    if (name === undefined) return -1;
    const key = sameName(name);
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  });
};

const pairKey = (a: number, b: number, size: number): number => (a < b ? a * size + b : b * size + a);

const namedPairs = (
  entrants: readonly Entrant[],
  neverMeet: PairingRules['neverMeet'],
): ReadonlyMap<number, BrokenWish> => {
  const positionOf = new Map(entrants.map(({ id }, position) => [id, position]));
  return new Map(
    neverMeet.flatMap(({ entrants: [first, second], strength }) => {
      const [a, b] = [positionOf.get(first), positionOf.get(second)];
      return a === undefined || b === undefined
        ? []
        : [[pairKey(a, b, entrants.length), { wish: 'NAMED', strength }] as const];
    }),
  );
};

/** The wishes that hold in a round; undefined without any, so that no pair needs a check. */
export const wishesOf = (
  { apart, neverMeet }: Pick<PairingRules, 'apart' | 'neverMeet'>,
  entrants: readonly Entrant[],
  { round, only }: { readonly round: number; readonly only?: Strength },
): Wishes | undefined => {
  const counts = ({ strength }: { readonly strength: Strength }): boolean =>
    only === undefined || only === strength;
  const groups = apart
    .filter((wish) => counts(wish) && (wish.rounds === null || wish.rounds.includes(round)))
    .map(({ apart: wish, strength }): ApartGroups => ({
      broken: { wish, strength },
      groupOf: groupsOf(entrants, wish),
    }));
  const pairs = neverMeet.filter(counts);
  if (groups.length === 0 && pairs.length === 0) return undefined;
  const named = namedPairs(entrants, pairs);
  return {
    apart: groups,
    brokenBy: (a, b) => {
      const pair = named.get(pairKey(a, b, entrants.length));
      return [
        ...groups
          .filter(({ groupOf }) => groupOf[a] !== -1 && groupOf[a] === groupOf[b])
          .map(({ broken }) => broken),
        ...(pair ? [pair] : []),
      ];
    },
  };
};

/** The reason that keeps two apart: "1 and 2 are club-mates". */
export const sharedText: Readonly<Record<BrokenWish['wish'], string>> = {
  CLUB: 'are club-mates',
  REGION: 'are of one region',
  HOUSEHOLD: 'are of one household',
  ALIGNMENT: 'have armies of one alignment',
  NAMED: 'are not to meet',
};

/** The name of two who meet against a wish. */
export const meetingText: Readonly<Record<BrokenWish['wish'], string>> = {
  CLUB: 'club-mates',
  REGION: 'two of one region',
  HOUSEHOLD: 'two of one household',
  ALIGNMENT: 'two armies of one alignment',
  NAMED: 'two who were to be kept apart',
};
