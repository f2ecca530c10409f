import { matchup } from '../../../../src/app/fights/matchups/matchup';
import { createWorkBudget } from '../../../../src/app/kernel/work-budget';
import { call } from '../../../../src/app/kernel/use-case';

const asks = async (input: object) => call(matchup, input, { work: createWorkBudget() } as never);

const must = async (input: object) => {
  const answer = await asks(input);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

const faults = async (input: object) => {
  const answer = await asks(input);
  return !answer.ok && answer.error.code === 'INVALID_INPUT'
    ? answer.error.faults.map(({ path, code, message }) => [path, code, message])
    : answer;
};

const only = (...profiles: readonly string[]) => ({ profiles: profiles.map((profile) => ({ profile })) });
const rohan = {
  forces: [
    {
      list: 'rohan',
      warbands: [
        {
          leader: { profile: 'captain-of-rohan', options: [{ option: 'horse' }] },
          followers: [
            {
              profile: 'warrior-of-rohan',
              count: 6,
              options: [{ option: 'shield' }, { option: 'bow', count: 2 }],
            },
            { profile: 'warrior-of-rohan', count: 4 },
          ],
        },
      ],
    },
  ],
};

describe('a matchup', () => {
  it('gives the numbers of each side that is an army: 11 models, broken at 6, a third of 10 with bows', async () => {
    const { sides } = await must({ sides: [rohan, only('orc-warrior')] });
    expect(sides[0]?.army).toMatchObject({
      points: 55 + 6 * 7 + 2 + 4 * 6,
      models: 11,
      brokenAt: 6,
      quarterAt: 2,
      might: 2,
      leaderCandidates: [{ profile: 'captain-of-rohan' }],
      generalCountsAs: null,
      forces: [{ bows: { used: 2, allowed: 4 }, throwing: null }],
      warbands: 1,
    });
    expect(sides[1]?.army).toBeNull();
  });

  it('says what the General of a side of 2024 counts as', async () => {
    const dale = {
      forces: [
        {
          list: '2024-army-of-dale',
          warbands: [
            {
              leader: { profile: '2024-brand-king-of-dale' },
              followers: [
                { profile: '2024-warrior-of-dale', count: 5, options: [{ option: 'esgaroth-bow' }] },
                { profile: '2024-warrior-of-dale', count: 10, options: [{ option: 'shield' }] },
              ],
            },
          ],
        },
      ],
    };
    const { sides } = await must({ sides: [dale, dale], edition: '2024' });
    // Section 6 of the specification: 235 points, 16 models, bows 5 of 5, broken at 9.
    expect(sides[1]?.army).toMatchObject({
      points: 235,
      models: 16,
      brokenAt: 9,
      quarterAt: 4,
      generalCountsAs: 3,
      leaderCandidates: [{ profile: '2024-brand-king-of-dale' }],
      forces: [{ edition: '2024', bows: { used: 5, allowed: 5 } }],
    });
  });

  it('has a fighter for each profile that fights differently', async () => {
    const { sides, fights } = await must({ sides: [rohan, only('orc-warrior')] });
    expect(sides[0]?.fighters.map(({ name, defence }) => [name, defence])).toEqual([
      ['Captain of Rohan (Horse)', 5],
      ['Warrior of Rohan (Shield)', 5],
      ['Warrior of Rohan', 4],
    ]);
    expect(fights).toHaveLength(3);
  });

  it('puts the best fights of the first side first, and says whom to fight and whom not', async () => {
    const { sides, fights } = await must({
      sides: [only('captain-of-rohan', 'warrior-of-rohan'), only('orc-warrior', 'orc-captain')],
    });
    const margins = fights.map(({ slays, isSlain }) => slays.decimal - isSlain.decimal);
    expect(margins).toEqual([...margins].sort((a, b) => b - a));
    expect(sides[0]?.advice[0]).toMatchObject({ fighter: 0, best: 0, worst: 1 });
    expect(sides[0]?.advice[0]?.text).toMatch(
      /^Captain of Rohan: best against Orc Warrior \(slays \d+%, is slain \d+%\)/,
    );
  });

  it('is changed by who charges and who is supported', async () => {
    const riders = { profiles: [{ profile: 'rider-of-rohan' }] };
    const orcs = { profiles: [{ profile: 'orc-warrior' }, { profile: 'orc-warrior', options: ['spear'] }] };
    const wins = async (more: object) =>
      (await must({ sides: [riders, orcs], ...more })).fights[0]?.wins.decimal ?? 0;
    const plain = await wins({});
    expect(await wins({ charging: 'FIRST' })).toBeGreaterThan(plain);
    expect(await wins({ supported: [false, true] })).toBeLessThan(plain);
    const { sides } = await must({ sides: [riders, orcs], supported: [false, true] });
    expect(sides.map(({ supporter }) => supporter)).toEqual([null, 'Orc Warrior']);
  });

  it('has a picture of the chance that is asked for', async () => {
    const { picture } = await must({ sides: [only('captain-of-rohan'), only('orc-warrior')], show: 'WINS' });
    expect(picture.svg).toMatch(/^<svg/);
    expect(picture.description).toContain('wins the Duel');
  });
});

describe('a matchup is refused', () => {
  it('for profiles and options that are not there, each by name', async () => {
    const found = await faults({
      sides: [only('captain-of-rohann'), { profiles: [{ profile: 'orc-warrior', options: ['wings'] }] }],
    });
    expect(found).toEqual([
      ['sides[0].profiles[0].profile', 'UNKNOWN_REFERENCE', expect.stringContaining('captain-of-rohan')],
      ['sides[1].profiles[0].options', 'UNKNOWN_REFERENCE', expect.stringContaining('wings')],
    ]);
  });

  it('for a side with both or nothing, and for one side', async () => {
    expect(await faults({ sides: [{}, { ...rohan, ...only('orc-warrior') }] })).toEqual([
      ['sides[0]', 'REQUIRED', 'needs forces, or profiles'],
      ['sides[1].profiles', 'INCONSISTENT', 'give forces or profiles, not both'],
    ]);
    expect(await faults({ sides: [rohan] })).toEqual([['sides', 'TOO_SHORT', expect.any(String)]]);
  });

  it('for a supporter that is not there', async () => {
    expect(await faults({ sides: [rohan, only('orc-captain')], supported: [false, true] })).toEqual([
      ['supported[1]', 'INCONSISTENT', 'must be false: nobody of sides[1] on foot has a spear or pike'],
    ]);
  });

  it('above 30 profiles on a side', async () => {
    const { shippedIndex } = await import('../../../../src/app/armies/lists/shipped-catalogue');
    const many = shippedIndex.profiles.slice(0, 40).map(({ id }) => ({ profile: id, count: 1 }));
    const side = {
      forces: [
        { list: 'rohan', warbands: [{ followers: many.slice(0, 20) }, { followers: many.slice(20) }] },
      ],
    };
    expect(await faults({ sides: [side, only('orc-warrior')] })).toEqual([
      [
        'sides[0]',
        'TOO_LARGE',
        expect.stringMatching(/^has 3\d|40 profiles that fight differently; at most 30$/),
      ],
    ]);
  });
});
