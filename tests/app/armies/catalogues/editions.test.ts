import type { CreatedCatalogue } from '../../../../src/app/kernel/generated/answers';
import { catalogue2024, system2024 } from '../../../infrastructure/battlescribe/files-2024';
import { memoryStore } from '../../../infrastructure/aws/memory-store';
import { type Input, ask, freshKey, must } from '../../tournaments/organiser';

const file = (name: string, text: string) => ({
  name,
  content: Buffer.from(text.trim()).toString('base64'),
});
const files = [file('brook.gst', system2024()), file('brook.cat', catalogue2024())];

/** A list of one's own of 2024, with a Hero of its own and two profiles that ship. */
const muster = {
  id: '2024-club-muster',
  name: 'Club Muster',
  edition: '2024',
  alignment: 'GOOD',
  profiles: [
    {
      id: '2024-club-captain',
      name: 'Club Captain',
      tier: 'VALOUR',
      points: 50,
      keywords: ['Man'],
      statline: '6 4/4+ 4 5 2 2 6+ 6+ 2 1 1',
    },
  ],
  borrowed: ['2024-warrior-of-rohan', '2024-rider-of-rohan'],
};

const { edition: _, ...unnamed } = muster;

const created = (input: Input, store = memoryStore()) =>
  must<CreatedCatalogue>({ store }, 'createCatalogue', { input: { name: 'Club', ...input } });

const faults = async (input: Input) => {
  const answer = await ask({ store: memoryStore() }, 'createCatalogue', {
    input: { name: 'Club', ...input },
    idempotencyKey: freshKey(),
  });
  return !answer.ok && answer.error.code === 'INVALID_INPUT' ? answer.error.faults : [];
};

const forces = [
  {
    list: '2024-club-muster',
    warbands: [
      {
        leader: { profile: '2024-club-captain' },
        followers: [
          { profile: '2024-warrior-of-rohan', count: 10, options: [{ option: 'shield', count: 10 }] },
        ],
      },
    ],
  },
];

/** The captain at 50 and ten Warriors of Rohan at 6 each, with shields at 1. */
const legal = { verdict: 'LEGAL', facts: { points: 120, models: 11 } };

it('takes lists of 2024 that borrow what ships, sent along or kept', async () => {
  const sent = await must({ store: memoryStore() }, 'validateArmy', {
    input: { pointsLimit: 200, forces, lists: [muster] },
  });
  expect(sent).toMatchObject(legal);
  const store = memoryStore();
  const { catalogue, made } = await created({ lists: [muster] }, store);
  expect(made.lists[0]).toMatchObject({ edition: '2024', profiles: 3, replacesShipped: false });
  const lists = [{ catalogue: catalogue.id, version: 1 }];
  expect(await must({ store }, 'validateArmy', { input: { pointsLimit: 200, forces, lists } })).toMatchObject(
    legal,
  );
});

it('judges a list that ships beside one that was sent', async () => {
  const [force] = forces;
  const other = { ...force, list: '2024-kingdom-of-rohan' };
  const { findings } = await must<{ findings: readonly { code: string }[] }>(
    { store: memoryStore() },
    'validateArmy',
    {
      input: { pointsLimit: 200, forces: [other], lists: [muster] },
    },
  );
  expect(findings.map(({ code }) => code)).not.toContain('UNKNOWN_LIST');
});

it('takes the edition of lists that name none from the upload', async () => {
  const { made } = await created({ lists: [unnamed], edition: '2024' });
  expect(made.lists[0]).toMatchObject({ edition: '2024' });
});

it('refuses a list of another edition than that of the upload', async () => {
  const message = (name: string) => `${name} is of the edition 2024, not 2018`;
  expect(await faults({ lists: [muster], edition: '2018' })).toEqual([
    { path: 'lists[0]', code: 'INCONSISTENT', message: message('Club Muster') },
  ]);
  expect(await faults({ files, edition: '2018' })).toEqual([
    { path: 'files[0]', code: 'INCONSISTENT', message: message('The Brook Watch') },
  ]);
  expect(await faults({ lists: [muster], edition: '2030' })).toEqual([
    {
      path: 'edition',
      code: 'UNKNOWN_REFERENCE',
      message: 'must be an edition that ships or comes with the files: 2018, 2024',
    },
  ]);
});

it('keeps the ids of a list of 2024 apart from those of 2018', async () => {
  const { made } = await created({
    files: [files[0]!, file('brook.cat', catalogue2024().replace('The Brook Watch', 'Rivendell'))],
  });
  expect(
    made.lists.map(({ list, edition, alignment, replacesShipped }) => [
      list,
      edition,
      alignment,
      replacesShipped,
    ]),
  ).toEqual([['2024-rivendell', '2024', 'GOOD', true]]);
});

it('refuses a list whose demands contradict each other, with the reason', async () => {
  const demands = [
    { kind: 'COMPULSORY', profiles: ['2024-club-captain'] },
    { kind: 'NUMBER_OF', profiles: ['2024-club-captain'], maximum: 0 },
    { kind: 'NUMBER_OF', profiles: ['2024-warrior-of-rohan'], minimum: 3, maximum: 2 },
    { kind: 'COMPULSORY', profiles: ['2024-rider-of-rohan'] },
    { kind: 'EXCLUDES', profiles: ['2024-rider-of-rohan'], with: ['2024-club-captain'] },
  ];
  expect(await faults({ lists: [{ ...muster, demands }] })).toEqual(
    [
      'Club Muster: it demands at least 1 of Club Captain, and at most 0',
      'Club Muster: it demands at least 3 of Warrior of Rohan, and at most 2',
      'Club Muster: Rider of Rohan and Club Captain are compulsory and may not be fielded together',
    ].map((message) => ({ path: 'lists[0]', code: 'INCONSISTENT', message })),
  );
});

describe("an edition of the sender's own", () => {
  const house = {
    ...{ id: 'house', name: 'House rules', listsMayAlly: false, breakPercent: 40 },
    bowFraction: { numerator: 1, denominator: 4 },
    throwingFraction: { numerator: 1, denominator: 3 },
  };
  const editions = (...all: readonly object[]) =>
    file('editions.json', JSON.stringify({ editions: all.length > 0 ? all : [house] }));
  const captain = {
    ...{ id: 'the-captain', name: 'The Captain', tier: 'FORTITUDE', points: 40, keywords: ['Man'] },
    statline: '6 4/4+ 4 5 2 2 4 2 1 1',
  };
  const levy = {
    ...{ id: 'the-levy', name: 'The Levy', points: 6, keywords: ['Man'], statline: '6 3/4+ 3 4 1 1 3' },
    options: { bow: 1, 'throwing-spears': 2 },
  };
  const club = { id: 'the-club', name: 'The Club', alignment: 'GOOD', profiles: [captain, levy] };
  const levies = (count: number, ...options: readonly string[]) => ({
    ...{ profile: 'the-levy', count },
    options: options.map((option) => ({ option })),
  });
  const judgedBy = async (
    lists: readonly object[],
    store: ReturnType<typeof memoryStore>,
    ...followers: readonly object[]
  ) => {
    const { findings, facts } = await must<{
      findings: readonly { code: string }[];
      facts: { brokenAt: number };
    }>({ store }, 'validateArmy', {
      input: {
        pointsLimit: 500,
        lists,
        forces: [{ list: 'the-club', warbands: [{ leader: { profile: 'the-captain' }, followers }] }],
      },
    });
    return [findings.map(({ code }) => code), facts.brokenAt];
  };

  it.each([
    // 1/4 of 12 Warriors with bows is 3, 1/3 of them with throwing weapons is 4; more than 40 % of 13 models is 6.
    [[levies(9), levies(3, 'bow')], []],
    [[levies(8), levies(4, 'bow')], ['OVER_BOW_LIMIT']],
    [[levies(8), levies(4, 'throwing-spears')], []],
    [[levies(7), levies(5, 'throwing-spears')], ['OVER_THROWING_LIMIT']],
  ])('judges %j', async (followers, findings) => {
    const store = memoryStore();
    const { catalogue, made } = await created(
      { lists: [club], files: [editions()], edition: 'house' },
      store,
    );
    expect(made.lists[0]).toMatchObject({ edition: 'house' });
    const kept = [{ catalogue: catalogue.id, version: 1 }];
    expect(await judgedBy(kept, store, ...followers)).toEqual([findings, 6]);
    const sent = [{ ...club, edition: 'house', editionRules: house }];
    expect(await judgedBy(sent, store, ...followers)).toEqual([findings, 6]);
  });

  it('holds for the files of a builder that are sent with it', async () => {
    const { made } = await created({ files: [...files, editions()], edition: 'house' });
    expect(made.lists[0]).toMatchObject({ edition: 'house' });
  });

  it('is refused with every fault', async () => {
    const of = (...all: readonly object[]) => ({ lists: [club], files: [editions(...all)] });
    const [path, code] = ['files[0]', 'DUPLICATE'];
    expect(await faults(of({ ...house, id: '2018' }, house, house))).toEqual([
      { path, code, message: '2018 ships: give your edition another id' },
      { path, code, message: 'the edition house is given more than once' },
    ]);
    expect(await faults(of({ ...house, bowFraction: { numerator: 4, denominator: 3 } }))).toEqual([
      { path, code: 'TOO_LARGE', message: 'bowFraction of the edition house must be at most 1/1, not 4/3' },
    ]);
    expect(await faults({ lists: [{ ...club, edition: 'house' }] })).toEqual([
      {
        path: 'lists[0]',
        code: 'UNKNOWN_REFERENCE',
        message:
          'the edition of the-club must be one of 2018, 2024, not house; one of its own needs editionRules',
      },
    ]);
    expect(await faults({ lists: [{ ...club, edition: 'other', editionRules: house }] })).toEqual([
      {
        path: 'lists[0]',
        code: 'INCONSISTENT',
        message: 'the edition of the-club must be the id of its editionRules, and none of 2018, 2024',
      },
    ]);
  });
});
