import { everyOperation } from '../../../generated/every-operation';
import { type Answer, type AnyUseCase, callAny } from '../../../../src/app/kernel/use-case';

interface PictureAnswer {
  readonly svg: string;
  readonly description: string;
  readonly table: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

const ask = (useCase: unknown, input: object): Answer<unknown> =>
  callAny(useCase as AnyUseCase<undefined>, input, undefined) as Answer<unknown>;

const picture = (name: keyof typeof everyOperation, input: object): PictureAnswer => {
  const answer = ask(everyOperation[name], input);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value as PictureAnswer;
};

const numbers = <T>(name: keyof typeof everyOperation, input: object): T => {
  const answer = ask(everyOperation[name], input);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value as T;
};

const model = { attacks: 1, fight: 4 };
const side = (alignment: string, ...models: readonly object[]) => ({ alignment, models });
const plain = [side('GOOD', { ...model, attacks: 3 }), side('EVIL', model)];

const percentOf = (decimal: number): string => `${(decimal * 100).toFixed(1)}%`;

describe('duelMatrixPicture', () => {
  it('shows known chances by Fight: 3 dice against 1, higher Fight, is 119/144', () => {
    const { table, description } = picture('duelMatrixPicture', {
      sides: [side('GOOD', { attacks: 3, fight: 5 }), side('EVIL', model)],
      by: 'FIGHT',
      upTo: 3,
    });
    expect(table.columns).toEqual([
      'Dice of the first side \\ Fight of the first side against 4 of the second side',
      'lower',
      'equal',
      'higher',
    ]);
    expect(table.rows[2]).toEqual(['3', expect.any(String), expect.any(String), '82.6%']);
    expect(description).toContain('as asked it is 82.6%');
  });

  it('shows known chances by dice: 3 against 2, equal Fight, is 2315/3888', () => {
    const { table } = picture('duelMatrixPicture', { sides: plain, upTo: 4 });
    const asked = numbers<{ win: { fraction: string }[] }>('duelOdds', {
      sides: [plain[0], side('EVIL', { ...model, attacks: 2 })],
    });
    expect(asked.win[0]?.fraction).toBe('2315/3888');
    expect(table.rows[2]?.[2]).toBe('59.5%');
  });

  it('counts all dice of a side, supporters among them', () => {
    const { table } = picture('duelMatrixPicture', {
      sides: [plain[0], side('EVIL', model, { ...model, supporting: 'SPEAR' })],
      upTo: 3,
    });
    expect(table.columns.slice(1)).toEqual(['2', '3', '4']);
  });

  it.each([
    ['plain', plain],
    [
      'with Might and a supporter',
      [
        side('GOOD', { attacks: 2, fight: 5, might: 2 }),
        side('EVIL', model, { ...model, supporting: 'PIKE' }),
      ],
    ],
    [
      'with a Heroic Strike',
      [side('GOOD', { attacks: 2, fight: 3, heroicStrike: true }), side('EVIL', { ...model, fight: 6 })],
    ],
    [
      'with re-rolls',
      [
        { ...side('GOOD', { attacks: 2, fight: 3 }), rerolls: 2 },
        { ...side('EVIL', model), rerolls: 1 },
      ],
    ],
  ])('says as asked what the numbers say, %s', (_name, sides) => {
    const { win } = numbers<{ win: readonly { decimal: number }[] }>('duelOdds', { sides });
    for (const by of ['DICE', 'FIGHT']) {
      const { description } = picture('duelMatrixPicture', {
        sides,
        by,
        upTo: 2 + (sides === plain ? 1 : 0),
      });
      expect(description).toContain(`as asked it is ${percentOf(win[0]!.decimal)}`);
    }
  });

  it('shows every pip of difference where a roll changes Fight, and stays on the profile', () => {
    const { table } = picture('duelMatrixPicture', {
      sides: [
        side('GOOD', { attacks: 1, fight: 3, heroicStrike: true }),
        side('EVIL', { ...model, fight: 8 }),
      ],
      by: 'FIGHT',
      upTo: 2,
    });
    expect(table.columns.slice(1)).toEqual(['−6', '−5', '−4', '−3', '−2', '−1', '0', '+1', '+2']);
  });

  it('marks nothing where what is asked is not shown', () => {
    const sides = [side('GOOD', { ...model, attacks: 5 }), side('EVIL', model)];
    expect(picture('duelMatrixPicture', { sides, upTo: 3 }).svg).not.toContain('Framed: as asked');
  });

  it('refuses by name what is too much', () => {
    const rerolled = [{ ...plain[0], rerolls: 1 }, plain[1]];
    expect(ask(everyOperation.duelMatrixPicture, { sides: rerolled, upTo: 7 })).toMatchObject({
      error: {
        faults: [
          {
            path: 'upTo',
            code: 'TOO_LARGE',
            message: 'makes 49 Duels to work out; 36 at most with re-rolls',
          },
        ],
      },
    });
    const shielding = [side('GOOD', { ...model, shielding: true }), plain[1]];
    expect(ask(everyOperation.duelCurvesPicture, { sides: shielding, upTo: 16 })).toMatchObject({
      error: {
        faults: [
          {
            path: 'upTo',
            code: 'TOO_LARGE',
            message: 'gives side 0 32 Duel dice; a side may have 30 at most',
          },
        ],
      },
    });
  });
});

describe('duelCurvesPicture', () => {
  it('has each number of the Duels it is made of', () => {
    const { table } = picture('duelCurvesPicture', { sides: plain, compare: 'MIGHT', upTo: 3 });
    expect(table.columns).toEqual(['Dice of the first side', '3 Might', '2 Might', '1 Might', 'No Might']);
    for (const [place, attacks] of [1, 2, 3].entries())
      for (const [column, might] of [3, 2, 1, 0].entries()) {
        const { win } = numbers<{ win: readonly { decimal: number }[] }>('duelOdds', {
          sides: [side('GOOD', { ...model, attacks, might }), plain[1]],
        });
        expect(table.rows[place]?.[column + 1]).toBe(percentOf(win[0]!.decimal));
      }
  });

  it('has no lower Fight than 0', () => {
    const { table } = picture('duelCurvesPicture', {
      sides: [plain[0], side('EVIL', { ...model, fight: 0 })],
      upTo: 2,
    });
    expect(table.columns.slice(1)).toEqual(['Higher Fight', 'Equal Fight']);
  });
});

describe('the picture of a fight', () => {
  // 7/12 to win with the higher Fight, 5+ to wound either way: 1/3.
  it('shows who wins and how many are slain', () => {
    const one = (alignment: string, fight: number, defence: number) => ({
      alignment,
      models: [{ attacks: 1, fight, strength: 4, defence }],
    });
    const { table, svg } = picture('fightOutcomesPicture', {
      sides: [one('GOOD', 4, 6), one('EVIL', 3, 5)],
      sideNames: ['Ranger', 'Orc'],
    });
    expect(svg).not.toContain('or more');
    expect(table).toEqual({
      columns: ['Winner, slain of the others', 'Chance', 'Exact'],
      rows: [
        ['Ranger, 0 slain', '38.9%', '7/18'],
        ['Ranger, 1 slain', '19.4%', '7/36'],
        ['Orc, 0 slain', '27.8%', '5/18'],
        ['Orc, 1 slain', '13.9%', '5/36'],
      ],
    });
  });
});

describe('the pictures of Wounds', () => {
  interface Odds {
    readonly wounds: readonly { readonly probability: { readonly fraction: string } }[];
  }

  it('shows one Strike at Strength 4 against Defence 5: 5+ to wound', () => {
    const { table } = picture('strikeWoundsPicture', { strikes: [{ strength: 4 }], target: { defence: 5 } });
    expect(table.rows).toEqual([
      ['0', '66.7%', '2/3', '100%'],
      ['1', '33.3%', '1/3', '33.3%'],
    ]);
  });

  it.each([
    [
      'strikeWoundsPicture',
      'strikeOdds',
      { strikes: [{ count: 6, strength: 4 }], target: { defence: 6, wounds: 3, fate: 2, might: 1 } },
    ],
    [
      'volleyWoundsPicture',
      'volleyOdds',
      { shooters: [{ count: 12, shoot: 4, strength: 2 }], target: { defence: 5, wounds: 2 } },
    ],
  ] as const)('%s says what the numbers say', (name, operation, input) => {
    const { wounds } = numbers<Odds>(operation, input);
    const { table } = picture(name, input);
    expect(table.rows.map((row) => row[2])).toEqual(wounds.map(({ probability }) => probability.fraction));
  });

  it.each([
    ['strikeWoundsPicture', 'strikeOdds', { strikes: [{ count: 31, strength: 4 }] }],
    [
      'strikeWoundsPicture',
      'strikeOdds',
      {
        strikes: [{ count: 30, strength: 4 }],
        targets: [1, 2, 3, 4].map(() => ({ defence: 5, wounds: 3, fate: 3, might: 3 })),
      },
    ],
    ['volleyWoundsPicture', 'volleyOdds', { shooters: [{ count: 31, shoot: 4 }] }],
    ['duelMatrixPicture', 'duelOdds', { sides: [plain[0]] }],
  ] as const)('%s has the faults of %s', (name, operation, input) => {
    const refused = ask(everyOperation[operation], input);
    expect(refused.ok).toBe(false);
    expect(ask(everyOperation[name], input)).toEqual(refused);
  });
});

test('names and titles are text, never markup', () => {
  const { svg } = picture('duelMatrixPicture', {
    sides: plain,
    upTo: 2,
    title: '<script>alert(1)</script>',
    sideNames: ['"><image href="x"/>', '&'],
  });
  expect(svg).not.toContain('<script');
  expect(svg).not.toContain('<image');
  expect(svg).toContain('&lt;script&gt;');
});
