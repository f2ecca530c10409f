import { chart } from '../../../src/app/rules/charts/charts';
import { chartOdds } from '../../../src/app/rules/charts/chart-odds';
import { charts } from '../../../src/app/rules/charts/charts';
import { resolveChart } from '../../../src/app/rules/charts/chart-resolution';
import { rollChart } from '../../../src/app/rules/charts/roll-chart';
import { checkReceipt } from '../../../src/app/games/rolls/check-receipt';
import { receiptKey } from '../../../src/app/games/rolls/receipt-key';
import { call } from '../../../src/app/kernel/use-case';
import { fakeContext } from './fake-context';

const faultsOf = async (answer: unknown): Promise<readonly unknown[]> => {
  const result = (await answer) as {
    ok: boolean;
    error?: { faults?: readonly { path: string; code: string }[] };
  };
  expect(result.ok).toBe(false);
  return (result.error?.faults ?? []).map(({ path, code }) => `${path} ${code}`);
};

describe('charts', () => {
  it('lists every chart with its source, and finds each by its id', async () => {
    const all = await call(charts, {}, undefined);
    if (!all.ok) throw new Error('refused');
    expect(all.value.items.map(({ id }) => id)).toEqual(expect.arrayContaining(['jump', 'leap', 'climb']));
    for (const item of all.value.items) {
      expect(item.ruleset).toBe('MESBG_2018');
      expect(item.sources[0]?.document).toMatch(/^00[0-4]$/);
      expect(await call(chart, { id: item.id }, undefined)).toEqual({ ok: true, value: item });
    }
  });

  it('names the nearest chart when it does not know one', async () => {
    expect(await call(chart, { id: 'jmup' }, undefined)).toEqual({
      ok: false,
      error: { code: 'NOT_FOUND', kind: 'chart', id: 'jmup', nearest: ['jump'] },
    });
  });

  it('resolves a failed Leap into falling damage, and shows what Might could make of it', async () => {
    const answer = await call(
      resolveChart,
      { id: 'leap', dice: [1], fallInches: 4, modelHeightInches: 2, mightAvailable: 3 },
      undefined,
    );
    expect(answer).toMatchObject({
      ok: true,
      value: {
        steps: [{ kind: 'NATURAL', name: 'D6', change: 1, score: 1 }],
        total: 1,
        row: { outcome: 'FALL' },
        consequence: {
          texts: ['a 2 inch model falls 4 inches: 3 Strength 3 hits'],
          hits: { count: 3, strength: 3, text: '3 Strength 3 hits' },
          isProne: false,
        },
        mightOptions: [
          { might: 0, total: 1, row: { outcome: 'FALL' } },
          { might: 1, total: 2, row: { outcome: 'SUCCESS' } },
        ],
        receipt: null,
      },
    });
  });

  it('shows Might as a step of its own', async () => {
    const answer = await call(
      resolveChart,
      { id: 'jump', dice: [4], might: 2, remainingMoveInches: 3.5 },
      undefined,
    );
    expect(answer).toMatchObject({
      ok: true,
      value: {
        steps: [
          { kind: 'NATURAL', change: 4, score: 4 },
          { kind: 'MIGHT', change: 2, score: 6 },
        ],
        total: 6,
        row: { outcome: 'BOUND' },
        consequence: { mayMoveInches: 3.5, texts: ['may use the rest of its move: up to 3.5"'] },
      },
    });
  });

  it.each([
    ['a die that is none', { id: 'jump', dice: [7] }, ['dice[0] TOO_LARGE']],
    ['two dice', { id: 'jump', dice: [3, 4] }, ['dice TOO_LONG']],
    ['no dice', { id: 'jump' }, ['dice REQUIRED']],
    ['half a die', { id: 'jump', dice: [2.5] }, ['dice[0] WRONG_TYPE']],
    [
      'Might that the model lacks',
      { id: 'jump', dice: [1], might: 2, mightAvailable: 1 },
      ['might TOO_LARGE'],
    ],
    ['Might beyond a 6', { id: 'jump', dice: [5], might: 2 }, ['might TOO_LARGE']],
    ['Might that lowers', { id: 'jump', dice: [5], might: -1 }, ['might NOT_ALLOWED']],
    ['a table of a chart with one', { id: 'jump', dice: [5], variant: 'WALL' }, ['variant NOT_ALLOWED']],
    [
      'several faults at once',
      { id: 'jump', dice: [5], modifiers: ['MOUNTED', 'SHIELD'], fallInches: 3, might: 3 },
      [
        'modifiers[0] UNKNOWN_REFERENCE',
        'modifiers[1] UNKNOWN_REFERENCE',
        'fallInches NOT_ALLOWED',
        'might TOO_LARGE',
      ],
    ],
    [
      'a bad die and what only the chart can tell, in one answer',
      { id: 'jump', dice: [9], modifiers: ['MOUNTED'], might: -1 },
      ['dice[0] TOO_LARGE', 'modifiers[0] UNKNOWN_REFERENCE', 'might NOT_ALLOWED'],
    ],
    [
      'Might where none may be spent',
      { id: 'drawn-combat', variant: 'NO_ADVANTAGE', dice: [5], might: 1, mightAvailable: 1 },
      ['might NOT_ALLOWED', 'mightAvailable NOT_ALLOWED'],
    ],
    ['a field that is none', { id: 'jump', dice: [5], luck: 1 }, ['luck UNKNOWN_FIELD']],
  ])('refuses %s', async (_name, input, faults) => {
    expect(await faultsOf(call(resolveChart, input, undefined))).toEqual(faults);
  });

  it('refuses an aim that is no outcome, and names the nearest', async () => {
    expect(await call(chartOdds, { id: 'jump', aims: ['BOUNDS'] }, undefined)).toMatchObject({
      error: {
        faults: [{ path: 'aims[0]', message: '"BOUNDS" is not an outcome here: did you mean BOUND?' }],
      },
    });
  });

  it('rolls, with a receipt that says what was rolled and when', async () => {
    const rolled = await call(
      rollChart,
      { id: 'climb', fallInches: 3, modelHeightInches: 1 },
      fakeContext([1]),
    );
    expect(rolled).toMatchObject({
      ok: true,
      value: {
        dice: [1],
        row: { outcome: 'FALL' },
        consequence: { isProne: true, hits: { count: 3, strength: 3 } },
      },
    });
    const receipt = rolled.ok ? (rolled.value.receipt ?? '') : '';
    const checked = await call(checkReceipt, { receipt }, fakeContext());
    expect(checked).toEqual({
      ok: true,
      value: {
        valid: true,
        content: {
          operation: 'rollChart',
          input: '{"id":"climb","modifiers":[],"fallInches":3,"modelHeightInches":1}',
          dice: [1],
          rolledAt: '2018-09-15T10:30:00.000Z',
          nonce: 'nonce',
        },
      },
    });
    for (const forged of [`${receipt}x`, receipt.replace('muster1', 'muster2'), 'muster1.e30', 'nothing'])
      expect(await call(checkReceipt, { receipt: forged }, fakeContext())).toEqual({
        ok: true,
        value: { valid: false, content: null },
      });
  });

  it('shows the keys that receipts are checked with', async () => {
    expect(await call(receiptKey, {}, fakeContext())).toEqual({
      ok: true,
      value: {
        algorithm: 'Ed25519',
        version: 1,
        publicKey: 'a public key',
        keys: [{ version: 1, publicKey: 'a public key' }],
      },
    });
  });
});
