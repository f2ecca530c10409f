import {
  breakPoint,
  endOfTurn,
  isBroken,
  isQuarterLeft,
  isWipedOut,
  quarterModels,
} from '../../../../src/domain/rules/game/state';
import { armyLeader, primaryForce } from '../../../../src/domain/rules/game/leader';

describe('Broken: more than half lost (ruling 17)', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
    [39, 20],
    [40, 21],
    [41, 21],
  ])('of %i models takes %i casualties', (startingModels, needed) => {
    expect(breakPoint(startingModels)).toBe(needed);
    expect(isBroken({ startingModels, modelsLeft: startingModels - needed })).toBe(true);
    expect(isBroken({ startingModels, modelsLeft: startingModels - needed + 1 })).toBe(false);
  });
});

describe('a quarter left (ruling 17)', () => {
  it.each([
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
    [39, 9],
    [40, 10],
  ])('of %i models is at most %i', (startingModels, most) => {
    expect(quarterModels(startingModels)).toBe(most);
    expect(isQuarterLeft({ startingModels, modelsLeft: most })).toBe(true);
    expect(isQuarterLeft({ startingModels, modelsLeft: most + 1 })).toBe(false);
  });

  it('is always Broken too', () => {
    for (let startingModels = 1; startingModels <= 200; startingModels += 1)
      expect(isBroken({ startingModels, modelsLeft: quarterModels(startingModels) })).toBe(true);
  });
});

describe('the end of a turn', () => {
  const side = (startingModels: number, modelsLeft: number) => ({ startingModels, modelsLeft });

  it.each([
    ['QUARTER_LEFT', [side(40, 11), side(40, 40)], 'GAME_GOES_ON'],
    ['QUARTER_LEFT', [side(40, 40), side(40, 10)], 'GAME_ENDS'],
    ['SUDDEN_END', [side(40, 20), side(40, 20)], 'GAME_GOES_ON'],
    ['SUDDEN_END', [side(40, 40), side(40, 19)], 'ROLL_FOR_SUDDEN_END'],
    ['WIPED_OUT', [side(10, 1), side(10, 1)], 'GAME_GOES_ON'],
    ['WIPED_OUT', [side(10, 0), side(10, 1)], 'GAME_ENDS'],
  ] as const)('%s, %j: %s', (condition, sides, expected) => {
    expect(endOfTurn(condition, sides)).toBe(expected);
  });

  it('knows nobody left from somebody', () => {
    expect([isWipedOut(side(5, 0)), isWipedOut(side(5, 1))]).toEqual([true, false]);
  });
});

describe('who leads (000)', () => {
  const force = (leader: string, alwaysLeads = false) => ({ leader, alwaysLeads });

  it('the leader of the force that won the roll-off', () => {
    const forces = [force('Théodred'), force('Erkenbrand')];
    expect(primaryForce(forces, 1)).toBe(1);
    expect(armyLeader(forces, 1)).toBe('Erkenbrand');
  });

  it('nobody before the roll', () => {
    const forces = [force('Théodred'), force('Erkenbrand')];
    expect(primaryForce(forces, undefined)).toBeUndefined();
    expect(armyLeader(forces, undefined)).toBeUndefined();
  });

  it('a Legion’s fixed leader, whatever was rolled', () => {
    expect(primaryForce([force('King of the Dead'), force('Aragorn', true)], 0)).toBe(1);
  });

  it('the only force’s leader', () => {
    expect(primaryForce([force('Lurtz')], undefined)).toBe(0);
  });
});
