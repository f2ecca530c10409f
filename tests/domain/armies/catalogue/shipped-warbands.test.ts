import { shippedCatalogue } from '../../../../src/app/armies/lists/shipped-catalogue';
import type { Warband } from '../../../../src/domain/armies/catalogue/army';
import { force, found, report, singles, unit, warband } from '../validation/army';

/** Armies for the warbands that few lists have: who leads whom, and how many; what is expected is written from the rule. */
const given = { catalogue: shippedCatalogue() };
const LIMIT = 20_000;
const codes = (list: string, ...warbands: readonly Warband[]): readonly string[] =>
  report(singles(LIMIT, force(list, ...warbands)), given).findings.map(({ code }) => code);

describe('who leads whom', () => {
  it('Razgûsh leads his own', () => {
    expect(codes('mordor', warband('razgush', unit('warg-rider', 6)))).not.toContain('WRONG_FOLLOWER_FOR');
    expect(codes('mordor', warband('razgush', unit('mordor-troll', 1)))).toContain('WRONG_FOLLOWER_FOR');
  });

  it('the beasts of Mirkwood come to Mordor only with him', () => {
    expect(codes('mordor', warband('razgush', unit('fell-warg', 6)))).not.toContain('REQUIRES_MISSING');
    expect(codes('mordor', warband('orc-captain', unit('fell-warg', 6)))).toContain('REQUIRES_MISSING');
  });

  it('Ghân-buri-Ghân leads Woses alone, as many as he can', () => {
    const woses = (...followers: Parameters<typeof warband> extends [unknown, ...infer F] ? F : never) =>
      codes('paths-of-the-druadan', warband('theoden'), warband('ghan-buri-ghan', ...followers));
    // He is a Hero of Valour.
    expect(woses(unit('woses-warrior', 15))).not.toContain('WARBAND_NOT_FULL');
    expect(woses(unit('woses-warrior', 14))).toContain('WARBAND_NOT_FULL');
    expect(woses(unit('woses-warrior', 16))).toContain('WARBAND_TOO_LARGE');
  });

  it('the Grey Company is one warband', () => {
    const company = warband('aragorn-strider', unit('ranger-of-the-north', 3));
    expect(codes('the-grey-company', company)).not.toContain('NOT_ONE_WARBAND');
    expect(codes('the-grey-company', company, warband('halbarad'))).toContain('NOT_ONE_WARBAND');
  });
});

describe('whom Heroes follow', () => {
  it('Shelob nobody', () => {
    expect(codes('mordor', warband('orc-captain', unit('shelob')))).toContain('WRONG_LEADER_FOR');
    expect(codes('mordor', warband('orc-captain'), warband('shelob'))).not.toContain('WRONG_LEADER_FOR');
  });

  it('Sigrid and Tilda their father or their brother', () => {
    const under = (leader: string) =>
      codes('army-of-lake-town', warband('bard-the-bowman'), warband(leader, unit('sigrid-tilda')));
    expect(under('braga-captain-of-the-guard')).toContain('WRONG_LEADER_FOR');
    expect(codes('army-of-lake-town', warband('bard-the-bowman', unit('sigrid-tilda')))).not.toContain(
      'WRONG_LEADER_FOR',
    );
  });

  it('Snaga leads Orcs alone', () => {
    expect(codes('isengard', warband('snaga', unit('orc-warrior', 6)))).not.toContain('WRONG_FOLLOWER_FOR');
    expect(codes('isengard', warband('snaga', unit('uruk-hai-warrior', 6)))).toContain('WRONG_FOLLOWER_FOR');
  });

  it.each([
    ['thorins-company', 'thorin-oakenshield', 'balin-the-dwarf'],
    ['the-fellowship', 'gandalf-the-grey', 'aragorn-strider'],
    ['the-white-council', 'saruman', 'galadriel-lady-of-light'],
    ['the-trolls', 'bill-the-troll', 'tom-the-troll'],
  ])('%s: %s may stand in one warband with %s, or each alone', (list, leader, follower) => {
    expect(codes(list, warband(leader, unit(follower)))).not.toContain('MAY_NOT_FOLLOW');
    expect(codes(list, warband(leader), warband(follower))).not.toContain('MAY_NOT_FOLLOW');
  });
});

describe('models that come with a Hero', () => {
  it.each([
    ['rohan', 'dernhelm', {}, 2],
    ['fangorn', 'treebeard', { 'merry-pippin': 1 }, 3],
    ['azogs-legion', 'azog', { 'signal-tower': 1 }, 8],
  ])('%s: %s counts with them', (list, hero, options, models) => {
    const army = singles(LIMIT, force(list, warband(unit(hero, 1, options))));
    expect(report(army, given).facts.models).toBe(models);
  });
});

describe('warbands that nobody leads', () => {
  it.each([
    ['the-dead-of-dunharrow', 'the-king-of-the-dead', 'warrior-of-the-dead', 8, 12],
    // Of Ruffians alone, ten to twelve; the Wild Men from nine to twelve.
    ['sharkeys-rogues', 'sharkey', 'ruffian', 10, 12],
    ['wildmen-of-druadan', 'ghan-buri-ghan', 'woses-warrior', 9, 12],
  ])('%s: %s beside %s, %d to %d', (list, hero, follower, minimum, maximum) => {
    const of = (count: number) => codes(list, warband(hero), warband(null, unit(follower, count)));
    expect(of(minimum - 1)).toContain('WARBAND_TOO_SMALL');
    expect(of(minimum).filter((code) => /WARBAND|LEADER_FOR/.test(code))).toEqual([]);
    expect(of(maximum).filter((code) => /WARBAND|LEADER_FOR/.test(code))).toEqual([]);
    expect(of(maximum + 1)).toContain('WARBAND_TOO_LARGE');
  });
});

describe('Ruffians of the Chief without a leader', () => {
  const of = (count: number, ...others: readonly string[]) =>
    codes(
      'the-chiefs-ruffians',
      warband('sharkey'),
      ...others.map((hero) => warband(hero)),
      warband(null, unit('ruffian', count)),
    );
  const there = [
    'bill-ferny',
    'harry-goatleaf',
    'lotho-sackville-baggins',
    'rowan-thistlewood-ruffian-enforcer',
    'sid-briarthorn-ruffian-chief',
    'ted-sandyman',
  ];

  it('ten to twelve, beside all his Heroes', () => {
    expect(of(9, ...there)).toContain('WARBAND_TOO_SMALL');
    expect(of(10, ...there).filter((code) => /^WARBAND/.test(code))).toEqual([]);
    expect(of(12, ...there).filter((code) => /^WARBAND/.test(code))).toEqual([]);
    expect(of(13, ...there)).toContain('WARBAND_TOO_LARGE');
  });

  it('not while one of them is missing', () =>
    there.forEach((missing) =>
      expect(of(12, ...there.filter((hero) => hero !== missing))).toContain('WARBAND_WITHOUT_LEADER'),
    ));
});

describe('sizes that a list or Legion says', () => {
  it.each([
    // Six more than the tier: in their Legions both are Heroes of Valour.
    ['wolves-of-isengard', 'sharku', 21, 'warg-rider'],
    ['army-of-dunland', 'thrydan-wolfsbane', 21, 'dunlending-warrior'],
    // Everywhere else of Fortitude.
    ['isengard', 'sharku', 12, 'warg-rider'],
    ['isengard', 'thrydan-wolfsbane', 12, 'dunlending-warrior'],
    // The Legion raises every Shaman by one tier.
    ['assault-on-lothlorien', 'druzhag-the-beastcaller', 15, 'moria-goblin-warrior'],
    ['assault-on-lothlorien', 'ashrak', 15, 'moria-goblin-warrior'],
    ['assault-on-lothlorien', 'moria-goblin-shaman', 12, 'moria-goblin-warrior'],
    ['pits-of-dol-guldur', 'the-keeper-of-the-dungeons', 12, 'hunter-orc'],
    ['the-chiefs-ruffians', 'sharkey', 17, 'ruffian'],
    // Dernhelm with Merry leads five, in her Legions too; everybody of the assault six more than the tier.
    ['the-riders-of-theoden', 'dernhelm', 5, 'rider-of-rohan'],
    ['paths-of-the-druadan', 'dernhelm', 5, 'rider-of-rohan'],
    ['assault-upon-helms-deep', 'uruk-hai-captain', 18, 'uruk-hai-warrior'],
  ])('%s: %s leads %d', (list, hero, size, follower) => {
    const over = (count: number) =>
      found(singles(LIMIT, force(list, warband(hero, unit(follower, count)))), 'WARBAND_TOO_LARGE', given);
    expect(over(size)).toEqual([]);
    expect(over(size + 1)).toEqual([['0.0', size + 1, size]]);
  });
});

describe('a siege engine leads its own crew and nobody else', () => {
  it.each([
    ['the-kingdom-of-khazad-dum', 'dwarf-ballista', 'dwarf-warrior'],
    ['the-kingdom-of-moria', 'dwarf-ballista', 'dwarf-warrior'],
    ['garrison-of-dale-brand', 'windlance', 'warrior-of-dale'],
    ['garrison-of-dale-girion', 'windlance', 'knight-of-dale'],
    ['army-of-dale', 'windlance', 'warrior-of-dale'],
  ])('%s: %s', (list, engine, follower) => {
    expect(codes(list, warband(engine))).not.toContain('WRONG_FOLLOWER_FOR');
    expect(codes(list, warband(engine, unit(follower)))).toContain('WRONG_FOLLOWER_FOR');
  });
});
