import { mesbg2024 } from '../../../../src/domain/rules/rulesets/mesbg-2024/ruleset';
import { charts2024 } from '../../../../src/domain/rules/rulesets/mesbg-2024/charts/charts';
import { coverage2024 } from '../../../../src/domain/rules/rulesets/mesbg-2024/facts/all-facts';
import { heroicActionFacts } from '../../../../src/domain/rules/rulesets/mesbg-2024/reference/heroic-actions';
import { missileWeapons2024 } from '../../../../src/domain/rules/rulesets/mesbg-2024/reference/missile-weapons';
import { magicalPowers2024 } from '../../../../src/domain/rules/rulesets/mesbg-2024/reference/powers';
import { siegeEngines } from '../../../../src/domain/rules/rulesets/mesbg-2024/reference/siege-engines';
import {
  scoreSheet,
  sheetFaults,
  possiblePoints,
} from '../../../../src/domain/rules/rulesets/mesbg-2024/scenarios/score-sheet';
import {
  scoringSheets2024,
  unscored2024,
  findScenario2024,
} from '../../../../src/domain/rules/rulesets/mesbg-2024/scenarios/sheets';

const sheetOf = (id: string) => scoringSheets2024.find((sheet) => sheet.id === id)!;

describe('scoring sheets of 2024', () => {
  it('has 24 scenarios for two players and six for doubles, four of those by name alone', () => {
    expect(scoringSheets2024.filter(({ format }) => format === 'SINGLES')).toHaveLength(24);
    expect(scoringSheets2024.filter(({ format }) => format === 'DOUBLES').map(({ name }) => name)).toEqual([
      'No Escape',
      'Total Conquest',
    ]);
    expect(unscored2024.map(({ id }) => id)).toEqual([
      '2024-take-hold',
      '2024-clash-of-champions',
      '2024-cornered',
      '2024-duel-of-wits',
    ]);
    expect(scoringSheets2024.map(({ id }) => id)).toEqual([
      '2024-domination',
      '2024-to-the-death',
      '2024-hold-ground',
      '2024-destroy-the-supplies',
      '2024-reconnoitre',
      '2024-fog-of-war',
      '2024-capture-control',
      '2024-breakthrough',
      '2024-stake-a-claim',
      '2024-lords-of-battle',
      '2024-assassination',
      '2024-contest-of-champions',
      '2024-heirlooms-of-ages-past',
      '2024-sites-of-power',
      '2024-command-the-battlefield',
      '2024-retrieval',
      '2024-seize-the-prizes',
      '2024-treasure-hoard',
      '2024-storm-the-camp',
      '2024-divide-conquer',
      '2024-escort-the-wounded',
      '2024-clash-by-moonlight',
      '2024-lead-from-the-front',
      '2024-convergence',
      '2024-no-escape',
      '2024-total-conquest',
    ]);
  });

  it('scores To the Death! and Domination as worked by hand', () => {
    const death = scoreSheet(sheetOf('2024-to-the-death'), [
      { line: 'enemy-general', step: 3, count: 1 },
      { line: 'enemy-broken', step: 2, count: 1 },
      { line: 'enemy-banners', step: 1, count: 1 },
      { line: 'own-banners', step: 2, count: 1 },
      { line: 'enemy-heroes-gone', step: 1, count: 2 },
    ]);
    const domination = scoreSheet(sheetOf('2024-domination'), [
      { line: 'objectives', step: 3, count: 2 },
      { line: 'objectives', step: 1, count: 1 },
      { line: 'enemy-general', step: 1, count: 1 },
      { line: 'enemy-broken', step: 1, count: 1 },
    ]);
    expect([death.points, domination.points]).toEqual([16, 9]);
  });

  it('refuses lines, steps and counts that a sheet does not have', () => {
    const faults = sheetFaults(sheetOf('2024-domination'), [
      { line: 'relic', step: 1, count: 1 },
      { line: 'objectives', step: 4, count: 3 },
      { line: 'objectives', step: 1, count: 3 },
    ]);
    expect(faults.map(({ place, field }) => [place, field])).toEqual([
      [0, 'line'],
      [1, 'step'],
      [2, 'count'],
    ]);
  });

  it('gives each line steps that rise', () => {
    const falling = scoringSheets2024.flatMap(({ lines }) =>
      lines.filter(({ steps }) => steps.some(({ points }, i) => i > 0 && points <= steps[i - 1]!.points)),
    );
    expect(falling).toEqual([]);
  });
});

describe('the scoring sheet of a game of 2024', () => {
  it('is found by the id of its scenario, its name or another name, and by nothing else', () => {
    expect(findScenario2024('2024-hold-ground')?.name).toBe('Hold Ground');
    expect(findScenario2024('hold ground!')?.name).toBe('Hold Ground');
    expect(findScenario2024('Heirloom of Ages Past')?.name).toBe('Heirlooms of Ages Past');
    expect(findScenario2024('2024-cornered')?.name).toBe('Cornered');
    expect(findScenario2024('cornered')).toBeUndefined();
  });

  it('gives some Victory Points and never others', () => {
    // Capture & Control: five objectives of 3, the General for 1 or 3, the enemy Broken for 1 or 2.
    const sheet = scoringSheets2024.find(({ id }) => id === '2024-capture-control');
    const sums = new Set<number>();
    for (let held = 0; held <= 5; held += 1)
      for (const general of [0, 1, 3]) for (const broken of [0, 1, 2]) sums.add(3 * held + general + broken);
    expect(sheet && possiblePoints(sheet)).toEqual(sums);
  });
});

describe('reference data of 2024', () => {
  it('has eleven heroic actions, 17 missile weapons, 35 powers and nine siege engines', () => {
    expect(
      [heroicActionFacts, missileWeapons2024, magicalPowers2024, siegeEngines].map(({ length }) => length),
    ).toEqual([11, 17, 35, 9]);
    expect(heroicActionFacts.map(({ name }) => name).sort()).toEqual([
      'Heroic Accuracy',
      'Heroic Challenge',
      'Heroic Channelling',
      'Heroic Combat',
      'Heroic Defence',
      'Heroic March',
      'Heroic Move',
      'Heroic Resolve',
      'Heroic Shoot',
      'Heroic Strength',
      'Heroic Strike',
    ]);
  });

  it('names range and value of powers as profiles have them', () => {
    const transfix = magicalPowers2024.find(({ id }) => id === 'transfix')!;
    expect(
      transfix.onProfiles.map(({ rangeInches, castingValue, profiles }) => [
        rangeInches,
        castingValue,
        profiles,
      ]),
    ).toEqual([
      [12, 3, 18],
      [12, 4, 8],
      [12, 5, 4],
      [18, 3, 3],
    ]);
  });

  it('has the lines of siege engines', () => {
    expect(
      siegeEngines.map(({ rangeInches, strength, defence, wounds }) => [
        ...rangeInches,
        strength,
        defence,
        wounds,
      ]),
    ).toEqual([
      [12, 96, 10, 10, 4],
      [6, 48, 8, 9, 3],
      [12, 96, 10, 10, 3],
      [0, 36, 7, 9, 3],
      [12, 60, 9, 10, 4],
      [12, 60, 8, 10, 4],
      [6, 60, 10, 10, 3],
      [6, 48, 9, 10, 3],
      [0, 48, 8, 10, 3],
    ]);
  });
});

describe('roll tables of 2024', () => {
  it.each<readonly [string, readonly (readonly [number, number, string])[]]>([
    [
      'jump',
      [
        [1, 1, 'STAYS'],
        [2, 5, 'OVER'],
        [6, 6, 'BOUND'],
      ],
    ],
    [
      'jump-over-prone',
      [
        [1, 1, 'CHARGES'],
        [2, 5, 'OVER'],
        [6, 6, 'BOUND'],
      ],
    ],
    [
      'leap',
      [
        [1, 1, 'FALL'],
        [2, 5, 'OVER'],
        [6, 6, 'BOUND'],
      ],
    ],
    [
      'climb',
      [
        [1, 1, 'FALL'],
        [2, 5, 'CLIMB'],
        [6, 6, 'SWIFT_ASCENT'],
      ],
    ],
    [
      'swim',
      [
        [1, 1, 'SINK'],
        [2, 5, 'SWIM'],
        [6, 6, 'SWIM_STRONGLY'],
      ],
    ],
    [
      'thrown-rider',
      [
        [1, 1, 'KNOCKED_FLYING'],
        [2, 5, 'RISES_FROM_THE_DUST'],
        [6, 6, 'LEAPS_INTO_ACTION'],
      ],
    ],
    [
      'passenger-hit',
      [
        [1, 3, 'PASSENGER'],
        [4, 6, 'RIDER'],
      ],
    ],
    [
      'shooting-into-a-fight',
      [
        [1, 3, 'CLOSEST_EVIL_MODEL'],
        [4, 6, 'ORIGINAL_TARGET'],
      ],
    ],
    [
      'shooting-at-cavalry',
      [
        [1, 3, 'OTHER'],
        [4, 6, 'ORIGINAL_TARGET'],
      ],
    ],
    [
      'shooting-at-a-monstrous-mount',
      [
        [1, 4, 'MOUNT'],
        [5, 6, 'RIDER'],
      ],
    ],
    [
      'in-the-way',
      [
        [1, 3, 'STOPPED'],
        [4, 6, 'PASSES'],
      ],
    ],
    [
      'drawn-combat',
      [
        [1, 3, 'EVIL'],
        [4, 6, 'GOOD'],
      ],
    ],
    [
      'fate',
      [
        [1, 3, 'WOUNDED'],
        [4, 6, 'SAVED'],
      ],
    ],
    [
      'scatter',
      [
        [1, 1, 'OPPONENT_CHOOSES'],
        [2, 5, 'OPPONENTS_OWN'],
        [6, 6, 'DEAD_ON'],
      ],
    ],
    [
      'maelstrom-of-battle',
      [
        [1, 1, 'NOT_YET'],
        [2, 2, 'OPPONENT_NORTH_SOUTH'],
        [3, 3, 'OPPONENT_EAST_WEST'],
        [4, 4, 'OWN_NORTH_SOUTH'],
        [5, 5, 'OWN_EAST_WEST'],
        [6, 6, 'OWN_ANY_EDGE'],
      ],
    ],
  ])('%s', (id, rows) => {
    const found = charts2024.find((chart) => chart.id === id)!;
    expect(found.variants[0].rows.map(({ from, to, outcome }) => [from, to, outcome])).toEqual(rows);
    expect(found.ruleset).toBe('MESBG_2024');
  });

  it('lets Might raise a Maelstrom roll, not lower it, and counts what a swimmer wears', () => {
    const might = (id: string) => charts2024.find((chart) => chart.id === id)!.might;
    expect([might('maelstrom-of-battle'), might('drawn-combat')]).toEqual(['UP', 'NONE']);
    const swim = charts2024.find(({ id }) => id === 'swim')!;
    expect(swim.modifiers.map(({ name, value }) => [name, value])).toEqual([
      ['MOUNTED', 1],
      ['HEAVY_ARMOUR', -1],
      ['HEAVY_DWARF_ARMOUR', -1],
      ['SHIELD', -1],
      ['BANNER', -1],
      ['KNOCKED_PRONE_IN_DEEP_WATER', -1],
    ]);
  });
});

describe('coverage of 2024', () => {
  it('gives every fact of grade A two sources, of B one or more, of C none', () => {
    const wrong = coverage2024.filter(({ grade, sources }) =>
      grade === 'A' ? sources.length < 2 : grade === 'B' ? sources.length === 0 : sources.length > 0,
    );
    expect(wrong).toEqual([]);
    expect(coverage2024.filter(({ grade, kind }) => (grade === 'C') !== (kind === 'NOT_COVERED'))).toEqual(
      [],
    );
  });

  it('says each fact once', () => {
    const facts = coverage2024.map(({ area, fact }) => `${area} ${fact}`);
    expect(new Set(facts).size).toBe(facts.length);
  });

  it('has the rulings of its own where sources are silent', () => {
    expect(mesbg2024.switches).toEqual({
      monstersStand: true,
      mightCap: 6,
      duelFloor: 1,
      naturalSixStands: true,
      bashAndStunForgoStrikes: true,
      shieldingStopsSide: true,
      strikesRolled: 'TOGETHER',
      interveningModelIsHit: true,
      knockedDownIsTrapped: false,
    });
  });
});

describe('every line of the specification', () => {
  it('has its row: what is open names both readings or the switch', () => {
    const open = coverage2024.filter(({ grade, example }) => grade === 'C' && example !== null);
    expect(open.map(({ fact }) => fact.split(/[:,(]/)[0]!.trim())).toEqual([
      'Same alignment on both sides',
      'Whether a model knocked down by a charge after it lost is Trapped',
      'Score and Fight level',
      'Kill of a model by a charging lancer',
    ]);
    const rows = (area: string, part: string) =>
      coverage2024.filter((fact) => fact.area === area && fact.fact.includes(part)).length;
    expect([
      rows('MONSTERS', 'range '),
      rows('SHOOTING', ': range '),
      rows('DUELS', 'No special strikes'),
    ]).toEqual([9, 17, 1]);
  });

  it('leaves its own choice of a Maelstrom roll to half the faces, Scatter dead on to a sixth', () => {
    const faces = (id: string, outcomes: RegExp) =>
      charts2024
        .find((chart) => chart.id === id)!
        .variants[0].rows.filter(({ outcome }) => outcomes.test(outcome))
        .reduce((sum, { from, to }) => sum + to - from + 1, 0);
    expect([
      faces('maelstrom-of-battle', /^OWN_/),
      faces('scatter', /^DEAD_ON$/),
      faces('scatter', /^OPPONENTS_OWN$/),
      faces('passenger-hit', /^RIDER$/),
      faces('shooting-at-a-monstrous-mount', /^RIDER$/),
    ]).toEqual([3, 1, 4, 3, 2]);
  });

  it('swims in heavy armour with a shield at -2: a half drown if totals below 1 do', () => {
    const swim = charts2024.find(({ id }) => id === 'swim')!;
    const lost = swim.modifiers
      .filter(({ name }) => ['HEAVY_ARMOUR', 'SHIELD'].includes(name))
      .reduce((sum, { value }) => sum + value, 0);
    expect(lost).toBe(-2);
    expect([1, 2, 3, 4, 5, 6].filter((face) => face + lost <= 1)).toEqual([1, 2, 3]);
  });
});
