import { faultsOf, valueOf } from '../asking';

interface Needed {
  readonly needed: number | null;
  readonly probability: { readonly fraction: string } | null;
  readonly oneLess: { readonly fraction: string } | null;
  readonly most: number;
  readonly tried: readonly { readonly number: number; readonly probability: { readonly fraction: string } }[];
  readonly text: string;
}

const short = ({ needed, probability, oneLess, most }: Needed) => [
  needed,
  probability?.fraction ?? null,
  oneLess?.fraction ?? null,
  most,
];

const model = { fight: 4, strength: 4, defence: 4 };
const sides = (first: object[], second: object[]) => [
  { alignment: 'GOOD', models: first },
  { alignment: 'EVIL', models: second },
];
const duel = (mine: object, theirs: object) => ({
  sides: sides([{ fight: 4, ...mine }], [{ fight: 4, ...theirs }]),
});

/** Expected chances: every roll of the dice counted by hand-written loops over all faces. */
describe('neededToWin', () => {
  test.each([
    [
      'models against one die, level Fight',
      duel({}, {}),
      { numberOf: 'FIGHTERS' },
      [5, '12781/15552', '6149/7776', 30],
    ],
    [
      'models of lower Fight, 60 %',
      duel({ fight: 3 }, {}),
      { numberOf: 'FIGHTERS', wantedPercent: 60 },
      [3, '95/144', '125/216', 30],
    ],
    ['points of Might', duel({}, {}), { numberOf: 'MIGHT' }, [3, '5/6', '3/4', 10]],
    [
      'pikes against two dice, a half',
      duel({}, { attacks: 2 }),
      { numberOf: 'PIKES', wantedPercent: 50 },
      [1, '1/2', '73/216', 2],
    ],
    ['pikes that are not enough', duel({}, { attacks: 2 }), { numberOf: 'PIKES' }, [null, null, null, 2]],
    ['a spear, one for each', duel({}, { attacks: 2 }), { numberOf: 'SPEARS' }, [null, null, null, 1]],
    [
      'the other side, which has it already',
      duel({}, { attacks: 2 }),
      { numberOf: 'SPEARS', side: 1, wantedPercent: 66 },
      [0, '143/216', null, 1],
    ],
  ])('%s', async (_name, question, asked, expected) => {
    expect(short(await valueOf<Needed>('neededToWin', { ...question, ...asked }))).toEqual(expected);
  });

  test('says what was tried, in words too', async () => {
    const { tried, text } = await valueOf<Needed>('neededToWin', {
      ...duel({}, { attacks: 2 }),
      numberOf: 'PIKES',
    });
    expect(tried.map(({ number, probability }) => [number, probability.fraction])).toEqual([
      [0, '73/216'],
      [1, '1/2'],
      [2, '2315/3888'],
    ]);
    expect(text).toBe('80 % is never reached; the most, 2 pike supporters: 59.5 %.');
  });

  test('names every fault', async () => {
    expect(
      await faultsOf('neededToWin', {
        ...duel({ type: 'CAVALRY' }, {}),
        numberOf: 'SPEARS',
        wantedPercent: 100,
      }),
    ).toEqual([
      'wantedPercent TOO_LARGE must be at most 99',
      'numberOf INCONSISTENT only Infantry can support with a spear or pike: add a supporter to the side, to be multiplied',
    ]);
    expect(await faultsOf('neededToWin', { ...duel({}, {}), numberOf: 'MIGHT', model: 3 })).toEqual([
      'model UNKNOWN_REFERENCE there is no model 3: places run from 0 to 0',
    ]);
  });
});

describe('neededToSlay', () => {
  // S4 at Defence 4 wounds on 4+; so many win their Duel against one die and wound once at least.
  test.each([
    [60, [3, '749/1152', '143/288', 4]],
    [80, [null, null, null, 4]],
  ])('models like it for %i %%', async (wantedPercent, expected) => {
    const question = { sides: sides([model], [model]), numberOf: 'FIGHTERS', wantedPercent };
    expect(short(await valueOf<Needed>('neededToSlay', question))).toEqual(expected);
  });

  test('stops at what one request may work through', async () => {
    const hero = { ...model, attacks: 3, might: 3, fate: 3, wounds: 3 };
    const faults = await faultsOf('neededToSlay', {
      sides: sides([hero, hero, hero], [hero, hero, hero]),
      numberOf: 'MIGHT',
    });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^sides TOO_LARGE these are \d+ states/);
  });
});

test('neededShots: archers of 4+ and Strength 3 at Defence 5', async () => {
  const question = { shooters: [{ shoot: 4, strength: 3 }], target: { defence: 5 } };
  // One in six each: 1 - (5/6)^9.
  expect(short(await valueOf<Needed>('neededShots', question))).toEqual([
    9,
    '8124571/10077696',
    '1288991/1679616',
    30,
  ]);
});

describe('neededStrikes', () => {
  test('Attacks of Strength 4 at Defence 6 with two Wounds', async () => {
    const question = { strikes: [{ strength: 4 }], target: { defence: 6, wounds: 2 } };
    expect(short(await valueOf<Needed>('neededStrikes', question))).toEqual([8, '5281/6561', '179/243', 30]);
  });

  test('Might for one Attack', async () => {
    const question = { strikes: [{ strength: 4 }], target: { defence: 6 }, numberOf: 'MIGHT' };
    expect(short(await valueOf<Needed>('neededStrikes', question))).toEqual([3, '5/6', '2/3', 10]);
  });
});
