import {
  scenariosDrawnAgain,
  scenariosOfRound,
  vetoStateOf,
  withVeto,
} from '../../../../src/domain/tournaments/scenarios/scenarios-of-round';
import { shuffled } from '../../../../src/shared/seeded-random';

const pool = ['Domination', 'Hold Ground', 'Lords of Battle', 'Reconnoitre'];

describe('scenarios drawn from a pool by a published seed', () => {
  test('none twice before all have come', () => {
    const rounds = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (round) => scenariosOfRound({ by: 'DRAWN', pool }, 'a seed', round).scenario,
    );
    expect(rounds.slice(0, 4).sort()).toEqual(pool);
    expect(rounds.slice(4).sort()).toEqual(pool);
  });

  test('anyone can repeat the draw by the published method', () => {
    expect(scenariosOfRound({ by: 'DRAWN', pool }, 's', 6)).toEqual({
      scenario: shuffled(pool, 's/scenarios/2')[1],
      choices: [],
    });
    expect(scenariosOfRound({ by: 'VETOED', pool, choices: 3 }, 's', 6)).toEqual({
      scenario: null,
      choices: shuffled(pool, 's/scenarios/round 6').slice(0, 3),
    });
  });
});

describe('scenarios drawn again for a round', () => {
  const again = { round: 2, draw: 2 };
  const order = shuffled(pool, 's/scenarios/round 2/draw 2');

  test('the first that no round has', () => {
    const drawn = (scenarios: readonly string[]) =>
      scenariosDrawnAgain({ by: 'DRAWN', pool }, 's', { ...again, scenarios });
    expect(drawn([order[0]!, order[2]!])).toEqual({ scenario: order[1], choices: [] });
    expect(drawn([order[0]!, order[1]!])).toEqual({ scenario: order[2], choices: [] });
  });

  test('where all have come, the first that the round does not have', () => {
    const scenarios = [order[1]!, order[2]!, order[3]!, order[0]!];
    expect(scenariosDrawnAgain({ by: 'DRAWN', pool }, 's', { ...again, scenarios })).toEqual({
      scenario: order[1],
      choices: [],
    });
  });

  test('a pool of one has no other', () => {
    expect(
      scenariosDrawnAgain({ by: 'DRAWN', pool: ['Domination'] }, 's', {
        ...again,
        scenarios: [null, 'Domination'],
      }),
    ).toEqual({ scenario: 'Domination', choices: [] });
  });

  test('choices to veto are drawn again by their own text', () => {
    expect(
      scenariosDrawnAgain({ by: 'VETOED', pool, choices: 3 }, 's', { ...again, scenarios: [null, null] }),
    ).toEqual({ scenario: null, choices: order.slice(0, 3) });
  });
});

describe('vetoes', () => {
  const choices = ['Domination', 'Hold Ground', 'Reconnoitre'];

  const state = (...scenarios: string[]) => vetoStateOf(choices, [4, 7], { entrants: [4, 7], scenarios });

  test('in turn until one is left', () => {
    expect(vetoStateOf(choices, [4, 7], undefined)).toMatchObject({
      left: choices,
      vetoes: [],
      first: 1,
      next: 1,
    });
    expect(state('Hold Ground')).toMatchObject({
      left: ['Domination', 'Reconnoitre'],
      vetoes: ['Hold Ground'],
      next: 0,
    });
    expect(state('Hold Ground', 'Domination')).toMatchObject({
      left: ['Reconnoitre'],
      vetoes: ['Hold Ground', 'Domination'],
      next: null,
    });
  });

  test.each([
    [[4, 8], 0],
    [[8, 4], 1], // even: the lower number, wherever it stands
    [[4, 7], 1],
    [[7, 4], 0], // odd: the higher number
    [[5, 0], 0],
    [[6, 0], 1], // the Spare Player is 0
  ] as const)('%j: side %i begins, whoever is ranked higher', (entrants, side) => {
    expect(vetoStateOf(choices, entrants, undefined).next).toBe(side);
  });

  test('only what is still there, and never the last', () => {
    expect(withVeto(state(), 'Reconnoitre')).toEqual(['Reconnoitre']);
    expect(withVeto(state('Domination'), 'Hold Ground')).toEqual(['Domination', 'Hold Ground']);
    expect(withVeto(state(), 'Fog of War')).toBeNull();
    expect(withVeto(state('Domination'), 'Domination')).toBeNull();
    expect(withVeto(state('Domination', 'Hold Ground'), 'Reconnoitre')).toBeNull();
  });

  test('count for the two who made them, while the scenarios are a choice', () => {
    const stored = { entrants: [4, 7], scenarios: ['Hold Ground', 'Domination'] };
    expect(vetoStateOf(choices, [4, 7], stored)).toMatchObject({ left: ['Reconnoitre'], next: null });
    expect(vetoStateOf(choices, [4, 8], stored)).toMatchObject({ left: choices, vetoes: [], next: 0 });
    expect(vetoStateOf(['Reconnoitre', 'Domination', 'Fog of War'], [4, 7], stored)).toMatchObject({
      left: ['Reconnoitre', 'Fog of War'],
      vetoes: ['Domination'],
      next: 0,
    });
    expect(vetoStateOf(['Hold Ground', 'Domination'], [4, 7], stored)).toMatchObject({
      left: ['Domination'],
      vetoes: ['Hold Ground'],
      next: null,
    });
  });
});
