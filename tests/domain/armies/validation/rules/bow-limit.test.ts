import { partOf } from '../../../../../src/domain/armies/validation/bows';
import { doubles, errors, force, found, report, singles, unit, warband } from '../army';

/** Warbands enough for any number of Warriors. */
const host = (units: readonly ReturnType<typeof unit>[], list = 'west') =>
  force(
    list,
    ...Array.from({ length: 12 }, (_, index) =>
      warband(
        `${list === 'west' || list === 'bowyers' ? 'west' : list}-lord`,
        ...(units[index] ? [units[index]] : []),
      ),
    ),
  );
const bows = (draft: Parameters<typeof report>[0], at = 0) => report(draft).facts.forces[at]?.bows;
const LIMIT = 100_000;

describe('a third of the Warriors, rounded up', () => {
  // Counted, not divided: the first of each three Warriors brings a bow.
  const byCounting = (warriors: number): number => {
    let limit = 0;
    for (let warrior = 1; warrior <= warriors; warrior += 1) if (warrior % 3 === 1) limit += 1;
    return limit;
  };

  it('for 0 to 120 Warriors', () => {
    for (let warriors = 0; warriors <= 120; warriors += 1) {
      expect([warriors, partOf(warriors, { numerator: 1, denominator: 3 })]).toEqual([
        warriors,
        byCounting(warriors),
      ]);
      const army = singles(LIMIT, host(warriors > 0 ? [unit('west-warrior', warriors)] : []));
      expect(bows(army)?.allowed).toBe(byCounting(warriors));
    }
  });

  it('one half, two thirds and all of 0 to 120', () => {
    for (let warriors = 0; warriors <= 120; warriors += 1) {
      const pairs = [...Array(warriors).keys()].filter((warrior) => warrior % 2 === 0).length;
      expect(partOf(warriors, { numerator: 1, denominator: 2 })).toBe(pairs);
      expect(partOf(warriors, { numerator: 2, denominator: 3 })).toBe(
        [...Array(warriors).keys()].filter((warrior) => warrior % 3 !== 2).length,
      );
      expect(partOf(warriors, { numerator: 1, denominator: 1 })).toBe(warriors);
    }
  });

  it.each([
    [0, []],
    [3, []],
    [4, []],
    [5, [['0', 5, 4]]],
  ])('%i bows for ten Warriors', (carried, expected) => {
    const army = singles(LIMIT, host([unit('west-warrior', 10, { bow: carried })]));
    expect(found(army, 'OVER_BOW_LIMIT')).toEqual(expected);
  });

  it('over all warbands of the force', () => {
    const mixed = (carried: number) =>
      singles(LIMIT, host([unit('west-warrior', 6, { bow: carried }), unit('west-champion', 5)]));
    expect(errors(mixed(4))).toEqual([]);
    expect(found(mixed(5), 'OVER_BOW_LIMIT')).toEqual([['0', 5, 4]]);
  });
});

describe('what counts', () => {
  it('a bow that one carries without paying', () => {
    const army = (archers: number) =>
      singles(LIMIT, host([unit('west-archer', archers), unit('west-champion', 6)]));
    expect(errors(army(3))).toEqual([]);
    expect(found(army(4), 'OVER_BOW_LIMIT')).toEqual([]);
    expect(found(army(5), 'OVER_BOW_LIMIT')).toEqual([['0', 5, 4]]);
  });

  it('no throwing weapon and no sling', () => {
    const army = singles(LIMIT, host([unit('west-slinger', 12, { 'throwing-axes': 12 })]));
    expect(bows(army)).toMatchObject({ used: 0, warriors: 12 });
    expect(errors(army)).toEqual([]);
  });

  it('a siege engine’s crew among the Warriors', () => {
    const army = (crew: number) =>
      singles(
        LIMIT,
        force(
          'west',
          warband('west-lord', unit('west-archer', 2)),
          warband(unit('west-catapult', 1, { crew })),
        ),
      );
    // 2 archers and 3 crew are 5 Warriors; with 2 more of the crew 7.
    expect(bows(army(0))).toMatchObject({ used: 2, warriors: 5, allowed: 2 });
    expect(bows(army(2))).toMatchObject({ used: 2, warriors: 7, allowed: 3 });
  });

  it('no Hero, on neither side', () => {
    const army = singles(
      LIMIT,
      force(
        'west',
        warband(
          unit('west-captain', 1, { bow: 1 }),
          unit('west-warrior', 3, { bow: 1 }),
          unit('west-guide', 3),
        ),
      ),
    );
    expect(bows(army)).toMatchObject({ used: 1, warriors: 3, allowed: 1 });
    expect(errors(army)).toEqual([]);
  });
});

describe('each force for itself', () => {
  const shooters = host([unit('west-warrior', 10, { bow: 5 })]);
  const others = host([unit('west-warrior', 12)]);

  it('in an alliance', () => {
    const woods = force('woods', warband('woods-lord', unit('woods-warrior', 10)));
    expect(found(singles(LIMIT, shooters, woods), 'OVER_BOW_LIMIT')).toEqual([['0', 5, 4]]);
  });

  it('in doubles, of one list too', () => {
    const draft = doubles(LIMIT, others, shooters);
    expect(found(draft, 'OVER_BOW_LIMIT')).toEqual([['1', 5, 4]]);
    expect(report(draft).findings.find(({ code }) => code === 'OVER_BOW_LIMIT')?.source).toEqual({
      document: '000',
      heading: 'THE ARMY',
    });
  });

  it('and of one Legion (ruling 28)', () => {
    const legion = { ...shooters, list: 'free-host' };
    expect(found(doubles(LIMIT, { ...others, list: 'free-host' }, legion), 'OVER_BOW_LIMIT')).toEqual([
      ['1', 5, 4],
    ]);
  });
});

describe('a list may say otherwise', () => {
  const woods = (...units: readonly ReturnType<typeof unit>[]) =>
    force('woods', ...units.map((each) => warband('woods-lord', each)));
  const enemy = force('lakes', warband('lakes-lord', unit('lakes-warrior', 3)));

  it('half of them, while Historical', () => {
    const nine = (carried: number) => woods(unit('woods-warrior', 9, { bow: carried }));
    expect(errors(singles(LIMIT, nine(5)))).toEqual([]);
    expect(found(singles(LIMIT, nine(6)), 'OVER_BOW_LIMIT')).toEqual([['0', 6, 5]]);
    expect(errors(singles(LIMIT, nine(3), enemy))).toEqual([]);
    expect(found(singles(LIMIT, nine(4), enemy), 'OVER_BOW_LIMIT')).toEqual([['0', 4, 3]]);
  });

  it('no limit at all', () => {
    const army = singles(LIMIT, { ...host([unit('west-archer', 9)]), list: 'bowyers' });
    expect(errors(army)).toEqual([]);
    expect(bows(army)).toMatchObject({ used: 9, allowed: null });
  });

  it('some count on neither side, while Historical', () => {
    const rangers = woods(unit('woods-ranger', 9), unit('woods-warrior', 2, { bow: 1 }));
    expect(bows(singles(LIMIT, rangers))).toMatchObject({
      used: 1,
      warriors: 2,
      allowed: 1,
      exempt: ['woods-ranger'],
    });
    expect(errors(singles(LIMIT, rangers))).toEqual([]);
    expect(bows(singles(LIMIT, rangers, enemy))).toMatchObject({
      used: 10,
      warriors: 11,
      allowed: 4,
      exempt: [],
    });
  });

  it('some only while one of these leads them', () => {
    const scouts = unit('woods-scout', 4);
    const both = force('woods', warband('woods-lord', scouts), warband('woods-captain', scouts));
    expect(bows(singles(LIMIT, both))).toMatchObject({ used: 4, warriors: 4, allowed: 2 });
    expect(found(singles(LIMIT, both), 'OVER_BOW_LIMIT')).toEqual([['0', 4, 2]]);
  });
});
