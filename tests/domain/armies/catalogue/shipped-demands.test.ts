import { shippedCatalogue } from '../../../../src/app/armies/lists/shipped-catalogue';
import type { Warband } from '../../../../src/domain/armies/catalogue/army';
import { force, found, report, singles, unit, warband } from '../validation/army';

/** Armies for the demands and bow rules that few lists have; what is expected is written from the rule. */
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

describe('Assault on Lothlórien', () => {
  const legion = (...heroes: readonly string[]) =>
    codes('assault-on-lothlorien', ...heroes.map((hero) => warband(hero)));

  it('has Drûzhag or Ashrâk; another goblin Hero is not enough', () => {
    expect(legion('muzgur', 'druzhag-the-beastcaller')).not.toContain('TOO_FEW_OF');
    expect(legion('muzgur', 'ashrak')).not.toContain('TOO_FEW_OF');
    expect(legion('muzgur', 'moria-goblin-captain')).toContain('TOO_FEW_OF');
  });
});

describe('The Men of the West', () => {
  const legion = (...warbands: readonly Warband[]) =>
    codes('the-men-of-the-west', warband('aragorn-king-elessar'), ...warbands);

  it('Gandalf leads the Warriors of Gondor, but not those of Rohan', () => {
    expect(legion(warband('gandalf-the-white', unit('warrior-of-minas-tirith', 6)))).not.toContain(
      'WRONG_LEADER_FOR',
    );
    expect(legion(warband('gandalf-the-white', unit('warrior-of-rohan', 6)))).toContain('WRONG_LEADER_FOR');
  });

  it('Éomer leads Warriors of Rohan, no Royal Guard, and throws no spears', () => {
    expect(legion(warband('eomer', unit('warrior-of-rohan', 6)))).not.toContain('WRONG_LEADER_FOR');
    expect(legion(warband('eomer', unit('rohan-royal-guard', 6)))).toContain('NOT_IN_LIST');
    expect(legion(warband(unit('eomer', 1, { 'throwing-spears': 1 })))).toContain('UNKNOWN_OPTION');
  });
});
