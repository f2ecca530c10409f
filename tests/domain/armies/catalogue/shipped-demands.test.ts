import { shippedCatalogue } from '../../../../src/app/armies/shipped-catalogue';
import type { Warband } from '../../../../src/domain/armies/catalogue/army';
import { force, found, report, singles, unit, warband } from '../validation/army';

/** Armies for the demands, sizes and bow rules that few lists have; what is expected is written from the rule. */
const given = { catalogue: shippedCatalogue() };
const LIMIT = 20_000;
const codes = (list: string, ...warbands: readonly Warband[]): readonly string[] =>
  report(singles(LIMIT, force(list, ...warbands)), given).findings.map(({ code }) => code);

describe('a part of the models', () => {
  const helmsDeep = (elves: number, men: number) =>
    codes(
      'defenders-of-helms-deep',
      warband('haldir', unit('galadhrim-warrior', elves - 1)),
      warband('theoden', unit('warrior-of-rohan', men - 1)),
    ).includes('TOO_MANY_OF');
  it('Helm’s Deep: a third of Elves at most', () => {
    // 5 of 16, 6 of 18, 7 of 20.
    expect([helmsDeep(5, 11), helmsDeep(6, 12), helmsDeep(7, 13)]).toEqual([false, false, true]);
  });

  const south = (haradrim: number, mahud: number) =>
    report(
      singles(
        LIMIT,
        force(
          'grand-army-of-the-south',
          warband('suladan', unit('haradrim-warrior', haradrim - 1)),
          warband('mahud-king', unit('mahud-warrior', mahud - 1)),
        ),
      ),
      given,
    ).findings.some(({ message }) => message.includes('at least 1/2 of its'));
  it('the Grand Army of the South: half of Haradrim at least', () => {
    expect([south(9, 10), south(10, 10), south(11, 10)]).toEqual([true, false, false]);
  });
});

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

describe('the leader that a Legion fixes', () => {
  const legions = given.catalogue.legions.flatMap(({ id, demands }) =>
    demands.flatMap((demand) => (demand.kind === 'LEADER' ? [{ id, profiles: demand.profiles }] : [])),
  );
  it('is the first of those there, whoever is named', () => {
    expect(legions).toHaveLength(19);
    for (const { id, profiles } of legions) {
      const army = singles(LIMIT, force(id, ...profiles.map((profile) => warband(profile))));
      const { leaderCandidates } = report(army, given).facts;
      expect([id, leaderCandidates.map(({ profile }) => profile)]).toEqual([id, [profiles[0]]]);
    }
  });
});

describe('the leader whom a Hero’s own rule names', () => {
  it.each([
    ['barad-dur', 'the-dark-lord-sauron', 'witch-king-of-angmar'],
    ['minas-tirith', 'denethor', 'gandalf-the-white'],
    ['army-of-lake-town', 'the-master-of-lake-town', 'bard-the-bowman'],
  ])('%s: %s beside %s', (list, leader, other) => {
    const { leaderCandidates } = report(
      singles(LIMIT, force(list, warband(other), warband(leader))),
      given,
    ).facts;
    expect(leaderCandidates.map(({ profile }) => profile)).toEqual([leader]);
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

describe('Bill’s Campfire', () => {
  const trolls = (option: string, ...allies: readonly ReturnType<typeof force>[]) =>
    report(
      singles(LIMIT, force('the-trolls', warband(unit('bill-the-troll', 1, { [option]: 1 }))), ...allies),
      given,
    );
  it('is free with the army bonus and costs 15 points without', () => {
    expect(trolls('free-campfire').facts.points).toBe(150);
    expect(trolls('free-campfire').findings.map(({ code }) => code)).not.toContain('OPTION_NOT_ALLOWED');
    const ally = force('azogs-hunters', warband('azog'));
    expect(trolls('campfire', ally).findings.map(({ code }) => code)).not.toContain('OPTION_NOT_ALLOWED');
    expect(trolls('campfire', ally).facts.points).toBe(150 + 15 + 165);
    expect(trolls('free-campfire', ally).findings.map(({ code }) => code)).toContain('OPTION_NOT_ALLOWED');
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
    'lotho-sackville-baggins',
    'rowan-thistlewood-ruffian-enforcer',
    'sid-briarthorn-ruffian-chief',
    'ted-sandyman',
  ];

  it('ten to seventeen, beside all his Heroes', () => {
    expect(of(9, ...there)).toContain('WARBAND_TOO_SMALL');
    expect(of(10, ...there).filter((code) => /^WARBAND/.test(code))).toEqual([]);
    expect(of(17, ...there).filter((code) => /^WARBAND/.test(code))).toEqual([]);
    expect(of(18, ...there)).toContain('WARBAND_TOO_LARGE');
  });

  it('not while one of them is missing', () =>
    expect(of(12, ...there.slice(1))).toContain('WARBAND_WITHOUT_LEADER'));
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

describe('bows', () => {
  const bows = (list: string, leader: string, follower: ReturnType<typeof unit>) =>
    found(singles(LIMIT, force(list, warband(leader, follower))), 'OVER_BOW_LIMIT', given);

  it.each([
    ['minas-tirith', 'captain-of-minas-tirith', 'warrior-of-minas-tirith', 'bow', 12, 4],
    ['isengard', 'saruman', 'uruk-hai-warrior', 'crossbow', 13, 5],
    ['the-serpent-horde', 'suladan', 'haradrim-warrior', 'poisoned-bow', 13, 7],
    ['azogs-hunters', 'azog', 'hunter-orc', 'orc-bow', 12, 6],
  ])('%s: %s leads %s with %s, of %d Warriors %d', (list, leader, follower, option, warriors, allowed) => {
    const of = (taken: number) => bows(list, leader, unit(follower, warriors, { [option]: taken }));
    expect([of(allowed - 1), of(allowed)]).toEqual([[], []]);
    expect(of(allowed + 1)).toEqual([['0', allowed + 1, allowed]]);
  });

  it('Riders of Rohan count neither as bows nor as Warriors', () => {
    expect(bows('rohan', 'captain-of-rohan', unit('rider-of-rohan', 12))).toEqual([]);
  });

  it('nor in their Legions; Rangers of Gondor and the riders of Khand do not either', () => {
    expect(bows('the-riders-of-theoden', 'theoden', unit('rider-of-rohan', 12))).toEqual([]);
    expect(bows('paths-of-the-druadan', 'theoden', unit('rider-of-rohan', 12))).toEqual([]);
    expect(bows('rangers-of-ithilien', 'faramir', unit('ranger-of-gondor', 12))).toEqual([]);
    expect(bows('variags-of-khand', 'khandish-king', unit('khandish-horseman', 12))).toEqual([]);
    expect(bows('variags-of-khand', 'khandish-king', unit('khandish-charioteer', 4))).toEqual([]);
    expect(bows('halls-of-thranduil', 'thranduil', unit('mirkwood-ranger', 12))).toEqual([]);
  });

  it('all may carry bows among the Rangers of Mirkwood, the Riders of Éomer and the Wild Men', () => {
    expect(bows('rangers-of-mirkwood', 'tauriel', unit('mirkwood-ranger', 12))).toEqual([]);
    expect(bows('riders-of-eomer', 'eomer', unit('rider-of-rohan', 12))).toEqual([]);
    expect(bows('wildmen-of-druadan', 'ghan-buri-ghan', unit('woses-warrior', 12))).toEqual([]);
  });

  it('half of the Grand Army of the South', () => {
    const of = (taken: number) =>
      bows('grand-army-of-the-south', 'suladan', unit('haradrim-warrior', 13, { 'poisoned-bow': taken }));
    expect(of(7)).toEqual([]);
    expect(of(8)).toEqual([['0', 8, 7]]);
  });

  it('nor do Knights of Rivendell, with Elrond in the army', () => {
    expect(bows('rivendell', 'elrond-master-of-rivendell', unit('rivendell-knight', 12))).toEqual([]);
    expect(bows('rivendell', 'high-elf-captain', unit('rivendell-knight', 12))).toEqual([['0', 12, 4]]);
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

describe('Assault on Lothlórien', () => {
  const legion = (...heroes: readonly string[]) =>
    codes('assault-on-lothlorien', ...heroes.map((hero) => warband(hero)));

  it('has Drûzhag or Ashrâk; another goblin Hero is not enough', () => {
    expect(legion('muzgur', 'druzhag-the-beastcaller')).not.toContain('TOO_FEW_OF');
    expect(legion('muzgur', 'ashrak')).not.toContain('TOO_FEW_OF');
    expect(legion('muzgur', 'moria-goblin-captain')).toContain('TOO_FEW_OF');
  });
});
