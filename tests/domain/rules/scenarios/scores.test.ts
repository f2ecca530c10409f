import { findScenario } from '../../../../src/domain/rules/scenarios';
import type {
  GameFacts,
  LeaderFacts,
  SideFacts,
  TargetFacts,
} from '../../../../src/domain/rules/scenarios/game-facts';
import { type ScenarioScore, scoreScenario } from '../../../../src/domain/rules/scenarios/score-scenario';

/** Worked by hand from document 000, at each threshold: at it, one under, one over. */

const score = (id: string, facts: GameFacts): ScenarioScore => {
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(`no scenario ${id}`);
  const result = scoreScenario(scenario, facts);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** Points of one item, by side. */
const points = (id: string, item: string, facts: GameFacts): readonly (readonly number[])[] =>
  score(id, facts).sides.map(({ lines }) =>
    lines.filter((line) => line.item === item).map((line) => line.points),
  );

const alive: LeaderFacts = { slain: false, wounds: 0 };
const plain: SideFacts = { startingModels: 40, modelsLeft: 40, banners: 0, leaders: [alive, alive] };
const broken: SideFacts = { ...plain, modelsLeft: 19 };
const nearlyBroken: SideFacts = { ...plain, modelsLeft: 20 };
const led = (...leaders: readonly LeaderFacts[]): SideFacts => ({ ...plain, modelsLeft: 38, leaders });

describe('enemy leader: wounded, slain', () => {
  const cases: readonly (readonly [LeaderFacts, string, number, number, number])[] = [
    [{ slain: false, wounds: 0 }, 'unhurt', 0, 0, 0],
    [{ slain: false, wounds: 1 }, 'one Wound', 1, 1, 1],
    [{ slain: false, wounds: 2 }, 'two Wounds', 1, 1, 1],
    [{ slain: true, wounds: 3 }, 'slain', 3, 1, 2],
    [{ slain: true }, 'drowned (ruling 18a)', 3, 1, 2],
  ];
  it.each(cases)('%j, %s', (leader, _what, noEscape, totalConquest, takeAndHold) => {
    const sides = [plain, led(leader, alive)] as const;
    expect(points('no-escape', 'enemy-leader', { sides })).toEqual([[noEscape], [0]]);
    const everywhere = ['centre', 'south-west', 'south-east', 'north-west', 'north-east'];
    const objectives = everywhere.map((id) => ({ id, models: [0, 0] as const }));
    expect(points('total-conquest', 'enemy-leader', { sides, objectives })).toEqual([[totalConquest], [0]]);
    const centre = [{ id: 'centre', models: [0, 0] as const }];
    expect(points('take-and-hold', 'enemy-leader', { sides, objectives: centre })).toEqual([
      [takeAndHold],
      [0],
    ]);
  });
});

describe('enemy Broken', () => {
  const targets: readonly TargetFacts[] = ['Gimli', 'Lurtz'].map((hero) => ({
    hero,
    wounds: 0,
    slain: false,
    nearCentre: false,
  }));
  const facts = (id: string, first: SideFacts, second: SideFacts): GameFacts => {
    const leaders = [alive, alive].map((leader) => ({
      ...leader,
      killsInCombat: 0,
      slainByEnemyLeader: false,
    }));
    const extra = { leaders, ...(id === 'duel-of-wits' ? { targets } : {}) };
    const objectives = (findScenario(id)?.scoring ?? []).some(({ needs }) => needs.includes('OBJECTIVES'))
      ? findScenario(id)?.objectives.map((objective) => ({ id: objective.id, models: [0, 0] as const }))
      : undefined;
    return {
      sides: [
        { ...first, ...extra },
        { ...second, ...extra },
      ],
      objectives,
    };
  };
  it.each([
    ['no-escape', 3, 5],
    ['total-conquest', 1, 1],
    ['take-and-hold', 1, 3],
    ['clash-of-champions', 1, 1],
    ['cornered', 1, 3],
    ['duel-of-wits', 1, 2],
  ])('%s: %i, or %i to an unbroken side', (id, both, alone) => {
    const item = 'enemy-broken';
    expect(points(id, item, facts(id, plain, nearlyBroken))).toEqual([[0], [0]]);
    expect(points(id, item, facts(id, plain, broken))).toEqual([[alone], [0]]);
    expect(points(id, item, facts(id, nearlyBroken, broken))).toEqual([[alone], [0]]);
    expect(points(id, item, facts(id, broken, broken))).toEqual([[both], [both]]);
  });

  it('takes a flag where nobody counted', () => {
    const side = { banners: 0, leaders: [alive, alive] };
    const sides = [
      { ...side, broken: true },
      { ...side, broken: false },
    ] as const;
    expect(points('no-escape', 'enemy-broken', { sides })).toEqual([[0], [5]]);
  });
});

describe('banners', () => {
  const withBanners = (banners: number): SideFacts => ({ ...plain, banners });
  it.each([
    [0, 0, 0, 0],
    [1, 0, 2, 0],
    [2, 0, 2, 0],
    [1, 1, 1, 1],
    [3, 1, 1, 1],
    [0, 2, 0, 2],
  ])('%i against %i: %i and %i', (first, second, firstPoints, secondPoints) => {
    const sides = [withBanners(first), withBanners(second)] as const;
    expect(points('no-escape', 'banners', { sides })).toEqual([[firstPoints], [secondPoints]]);
    const objectives = [{ id: 'centre-terrain', models: [0, 0] as const }];
    expect(points('cornered', 'banners', { sides, objectives })).toEqual([[firstPoints], [secondPoints]]);
  });
});

describe('No Escape: leader of the Secondary Force', () => {
  it.each([
    [false, 0],
    [true, 2],
  ])('slain %s: %i', (slain, expected) => {
    const sides = [plain, led(alive, { slain })] as const;
    expect(points('no-escape', 'secondary-leader', { sides })).toEqual([[expected], [0]]);
  });
});

describe('Total Conquest: each objective', () => {
  it('2 held alone, 1 by the larger number, 0 level or empty', () => {
    const objectives = [
      { id: 'centre', models: [1, 0] as const },
      { id: 'south-west', models: [3, 2] as const },
      { id: 'south-east', models: [2, 2] as const },
      { id: 'north-west', models: [0, 0] as const },
      { id: 'north-east', models: [1, 4] as const },
    ];
    expect(points('total-conquest', 'objectives', { sides: [plain, plain], objectives })).toEqual([
      [2, 1, 0, 0, 0],
      [0, 0, 0, 0, 1],
    ]);
  });
});

/** Own, enemy, points of own. */
const steps357: readonly (readonly [number, number, number])[] = [
  [0, 0, 0],
  [1, 0, 3],
  [2, 0, 5],
  [3, 0, 7],
  [1, 1, 0],
  [2, 1, 5],
  [3, 1, 7],
  [3, 2, 3],
  [4, 2, 5],
  [5, 2, 5],
  [6, 2, 7],
  [7, 2, 7],
  [5, 3, 3],
  [6, 3, 5],
  [8, 3, 5],
  [9, 3, 7],
  [3, 4, 0],
];

describe('Take and Hold: models within 6" of the objective', () => {
  it.each(steps357)('%i against %i: %i', (own, enemy, expected) => {
    const facts = (models: readonly [number, number]): GameFacts => ({
      sides: [plain, plain],
      objectives: [{ id: 'centre', models }],
    });
    expect(points('take-and-hold', 'models-near-objective', facts([own, enemy]))[0]).toEqual([expected]);
    expect(points('take-and-hold', 'models-near-objective', facts([enemy, own]))[1]).toEqual([expected]);
  });
});

describe('Clash of Champions', () => {
  const champion = (killsInCombat: number, slainByEnemyLeader = false): LeaderFacts => ({
    killsInCombat,
    slainByEnemyLeader,
  });
  const losing: SideFacts = { ...plain, modelsLeft: 25 };

  it.each(steps357)('leaders’ kills %i against %i: %i', (own, enemy, expected) => {
    const sides = [
      { ...losing, leaders: [champion(own), champion(0)] },
      { ...losing, leaders: [champion(0), champion(enemy)] },
    ] as const;
    expect(points('clash-of-champions', 'leader-kills', { sides })[0]).toEqual([expected]);
  });

  it('adds the kills of both leaders', () => {
    const sides = [
      { ...losing, leaders: [champion(2), champion(1)] },
      { ...losing, leaders: [champion(1), champion(0)] },
    ] as const;
    expect(points('clash-of-champions', 'leader-kills', { sides })).toEqual([[7], [0]]);
  });

  it.each([
    [false, false, [0, 0]],
    [true, false, [2, 0]],
    [false, true, [0, 2]],
    [true, true, [2, 2]],
  ])('leaders slain by leaders: %s, %s', (primary, secondary, expected) => {
    const sides = [
      { ...losing, leaders: [champion(2), champion(2)] },
      { ...losing, leaders: [champion(0, primary), champion(0, secondary)] },
    ] as const;
    expect(points('clash-of-champions', 'leaders-slain-by-leaders', { sides })).toEqual([expected, [0, 0]]);
  });
});

describe('Cornered', () => {
  it.each([
    [{ slain: false, wounds: 0 }, 3, 0],
    [{ slain: false, wounds: 1 }, 1, 1],
    [{ slain: false, wounds: 2 }, 1, 1],
    [{ slain: true, wounds: 2 }, 0, 3],
    [{ slain: true }, 0, 3],
  ])('Team A’s leader %j: %i to A, %i to B', (leader, toA, toB) => {
    const facts: GameFacts = {
      sides: [led(leader, alive), plain],
      objectives: [{ id: 'centre-terrain', models: [0, 0] }],
    };
    expect(points('cornered', 'own-leader', facts)).toEqual([[toA], []]);
    expect(points('cornered', 'enemy-leader', facts)).toEqual([[], [toB]]);
  });

  it.each([
    [0, 0, 0],
    [1, 0, 4],
    [1, 1, 0],
    [2, 1, 4],
    [3, 2, 2],
    [4, 2, 4],
    [5, 3, 2],
    [6, 3, 4],
    [2, 3, 0],
  ])('models in the terrain %i against %i: %i', (own, enemy, expected) => {
    const facts: GameFacts = {
      sides: [plain, plain],
      objectives: [{ id: 'centre-terrain', models: [own, enemy] }],
    };
    expect(points('cornered', 'models-in-terrain', facts)[0]).toEqual([expected]);
  });
});

describe('Duel of Wits', () => {
  const target = (hero: string, facts: Partial<TargetFacts> = {}): TargetFacts => ({
    hero,
    wounds: 0,
    slain: false,
    nearCentre: false,
    ...facts,
  });
  const duel = (first: readonly TargetFacts[], second: readonly TargetFacts[]): GameFacts => ({
    sides: [
      { ...plain, modelsLeft: 35, targets: first },
      { ...plain, modelsLeft: 35, targets: second },
    ],
  });
  const idle = [target('Lurtz'), target('Uglúk')];

  it.each([
    [{}, 0],
    [{ wounds: 1 }, 1],
    [{ wounds: 2 }, 1],
    [{ wounds: 2, slain: true }, 2],
    [{ slain: true }, 2],
  ])('a target %j: %i', (facts, expected) => {
    const game = duel([target('Gimli', facts), target('Legolas')], idle);
    expect(points('duel-of-wits', 'targets', game)).toEqual([
      [expected, 0],
      [0, 0],
    ]);
  });

  it('counts a Hero chosen by both players twice, slain or at the centre', () => {
    const slain = target('Gimli', { slain: true });
    expect(points('duel-of-wits', 'targets', duel([slain, slain], idle))[0]).toEqual([2, 2]);
    const there = target('Gimli', { nearCentre: true });
    expect(points('duel-of-wits', 'targets-at-centre', duel([there, there], idle))).toEqual([
      [0, 0],
      [2, 2],
    ]);
  });

  it('gives the points at the centre to the Hero’s own side', () => {
    const game = duel([target('Gimli', { nearCentre: true, wounds: 1 }), target('Legolas')], idle);
    expect(score('duel-of-wits', game).sides.map((side) => side.victoryPoints)).toEqual([1, 2]);
  });
});

describe('The Forces Clash', () => {
  it.each([
    [1, 0, 'FIRST'],
    [0, 7, 'SECOND'],
  ])('%i against %i left: %s', (first, second, winner) => {
    const sides = [
      { startingModels: 12, modelsLeft: first },
      { startingModels: 20, modelsLeft: second },
    ] as const;
    expect(score('the-forces-clash', { sides })).toMatchObject({
      winner,
      sides: [
        { victoryPoints: 0, lines: [] },
        { victoryPoints: 0, lines: [] },
      ],
    });
  });
});

describe('a whole game', () => {
  it('No Escape, 11 to 2', () => {
    const result = score('no-escape', {
      sides: [
        { startingModels: 41, modelsLeft: 21, banners: 1, leaders: [{ slain: false, wounds: 1 }, alive] },
        {
          startingModels: 40,
          modelsLeft: 10,
          quarterLeft: true,
          banners: 1,
          leaders: [{ slain: true }, { slain: true }],
        },
      ],
    });
    expect(result.sides.map(({ victoryPoints }) => victoryPoints)).toEqual([11, 2]);
    expect(result.winner).toBe('FIRST');
    expect(result.sides[0].lines).toEqual([
      { item: 'enemy-leader', name: 'Enemy leader', points: 3, reason: 'the enemy leader was slain' },
      {
        item: 'enemy-broken',
        name: 'Enemy Broken',
        points: 5,
        reason: 'the enemy is Broken, your side is not',
      },
      { item: 'banners', name: 'Banners', points: 1, reason: '1 banner left, the enemy has 1' },
      {
        item: 'secondary-leader',
        name: 'Leader of the enemy’s Secondary Force',
        points: 2,
        reason: 'the leader of the enemy’s Secondary Force was slain',
      },
    ]);
  });

  it('level points are a draw', () => {
    expect(score('no-escape', { sides: [plain, plain] }).winner).toBe('DRAW');
  });

  it('the second side can win', () => {
    expect(score('no-escape', { sides: [broken, plain] }).winner).toBe('SECOND');
  });
});
