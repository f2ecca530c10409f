import { type GameChange, emptyState, mergeChanges } from '../../../src/domain/games/changes';
import { leadersKilled, scoreOf } from '../../../src/domain/games/score';
import { sideTotals } from '../../../src/domain/games/totals';
import { scoringSheets2024 } from '../../../src/domain/rules/rulesets/mesbg-2024/scenarios/sheets';
import { scenarios } from '../../../src/domain/rules/scenarios';
import { game } from './game';

type What =
  { readonly counter: string; readonly by: number } | { readonly register: string; readonly value: string };

const after = (...changes: readonly What[]) =>
  mergeChanges(
    emptyState,
    changes.map((what, index): GameChange => ({
      device: 'aaaa',
      sequence: index + 1,
      clock: index + 1,
      seen: 0,
      ...what,
    })),
  );

describe('the totals of a side', () => {
  it('count casualties against the break point and the quarter', () => {
    const state = after({ counter: '0.2.casualties', by: 3 });
    expect(sideTotals(game, state, 0)).toMatchObject({
      casualties: 3,
      modelsLeft: 5,
      brokenIn: 2,
      quarterIn: 3,
      broken: false,
      banners: 1,
      wounds: 6,
    });
  });

  it('count a Hero without a Wound left as a casualty, and what he had as gone', () => {
    const state = after({ counter: '0.0.wounds', by: 2 }, { counter: '0.0.might', by: 1 });
    expect(sideTotals(game, state, 0)).toMatchObject({ casualties: 1, might: 0, will: 0, fate: 0 });
  });

  it('lose nothing of an army that nobody has named', () => {
    const empty = { ...game.sides[0], rows: [], models: 0, brokenAt: 1, quarterAt: 0 };
    expect(sideTotals({ ...game, sides: [empty, game.sides[1]] }, emptyState, 0)).toMatchObject({
      broken: false,
      quarterLeft: false,
      wipedOut: false,
    });
  });
});

describe('the score of a game', () => {
  it('follows from casualties, banners, leaders and objectives in a 2018 scenario', () => {
    const state = after(
      { counter: '1.1.casualties', by: 5 },
      { counter: '1.0.wounds', by: 0 },
      { register: 'objective.centre.0', value: '3' },
    );
    const score = scoreOf({ ...game, scenario: 'cornered' }, state);
    expect(score?.impossible).toEqual([]);
    expect(score?.sides[0].find(({ line }) => line === 'enemy-broken')).toMatchObject({ points: 3 });
  });

  it('can be computed at once in every scenario but the one that a wipe-out decides', () => {
    for (const { id, end } of scenarios) {
      const score = scoreOf({ ...game, scenario: id }, emptyState);
      expect([id, score?.impossible.length === 0]).toEqual([id, end.condition !== 'WIPED_OUT']);
    }
  });

  it('follows the ticks of a 2024 sheet, and the army where nobody ticked', () => {
    const setup = { ...game, edition: '2024' as const, scenario: '2024-hold-ground' };
    const state = after(
      { counter: '1.1.casualties', by: 5 },
      { counter: '1.0.casualties', by: 1 },
      { register: '1.line.models-at-the-objective.0', value: '3' },
    );
    // Ann: General gone 3, Broken while she is not 3, no enemy banner 2. Ben: the objective 12.
    expect(scoreOf(setup, state)).toMatchObject({ victoryPoints: [8, 12], winner: 'SECOND' });
    expect(leadersKilled(setup, state)).toEqual([true, false]);
    const corrected = after({ register: '0.line.enemy-banners.0', value: '0' });
    expect(scoreOf(setup, corrected)).toMatchObject({ victoryPoints: [0, 0] });
  });

  it('counts a line for each time that it was scored', () => {
    const setup = { ...game, edition: '2024' as const, scenario: '2024-domination' };
    const state = after(
      { register: '0.line.objectives.0', value: '3' },
      { register: '0.line.objectives.1', value: '3' },
      { register: '0.line.objectives.4', value: '1' },
    );
    expect(scoreOf(setup, state)?.victoryPoints).toEqual([7, 0]);
    for (const { id } of scoringSheets2024)
      expect(scoreOf({ ...setup, scenario: id }, emptyState)?.impossible).toEqual([]);
  });
});
