import { gameState } from '../../../src/app/rules/game/game-state';
import { call } from '../../../src/app/kernel/use-case';

const ask = (raw: unknown) => call(gameState, raw, undefined);

const fresh = { forces: [{ startingModels: 30, modelsLeft: 30, leader: 'Sauron' }] };

describe('gameState', () => {
  it('counts a doubles army over both forces, and knows its leader', async () => {
    const doubles = {
      forces: [
        { startingModels: 20, modelsLeft: 0, leader: 'Théodred' },
        { startingModels: 21, modelsLeft: 20, leader: 'Erkenbrand' },
      ],
      primaryForce: 2,
    };
    expect(await ask({ scenario: 'cornered', sides: [doubles, fresh] })).toMatchObject({
      ok: true,
      value: {
        sides: [
          {
            startingModels: 41,
            modelsLeft: 20,
            casualties: 21,
            breakPoint: 21,
            casualtiesToBreak: 0,
            broken: true,
            quarterModels: 10,
            quarterLeft: false,
            wipedOut: false,
            primaryForce: 2,
            leader: 'Erkenbrand',
          },
          { casualties: 0, breakPoint: 16, casualtiesToBreak: 16, broken: false, leader: 'Sauron' },
        ],
        endOfTurn: 'ROLL_FOR_SUDDEN_END',
        suddenEnd: { scores: [1, 2], probability: { fraction: '1/3' } },
      },
    });
  });

  it.each([
    ['no-escape', 10, 'GAME_ENDS'],
    ['no-escape', 11, 'GAME_GOES_ON'],
    ['take-and-hold', 20, 'GAME_GOES_ON'],
    ['take-and-hold', 19, 'ROLL_FOR_SUDDEN_END'],
    ['the-forces-clash', 1, 'GAME_GOES_ON'],
    ['the-forces-clash', 0, 'GAME_ENDS'],
  ])('%s with %i of 40 left: %s', async (scenario, modelsLeft, expected) => {
    const side = { forces: [{ startingModels: 40, modelsLeft }] };
    const answer = await ask({ scenario, sides: [fresh, side] });
    expect(answer.ok && answer.value.endOfTurn).toBe(expected);
  });

  it('knows no leader before the roll-off, nor without names, and no end without a scenario', async () => {
    const forces = [
      { startingModels: 5, modelsLeft: 5, leader: 'Gimli' },
      { startingModels: 5, modelsLeft: 5 },
    ];
    const nameless = { forces: [{ startingModels: 5, modelsLeft: 5 }] };
    expect(await ask({ sides: [{ forces }, nameless] })).toMatchObject({
      ok: true,
      value: {
        sides: [
          { primaryForce: null, leader: null },
          { primaryForce: 1, leader: null },
        ],
        endOfTurn: null,
        suddenEnd: null,
      },
    });
  });

  it('lists every fault at once', async () => {
    const answer = await ask({
      scenario: 'cornred',
      sides: [
        { forces: [{ startingModels: 5, modelsLeft: 6 }], primaryForce: 2 },
        {
          forces: [
            { startingModels: 0, modelsLeft: 0, alwaysLeads: true },
            { startingModels: 5, modelsLeft: 5, alwaysLeads: true },
          ],
          primaryForce: 2,
        },
      ],
    });
    if (answer.ok || answer.error.code !== 'INVALID_INPUT') throw new Error('expected faults');
    expect(answer.error.faults.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'sides[1].forces[0].startingModels TOO_SMALL',
      'scenario UNKNOWN_REFERENCE',
      'sides[0].forces[0].modelsLeft INCONSISTENT',
      'sides[0].primaryForce INCONSISTENT',
      'sides[1].forces INCONSISTENT',
      'sides[1].primaryForce INCONSISTENT',
    ]);
  });
});
