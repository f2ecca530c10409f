import { matchup } from '../../../src/app/fights/matchups/matchup';
import { fightOdds } from '../../../src/app/fights/odds/fight-odds';
import { strikeOdds } from '../../../src/app/fights/odds/strike-odds';
import { volleyOdds } from '../../../src/app/fights/odds/volley-odds';
import { fightProfile } from '../../../src/app/fights/profiles/fight-profile';
import { loadProfiles } from '../../../src/app/fights/profiles/profiles';
import { call } from '../../../src/app/kernel/use-case';

/* eslint-disable @typescript-eslint/no-explicit-any */

const asked = async (operation: unknown, input: object): Promise<any> => {
  const answer = (await call(operation as never, input, undefined as never)) as any;
  return answer.ok ? answer.value : answer.error.faults;
};

const side = (alignment: string, ...models: object[]) => ({ alignment, models });
const fight = (first: object, second: object, more: object = {}) =>
  asked(fightOdds, { edition: '2024', sides: [side('GOOD', first), side('EVIL', second)], ...more });

const boromir = '2024-boromir-captain-of-the-white-tower';

beforeAll(loadProfiles);

describe('a profile of the 2024 edition in a fight', () => {
  it('brings the numbers of its edition: Fight 7 and three Attacks against one', async () => {
    expect(await asked(fightProfile, { profile: boromir })).toMatchObject({
      fight: 7,
      attacks: 3,
      defence: 6,
      might: 6,
      notCounted: ['Horn of Gondor', 'Leader (Citadel Guard)', 'Son of Gondor'],
    });
    const odds = await fight({ profile: boromir, might: 0 }, { profile: '2024-wild-man-of-dunland' });
    expect(odds.win[0].fraction).toBe('119/144');
  });

  it('fights from its horse with its lance: both readings of a charge', async () => {
    const knight = { profile: '2024-knight-of-minas-tirith', charged: true };
    const slain = async (knockedDownIsTrapped: boolean) =>
      (await fight(knight, { profile: '2024-citadel-guard' }, { switches: { knockedDownIsTrapped } }))
        .sides[1].models[0].slain.fraction;
    expect([await slain(true), await slain(false)]).toEqual(['715/1152', '143/288']);
  });

  it('takes the higher Fight, Strength and Attacks of rider and mount', async () => {
    const mounted = { profile: '2024-the-witch-king-of-angmar-3', options: ['fell-beast'] };
    expect(await asked(fightProfile, mounted)).toMatchObject({ type: 'CAVALRY', strength: 6 });
  });

  it('hates by keyword, and re-rolls ones against its Ancient Enemies', async () => {
    const strikes = async (strike: object, keywords: string[]) =>
      (
        await asked(strikeOdds, {
          edition: '2024',
          strikes: [{ strength: 4, ...strike }],
          target: { defence: 5, keywords },
        })
      ).slain.fraction;
    // 5+ becomes 4+ against the keyword alone; a natural 1 rolled again makes 7/18 of 1/3.
    expect(await strikes({ hatred: ['Rohan'] }, ['Man', 'Rohan'])).toBe('1/2');
    expect(await strikes({ hatred: ['Rohan'] }, ['Man', 'Gondor'])).toBe('1/3');
    expect(await strikes({ ancientEnemies: ['Elf'] }, ['Elf'])).toBe('7/18');
    const wild = { profile: '2024-wild-man-of-dunland', count: 1 };
    const rider = { profile: '2024-rider-of-rohan' };
    const odds = await asked(strikeOdds, { edition: '2024', strikes: [wild], target: rider });
    // Strength 3 against Defence 5 is 5+, and 4+ for those who hate Rohan.
    expect([odds.slain.fraction, odds.notCounted.map(({ profile }: any) => profile)]).toEqual([
      '1/2',
      ['2024-rider-of-rohan'],
    ]);
  });

  it('shoots with the weapon of its chart: an Elf bow at 3+ against Defence 5', async () => {
    const shot = {
      edition: '2024',
      shooters: [{ profile: '2024-galadhrim-warrior', options: ['elf-bow'] }],
      target: { defence: 5 },
    };
    expect((await asked(volleyOdds, shot)).slain.fraction).toBe('2/9');
  });

  it('is refused in a question of another edition', async () => {
    const faults = async (edition: string, profile: string) =>
      (await fight({ profile }, { fight: 3, strength: 3, defence: 4 }, { edition })).map(
        ({ path, message }: any) => [path, message],
      );
    expect(await faults('2018', boromir)).toEqual([
      [
        'sides[0].models[0].profile',
        'is a profile of the 2024 edition in a question of the 2018 edition: profiles and question must be of one edition',
      ],
    ]);
    expect(await faults('2024', 'mordor-uruk-hai')).toEqual([
      [
        'sides[0].models[0].profile',
        'is a profile of the 2018 edition in a question of the 2024 edition: profiles and question must be of one edition',
      ],
    ]);
    expect(await faults('2024', '2024-citadel-gard')).toEqual([
      [
        'sides[0].models[0].profile',
        'no profile of the catalogue has this id: did you mean 2024-citadel-guard or 2024-palace-guard?',
      ],
    ]);
  });

  it('meets another army of its edition', async () => {
    const question = (edition: string, charging = 'NOBODY') =>
      asked(matchup, {
        edition,
        charging,
        sides: [
          { profiles: [{ profile: '2024-knight-of-minas-tirith' }] },
          { profiles: [{ profile: '2024-citadel-guard' }] },
        ],
      });
    const { fights } = await question('2024');
    expect(fights[0].wins.fraction).toBe('1/2');
    expect((await question('2018')).map(({ path, code }: any) => [path, code])).toEqual([
      ['sides[0].profiles[0].profile', 'NOT_ALLOWED'],
      ['sides[1].profiles[0].profile', 'NOT_ALLOWED'],
    ]);
    expect((await question('2024', 'FIRST'))[0]).toMatchObject({
      path: 'knockedDownIsTrapped',
      code: 'NOT_COVERED',
    });
  });
});
