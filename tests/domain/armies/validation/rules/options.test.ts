import { errors, force, found, report, singles, unit, warband } from '../army';

const army = (leader: string, ...units: readonly ReturnType<typeof unit>[]) =>
  singles(1000, force('west', warband(leader, ...units)));
const lord = (...units: readonly ReturnType<typeof unit>[]) => army('west-lord', ...units);

describe('an option is taken as often as it may be', () => {
  it('once a model', () => {
    expect(errors(lord(unit('west-warrior', 5, { spear: 4 })))).toEqual([]);
    expect(errors(lord(unit('west-warrior', 5, { spear: 5 })))).toEqual([]);
    expect(found(lord(unit('west-warrior', 5, { spear: 6 })), 'OPTION_TOO_OFTEN')).toEqual([['0.0.1', 6, 5]]);
  });

  it('or as the profile says', () => {
    const engine = (crew: number) =>
      singles(1000, force('west', warband('west-lord'), warband(unit('west-catapult', 1, { crew }))));
    expect(found(engine(3), 'OPTION_TOO_OFTEN')).toEqual([]);
    expect(found(engine(4), 'OPTION_TOO_OFTEN')).toEqual([['0.1.0', 4, 3]]);
  });

  it('however often it is written down', () => {
    const twice = {
      profile: 'west-warrior',
      count: 1,
      options: [1, 2].map(() => ({ option: 'spear', count: 1 })),
    };
    expect(found(lord(twice), 'OPTION_TOO_OFTEN')).toEqual([['0.0.1', 2, 1]]);
  });
});

describe('an option may depend on who leads', () => {
  it('is taken under him alone', () => {
    const banner = unit('west-warrior', 1, { banner: 1, 'royal-oath': 1 });
    expect(errors(army('west-king', banner))).toEqual([]);
    expect(found(lord(unit('west-warrior', 1, { banner: 1 })), 'OPTION_NOT_ALLOWED')).toEqual([
      ['0.0.1', 1, 0],
    ]);
  });

  it('must be taken while he is there, by each model', () => {
    expect(found(army('west-king', unit('west-warrior', 3, { 'royal-oath': 2 })), 'OPTION_MISSING')).toEqual([
      ['0.0.1', 2, 3],
    ]);
    expect(errors(army('west-king', unit('west-warrior', 3, { 'royal-oath': 3 })))).toEqual([]);
    expect(errors(lord(unit('west-warrior', 3)))).toEqual([]);
  });
});

describe('options that exclude each other', () => {
  it('are at most one a model', () => {
    expect(errors(lord(unit('west-warrior', 9, { bow: 3, shield: 6 })))).toEqual([]);
    expect(found(lord(unit('west-warrior', 9, { bow: 3, shield: 7 })), 'TOO_MANY_CHOSEN')).toEqual([
      ['0.0.1', 10, 9],
    ]);
  });

  it('and where one must be chosen, exactly one a model', () => {
    expect(found(lord(unit('west-smith', 4, { axe: 1, hammer: 2 })), 'TOO_FEW_CHOSEN')).toEqual([
      ['0.0.1', 3, 4],
    ]);
    expect(errors(lord(unit('west-smith', 4, { axe: 2, hammer: 2 })))).toEqual([]);
    expect(found(lord(unit('west-smith', 4, { axe: 2, hammer: 3 })), 'TOO_MANY_CHOSEN')).toEqual([
      ['0.0.1', 5, 4],
    ]);
  });

  it('are named with the number to choose', () => {
    const smiths = (chosen: Record<string, number>) =>
      report(lord(unit('west-smith', 4, chosen))).findings.map(({ message, fix }) => [message, fix]);
    expect(smiths({ axe: 1, hammer: 2 })).toEqual([
      ['west-smith: choose at least 4 of Axe or Hammer; 3 chosen', 'Choose 1 more.'],
    ]);
    expect(smiths({ axe: 2, hammer: 3 })).toEqual([
      ['west-smith: choose at most 4 of Axe or Hammer; 5 chosen', 'Choose 1 fewer.'],
    ]);
  });
});
