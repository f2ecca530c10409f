import fc from 'fast-check';
import { type DrawInput, drawRound } from '../../../../src/domain/tournaments/pairing/draw-round';
import type { PairingRules } from '../../../../src/domain/tournaments/pack/pairing-rules';
import { matchedPlayGuide } from '../../../../src/domain/tournaments/pack/matched-play-guide';
import type { Entrant } from '../../../../src/domain/tournaments/entrant';
import { everyPairing, fewestBroken } from './oracles';
import { randomFrom } from './random-events';
import { pairsText, rankedInput, reasonTexts } from './ranked-field';
import { cases } from '../../../cases';

type ApartWish = PairingRules['apart'][number];
type NeverMeet = PairingRules['neverMeet'][number];
const rules = (pairing: Partial<PairingRules>): PairingRules => ({ ...matchedPlayGuide.pairing, ...pairing });
const numbers = (size: number): readonly number[] => Array.from({ length: size }, (_, index) => index + 1);

interface WishCase {
  readonly size: number;
  readonly seed: number;
  readonly met: number;
  readonly groups: number;
}

/** A ranked field with a random history, clubs, regions, households, alignments and pairs that are never to meet. */
const wishCase = ({ size, seed, met, groups }: WishCase): DrawInput => {
  const random = randomFrom(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const names = numbers(groups);
  const places = numbers(size);
  const history = places.flatMap((a) =>
    places.filter((b) => b > a && random() < met).map((b) => [a, b] as const),
  );
  const apart = (['CLUB', 'REGION', 'HOUSEHOLD', 'ALIGNMENT'] as const)
    .filter(() => random() < 0.5)
    .map((grouping): ApartWish => ({ apart: grouping, strength: pick(['HARD', 'SOFT']), rounds: null }));
  const neverMeet = places.flatMap((a): NeverMeet[] =>
    random() < 0.3 && a < size
      ? [{ entrants: [String(a), String(a + 1)], strength: pick(['HARD', 'SOFT']) }]
      : [],
  );
  const input = rankedInput({ size, met: history });
  return {
    ...input,
    entrants: input.entrants.map((entrant): Entrant => ({
      ...entrant,
      club: random() < 0.8 ? `club ${pick(names)}` : undefined,
      region: `region ${pick(names)}`,
      household: random() < 0.4 ? `household ${pick(names)}` : undefined,
      alignment: pick(['GOOD', 'EVIL']),
    })),
    pairing: rules({ apart, neverMeet }),
  };
};

type Cost = readonly [rematches: number, hard: number, soft: number];

/** What one table breaks, counted straight from the input. */
const costOf = (input: DrawInput, a: number, b: number): Cost => {
  const pairing = input.pairing!;
  const entrant = (place: number): Entrant => input.entrants.find(({ id }) => id === String(place))!;
  const [first, second] = [entrant(a), entrant(b)];
  const shared = {
    CLUB: first.club !== undefined && first.club === second.club,
    REGION: first.region !== undefined && first.region === second.region,
    HOUSEHOLD: first.household !== undefined && first.household === second.household,
    ALIGNMENT: first.alignment !== undefined && first.alignment === second.alignment,
  };
  const strengths = [
    ...pairing.apart.filter(({ apart }) => shared[apart]).map(({ strength }) => strength),
    ...pairing.neverMeet
      .filter(({ entrants }) => entrants.includes(first.id) && entrants.includes(second.id))
      .map(({ strength }) => strength),
  ];
  const met = input.games.some(
    ({ entrants: [one, other] }) =>
      (one === first.id && other === second.id) || (one === second.id && other === first.id),
  );
  const of = (wanted: string) => strengths.filter((strength) => strength === wanted).length;
  return [met ? 1 : 0, of('HARD'), of('SOFT')];
};

const less = (a: Cost, b: Cost): boolean => {
  const level = a.findIndex((value, index) => value !== b[index]);
  return level !== -1 && a[level]! < b[level]!;
};

const total = (input: DrawInput, pairs: readonly (readonly [number, number])[]): Cost =>
  pairs
    .map(([a, b]) => costOf(input, a, b))
    .reduce<Cost>((sum, cost) => [sum[0] + cost[0], sum[1] + cost[1], sum[2] + cost[2]], [0, 0, 0]);

const drawnPairs = (input: DrawInput) =>
  drawRound(input).tables.map(({ entrants: [a, b] }) => [Number(a), Number(b)] as const);

describe('wishes, against brute force', () => {
  test('the fewest rematches, then hard, then soft wishes broken, then the first by rank: fields of up to ten', () => {
    fc.assert(
      fc.property(
        fc.record({
          size: fc.constantFrom(2, 4, 6, 6, 8, 8, 8, 10),
          seed: fc.integer({ min: 0, max: 2 ** 31 }),
          met: fc.constantFrom(0, 0.2, 0.4, 0.7),
          groups: fc.integer({ min: 1, max: 4 }),
        }),
        (shape) => {
          const input = wishCase(shape);
          let best: readonly (readonly [number, number])[] | undefined;
          let least: Cost = [99, 99, 99];
          for (const pairs of everyPairing(numbers(shape.size))) {
            const cost = total(input, pairs);
            if (best && !less(cost, least)) continue;
            best = pairs;
            least = cost;
          }
          expect(drawnPairs(input)).toEqual(best);
        },
      ),
      { numRuns: cases(500), seed: 34 },
    );
  });

  test('in round 1 the least number of club tables, at any size: the largest club against all others', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 150 }),
        fc.integer({ min: 0, max: 2 ** 31 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (half, seed, share) => {
          const random = randomFrom(seed);
          const entrants = numbers(2 * half).map((number) => ({
            id: String(number),
            number,
            club: random() < share ? 'the largest' : `club ${Math.floor(random() * 4)}`,
          }));
          const { tables } = drawRound({
            round: 1,
            rounds: 4,
            unpaired: 'BYE',
            entrants,
            games: [],
            seed: `clubs ${seed}`,
            clubMatesApart: true,
          });
          const clubOf = (id: string) => entrants.find((entrant) => entrant.id === id)?.club;
          const clubTables = tables.filter(({ entrants: [a, b] }) => clubOf(a) === clubOf(b)).length;
          const sizes = new Map<string, number>();
          for (const { club } of entrants) sizes.set(club, (sizes.get(club) ?? 0) + 1);
          expect(clubTables).toBe(Math.max(0, Math.max(...sizes.values()) - half));
          expect(tables.filter(({ reason }) => reason.code === 'CLUB_MATES_MEET')).toHaveLength(clubTables);
        },
      ),
      { numRuns: cases(200), seed: 45 },
    );
  });

  test('from 12 to 64 the fewest rematches, then hard, then soft wishes broken, against the determinant of a random matrix', () => {
    let [hardBroken, softBroken] = [0, 0];
    fc.assert(
      fc.property(
        fc.record({
          size: fc.integer({ min: 6, max: 32 }).map((half) => 2 * half),
          seed: fc.integer({ min: 0, max: 2 ** 31 }),
          met: fc.constantFrom(0.05, 0.2, 0.4),
          groups: fc.integer({ min: 1, max: 4 }),
          share: fc.constantFrom(0.2, 0.5, 0.7),
          strengths: fc.constantFrom<readonly ApartWish[]>(
            [{ apart: 'CLUB', strength: 'HARD', rounds: null }],
            [{ apart: 'CLUB', strength: 'SOFT', rounds: null }],
            [
              { apart: 'CLUB', strength: 'HARD', rounds: null },
              { apart: 'REGION', strength: 'SOFT', rounds: null },
            ],
          ),
        }),
        ({ share, strengths, ...shape }) => {
          const random = randomFrom(shape.seed + 1);
          const field = wishCase(shape);
          const input: DrawInput = {
            ...field,
            entrants: field.entrants.map((entrant) => ({
              ...entrant,
              club: random() < share ? 'the largest' : entrant.club,
              region: random() < 0.6 ? 'the largest' : entrant.region,
            })),
            pairing: rules({ apart: strengths }),
          };
          const { size } = shape;
          const costs = numbers(size).map((a) =>
            numbers(size).map((b) => costOf(input, Math.min(a, b), Math.max(a, b))),
          );
          const breaks =
            (kind: 0 | 1 | 2) =>
            (a: number, b: number): boolean =>
              costs[a]![b]![kind] > 0;
          const [rematches, hard, soft] = total(input, drawnPairs(input));
          expect(rematches).toBe(fewestBroken(size, () => true, breaks(0)));
          if (rematches > 0) return;
          const isNew = (a: number, b: number): boolean => !breaks(0)(a, b);
          expect(hard).toBe(fewestBroken(size, isNew, breaks(1)));
          hardBroken += hard;
          if (hard > 0) return;
          expect(soft).toBe(fewestBroken(size, (a, b) => isNew(a, b) && !breaks(1)(a, b), breaks(2)));
          softBroken += soft;
        },
      ),
      { numRuns: 24, seed: 1264 },
    );
    expect(Math.min(hardBroken, softBroken)).toBeGreaterThan(0);
  });

  test('beyond 64 in a later round: no rematch, and club tables within the stated bound', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 33, max: 120 }),
        fc.integer({ min: 0, max: 2 ** 31 }),
        fc.constantFrom(0.2, 0.45, 0.5, 0.6),
        (half, seed, share) => {
          const random = randomFrom(seed);
          const size = 2 * half;
          const met = numbers(size).flatMap((a) =>
            [1, 2, 3].map((step) => [a, ((a + step * 7 - 1) % size) + 1] as const),
          );
          const clubs = Object.fromEntries(
            numbers(size).map((place) => [place, random() < share ? 'A' : `club ${place % 9}`]),
          );
          const input = rankedInput({ size, met, clubs }, { clubMatesApart: true });
          const { tables } = drawRound(input);
          expect(tables.some(({ reason }) => reason.code === 'REMATCH_UNAVOIDABLE')).toBe(false);
          const clubTables = tables.filter(
            ({ entrants: [a, b] }) => clubs[Number(a)] === clubs[Number(b)],
          ).length;
          const largest = Object.values(clubs).filter((club) => club === 'A').length;
          const least = Math.max(0, largest - half);
          const MOST_MET = 6; // three steps forward and three back
          expect(clubTables).toBeGreaterThanOrEqual(least);
          expect(clubTables).toBeLessThanOrEqual(least + MOST_MET);
        },
      ),
      { numRuns: 60, seed: 64 },
    );
  });
});

describe('wishes, worked out by hand', () => {
  const four = rankedInput({ size: 4 });

  test('capitals and blanks make no other club', () => {
    const clubs = { 1: 'Dale', 2: ' dale ', 3: 'DALE' };
    expect(pairsText(drawRound(rankedInput({ size: 6, clubs }, { clubMatesApart: true })))).toBe(
      '1-4, 2-5, 3-6',
    );
  });

  test('two who are never to meet do not, and the table says why', () => {
    const draw = drawRound({
      ...four,
      pairing: rules({ neverMeet: [{ entrants: ['1', '2'], strength: 'HARD' }] }),
    });
    expect(pairsText(draw)).toBe('1-3, 2-4');
    expect(reasonTexts(draw)).toEqual([
      'KEPT_APART kept apart: 1 and 2 are not to meet',
      'RANKED ranked 2 v 4',
    ]);
  });

  test('a hard wish breaks before a rematch: 1 has met 3 and 4, so 1 meets 2', () => {
    const draw = drawRound({
      ...rankedInput({ size: 4, met: [[1, 3], [1, 4]] }), // prettier-ignore
      pairing: rules({ neverMeet: [{ entrants: ['1', '2'], strength: 'HARD' }] }),
    });
    expect(pairsText(draw)).toBe('1-2, 3-4');
    expect(reasonTexts(draw)[0]).toBe(
      'WISH_BROKEN two who were to be kept apart 1 and 2 meet: no other opponent was left without a rematch',
    );
  });

  test('Good meets Evil where it can be', () => {
    const entrants = four.entrants.map((entrant) => ({
      ...entrant,
      alignment: ['1', '2'].includes(entrant.id) ? ('GOOD' as const) : ('EVIL' as const),
    }));
    const draw = drawRound({
      ...four,
      entrants,
      pairing: rules({ apart: [{ apart: 'ALIGNMENT', strength: 'SOFT', rounds: null }] }),
    });
    expect(pairsText(draw)).toBe('1-3, 2-4');
    expect(reasonTexts(draw)[0]).toBe('KEPT_APART kept apart: 1 and 2 have armies of one alignment');
  });

  test('a wish of other rounds is not looked at', () => {
    const entrants = four.entrants.map((entrant) => ({ ...entrant, region: 'Eriador' }));
    const pairing = rules({ apart: [{ apart: 'REGION', strength: 'HARD', rounds: [1, 2] }] });
    expect(reasonTexts(drawRound({ ...four, entrants, pairing }))).toEqual([
      'RANKED ranked 1 v 2',
      'RANKED ranked 3 v 4',
    ]);
  });

  test('the final round without swaps: rematches stand, soft wishes break, hard ones hold', () => {
    const entrants = four.entrants.map((entrant) => ({ ...entrant, club: 'Bree' }));
    const final = { ...rankedInput({ size: 4, met: [[1, 2]] }), entrants, round: 9 };
    const soft = rules({ apart: [{ apart: 'CLUB', strength: 'SOFT', rounds: null }] });
    expect(reasonTexts(drawRound({ ...final, pairing: soft }))).toEqual([
      'FINAL_ROUND_REMATCH final round, no swaps: ranked 1 v 2; 1 and 2 met in round 1; club-mates meet',
      'FINAL_ROUND final round, no swaps: ranked 3 v 4; club-mates meet',
    ]);
    const hard = rules({ neverMeet: [{ entrants: ['3', '4'], strength: 'HARD' }] });
    expect(pairsText(drawRound({ ...final, pairing: hard }))).toBe('1-3, 2-4');
  });

  test('a final round paired like the others swaps', () => {
    const final = { ...rankedInput({ size: 4, met: [[1, 2]] }), round: 9 };
    expect(pairsText(drawRound({ ...final, pairing: rules({ finalRound: 'AS_LATER' }) }))).toBe('1-3, 2-4');
  });
});
