import { doubles, errors, force, found, report, singles, warband } from '../army';

const of = (...lists: readonly string[]) => lists.map((id) => force(id, warband(`${id}-lord`)));
const codes = (draft: Parameters<typeof report>[0]) => report(draft).findings.map(({ code }) => code);

describe('two lists', () => {
  it.each([
    ['west', 'woods', 'HISTORICAL', []],
    ['woods', 'west', 'HISTORICAL', []],
    ['west', 'lakes', 'CONVENIENT', ['ALLIES_CONVENIENT', 'TOO_FEW_OF']],
    ['woods', 'lakes', 'IMPOSSIBLE', ['ALLIES_IMPOSSIBLE', 'TOO_FEW_OF']],
    ['east', 'south', 'HISTORICAL', []],
    ['west', 'east', 'IMPOSSIBLE', ['GOOD_WITH_EVIL']],
  ])('%s with %s: %s', (a, b, level, expected) => {
    const draft = singles(1000, ...of(a, b));
    expect(report(draft).facts.allianceLevel).toBe(level);
    expect(codes(draft)).toEqual(expected);
  });

  it('only Good with Evil is forbidden; a worse level has its price', () => {
    expect(report(singles(1000, ...of('woods', 'hills'))).facts.allianceCosts).toEqual([]);
    expect(report(singles(1000, ...of('west', 'lakes'))).facts.allianceCosts).toEqual(['ARMY_BONUSES']);
    expect(report(singles(1000, ...of('hills', 'lakes'))).facts.allianceCosts).toEqual([
      'ARMY_BONUSES',
      'BANNERS_REACH_OWN_LIST',
      'STAND_FAST_REACHES_OWN_LIST',
      'HEROIC_ACTIONS_REACH_OWN_LIST',
      'EACH_LIST_BREAKS',
    ]);
    expect(report(singles(1000, ...of('west', 'hills'))).legal).toBe(true);
  });
});

describe('three lists: the worst pair decides', () => {
  it('where all are friends', () => {
    expect(codes(singles(1000, ...of('west', 'woods', 'hills')))).toEqual([]);
  });

  it('where only the third pair is bad', () => {
    // West is Historical with the hills and Convenient with the lakes; the hills and the lakes are Impossible.
    const draft = singles(1000, ...of('west', 'hills', 'lakes'));
    expect(report(draft).facts.allianceLevel).toBe('IMPOSSIBLE');
    expect(found(draft, 'ALLIES_CONVENIENT')).toEqual([['2', null, null]]);
    expect(found(draft, 'ALLIES_IMPOSSIBLE')).toEqual([['2', null, null]]);
    expect(report(draft).facts.forces.map(({ bonuses }) => bonuses)).toEqual([[], [], []]);
  });

  it('in whatever order they stand', () => {
    for (const order of [
      ['west', 'lakes', 'hills'],
      ['lakes', 'hills', 'west'],
      ['hills', 'lakes', 'west'],
    ])
      expect(report(singles(1000, ...of(...order))).facts.allianceLevel).toBe('IMPOSSIBLE');
  });

  it('where the third is of the other side', () => {
    expect(errors(singles(1000, ...of('west', 'woods', 'east')))).toEqual([
      'GOOD_WITH_EVIL',
      'GOOD_WITH_EVIL',
    ]);
  });
});

describe('a level that depends on someone', () => {
  const havens = force('havens');

  it('holds while he is there, anywhere', () => {
    const withKing = singles(1000, force('west', warband('west-king')), havens);
    expect(report(withKing).facts.allianceLevel).toBe('CONVENIENT');
    const without = singles(1000, force('west', warband('west-lord')), havens);
    expect(report(without).facts.allianceLevel).toBe('IMPOSSIBLE');
  });
});

describe('each contingent has a Hero', () => {
  const captained = (id: string, tier: string) => force(id, warband(`${id}-${tier}`));

  it.each([
    ['sergeant', ['CONTINGENT_WITHOUT_HERO']],
    ['captain', []],
    ['lord', []],
  ])('among Historical Allies of Fortitude or better: %s', (tier, expected) => {
    expect(errors(singles(1000, captained('west', 'lord'), captained('woods', tier)))).toEqual(expected);
  });

  it.each([
    ['captain', ['CONTINGENT_WITHOUT_HERO']],
    ['lord', []],
    ['king', []],
  ])('otherwise of Valour or better: %s', (tier, expected) => {
    expect(errors(singles(1000, captained('woods', tier), captained('south', 'lord')))).toEqual([
      'GOOD_WITH_EVIL',
      ...expected,
    ]);
    expect(
      found(singles(1000, captained('lakes', 'lord'), captained('west', tier)), 'CONTINGENT_WITHOUT_HERO'),
    ).toEqual(expected.map(() => ['1', 0, 1]));
  });

  it('alone nobody asks for one', () => {
    expect(errors(singles(1000, captained('west', 'sergeant')))).toEqual([]);
  });
});

describe('in doubles the two forces are allies', () => {
  it('of one list or Historical, they keep their bonuses', () => {
    expect(report(doubles(160, ...of('west', 'west'))).facts).toMatchObject({
      allianceLevel: null,
      keepsArmyBonus: true,
      forces: [{ bonuses: ['Bonus of west'] }, { bonuses: ['Bonus of west'] }],
    });
    expect(report(doubles(160, ...of('west', 'woods'))).facts).toMatchObject({
      allianceLevel: 'HISTORICAL',
      forces: [{ bonuses: ['Bonus of west'] }, { bonuses: ['Bonus of woods'] }],
    });
  });

  it('otherwise they lose them, but Break together all the same', () => {
    const { facts } = report(doubles(160, ...of('woods', 'lakes')));
    expect(facts.keepsArmyBonus).toBe(false);
    expect(facts.forces.map(({ bonuses }) => bonuses)).toEqual([[], []]);
    expect(facts.allianceCosts).toContain('ARMY_BONUSES');
    expect(facts.allianceCosts).not.toContain('EACH_LIST_BREAKS');
  });

  it('two forces of one Legion are no alliance', () => {
    const host = force('free-host', warband('west-sergeant'));
    const draft = doubles(60, host, host);
    expect(report(draft).facts).toMatchObject({ allianceLevel: null, keepsArmyBonus: true });
    expect(errors(draft)).toEqual([]);
  });
});
