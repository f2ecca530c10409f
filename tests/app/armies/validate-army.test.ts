import { fakeContext } from '../rules/fake-context';
import { armyInput } from '../../../src/app/armies/army-input';
import { checkArmy } from '../../../src/app/armies/check-army';
import { readRoster } from '../../../src/app/armies/rosters/read-roster';
import { validateArmy } from '../../../src/app/armies/validate-army';
import { call, checkInput } from '../../../src/app/kernel/use-case';

const ask = async (input: unknown) => {
  const answer = await call(validateArmy, input, fakeContext());
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

const faults = async (input: unknown) => {
  const answer = await call(validateArmy, input, fakeContext());
  if (answer.ok || answer.error.code !== 'INVALID_INPUT') throw new Error('not refused');
  return answer.error.faults.map(({ path, code }) => `${path} ${code}`);
};

const warrior = {
  id: 'warrior-of-arnor',
  name: 'Warrior of Arnor',
  points: 8,
  keywords: ['Man'],
  statline: '6 3/4+ 3 5 1 1 4',
  options: { bow: 1 },
};
const captain = {
  id: 'captain-of-arnor',
  name: 'Captain of Arnor',
  tier: 'FORTITUDE',
  points: 50,
  keywords: ['Man'],
  statline: '6 4/4+ 4 6 2 2 4 2 1 1',
};
const arnor = { id: 'arnor', name: 'Arnor', alignment: 'GOOD', profiles: [captain, warrior] };
const ofArnor = (warriors: number, bows: number) => ({
  list: 'arnor',
  warbands: [
    {
      leader: { profile: 'captain-of-arnor' },
      followers: [
        {
          profile: 'warrior-of-arnor',
          count: warriors,
          options: bows > 0 ? [{ option: 'bow', count: bows }] : [],
        },
      ],
    },
  ],
});
const gondor = { list: 'minas-tirith', warbands: [{ leader: { profile: 'faramir' } }] };

describe('an army of the catalogue', () => {
  it('is answered with its findings, facts and suggestions', async () => {
    const answer = await ask({
      pointsLimit: 300,
      forces: [
        {
          list: 'minas-tirith',
          warbands: [
            {
              leader: { profile: 'captain-of-minas-tirith' },
              followers: [
                {
                  profile: 'warrior-of-minas-tirith',
                  count: 9,
                  options: [{ option: 'bow', count: 5 }, { option: 'shield' }],
                },
              ],
            },
          ],
        },
      ],
    });
    expect(answer.legal).toBe(false);
    expect(answer.findings).toEqual([
      {
        code: 'OVER_BOW_LIMIT',
        severity: 'ERROR',
        where: { force: 0, warband: null, unit: null },
        message: 'Minas Tirith: 5 bows for 9 Warriors; 1/3 of them, rounded up, is 3',
        used: 5,
        allowed: 3,
        fix: 'Take away 2 bows, or add Warriors without.',
        source: {
          kind: 'RULING',
          document: 'RULING',
          heading: 'Ruling 20',
          page: null,
          ruling: '20',
          switch: null,
        },
      },
    ]);
    // Captain 50, nine Warriors 63, five bows and nine shields 14.
    expect(answer.facts).toMatchObject({
      points: 127,
      models: 10,
      warriors: 9,
      might: 2,
      brokenAt: 6,
      quarterAt: 2,
      allianceLevel: null,
      forces: [{ bows: { warriors: 9, used: 5, allowed: 3, fraction: '1/3', exempt: [] } }],
    });
    expect(answer.suggestions).toMatchObject([{ code: 'OVER_BOW_LIMIT', steps: 2, pointsLost: 1 }]);
  });

  it('takes an option without a number for each model', async () => {
    const army = (options: readonly unknown[]) => ({
      pointsLimit: 300,
      forces: [
        {
          list: 'minas-tirith',
          warbands: [
            {
              leader: { profile: 'captain-of-minas-tirith' },
              followers: [{ profile: 'warrior-of-minas-tirith', count: 9, options }],
            },
          ],
        },
      ],
    });
    expect((await ask(army([{ option: 'shield' }]))).facts.points).toBe(122);
    expect((await ask(army([{ option: 'shield', count: 9 }]))).facts.points).toBe(122);
  });
});

describe('lists of the caller’s own', () => {
  it('stand beside those of the catalogue, which knows their allies', async () => {
    const answer = await ask({ pointsLimit: 500, forces: [ofArnor(12, 4), gondor], lists: [arnor] });
    expect(answer.facts).toMatchObject({ points: 230, allianceLevel: expect.any(String) as string });
    expect(answer.findings.filter(({ code }) => code.startsWith('UNKNOWN'))).toEqual([]);
  });

  it('need no catalogue at all', async () => {
    const own = { ...arnor, id: 'my-own', name: 'My own' };
    const army = { pointsLimit: 500, forces: [{ ...ofArnor(12, 5), list: 'my-own' }], lists: [own] };
    expect((await ask(army)).findings).toMatchObject([
      {
        code: 'OVER_BOW_LIMIT',
        used: 5,
        allowed: 4,
        message: 'My own: 5 bows for 12 Warriors; 1/3 of them, rounded up, is 4',
      },
    ]);
  });

  it.each(['HISTORICAL', 'CONVENIENT', 'IMPOSSIBLE'])('may bring their alliances: %s', async (level) => {
    const army = {
      pointsLimit: 500,
      forces: [ofArnor(3, 0), gondor],
      lists: [arnor],
      alliances: [{ lists: ['minas-tirith', 'arnor'], level }],
    };
    expect((await ask(army)).facts.allianceLevel).toBe(level);
  });

  it('are Impossible to all where nobody says otherwise', async () => {
    const own = { ...arnor, id: 'my-own', name: 'My own' };
    const army = { pointsLimit: 500, forces: [{ ...ofArnor(3, 0), list: 'my-own' }, gondor], lists: [own] };
    expect((await ask(army)).facts.allianceLevel).toBe('IMPOSSIBLE');
  });

  it('bring their Legions', async () => {
    const legion = {
      id: 'last-of-arnor',
      name: 'Last of Arnor',
      profiles: ['captain-of-arnor', 'warrior-of-arnor'],
      demands: [{ kind: 'NUMBER_OF', profiles: ['warrior-of-arnor'], minimum: 4 }],
    };
    const army = (warriors: number) => ({
      pointsLimit: 500,
      forces: [{ ...ofArnor(warriors, 0), list: 'last-of-arnor' }],
      lists: [{ ...arnor, legions: [legion] }],
    });
    expect((await ask(army(4))).legal).toBe(true);
    expect((await ask(army(3))).findings).toMatchObject([
      {
        code: 'TOO_FEW_OF',
        used: 3,
        allowed: 4,
        source: { document: 'CATALOGUE', heading: 'Last of Arnor' },
      },
    ]);
  });

  it('are refused with every fault, each at its place', async () => {
    const broken = {
      ...arnor,
      profiles: [
        { ...captain, statline: 'strong' },
        { ...warrior, points: '8' },
      ],
    };
    expect(await faults({ pointsLimit: 0, forces: [{ warbands: [] }], lists: [broken] })).toEqual([
      'pointsLimit TOO_SMALL',
      'forces[0].list REQUIRED',
      'lists[0].profiles[0].statline WRONG_FORMAT',
      'lists[0].profiles[0].statline INCONSISTENT',
      'lists[0].profiles[1].points WRONG_TYPE',
    ]);
  });

  it('are refused where their edition is not known', async () => {
    const lists = [arnor, { ...arnor, id: 'arthedain', edition: '1998' }];
    expect(await faults({ pointsLimit: 500, forces: [], lists })).toEqual([
      'lists[1].edition UNKNOWN_REFERENCE',
    ]);
  });

  it('borrow a profile whose own list borrows for its Legions from a third', async () => {
    const own = { ...arnor, id: 'my-own', name: 'My own', borrowed: ['captain-of-rohan'] };
    const warbands = [{ leader: { profile: 'captain-of-rohan' } }, ...ofArnor(3, 0).warbands];
    const answer = await ask({ pointsLimit: 500, forces: [{ list: 'my-own', warbands }], lists: [own] });
    expect(answer).toMatchObject({ verdict: 'LEGAL', facts: { points: 119, models: 5 } });
  });

  it('are refused where they name what is not there', async () => {
    const lists = [{ ...arnor, borrowed: ['king-of-arnor'] }];
    expect(await faults({ pointsLimit: 500, forces: [], lists })).toEqual(['lists[0] INCONSISTENT']);
    const alliances = [{ lists: ['arnor', 'gondolin'], level: 'CONVENIENT' }];
    expect(await faults({ pointsLimit: 500, forces: [], alliances })).toEqual([
      'alliances[0].lists[1] UNKNOWN_REFERENCE',
    ]);
  });
});

describe('sizes', () => {
  const many = (length: number, item: unknown) => Array.from({ length }, () => item);
  const force = (warbands: readonly unknown[]) => ({ list: 'minas-tirith', warbands });
  const unit = { profile: 'warrior-of-minas-tirith' };

  it.each([
    ['forces', { pointsLimit: 500, forces: many(7, force([])) }, 'forces TOO_LONG'],
    ['warbands', { pointsLimit: 500, forces: [force(many(26, {}))] }, 'forces[0].warbands TOO_LONG'],
    [
      'followers',
      { pointsLimit: 500, forces: [force([{ followers: many(21, unit) }])] },
      'forces[0].warbands[0].followers TOO_LONG',
    ],
    [
      'models',
      { pointsLimit: 500, forces: [force([{ leader: { ...unit, count: 101 } }])] },
      'forces[0].warbands[0].leader.count TOO_LARGE',
    ],
  ])('%s are limited', async (_what, input, fault) => {
    expect(await faults(input)).toEqual([fault]);
  });
});

it('a roster that was read is validated as it is', async () => {
  const roster = Buffer.from(
    `<roster id="r" name="On the Road"><forces><force id="f" name="Army" catalogueName="The Rangers"><selections>
      <selection id="s" name="Halbarad" entryId="h" number="1" type="model"/>
    </selections></force></forces></roster>`,
  ).toString('base64');
  const read = await call(readRoster, { roster }, fakeContext());
  if (!read.ok) throw new Error(read.error.code);
  const answer = await ask({ pointsLimit: 500, forces: read.value.forces });
  expect(answer).toMatchObject({ legal: true, facts: { points: 70, models: 1 } });
});

it('a tournament asks with its own limit and format', () => {
  const input = checkInput(armyInput, { pointsLimit: 500, forces: [ofArnor(3, 0)], lists: [arnor] });
  if (!input.ok) throw new Error(input.error.code);
  const checked = checkArmy({ ...input.value, format: 'DOUBLES', pointsLimit: 140 });
  expect(checked.ok && checked.value.report.findings.map(({ code }) => code)).toEqual([
    'DOUBLES_NEED_TWO_FORCES',
    'OVER_POINTS_LIMIT',
  ]);
});
