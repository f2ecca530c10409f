import { errors, force, found, singles, unit, warband } from '../army';

const LIMIT = 10_000;
const led = (leader: string, warriors: number) =>
  singles(LIMIT, force('west', warband('west-king'), warband(leader, unit('west-champion', warriors))));

describe('a Hero leads as many as his tier allows', () => {
  it.each([
    ['west-lord', 15],
    ['west-captain', 12],
    ['west-sergeant', 6],
  ])('%s: %i', (leader, size) => {
    expect(errors(led(leader, size - 1))).toEqual([]);
    expect(errors(led(leader, size))).toEqual([]);
    expect(found(led(leader, size + 1), 'WARBAND_TOO_LARGE')).toEqual([['0.1', size + 1, size]]);
  });

  it('a Hero of Legend 18', () => {
    const army = (warriors: number) =>
      singles(LIMIT, force('west', warband('west-king', unit('west-champion', warriors))));
    expect(errors(army(18))).toEqual([]);
    expect(found(army(19), 'WARBAND_TOO_LARGE')).toEqual([['0.0', 19, 18]]);
  });

  it('an Independent Hero leads none and fills a place', () => {
    expect(found(led('west-guide', 1), 'MAY_NOT_LEAD')).toEqual([['0.1.0', null, null]]);
    const army = (guides: number) =>
      singles(
        LIMIT,
        force('west', warband('west-sergeant', unit('west-champion', 4), unit('west-guide', guides))),
      );
    expect(errors(army(2))).toEqual([]);
    expect(found(army(3), 'WARBAND_TOO_LARGE')).toEqual([['0.0', 7, 6]]);
  });
});

describe('a list may say otherwise', () => {
  const woods = (leader: string, warriors: number, ...allies: readonly string[]) =>
    singles(
      LIMIT,
      force('woods', warband(leader, unit('woods-warrior', warriors))),
      ...allies.map((id) => force(id, warband(`${id}-lord`))),
    );

  it('three more while Historical', () => {
    expect(errors(woods('woods-lord', 18, 'west'))).toEqual([]);
    expect(found(woods('woods-lord', 19, 'west'), 'WARBAND_TOO_LARGE')).toEqual([['0.0', 19, 18]]);
    // The lakes are no friends of the woods: an Impossible alliance.
    expect(found(woods('woods-lord', 16, 'lakes'), 'WARBAND_TOO_LARGE')).toEqual([['0.0', 16, 15]]);
  });

  it('another number for one Hero, with the three on top', () => {
    expect(errors(woods('woods-captain', 18))).toEqual([]);
    expect(found(woods('woods-captain', 19), 'WARBAND_TOO_LARGE')).toEqual([['0.0', 19, 18]]);
  });

  it('a Warrior who leads four, of whom what is said of Heroes is not said', () => {
    const elder = (warriors: number) => woods('woods-elder', warriors);
    expect(found(elder(5), 'WARBAND_TOO_LARGE')).toEqual([['0.0', 5, 4]]);
    expect(found(elder(4), 'WARBAND_TOO_LARGE')).toEqual([]);
    expect(found(elder(4), 'MAY_NOT_LEAD')).toEqual([]);
  });

  it('warbands that nobody leads', () => {
    const army = (warriors: number, ally: string) =>
      singles(
        LIMIT,
        force('woods', warband('woods-lord'), warband(null, unit('woods-warrior', warriors))),
        force(ally, warband(`${ally}-lord`)),
      );
    expect(found(army(2, 'west'), 'WARBAND_TOO_SMALL')).toEqual([['0.1', 2, 3]]);
    expect(errors(army(3, 'west'))).toEqual([]);
    expect(errors(army(6, 'west'))).toEqual([]);
    expect(found(army(7, 'west'), 'WARBAND_TOO_LARGE')).toEqual([['0.1', 7, 6]]);
    expect(found(army(3, 'lakes'), 'WARBAND_WITHOUT_LEADER')).toEqual([['0.1', null, null]]);
  });
});

describe('who leads and who follows', () => {
  const army = (...warbands: Parameters<typeof force>[1][]) => singles(LIMIT, force('west', ...warbands));

  it('somebody leads', () => {
    expect(
      errors(army(warband('west-king'), warband(null, unit('west-warrior', 3, { 'royal-oath': 3 })))),
    ).toEqual(['WARBAND_WITHOUT_LEADER']);
  });

  it('one model leads', () => {
    expect(found(army(warband(unit('west-captain', 2))), 'LEADER_IS_ONE_MODEL')).toEqual([['0.0.0', 2, 1]]);
  });

  it('no Warrior leads', () => {
    expect(found(army(warband('west-lord'), warband('west-warrior')), 'MAY_NOT_LEAD')).toEqual([
      ['0.1.0', null, null],
    ]);
  });

  it('who could lead does not follow', () => {
    const mixed = army(warband('west-lord', unit('west-captain'), unit('west-guide'), unit('west-catapult')));
    expect(found(mixed, 'MAY_NOT_FOLLOW').map(([place]) => place)).toEqual(['0.0.1', '0.0.3']);
  });

  it('an unknown leader is one', () => {
    expect(errors(army(warband('west-lord'), warband('nobody', unit('west-warrior', 20))))).toEqual([
      'UNKNOWN_PROFILE',
    ]);
  });
});

describe('a siege engine', () => {
  const engine = (crew: number, more: number) =>
    singles(
      LIMIT,
      force(
        'west',
        warband('west-lord'),
        warband(unit('west-catapult', 1, { crew }), unit('west-champion', more)),
      ),
    );

  it('leads its crew, who take places, and others beside them', () => {
    expect(errors(engine(0, 3))).toEqual([]);
    expect(found(engine(0, 4), 'WARBAND_TOO_LARGE')).toEqual([['0.1', 7, 6]]);
    expect(errors(engine(3, 0))).toEqual([]);
    expect(found(engine(3, 1), 'WARBAND_TOO_LARGE')).toEqual([['0.1', 7, 6]]);
  });
});

describe('a Legion that is one warband', () => {
  it('has no size, and Heroes follow in it', () => {
    const army = (list: string) =>
      singles(LIMIT, force(list, warband('west-king', unit('west-lord'), unit('west-champion', 30))));
    expect(errors(army('company'))).toEqual([]);
    expect(errors(army('free-host'))).toEqual(['WARBAND_TOO_LARGE', 'MAY_NOT_FOLLOW']);
  });
});
