import fc from 'fast-check';
import { fraction, toText, add, ONE, compare } from '../../../../src/shared/fraction';
import { duelOdds } from '../../../../src/domain/rules/combat/duel-odds';
import type { DuelModel, DuelSide } from '../../../../src/domain/rules/rulesets/fight-model';
import type { Duel } from '../../../../src/domain/rules/combat/fight';
import { type OracleDuel, type OracleModel, countScores, enumerateDuel } from './oracle-duel';
import { defaultSwitches, plainModel, ruleset } from './fight-samples';
import { cases } from '../../../cases';

/** A model that meets an equal: Fight 4, one Attack, no Might. */
const plain: DuelModel = plainModel;

const side = (alignment: 'GOOD' | 'EVIL', models: readonly Partial<DuelModel>[], rerolls = 0): DuelSide => ({
  alignment,
  models: models.map((model) => ({ ...plain, ...model })),
  rerolls,
});

const duel = (
  good: readonly Partial<DuelModel>[],
  evil: readonly Partial<DuelModel>[],
  { rerolls = [0, 0], priority = 0 }: { rerolls?: readonly [number, number]; priority?: 0 | 1 } = {},
): Duel => ({ ruleset, sides: [side('GOOD', good, rerolls[0]), side('EVIL', evil, rerolls[1])], priority });

const win = (asked: Duel, switches = {}): string =>
  toText(duelOdds(asked, { ...defaultSwitches, ...switches }).win[0]);

const enumerated = (asked: OracleDuel): string => {
  const { ways, all } = enumerateDuel(asked);
  return toText(fraction(ways, all));
};

const fromOracle = (asked: OracleDuel): Duel => ({
  ...duel(asked.sides[0], asked.sides[1], asked),
});

describe('known chances', () => {
  test.each([
    { dice: [3, 1], fights: [5, 4], chance: '119/144' },
    { dice: [3, 2], fights: [4, 4], chance: '2315/3888' },
    { dice: [3, 3], fights: [3, 4], chance: '5479/15552' },
    { dice: [2, 2], fights: [5, 4], chance: '791/1296' },
  ])('$dice.0 dice v $dice.1, Fight $fights.0 v $fights.1: $chance', ({ dice, fights, chance }) => {
    const asked = duel(
      [{ attacks: dice[0]!, fight: fights[0]! }],
      [{ attacks: dice[1]!, fight: fights[1]! }],
    );
    expect(win(asked)).toBe(chance);
  });
});

describe('small Duels equal enumeration', () => {
  const cases: { readonly attacks: readonly [number, number]; readonly hands: number }[] = [];
  for (let a = 1; a <= 3; a += 1)
    for (let b = 1; b <= 3; b += 1) for (const hands of [0, 1, 2, 3]) cases.push({ attacks: [a, b], hands });
  test('without Might: every number of dice up to three a side, two-handed or not', () => {
    for (const { attacks, hands } of cases) {
      const asked = (fight: number): OracleDuel => ({
        sides: [
          [{ attacks: attacks[0], fight, twoHanded: hands % 2 === 1 }],
          [{ attacks: attacks[1], fight: 4, twoHanded: hands > 1 }],
        ],
      });
      const { higher, level, lower } = countScores(asked(4));
      const all = higher + level + lower;
      for (const [fight, won] of [
        [3, 0],
        [4, 1],
        [5, 2],
      ] as const) {
        const odds = duelOdds(fromOracle(asked(fight)), defaultSwitches);
        expect(toText(odds.win[0])).toBe(toText(fraction(2 * higher + won * level, 2 * all)));
        expect(toText(odds.drawnScore)).toBe(toText(fraction(level, all)));
      }
    }
  });

  const models = (attacks: number): fc.Arbitrary<OracleModel> =>
    fc.record({
      attacks: fc.integer({ min: 1, max: attacks }),
      fight: fc.integer({ min: 3, max: 5 }),
      might: fc.integer({ min: 0, max: 3 }),
      twoHanded: fc.boolean(),
    });
  const someSide = fc
    .array(models(2), { minLength: 1, maxLength: 2 })
    .filter((side) => side.reduce((n, m) => n + m.attacks, 0) <= 2);

  test('with Might on both sides: the explicit game tree', () => {
    fc.assert(
      fc.property(
        someSide,
        someSide,
        fc.record({
          priority: fc.constantFrom(0 as const, 1 as const),
          cap: fc.constantFrom(6, null, 7),
          floor: fc.constantFrom(1, null),
          naturalSixStands: fc.boolean(),
        }),
        (a, b, rest) => {
          const asked: OracleDuel = { sides: [a, b], ...rest };
          const switches = {
            ...defaultSwitches,
            mightCap: rest.cap,
            duelFloor: rest.floor,
            naturalSixStands: rest.naturalSixStands,
          };
          expect(win(fromOracle(asked), switches)).toBe(enumerated(asked));
        },
      ),
      { numRuns: 25 },
    );
  });

  test('with re-rolls on both sides: every choice of dice', () => {
    fc.assert(
      fc.property(
        someSide,
        someSide,
        fc.record({
          priority: fc.constantFrom(0 as const, 1 as const),
          rerolls: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })),
        }),
        (a, b, rest) => {
          const asked: OracleDuel = { sides: [a, b], ...rest };
          expect(win(fromOracle(asked))).toBe(enumerated(asked));
        },
      ),
      { numRuns: 25 },
    );
  });

  test.each<OracleDuel>([
    {
      sides: [
        [
          { attacks: 2, fight: 4 },
          { attacks: 1, fight: 4, might: 2 },
        ],
        [{ attacks: 2, fight: 4, might: 1 }],
      ],
      rerolls: [1, 1],
      priority: 0,
    },
    {
      sides: [
        [
          { attacks: 1, fight: 4 },
          { attacks: 1, fight: 4, might: 3 },
          { attacks: 1, fight: 4, might: 1, twoHanded: true },
        ],
        [
          { attacks: 1, fight: 4 },
          { attacks: 1, fight: 4, might: 2 },
        ],
      ],
      rerolls: [2, 1],
      priority: 1,
    },
    {
      sides: [
        [
          { attacks: 1, fight: 4, might: 2 },
          { attacks: 1, fight: 4 },
        ],
        [{ attacks: 3, fight: 4, twoHanded: true }],
      ],
      rerolls: [2, 2],
      priority: 1,
    },
  ])('with more dice, Might and re-rolls (%#)', (asked) => {
    expect(win(fromOracle(asked))).toBe(enumerated(asked));
  });
});

describe('properties', () => {
  const model = fc.record({
    attacks: fc.integer({ min: 1, max: 6 }),
    fight: fc.integer({ min: 1, max: 9 }),
    might: fc.integer({ min: 0, max: 3 }),
    twoHanded: fc.boolean(),
    elvenMade: fc.boolean(),
    heroicActions: fc.constantFrom([], ['STRIKE']),
    specialStrike: fc.constantFrom(null, 'WHIRL' as const, 'FEINT' as const),
  });
  const models = fc.array(model, { minLength: 1, maxLength: 4 });
  const asked = fc
    .record({
      a: models,
      b: models,
      ra: fc.integer({ min: 0, max: 4 }),
      rb: fc.integer({ min: 0, max: 4 }),
      p: fc.constantFrom(0 as const, 1 as const),
    })
    .map(({ a, b, ra, rb, p }) => duel(a, b, { rerolls: [ra, rb], priority: p }));

  test('the chances sum to one, and sides swapped give the mirror', () => {
    fc.assert(
      fc.property(asked, (given) => {
        const { win, drawnScore } = duelOdds(given, defaultSwitches);
        expect(add(win[0], win[1])).toEqual(ONE);
        const mirror = duelOdds(
          { ruleset, sides: [given.sides[1], given.sides[0]], priority: given.priority === 0 ? 1 : 0 },
          defaultSwitches,
        );
        expect(mirror.win).toEqual([win[1], win[0]]);
        expect(mirror.drawnScore).toEqual(drawnScore);
      }),
      { numRuns: cases(150) },
    );
  });

  test('one more die, point of Fight, point of Might or re-roll never lowers the chance', () => {
    fc.assert(
      fc.property(asked, fc.constantFrom('attacks', 'fight', 'might', 'rerolls'), (given, what) => {
        const [own, enemy] = given.sides;
        const better: DuelSide =
          what === 'rerolls'
            ? { ...own, rerolls: own.rerolls + 1 }
            : {
                ...own,
                models: own.models.map((m, i) => (i === 0 ? { ...m, [what]: m[what as 'fight'] + 1 } : m)),
              };
        const before = duelOdds(given, defaultSwitches).win[0];
        const after = duelOdds({ ...given, sides: [better, enemy] }, defaultSwitches).win[0];
        expect(compare(after, before)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: cases(150) },
    );
  });
});
