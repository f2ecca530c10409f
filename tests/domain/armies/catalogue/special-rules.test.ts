import { shippedCatalogue } from '../../../../src/app/armies/lists/shipped-catalogue';
import type { ForceDraft } from '../../../../src/domain/armies/validation/assemble-army';
import { doubles, force, report, singles, unit, warband } from '../validation/army';

/** Special rules that stand in words: each expectation is what the rule says. */
const given = { catalogue: shippedCatalogue() };
const LIMIT = 20_000;

const reportOf = (...forces: readonly ForceDraft[]) => report(singles(LIMIT, ...forces), given);
const errorsOf = (...forces: readonly ForceDraft[]): readonly string[] =>
  reportOf(...forces).findings.flatMap(({ code, severity }) => (severity === 'ERROR' ? [code] : []));

describe('Lone Hunter and From the Deep: never in the warband of another', () => {
  it.each([
    ['mordor', 'gothmog', 'shelob'],
    ['barad-dur', 'the-dark-lord-sauron', 'shelob'],
    ['moria', 'durburz-the-goblin-king-of-moria', 'the-watcher-in-the-water'],
  ])('%s: %s and %s', (list, hero, hunter) => {
    expect(errorsOf(force(list, warband(hero), warband(hunter)))).toEqual([]);
    expect(errorsOf(force(list, warband(hero, unit(hunter))))).toEqual(['WRONG_LEADER_FOR']);
  });

  it('and they lead nobody', () => {
    const led = warband('shelob', unit('orc-warrior', 3));
    expect(errorsOf(force('mordor', warband('gothmog'), led))).toContain('MAY_NOT_LEAD');
  });
});

it.each([
  ['goblin-town', 'the-goblin-king', 'gollum'],
  ['the-shire', 'farmer-maggot', 'rosie-cotton'],
  ['wanderers-in-the-wild', 'treebeard', 'tom-bombadil'],
  ['rivendell', 'elrond-master-of-rivendell', 'bilbo-baggins'],
])('%s: an Independent Hero stands alone or follows', (list, hero, independent) => {
  const lists = given.catalogue.armyLists.find(({ id }) => id === list)?.profiles.map(({ id }) => id) ?? [];
  const leader = lists.includes(hero) ? hero : undefined;
  expect(errorsOf(force(list, ...(leader ? [warband(leader)] : []), warband(independent)))).toEqual([]);
  if (leader) expect(errorsOf(force(list, warband(leader, unit(independent))))).toEqual([]);
});

describe('the Master of Lake-town in an alliance that is not Historical', () => {
  const guards = (count: number) =>
    force(
      'army-of-lake-town',
      warband('bard-the-bowman'),
      warband('the-master-of-lake-town', unit('lake-town-guard', count)),
    );
  const rivendell = force('rivendell', warband('elrond-master-of-rivendell'));

  it('leads twelve', () => {
    expect(errorsOf(guards(13))).toEqual([]);
    expect(errorsOf(guards(12), rivendell)).toEqual([]);
    expect(errorsOf(guards(13), rivendell)).toEqual(['WARBAND_TOO_LARGE']);
    expect(report(doubles(LIMIT, guards(13), rivendell), given).findings.map(({ code }) => code)).toContain(
      'WARBAND_TOO_LARGE',
    );
  });

  it('is no Hero of Valour', () => {
    const alone = force('army-of-lake-town', warband('the-master-of-lake-town'));
    expect(errorsOf(alone, rivendell)).toEqual(['CONTINGENT_WITHOUT_HERO']);
    expect(errorsOf(alone, force('thorins-company', warband('thorin-oakenshield')))).toEqual([]);
  });
});

describe('armies of one warband', () => {
  it.each([
    ['the-white-council', 'saruman', 'glorfindel-lord-of-the-west'],
    ['thorins-company', 'thorin-oakenshield', 'bilbo-baggins-burglar'],
    ['thorins-company', 'dwalin-the-dwarf', 'ori-the-dwarf'],
  ])('%s: %s leads %s', (list, best, other) => {
    expect(errorsOf(force(list, warband(best, unit(other))))).toEqual([]);
    expect(errorsOf(force(list, warband(best), warband(other)))).toEqual(['NOT_ONE_WARBAND']);
    expect(errorsOf(force(list, warband(other, unit(best))))).toEqual(['NOT_ONE_WARBAND']);
  });

  it('the Vanquishers of the Necromancer, with Gandalf', () => {
    const of = (...followers: readonly string[]) =>
      errorsOf(
        force('the-vanquishers-of-the-necromancer', warband('saruman', ...followers.map((id) => unit(id)))),
      );
    expect(of('galadriel-lady-of-light', 'gandalf-the-grey')).toEqual([]);
    expect(of('galadriel-lady-of-light')).toEqual(['COMPULSORY_MISSING']);
    expect(
      errorsOf(
        force(
          'the-vanquishers-of-the-necromancer',
          warband('saruman', unit('galadriel-lady-of-light')),
          warband('gandalf-the-grey'),
        ),
      ),
    ).toEqual(['NOT_ONE_WARBAND']);
  });
});

it('the Host of the Dragon Emperor has him', () => {
  expect(
    errorsOf(force('host-of-the-dragon-emperor', warband('rutabi-general-of-the-dragon-legion'))),
  ).toEqual(['COMPULSORY_MISSING']);
  expect(errorsOf(force('host-of-the-dragon-emperor', warband('the-dragon-emperor-of-rhun')))).toEqual([]);
});

it('the Assault on Lothlórien has no more Goblins than Orcs', () => {
  const of = (orcs: number, goblins: number) =>
    errorsOf(
      force(
        'assault-on-lothlorien',
        warband('muzgur', unit('orc-warrior', orcs)),
        warband('druzhag-the-beastcaller', unit('moria-goblin-warrior', goblins)),
      ),
    );
  expect(of(9, 9)).toEqual([]);
  expect(of(3, 9)).toEqual(['RATIO_EXCEEDED']);
});

it('the halves of the Defenders of Erebor stay apart', () => {
  const of = (leader: string, follower: string) =>
    errorsOf(
      force(
        'defenders-of-erebor',
        warband('brand-king-of-dale'),
        warband('dain-ironfoot-king-under-the-mountain'),
        warband(leader, unit(follower, 6)),
      ),
    );
  expect(of('captain-of-dale', 'warrior-of-dale')).toEqual([]);
  expect(of('iron-hills-captain', 'iron-hills-dwarf')).toEqual([]);
  expect(of('captain-of-dale', 'iron-hills-dwarf')).toEqual(['WRONG_LEADER_FOR']);
  expect(of('iron-hills-captain', 'warrior-of-dale')).toEqual(['WRONG_LEADER_FOR']);
});

it('models that come with their Hero count for Broken and a quarter', () => {
  const maggot = reportOf(force('the-shire', warband('farmer-maggot'))).facts;
  expect([maggot.models, maggot.brokenAt, maggot.wounds]).toEqual([4, 3, 5]);
  const sharkey = reportOf(force('sharkeys-rogues', warband('sharkey'))).facts;
  expect([sharkey.models, sharkey.wounds]).toEqual([2, 3]);
});

describe('Heroes of another time make an alliance Impossible', () => {
  it.each([
    [
      force('rohan', warband('eorl-the-young'), warband('theoden')),
      force('minas-tirith', warband('captain-of-minas-tirith')),
      'IMPOSSIBLE',
    ],
    [
      force('rohan', warband('eorl-the-young')),
      force('minas-tirith', warband('captain-of-minas-tirith')),
      'HISTORICAL',
    ],
    [
      force('rivendell', warband('gil-galad-high-king-of-the-elves'), warband('arwen-undomiel')),
      force('numenor', warband('elendil')),
      'IMPOSSIBLE',
    ],
    [
      force('rivendell', warband('gil-galad-high-king-of-the-elves')),
      force('numenor', warband('elendil')),
      'HISTORICAL',
    ],
  ])('%#', (one, other, level) => {
    expect(reportOf(one, other).facts.allianceLevel).toBe(level);
  });
});

describe('Heroes of no list have allies of their own', () => {
  const wanderers = (...heroes: readonly string[]) =>
    force('wanderers-in-the-wild', ...heroes.map((id) => warband(id)));
  const facts = (...forces: readonly ForceDraft[]) => {
    const { facts: found, findings } = reportOf(...forces);
    return [found.allianceLevel, findings.some(({ code }) => code === 'ALLIANCE_UNKNOWN')];
  };

  it.each([
    [['tom-bombadil'], 'rivendell', 'elrond-master-of-rivendell', 'CONVENIENT', false],
    [['barliman-butterbur'], 'the-fellowship', 'aragorn-strider', 'HISTORICAL', false],
    [['barliman-butterbur', 'tom-bombadil'], 'the-fellowship', 'aragorn-strider', 'CONVENIENT', false],
    [['murin-drar'], 'minas-tirith', 'captain-of-minas-tirith', 'CONVENIENT', false],
    [['murin-drar'], 'minas-tirith', 'cirion', 'HISTORICAL', false],
    [['harry-goatleaf'], 'the-iron-hills', 'iron-hills-captain', 'IMPOSSIBLE', false],
    [['thrain-the-broken'], 'the-white-council', 'gandalf-the-grey', null, true],
  ])('%s with %s under %s', (heroes, list, hero, level, isUnknown) => {
    expect(facts(wanderers(...heroes), force(list, warband(hero)))).toEqual([level, isUnknown]);
  });

  it('Grimbeorn', () => {
    const beornings = force('the-beornings', warband('grimbeorn'));
    expect(facts(beornings, force('halls-of-thranduil', warband('thranduil')))).toEqual([
      'HISTORICAL',
      false,
    ]);
    expect(facts(beornings, force('halls-of-thranduil', warband('tauriel')))).toEqual([null, true]);
    expect(facts(beornings, force('arnor', warband('captain-of-arnor')))).toEqual(['IMPOSSIBLE', false]);
    expect(facts(beornings, wanderers('goldberry'))).toEqual(['HISTORICAL', false]);
  });
});

describe('where sources differ', () => {
  const disputed = (...forces: readonly ForceDraft[]) =>
    reportOf(...forces).findings.filter(({ code }) => code === 'SOURCES_DIFFER').length;
  const gilGalad = force('rivendell', warband('gil-galad-high-king-of-the-elves'));
  const arathorn = force('the-rangers', warband('arathorn'), warband('aragorn-strider'));

  it.each([
    [1, [gilGalad, force('lothlorien', warband('galadriel'))]],
    [0, [gilGalad, force('numenor', warband('elendil-high-king-of-gondor-and-arnor'))]],
    [1, [arathorn, force('the-shire', warband('bandobras-took'))]],
    [0, [arathorn]],
    [1, [force('army-of-dale', warband('bard-ii-prince-of-dale'))]],
    [0, [force('army-of-dale', warband('brand-king-of-dale'))]],
  ])('the answer says so: %i', (count, forces) => {
    expect(disputed(...forces)).toBe(count);
  });

  it.each([
    ['the-shire', 'gandalf-the-grey', 'dunedain'],
    ['arnor', 'captain-of-arnor', 'ranger-of-the-north'],
  ])('%s under %s with %s is not covered', (list, hero, model) => {
    expect(reportOf(force(list, warband(hero, unit(model)))).verdict).toBe('NOT_COVERED');
  });
});
