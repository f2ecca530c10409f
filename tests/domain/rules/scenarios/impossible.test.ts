import { findScenario } from '../../../../src/domain/rules/scenarios';
import type { GameFacts, SideFacts } from '../../../../src/domain/rules/scenarios/game-facts';
import { scoreScenario } from '../../../../src/domain/rules/scenarios/score-scenario';

const faults = (id: string, facts: GameFacts): readonly string[] => {
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(`no scenario ${id}`);
  const result = scoreScenario(scenario, facts);
  return result.ok ? [] : result.error.map(({ path, code }) => `${path.join('.')} ${code}`);
};

const leaders = [
  { slain: false, wounds: 0, killsInCombat: 0, slainByEnemyLeader: false },
  { slain: false, wounds: 0, killsInCombat: 0, slainByEnemyLeader: false },
];
const side: SideFacts = { startingModels: 20, modelsLeft: 20, banners: 0, leaders };
const lost: SideFacts = { ...side, modelsLeft: 15 };
const centre = (first: number, second: number) => [{ id: 'centre', models: [first, second] as const }];

describe('facts that cannot be', () => {
  it.each<readonly [string, string, GameFacts, readonly string[]]>([
    [
      'more models left than there were',
      'no-escape',
      { sides: [{ ...side, modelsLeft: 21 }, side] },
      ['sides.0.modelsLeft INCONSISTENT'],
    ],
    [
      'a quarter left and not Broken, by flags',
      'no-escape',
      { sides: [{ banners: 0, leaders, broken: false, quarterLeft: true }, side] },
      ['sides.0.quarterLeft INCONSISTENT'],
    ],
    [
      'Broken against the count',
      'no-escape',
      { sides: [side, { ...side, modelsLeft: 9, broken: false }] },
      ['sides.1.broken INCONSISTENT'],
    ],
    [
      'not Broken against the count, one model short',
      'no-escape',
      { sides: [side, { ...side, modelsLeft: 10, broken: true }] },
      ['sides.1.broken INCONSISTENT'],
    ],
    [
      'a quarter against the count',
      'no-escape',
      { sides: [{ ...side, modelsLeft: 6, quarterLeft: true }, side] },
      ['sides.0.quarterLeft INCONSISTENT'],
    ],
    [
      'more banners than models',
      'no-escape',
      { sides: [{ ...side, modelsLeft: 2, banners: 3 }, side] },
      ['sides.0.banners INCONSISTENT'],
    ],
    [
      'more leaders than forces in doubles',
      'no-escape',
      { sides: [{ ...side, leaders: [...leaders, ...leaders.slice(1)] }, side] },
      ['sides.0.leaders TOO_LONG'],
    ],
    [
      'more leaders than forces in singles',
      'the-forces-clash',
      {
        sides: [
          { ...side, leaders },
          { startingModels: 9, modelsLeft: 0 },
        ],
      },
      ['sides.0.leaders TOO_LONG'],
    ],
    [
      'a leader slain and nobody lost',
      'no-escape',
      { sides: [{ ...side, leaders: [{ slain: true }, ...leaders.slice(1)] }, side] },
      ['sides.0.leaders INCONSISTENT'],
    ],
    [
      'two leaders alive among one model',
      'no-escape',
      { sides: [{ ...side, modelsLeft: 1 }, side] },
      ['sides.0.leaders INCONSISTENT'],
    ],
    [
      'more kills than the enemy lost',
      'clash-of-champions',
      { sides: [{ ...side, leaders: [{ ...leaders[0], killsInCombat: 6 }, ...leaders.slice(1)] }, lost] },
      ['sides.0.leaders INCONSISTENT'],
    ],
    [
      'a leader slain by leaders who slew nobody',
      'clash-of-champions',
      {
        sides: [
          side,
          { ...lost, leaders: [{ killsInCombat: 0, slainByEnemyLeader: true }, ...leaders.slice(1)] },
        ],
      },
      ['sides.0.leaders INCONSISTENT'],
    ],
    [
      'a leader slain by a leader, and alive',
      'clash-of-champions',
      {
        sides: [
          { ...side, leaders: [{ ...leaders[0], killsInCombat: 1 }, ...leaders.slice(1)] },
          {
            ...lost,
            leaders: [{ killsInCombat: 0, slain: false, slainByEnemyLeader: true }, ...leaders.slice(1)],
          },
        ],
      },
      ['sides.1.leaders.0.slainByEnemyLeader INCONSISTENT'],
    ],
    [
      'more models near the objective than are left',
      'take-and-hold',
      { sides: [lost, side], objectives: centre(16, 0) },
      ['objectives.0.models.0 INCONSISTENT'],
    ],
    [
      'more models at all objectives together than are left',
      'total-conquest',
      {
        sides: [lost, side],
        objectives: ['centre', 'south-west', 'south-east', 'north-west', 'north-east'].map((id) => ({
          id,
          models: [4, 4] as const,
        })),
      },
      ['objectives INCONSISTENT'],
    ],
    [
      'an objective of another scenario, and one twice',
      'take-and-hold',
      { sides: [side, side], objectives: [...centre(1, 1), ...centre(1, 1), { id: 'hill', models: [0, 0] }] },
      ['objectives.1.id DUPLICATE', 'objectives.2.id UNKNOWN_REFERENCE'],
    ],
    [
      'objectives where there are none',
      'no-escape',
      { sides: [side, side], objectives: centre(1, 1) },
      ['objectives NOT_ALLOWED'],
    ],
    [
      'targets where nobody chooses any',
      'no-escape',
      {
        sides: [{ ...side, targets: [{ hero: 'Gimli', wounds: 0, slain: false, nearCentre: false }] }, side],
      },
      ['sides.0.targets NOT_ALLOWED'],
    ],
    [
      'a slain target at the centre; one Hero slain and not slain; three targets',
      'duel-of-wits',
      {
        sides: [
          {
            ...side,
            targets: [
              { hero: 'Gimli', wounds: 0, slain: true, nearCentre: true },
              { hero: 'Legolas', wounds: 0, slain: true, nearCentre: false },
            ],
          },
          {
            ...lost,
            targets: [
              { hero: 'Lurtz', wounds: 0, slain: false, nearCentre: false },
              { hero: ' lurtz', wounds: 1, slain: false, nearCentre: false },
              { hero: 'Uglúk', wounds: 1, slain: false, nearCentre: false },
            ],
          },
        ],
      },
      [
        'sides.0.targets.0.nearCentre INCONSISTENT',
        'sides.1.targets TOO_LONG',
        'sides.1.targets.0 INCONSISTENT',
      ],
    ],
    [
      'more targets slain than models lost',
      'duel-of-wits',
      {
        sides: [
          {
            ...side,
            targets: [
              { hero: 'Gimli', wounds: 0, slain: true, nearCentre: false },
              { hero: 'Legolas', wounds: 0, slain: true, nearCentre: false },
            ],
          },
          {
            ...side,
            modelsLeft: 19,
            targets: [
              { hero: 'Lurtz', wounds: 0, slain: false, nearCentre: false },
              { hero: 'Uglúk', wounds: 0, slain: false, nearCentre: false },
            ],
          },
        ],
      },
      ['sides.0.targets INCONSISTENT'],
    ],
    [
      'a wipe-out of nobody',
      'the-forces-clash',
      {
        sides: [
          { startingModels: 5, modelsLeft: 5 },
          { startingModels: 5, modelsLeft: 1 },
        ],
      },
      ['sides INCONSISTENT'],
    ],
    [
      'a wipe-out of both',
      'the-forces-clash',
      {
        sides: [
          { startingModels: 5, modelsLeft: 0 },
          { startingModels: 5, modelsLeft: 0 },
        ],
      },
      ['sides INCONSISTENT'],
    ],
  ])('%s', (_name, id, facts, expected) => {
    expect(faults(id, facts)).toEqual(expected);
  });
});

describe('facts that are missing', () => {
  it.each<readonly [string, GameFacts['sides'][0], readonly string[]]>([
    ['no-escape', {}, ['broken', 'banners', 'leaders.0.slain', 'leaders.0.wounds', 'leaders.1.slain']],
    ['total-conquest', {}, ['broken', 'leaders.0.slain', 'leaders.0.wounds']],
    ['take-and-hold', { startingModels: 3 }, ['modelsLeft', 'leaders.0.slain', 'leaders.0.wounds']],
    [
      'clash-of-champions',
      { modelsLeft: 3 },
      [
        'startingModels',
        'leaders.0.killsInCombat',
        'leaders.0.slainByEnemyLeader',
        'leaders.1.killsInCombat',
        'leaders.1.slainByEnemyLeader',
      ],
    ],
    ['cornered', {}, ['broken', 'banners', 'leaders.0.slain', 'leaders.0.wounds']],
    ['duel-of-wits', {}, ['broken', 'banners', 'targets']],
    ['the-forces-clash', {}, ['startingModels', 'modelsLeft']],
  ])('%s wants them all', (id, first, missing) => {
    const found = faults(id, { sides: [first, side] }).filter((text) => text.startsWith('sides.0.'));
    expect(found).toEqual(missing.map((field) => `sides.0.${field} REQUIRED`));
  });

  it('Cornered does not ask for Team B’s leader', () => {
    const objectives = [{ id: 'centre-terrain', models: [0, 0] as const }];
    expect(faults('cornered', { sides: [side, { broken: false, banners: 0 }], objectives })).toEqual([]);
  });

  it('the models at every objective', () => {
    expect(faults('total-conquest', { sides: [side, side], objectives: centre(0, 0) })).toEqual([
      'objectives REQUIRED',
    ]);
  });
});

it('lists every fault of both sides at once', () => {
  const facts: GameFacts = {
    sides: [
      { broken: false, quarterLeft: true, banners: 0, leaders: [...leaders, ...leaders] },
      { startingModels: 10, modelsLeft: 11 },
    ],
    objectives: centre(1, 1),
  };
  expect(faults('no-escape', facts)).toEqual([
    'sides.0.quarterLeft INCONSISTENT',
    'sides.1.banners REQUIRED',
    'sides.1.modelsLeft INCONSISTENT',
    'sides.0.leaders TOO_LONG',
    'sides.1.leaders.0.slain REQUIRED',
    'sides.1.leaders.0.wounds REQUIRED',
    'sides.1.leaders.1.slain REQUIRED',
    'objectives NOT_ALLOWED',
  ]);
});
