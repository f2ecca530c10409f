import { zipSync } from 'fflate';
import { shippedCatalogue } from '../../../src/app/armies/lists/shipped-catalogue';
import { readRoster } from '../../../src/infrastructure/battlescribe/read-roster';

const bytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

const selection = (name: string, type: string, number: number, selections: readonly object[] = []) => ({
  id: name,
  name,
  type,
  number,
  entryId: `x::${name}`,
  costs: [{ name: ' Points', typeId: 'p', value: 0 }],
  selections,
});

const captain = selection('Warband', 'upgrade', 1, [
  selection('Captain of Rohan', 'model', 1, [selection('Shield', 'upgrade', 1)]),
  selection('Warrior of Rohan', 'unit', 1, [
    selection('Warrior', 'model', 6),
    selection('Throwing Spears', 'upgrade', 1),
  ]),
]);

const roster = (inner: object) => ({
  roster: {
    name: 'Westfold',
    generatedBy: 'https://newrecruit.eu',
    costLimits: [{ name: 'pts', typeId: 'points', value: 500 }],
    ...inner,
  },
});

const force = (selections: readonly object[], forces: readonly object[] = []) => ({
  name: 'Army',
  catalogueName: 'Rohan',
  selections,
  forces,
});

const army = [
  {
    list: 'rohan',
    leader: null,
    warbands: [
      {
        leader: { profile: 'captain-of-rohan', count: 1, options: [{ option: 'shield', count: 1 }] },
        followers: [
          { profile: 'warrior-of-rohan', count: 6, options: [{ option: 'throwing-spears', count: 6 }] },
        ],
      },
    ],
  },
];

describe('a roster of New Recruit', () => {
  it.each([
    ['with selections in the force', roster({ forces: [force([captain])] })],
    ['with forces in the force', roster({ forces: [force([], [force([captain])])] })],
  ])('is read from JSON, %s', (_name, given) => {
    const expected = { format: 'NEW_RECRUIT', name: 'Westfold', pointsLimit: 500, forces: army, unknown: [] };
    expect(readRoster(bytes(given), shippedCatalogue())).toMatchObject({ ok: true, value: expected });
    const zipped = zipSync({ 'roster.json': bytes(given) });
    expect(readRoster(zipped, shippedCatalogue())).toMatchObject({ ok: true, value: expected });
  });

  it('keeps two forces of one list apart', () => {
    const read = readRoster(
      bytes(roster({ forces: [force([captain]), force([captain])] })),
      shippedCatalogue(),
    );
    expect(read.ok && read.value.forces.map(({ list }) => list)).toEqual(['rohan', 'rohan']);
  });

  const nested = (depth: number): object =>
    depth === 0 ? captain : selection('Frame', 'upgrade', 1, [nested(depth - 1)]);

  it.each([
    ['no JSON', new TextEncoder().encode('{"roster":'), 'NOT_JSON'],
    ['no UTF-8', new Uint8Array([0x7b, 0xff, 0xfe]), 'NOT_UTF8'],
    ['no roster', bytes({ list: [] }), 'NOT_BATTLESCRIBE'],
    ['a roster that is a list', bytes({ roster: [1] }), 'NOT_BATTLESCRIBE'],
    ['too deep', bytes(roster({ forces: [force([nested(120)])] })), 'TOO_DEEP'],
    [
      'too many',
      bytes(roster({ forces: [force(Array.from({ length: 1_001 }, () => captain))] })),
      'TOO_MANY_ELEMENTS',
    ],
    ['a long name', bytes(roster({ name: 'x'.repeat(2_001), forces: [] })), 'TOO_LARGE'],
  ])('%s is refused by name', (_name, given, code) => {
    expect(readRoster(given, shippedCatalogue())).toMatchObject({ ok: false, error: { code } });
  });

  it.each([
    ['a null force', roster({ forces: [null, 3, 'x', force([captain])] })],
    ['numbers that are none', roster({ forces: [force([selection('Captain of Rohan', 'model', 1e300)])] })],
    [
      'own names of objects',
      JSON.parse('{"roster":{"__proto__":{"x":1},"forces":[{"constructor":1}]}}') as object,
    ],
  ])('%s is read without a crash', (_name, given) => {
    expect(readRoster(bytes(given), shippedCatalogue()).ok).toBe(true);
  });
});
