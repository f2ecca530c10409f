import { findScenario, scenarios } from '../../../../src/domain/rules/scenarios';
import { neededFacts } from '../../../../src/domain/rules/scenarios/check-facts';

/** Typed off documents 000 and 004. */

const scenario = (id: string) => {
  const found = findScenario(id);
  if (found === undefined) throw new Error(`no scenario ${id}`);
  return found;
};

describe('the scenarios', () => {
  it('are the six for doubles in their order, then the introductory one', () => {
    expect(scenarios.map(({ id, format }) => [id, format])).toEqual([
      ['no-escape', 'DOUBLES'],
      ['total-conquest', 'DOUBLES'],
      ['take-and-hold', 'DOUBLES'],
      ['clash-of-champions', 'DOUBLES'],
      ['cornered', 'DOUBLES'],
      ['duel-of-wits', 'DOUBLES'],
      ['the-forces-clash', 'SINGLES'],
    ]);
  });
});

describe('the end of', () => {
  it.each([
    ['no-escape', 'QUARTER_LEFT'],
    ['total-conquest', 'QUARTER_LEFT'],
    ['take-and-hold', 'SUDDEN_END'],
    ['clash-of-champions', 'QUARTER_LEFT'],
    ['cornered', 'SUDDEN_END'],
    ['duel-of-wits', 'SUDDEN_END'],
    ['the-forces-clash', 'WIPED_OUT'],
  ])('%s is %s', (id, condition) => {
    expect(scenario(id).end.condition).toBe(condition);
  });
});

describe('deployment: who, what, within, beyond', () => {
  it.each([
    [
      'no-escape',
      [
        ['TEAM_A', 'PRIMARY', 6, undefined],
        ['TEAM_B', 'PRIMARY', 6, undefined],
        ['TEAM_A', 'SECONDARY', 6, undefined],
        ['TEAM_B', 'SECONDARY', 6, undefined],
      ],
    ],
    [
      'total-conquest',
      [
        ['TEAM_A', 'PRIMARY', 6, undefined],
        ['TEAM_B', 'PRIMARY', 6, undefined],
        ['BOTH', 'SECONDARY', undefined, undefined],
      ],
    ],
    [
      'take-and-hold',
      [
        ['TEAM_A', 'PRIMARY', 12, undefined],
        ['TEAM_B', 'PRIMARY', 12, undefined],
        ['TEAM_A', 'SECONDARY', 12, undefined],
        ['TEAM_B', 'SECONDARY', 12, undefined],
      ],
    ],
    [
      'clash-of-champions',
      [
        ['TEAM_A', 'PRIMARY', 24, undefined],
        ['TEAM_B', 'PRIMARY', 24, undefined],
        ['BOTH', 'SECONDARY', 24, undefined],
      ],
    ],
    [
      'cornered',
      [
        ['TEAM_A', 'PRIMARY', 6, undefined],
        ['TEAM_B', 'WHOLE_ARMY', 12, 6],
        ['TEAM_A', 'SECONDARY', 3, undefined],
      ],
    ],
    [
      'duel-of-wits',
      [
        ['TEAM_A', 'PRIMARY', undefined, 12],
        ['TEAM_B', 'PRIMARY', undefined, 12],
        ['TEAM_A', 'SECONDARY', undefined, 12],
        ['TEAM_B', 'SECONDARY', undefined, 12],
      ],
    ],
    [
      'the-forces-clash',
      [
        ['TEAM_A', 'WHOLE_ARMY', 6, undefined],
        ['TEAM_B', 'WHOLE_ARMY', 6, 12],
      ],
    ],
  ])('%s', (id, steps) => {
    const [roll, ...placing] = scenario(id).deployment;
    expect(roll?.text).toMatch(/roll a D6/);
    expect(placing.map((step) => [step.who, step.force, step.withinInches, step.beyondInches])).toEqual(
      steps,
    );
  });
});

describe('objectives: id, x, y, within', () => {
  it.each([
    ['no-escape', []],
    [
      'total-conquest',
      [
        ['centre', 0.5, 0.5, 3],
        ['south-west', 0.25, 0.25, 3],
        ['south-east', 0.75, 0.25, 3],
        ['north-west', 0.25, 0.75, 3],
        ['north-east', 0.75, 0.75, 3],
      ],
    ],
    ['take-and-hold', [['centre', 0.5, 0.5, 6]]],
    ['clash-of-champions', []],
    ['cornered', [['centre-terrain', 0.5, 0.5, null]]],
    ['duel-of-wits', [['centre', 0.5, 0.5, 6]]],
    ['the-forces-clash', []],
  ])('%s', (id, objectives) => {
    expect(scenario(id).objectives.map((one) => [one.id, one.x, one.y, one.withinInches])).toEqual(
      objectives,
    );
  });
});

describe('Victory Points: item, side, steps', () => {
  it.each([
    [
      'no-escape',
      [
        ['enemy-leader', 'BOTH', [1, 3]],
        ['enemy-broken', 'BOTH', [3, 5]],
        ['banners', 'BOTH', [1, 2]],
        ['secondary-leader', 'BOTH', [2]],
      ],
    ],
    [
      'total-conquest',
      [
        ['objectives', 'BOTH', [2, 1]],
        ['enemy-leader', 'BOTH', [1]],
        ['enemy-broken', 'BOTH', [1]],
      ],
    ],
    [
      'take-and-hold',
      [
        ['models-near-objective', 'BOTH', [3, 5, 7]],
        ['enemy-leader', 'BOTH', [1, 2]],
        ['enemy-broken', 'BOTH', [1, 3]],
      ],
    ],
    [
      'clash-of-champions',
      [
        ['leader-kills', 'BOTH', [3, 5, 7]],
        ['leaders-slain-by-leaders', 'BOTH', [2]],
        ['enemy-broken', 'BOTH', [1]],
      ],
    ],
    [
      'cornered',
      [
        ['own-leader', 'TEAM_A', [1, 3]],
        ['enemy-leader', 'TEAM_B', [1, 3]],
        ['enemy-broken', 'BOTH', [1, 3]],
        ['models-in-terrain', 'BOTH', [2, 4]],
        ['banners', 'BOTH', [1, 2]],
      ],
    ],
    [
      'duel-of-wits',
      [
        ['targets', 'BOTH', [1, 2]],
        ['targets-at-centre', 'BOTH', [2]],
        ['enemy-broken', 'BOTH', [1, 2]],
        ['banners', 'BOTH', [1, 2]],
      ],
    ],
    ['the-forces-clash', []],
  ])('%s', (id, items) => {
    const { scoring } = scenario(id);
    expect(
      scoring.map(({ id: item, side, steps }) => [item, side, steps.map(({ points }) => points)]),
    ).toEqual(items);
  });
});

describe('special rules and facts asked for', () => {
  it.each([
    ['no-escape', [], ['BANNERS', 'BROKEN', 'LEADER_WOUNDS', 'SECONDARY_LEADER_SLAIN']],
    ['total-conquest', ['maelstrom-of-battle'], ['BROKEN', 'LEADER_WOUNDS', 'OBJECTIVES']],
    ['take-and-hold', ['site-of-power'], ['BROKEN', 'LEADER_WOUNDS', 'OBJECTIVES']],
    ['clash-of-champions', ['friendly-rivalry', 'leaders-kills'], ['BROKEN', 'LEADER_KILLS']],
    ['cornered', [], ['BANNERS', 'BROKEN', 'LEADER_WOUNDS_OF_A', 'OBJECTIVES']],
    ['duel-of-wits', ['secret-targets'], ['BANNERS', 'BROKEN', 'TARGETS']],
    ['the-forces-clash', [], ['MODELS_LEFT']],
  ])('%s', (id, rules, facts) => {
    expect(scenario(id).specialRules.map((rule) => rule.id)).toEqual(rules);
    expect([...neededFacts(scenario(id))].sort()).toEqual(facts);
  });
});
