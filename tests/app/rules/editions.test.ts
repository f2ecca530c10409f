import { fakeContext } from './fake-context';
import { chartOdds } from '../../../src/app/rules/charts/chart-odds';
import { resolveChart } from '../../../src/app/rules/charts/chart-resolution';
import { charts } from '../../../src/app/rules/charts/charts';
import { toWound } from '../../../src/app/rules/combat/to-wound';
import { powerOdds } from '../../../src/app/rules/editions/power-odds';
import { courageOdds, resolveCourage } from '../../../src/app/rules/game/courage';
import { priorityOdds } from '../../../src/app/rules/game/priority';
import { searchRules } from '../../../src/app/search/search-rules';
import { rulesCoverage } from '../../../src/app/rules/editions/rules-coverage';
import { scoreSheet } from '../../../src/app/rules/editions/sheet-score';
import { scoringSheet, scoringSheets } from '../../../src/app/rules/editions/scoring-sheets';
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

describe('questions that name the edition', () => {
  const asked = async (operation: { readonly name: string }, input: object) =>
    (await call(operation as never, input as never, undefined as never)) as {
      readonly ok: boolean;
      readonly value: never;
      readonly error: { readonly faults: readonly { readonly path: string; readonly code: string }[] };
    };

  it('lists and resolves the charts of each', async () => {
    const ids = async (input: object) =>
      ((await asked(charts, input)).value as { items: { id: string; ruleset: string }[] }).items;
    expect((await ids({ edition: '2024' })).map(({ id }) => id)).toContain('scatter');
    expect((await ids({})).map(({ id }) => id)).not.toContain('scatter');
    const jump = await asked(resolveChart, { id: 'jump', edition: '2024', dice: [1] });
    expect(jump.value).toMatchObject({ ruleset: 'MESBG_2024', row: { outcome: 'STAYS' } });
    const odds = await asked(chartOdds, { id: 'scatter', edition: '2024' });
    expect(odds.value).toMatchObject({
      rows: [
        { probability: { fraction: '1/6' } },
        { probability: { fraction: '2/3' } },
        { probability: { fraction: '1/6' } },
      ],
    });
    expect((await asked(chartOdds, { id: 'scatter' })).ok).toBe(false);
  });

  it('gives Swim at -2 one half to drown', async () => {
    const odds = await asked(chartOdds, {
      id: 'swim',
      edition: '2024',
      modifiers: ['HEAVY_ARMOUR', 'SHIELD'],
    });
    expect(odds.value).toMatchObject({ rows: [{ probability: { fraction: '1/2' } }, {}, {}] });
  });

  it('tests Courage by a target number in 2024', async () => {
    const odds = await asked(courageOdds, { edition: '2024', courage: 8, willAvailable: 1 });
    expect(odds.value).toMatchObject({ unaided: { fraction: '5/12' }, passed: { fraction: '7/12' } });
    const horn = await asked(courageOdds, { edition: '2024', courage: 8, warHorn: true });
    expect(horn.value).toMatchObject({ passed: { fraction: '7/12' } });
    const rolled = await asked(resolveCourage, { edition: '2024', courage: 7, dice: [3, 4] });
    expect(rolled.value).toMatchObject({ roll: 7, courage: 7, unaided: 7, total: 7, passed: true });
    const failed = await asked(resolveCourage, {
      edition: '2024',
      courage: 8,
      dice: [3, 4],
      willAvailable: 1,
      will: 1,
    });
    expect(failed.value).toMatchObject({ unaided: 7, total: 8, passed: true });
    expect((await asked(courageOdds, { edition: '2024', courage: 2 })).error.faults).toMatchObject([
      { path: 'courage', code: 'TOO_SMALL' },
    ]);
    expect((await asked(courageOdds, { courage: 4, warHorn: true })).error.faults).toMatchObject([
      { path: 'warHorn', code: 'NOT_ALLOWED' },
    ]);
  });

  it('cites its own sources for To Wound and Priority', async () => {
    const wound = await asked(toWound, { strength: 4, defence: 9, edition: '2024' });
    expect(wound.value).toMatchObject({
      probability: { fraction: '1/12' },
      source: { document: 'TRANSCRIPTION', heading: 'To Wound chart (grade A)' },
    });
    const priority = await asked(priorityOdds, { edition: '2024', sides: ['a', 'b'], before: 'a' });
    expect(priority.value).toMatchObject({
      sides: [{ probability: { fraction: '5/12' } }, { probability: { fraction: '7/12' } }],
      sources: [{ document: 'TRANSCRIPTION' }],
    });
  });

  it('casts, channels and resists powers', async () => {
    const odds = async (input: object) =>
      (await asked(powerOdds, { castingValue: 4, ...input })).value as unknown as {
        cast: { fraction: string };
        takesEffect: { fraction: string };
        resisted: { fraction: string };
      };
    expect((await odds({})).cast.fraction).toBe('1/2');
    expect((await odds({ castingDice: 2 })).cast.fraction).toBe('3/4');
    expect((await odds({ resistWill: 1 })).takesEffect.fraction).toBe('1/3');
    expect((await odds({ castingDice: 2, resistWill: 2 })).takesEffect.fraction).toBe('241/648');
    const channelled = await Promise.all(
      [1, 2, 3].map(async (resistWill) => (await odds({ isChannelled: true, resistWill })).resisted.fraction),
    );
    expect(channelled).toEqual(['1/6', '11/36', '91/216']);
  });
});

describe('search over both editions', () => {
  const hits = async (edition: 'MESBG_2018' | 'MESBG_2024' | 'BOTH' | undefined) => {
    const found = await call(searchRules, { query: 'heroic strike', edition, limit: 4 }, undefined as never);
    if (!found.ok) throw new Error('it is answered');
    return found.value.items.map(({ id }) => id);
  };

  it('finds the 2024 edition where it is asked for, both side by side, today’s first', async () => {
    expect((await hits('MESBG_2024'))[0]).toBe('2024-heroic-strike');
    expect((await hits('MESBG_2018'))[0]).toBe('heroic-strike');
    expect((await hits('BOTH')).slice(0, 2)).toEqual(['2024-heroic-strike', 'heroic-strike']);
    expect((await hits(undefined)).slice(0, 2)).toEqual(['2024-heroic-strike', 'heroic-strike']);
  });

  it('names the difference', async () => {
    const found = await call(
      searchRules,
      { query: 'two-handed weapon', edition: 'MESBG_2024', kinds: ['PROCEDURE'], limit: 1 },
      undefined as never,
    );
    expect(found.ok && found.value.items[0]?.summary).toBe(
      '2024: Two-handed weapon: -1 to the Duel, a natural 6 keeps its 6; +1 To Wound on both dice. 2018: the -1 also lowers a natural 6 (ruling 10).',
    );
  });

  it.each([
    ['heroic strike', 'HEROIC_ACTION', '2018: D6, 2024: D3', ['2024', '2018']],
    ['black dart', 'MAGICAL_POWER', '2018: 9, 2024: 6', ['2024', '2018']],
    ['warrior of minas tirith', 'PROFILE', '2018: 7 points, 2024: 8 points', ['2024', '2018']],
    ['courage 7', 'CALCULATION', '2018: 97.2 %, 2024: 58.3 %', ['2024', '2018']],
  ] as const)('names what differs: %s', async (query, kind, difference, editions) => {
    const found = await call(searchRules, { query, kinds: [kind], limit: 2 }, fakeContext());
    const items = found.ok ? found.value.items : [];
    expect(items[0]?.difference).toBe(difference);
    expect(items.map(({ edition }) => edition)).toEqual(editions);
  });
});
