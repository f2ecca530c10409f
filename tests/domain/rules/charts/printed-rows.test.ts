import { charts, findChart } from '../../../../src/domain/rules/charts/charts';
import { chartOdds, usualAims } from '../../../../src/domain/rules/charts/chart-odds';
import { resolveChart } from '../../../../src/domain/rules/charts/resolve-chart';
import { equal, fraction, ONE, sum, toText } from '../../../../src/shared/fraction';

/**
 * Every chart typed off its page: chart, its table if it has several, then what each face 1 to 6 means, and each
 * modifier. Nothing here is read from the code under test.
 */
const pages: readonly {
  readonly id: string;
  readonly variant: string | null;
  readonly faces: readonly string[];
}[] = [
  // 003, JUMP TABLE [p. 26]
  { id: 'jump', variant: null, faces: ['FAIL', 'SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS', 'BOUND'] },
  // 003, JUMP OVER PRONE MODELS TABLE [p. 29]
  {
    id: 'jump-over-prone',
    variant: null,
    faces: ['FAIL', 'SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS'],
  },
  // 003, LEAP TABLE [p. 27]
  { id: 'leap', variant: null, faces: ['FALL', 'SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS', 'BOUND'] },
  // 003, CLIMB TABLE [p. 28]
  { id: 'climb', variant: null, faces: ['FALL', 'CLIMB', 'CLIMB', 'CLIMB', 'CLIMB', 'SWIFT_ASCENT'] },
  // 003, THROWN RIDER TABLE [p. 52]
  {
    id: 'thrown-rider',
    variant: null,
    faces: [
      'KNOCKED_FLYING',
      'RISES_FROM_THE_DUST',
      'RISES_FROM_THE_DUST',
      'RISES_FROM_THE_DUST',
      'RISES_FROM_THE_DUST',
      'LEAPS_INTO_ACTION',
    ],
  },
  // 002 and 003, SWIM CHART [p. 85]
  { id: 'swim', variant: null, faces: ['SINK', 'SWIM', 'SWIM', 'SWIM', 'SWIM', 'SWIM_STRONGLY'] },
  // 002, MOUNTING
  {
    id: 'mount-as-passenger',
    variant: null,
    faces: ['FAIL', 'MOUNTS', 'MOUNTS', 'MOUNTS', 'MOUNTS', 'RIDES_ON'],
  },
  // 002, HITTING PASSENGERS
  {
    id: 'passenger-hit',
    variant: null,
    faces: ['PASSENGER', 'PASSENGER', 'PASSENGER', 'RIDER', 'RIDER', 'RIDER'],
  },
  // 002, SENTRY CHART
  {
    id: 'sentry',
    variant: null,
    faces: ['SEARCHES', 'DISTRACTED', 'DISTRACTED', 'WALKS', 'WALKS', 'INVESTIGATES'],
  },
  // 003, SHOOTING MODELS IN COMBAT [p. 34]
  {
    id: 'shooting-into-a-fight',
    variant: null,
    faces: [
      'CLOSEST_EVIL_MODEL',
      'CLOSEST_EVIL_MODEL',
      'CLOSEST_EVIL_MODEL',
      'ORIGINAL_TARGET',
      'ORIGINAL_TARGET',
      'ORIGINAL_TARGET',
    ],
  },
  // 000, Maelstrom of Battle
  {
    id: 'maelstrom-of-battle',
    variant: null,
    faces: [
      'NOT_YET',
      'OPPONENT_NORTH_SOUTH',
      'OPPONENT_EAST_WEST',
      'OWN_NORTH_SOUTH',
      'OWN_EAST_WEST',
      'OWN_ANY_EDGE',
    ],
  },
  // 000, scenarios 3, 5, 6: OBJECTIVES
  { id: 'sudden-end', variant: null, faces: ['ENDS', 'ENDS', 'GOES_ON', 'GOES_ON', 'GOES_ON', 'GOES_ON'] },
  // 004, DRAWN COMBATS and ELVEN-MADE WEAPONS
  { id: 'drawn-combat', variant: 'NO_ADVANTAGE', faces: ['EVIL', 'EVIL', 'EVIL', 'GOOD', 'GOOD', 'GOOD'] },
  { id: 'drawn-combat', variant: 'GOOD_ELVEN_MADE', faces: ['EVIL', 'EVIL', 'GOOD', 'GOOD', 'GOOD', 'GOOD'] },
  { id: 'drawn-combat', variant: 'EVIL_ELVEN_MADE', faces: ['EVIL', 'EVIL', 'EVIL', 'EVIL', 'GOOD', 'GOOD'] },
  {
    id: 'drawn-combat',
    variant: 'SAME_ALIGNMENT',
    faces: ['SECOND', 'SECOND', 'SECOND', 'FIRST', 'FIRST', 'FIRST'],
  },
  // 004, FATE
  { id: 'fate', variant: null, faces: ['WOUNDED', 'WOUNDED', 'WOUNDED', 'SAVED', 'SAVED', 'SAVED'] },
  // 003, SPECIAL STRIKES [p. 70]
  {
    id: 'stun',
    variant: null,
    faces: ['NO_EFFECT', 'NO_EFFECT', 'NO_EFFECT', 'STUNNED', 'STUNNED', 'STUNNED'],
  },
  // 003, IN THE WAY CHART [p. 32]
  ...(
    [
      [5, 'FORTIFICATION LARGE_ROCK OUTCROP'],
      [4, 'WINDOW DOORWAY WALL ROCK TREE_TRUNK STURDY_FENCE INTERVENING_MODEL'],
      [3, 'FLIMSY_FENCE BUSH CROPS LONG_GRASS'],
    ] as const
  ).flatMap(([score, names]) =>
    names.split(' ').map((variant) => ({
      id: 'in-the-way',
      variant,
      faces: [1, 2, 3, 4, 5, 6].map((face) => (face >= score ? 'PASSES' : 'STOPPED')),
    })),
  ),
];

const tableOf = (id: string, variant: string | null) => {
  const chart = findChart(id)!;
  return { chart, table: chart.variants.find(({ name }) => name === variant)! };
};

describe('the printed charts', () => {
  it('are all here, with every table of each, and no other', () => {
    const typed = pages.map(({ id, variant }) => `${id} ${variant}`).sort();
    const built = charts.flatMap(({ id, variants }) => variants.map(({ name }) => `${id} ${name}`)).sort();
    expect(built).toEqual(typed);
  });

  it.each(pages)('$id $variant: $faces', ({ id, variant, faces }) => {
    const { table } = tableOf(id, variant);
    faces.forEach((outcome, index) => {
      const { row, total } = resolveChart(table, { natural: index + 1, modifiers: [], might: 0, facts: {} });
      expect([total, row.outcome]).toEqual([index + 1, outcome]);
    });
  });

  it.each(pages)('$id $variant: the odds are those of the six faces', ({ id, variant, faces }) => {
    const { chart, table } = tableOf(id, variant);
    const { rows } = chartOdds(chart, table, { modifiers: [], mightAvailable: 0, aims: [] });
    for (const { row, probability } of rows) {
      const count = faces.filter((outcome) => outcome === row.outcome).length;
      expect(toText(probability)).toBe(toText(fraction(count, 6)));
    }
    expect(equal(sum(rows.map(({ probability }) => probability)), ONE)).toBe(true);
  });

  it('knows what Might may do to each (004, MIGHT; 000, Maelstrom of Battle; rulings)', () => {
    expect(Object.fromEntries(charts.map(({ id, might }) => [id, might]))).toEqual({
      jump: 'UP',
      'jump-over-prone': 'UP',
      leap: 'UP',
      climb: 'UP',
      swim: 'UP',
      'mount-as-passenger': 'UP',
      'thrown-rider': 'UP',
      sentry: 'NONE',
      'maelstrom-of-battle': 'UP_OR_DOWN',
      'in-the-way': 'UP',
      'shooting-into-a-fight': 'NONE',
      'passenger-hit': 'NONE',
      'drawn-combat': 'NONE',
      stun: 'UP',
      fate: 'UP',
      'sudden-end': 'NONE',
    });
  });

  it('have modifiers on Swim alone, as ruling 3 signs them', () => {
    expect(charts.filter(({ modifiers }) => modifiers.length > 0).map(({ id }) => id)).toEqual(['swim']);
    expect(Object.fromEntries(findChart('swim')!.modifiers.map(({ name, value }) => [name, value]))).toEqual({
      MOUNTED: 1,
      HEAVY_ARMOUR: -1,
      DWARF_ARMOUR: -1,
      HEAVY_DWARF_ARMOUR: -1,
      SHIELD: -1,
      BANNER: -1,
      KNOCKED_PRONE_IN_DEEP_WATER: -1,
    });
  });
});

/** Brute force apart from the engine: for each face every spending of Might, then the outcome wanted most, cheapest first. */
const enumerateOdds = (
  faces: readonly string[],
  { change, might, down, aims }: { change: number; might: number; down: boolean; aims: readonly string[] },
): Record<string, number> => {
  const at = (score: number): string => faces[Math.min(6, Math.max(1, score)) - 1]!;
  const wish = (outcome: string): number => (aims.includes(outcome) ? aims.indexOf(outcome) : 99);
  const counts: Record<string, number> = {};
  for (let face = 1; face <= 6; face += 1) {
    const score = face + change;
    const reachable: string[] = [at(score)];
    for (let spent = 1; spent <= might; spent += 1) {
      if (score + spent <= 6) reachable.push(at(score + spent));
      if (down && score - spent >= 1) reachable.push(at(score - spent));
    }
    const best = reachable.reduce((a, b) => (wish(b) < wish(a) ? b : a));
    counts[best] = (counts[best] ?? 0) + 1;
  }
  return counts;
};

describe('odds with modifiers and Might', () => {
  it.each(pages)(
    '$id $variant: equal to enumeration under every modifier and 0 to 6 Might',
    ({ id, variant, faces }) => {
      const { chart, table } = tableOf(id, variant);
      const subsets = chart.modifiers.reduce<(typeof chart.modifiers)[]>(
        (sets, modifier) => [...sets, ...sets.map((set) => [...set, modifier])],
        [[]],
      );
      const aimLists = [usualAims(table), [...new Set(faces)], [faces[2]!], []];
      for (const modifiers of subsets)
        for (const mightAvailable of [0, 1, 2, 3, 6])
          for (const aims of aimLists) {
            const usable = chart.might === 'NONE' ? 0 : mightAvailable;
            const expected = enumerateOdds(faces, {
              change: modifiers.reduce((total, { value }) => total + value, 0),
              might: usable,
              down: chart.might === 'UP_OR_DOWN',
              aims,
            });
            const odds = chartOdds(chart, table, { modifiers, mightAvailable, aims });
            for (const { row, probability } of odds.rows)
              expect(toText(probability)).toBe(toText(fraction(expected[row.outcome] ?? 0, 6)));
            expect(toText(sum(odds.rows.map(({ probability }) => probability)))).toBe('1/1');
            expect(toText(sum(odds.mightSpent.map(({ probability }) => probability)))).toBe('1/1');
          }
    },
  );
});

describe('Swim', () => {
  const { chart, table } = tableOf('swim', null);
  const named = (...names: string[]) => chart.modifiers.filter(({ name }) => names.includes(name));

  it.each([
    [2, ['HEAVY_ARMOUR'], 'SINK', 1],
    [3, ['HEAVY_ARMOUR', 'SHIELD', 'BANNER'], 'SINK', 0],
    [6, ['SHIELD'], 'SWIM', 5],
    [5, ['MOUNTED'], 'SWIM_STRONGLY', 6],
    [6, ['MOUNTED'], 'SWIM_STRONGLY', 7],
    [1, ['MOUNTED'], 'SWIM', 2],
    [2, ['KNOCKED_PRONE_IN_DEEP_WATER'], 'SINK', 1],
  ])('a %s with %j: %s', (natural, names, outcome, total) => {
    const answer = resolveChart(table, { natural, modifiers: named(...names), might: 0, facts: {} });
    expect([answer.row.outcome, answer.total]).toEqual([outcome, total]);
  });

  it('moves half of what is left, or all of it, or drowns', () => {
    const end = (natural: number) =>
      resolveChart(table, { natural, modifiers: [], might: 0, facts: { remainingMoveInches: 5 } })
        .consequence;
    expect(end(3)).toMatchObject({ mayMoveInches: 2.5, isSlain: false });
    expect(end(6)).toMatchObject({ mayMoveInches: 5, isSlain: false });
    expect(end(1)).toMatchObject({
      isSlain: true,
      texts: ['is removed as a casualty', 'moves no further this turn'],
    });
  });
});

describe('what follows', () => {
  const after = (id: string, natural: number, facts = {}) =>
    resolveChart(tableOf(id, null).table, { natural, modifiers: [], might: 0, facts }).consequence;

  it('a thrown rider who is knocked flying suffers one Strength 3 hit and is Prone', () => {
    expect(after('thrown-rider', 1)).toMatchObject({ hits: { count: 1, strength: 3 }, isProne: true });
    expect(after('thrown-rider', 6)).toMatchObject({ hits: null, isProne: false, mayMoveInches: null });
  });

  it('a Sentry is moved half its Move by the opponent, or 3", or as normal', () => {
    expect(after('sentry', 2, { moveInches: 6 }).mayMoveInches).toBe(3);
    expect(after('sentry', 5, { moveInches: 6 }).mayMoveInches).toBe(3);
    expect(after('sentry', 6, { moveInches: 6 }).mayMoveInches).toBe(6);
    expect(after('sentry', 1, { moveInches: 6 }).mayMoveInches).toBe(0);
  });

  it('a rider moves on less what the passenger had moved', () => {
    expect(
      after('mount-as-passenger', 6, { remainingMoveInches: 10, passengerMovedInches: 4 }).mayMoveInches,
    ).toBe(6);
    expect(
      after('mount-as-passenger', 6, { remainingMoveInches: 3, passengerMovedInches: 4 }).mayMoveInches,
    ).toBe(0);
    expect(after('mount-as-passenger', 3, { remainingMoveInches: 10 }).mayMoveInches).toBe(0);
  });

  it('a failed Climb ends Prone with falling damage, a failed Leap with falling damage alone', () => {
    const facts = { fallInches: 6, modelHeightInches: 1 };
    expect(after('climb', 1, facts)).toMatchObject({ hits: { count: 6, strength: 3 }, isProne: true });
    expect(after('leap', 1, facts)).toMatchObject({ hits: { count: 6, strength: 3 }, isProne: false });
    expect(after('leap', 1)).toMatchObject({ hits: null });
  });

  it('a jump over a Prone model does not say whether the model may move on', () => {
    expect(after('jump-over-prone', 4)).toMatchObject({
      mayMoveInches: null,
      texts: ['may or may not move on: the source does not say'],
    });
  });
});
