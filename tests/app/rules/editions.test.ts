import { rulesCoverage } from '../../../src/app/rules/editions/rules-coverage';
import { scoreSheet, scoringSheet, scoringSheets } from '../../../src/app/rules/editions/scoring-sheets';
import { call } from '../../../src/app/kernel/use-case';

describe('coverage of the 2024 edition', () => {
  it('counts its facts by grade and filters them', async () => {
    const all = await call(rulesCoverage, {}, undefined as never);
    const open = await call(rulesCoverage, { grade: 'C', area: 'STRIKES' }, undefined as never);
    if (!all.ok || !open.ok) throw new Error('both are answered');
    expect(all.value.counts.map(({ grade }) => grade)).toEqual(['A', 'B', 'C']);
    expect(all.value.counts.reduce((sum, { facts }) => sum + facts, 0)).toBe(all.value.facts.length);
    expect(open.value.facts.map(({ source, answered }) => [source, answered])).toEqual([
      [null, 'NOT_COVERED'],
    ]);
  });
});

describe('scoring sheets', () => {
  it('are 30 names with the points of 26', async () => {
    const found = await call(scoringSheets, {}, undefined as never);
    if (!found.ok) throw new Error('they are answered');
    expect(found.value.items).toHaveLength(30);
    expect(found.value.items.filter(({ lines }) => lines !== null)).toHaveLength(26);
    const one = await call(scoringSheet, { id: '2024-hold-ground' }, undefined as never);
    expect(one.ok && one.value.notCovered).toBe('Points of this scenario are known, its procedure is not.');
    const other = await call(scoringSheet, { id: '2024-hold-grond' }, undefined as never);
    expect(!other.ok && other.error).toMatchObject({ code: 'NOT_FOUND', nearest: ['2024-hold-ground'] });
  });

  it('score a game, and refuse what they do not have', async () => {
    const score = (id: string, sides: object[]) =>
      call(scoreSheet, { id, sides } as never, undefined as never);
    const game = await score('2024-domination', [
      [
        { line: 'objectives', step: 3, count: 2 },
        { line: 'objectives', step: 1 },
        { line: 'enemy-general', step: 1 },
        { line: 'enemy-broken', step: 1 },
      ],
      [{ line: 'enemy-broken', step: 1 }],
    ]);
    expect(game.ok && [game.value.victoryPoints, game.value.winner]).toEqual([[9, 1], 'FIRST']);
    const wrong = await score('2024-domination', [[{ line: 'relic', step: 1 }], []]);
    expect(!wrong.ok && wrong.error).toMatchObject({
      faults: [{ path: 'sides[0][0].line', code: 'UNKNOWN_REFERENCE' }],
    });
    const unknown = await score('2024-cornered', [[], []]);
    expect(!unknown.ok && unknown.error).toMatchObject({
      faults: [{ path: 'id', code: 'NOT_COVERED', message: 'Doubles of 2024 are not covered.' }],
    });
  });
});
