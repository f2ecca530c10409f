import { shippedCatalogue } from '../../../../src/app/armies/lists/shipped-catalogue';
import type { AnyList, Legion, Profile } from '../../../../src/domain/armies/catalogue/model';

const catalogue = shippedCatalogue();
const anyList = (id: string): AnyList => {
  const found = [...catalogue.armyLists, ...catalogue.legions].find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const profile = (list: string, id: string): Profile => {
  const found = anyList(list).profiles.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no ${id} in ${list}`);
  return found;
};

/** Typed off the army books: points, tier, then Move Fight Shoot Strength Defence Attacks Wounds Courage Might Will Fate. */
const heroes: readonly (readonly [string, string, number, string, string, boolean])[] = [
  ['the-fellowship', 'gandalf-the-grey', 170, 'LEGEND', '6 5 4 4 5 1 3 7 3 6 3', true],
  ['the-fellowship', 'aragorn-strider', 160, 'VALOUR', '6 6 3 4 5 3 3 6 3 3 3', true],
  ['the-rangers', 'aragorn-strider', 160, 'VALOUR', '6 6 3 4 5 3 3 6 3 3 3', true],
  ['the-dead-of-dunharrow', 'the-king-of-the-dead', 100, 'VALOUR', '6 5 4 4 8 2 2 7 1 6 3', true],
  ['minas-tirith', 'captain-of-minas-tirith', 50, 'FORTITUDE', '6 4 4 4 6 2 2 4 2 1 1', false],
  ['rohan', 'theoden', 75, 'LEGEND', '6 5 4 4 5 2 2 5 3 3 1', true],
  ['halls-of-thranduil', 'thranduil', 100, 'LEGEND', '6 6 2 4 4 2 3 6 3 3 3', true],
  ['mordor', 'witch-king-of-angmar', 70, 'LEGEND', '6 5 4 4 8 1 1 6 0 10 0', true],
  ['mordor', 'orc-shaman', 50, 'MINOR', '6 3 5 3 5 1 2 3 1 3 1', false],
  ['isengard', 'lurtz', 90, 'VALOUR', '6 5 3 5 6 3 3 5 3 1 1', true],
  ['the-serpent-horde', 'suladan', 100, 'LEGEND', '6 5 4 4 5 3 3 5 3 3 1', true],
];

test.each(heroes)('%s: %s costs %i, a Hero of %s, %s', (list, id, points, tier, line, unique) => {
  const hero = profile(list, id);
  expect([hero.points, hero.tier, hero.unique]).toEqual([points, tier, unique]);
  const { intelligence, ...printed } = hero.characteristics;
  expect(Object.values(printed).join(' ')).toBe(line);
  expect(intelligence).toBeNull();
});

const warriors: readonly (readonly [string, string, number, number])[] = [
  ['minas-tirith', 'ranger-of-gondor', 8, 1],
  ['minas-tirith', 'warrior-of-minas-tirith', 7, 0],
  ['rohan', 'rider-of-rohan', 14, 1],
  ['rohan', 'rohan-outrider', 8, 1],
  ['halls-of-thranduil', 'mirkwood-ranger', 14, 1],
  ['mordor', 'orc-tracker', 5, 1],
  ['isengard', 'uruk-hai-warrior', 9, 0],
  ['the-serpent-horde', 'haradrim-warrior', 6, 0],
  ['paths-of-the-druadan', 'woses-warrior', 9, 0],
];

test.each(warriors)('%s: %s costs %i and carries %i bows', (list, id, points, bows) => {
  const warrior = profile(list, id);
  expect([warrior.points, warrior.counts]).toEqual([points, { models: 1, warriors: 1, bows, places: 1 }]);
});

test.each([
  ['minas-tirith', 'warrior-of-minas-tirith', 'bow', 1, 1],
  ['minas-tirith', 'captain-of-minas-tirith', 'bow', 5, 0],
  ['isengard', 'uruk-hai-warrior', 'crossbow', 2, 1],
  ['rohan', 'warrior-of-rohan', 'throwing-spears', 2, 0],
  ['grand-army-of-the-south', 'mahud-warrior', 'poisoned-blowpipe', 1, 0],
])('%s: the %s takes %s for %i, which counts as %i bows', (list, id, option, points, bows) => {
  const found = profile(list, id).options.find((candidate) => candidate.id === option);
  expect([found?.points, found?.counts.bows]).toEqual([points, bows]);
});

test('a siege engine brings its crew, who are Warriors', () => {
  expect(profile('minas-tirith', 'battlecry-trebuchet')).toMatchObject({
    kind: 'SIEGE_ENGINE',
    tier: 'MINOR',
    points: 80,
    counts: { models: 3, warriors: 2, bows: 0, places: 2 },
  });
});

describe('The Return of the King', () => {
  const legion = anyList('the-return-of-the-king') as Legion;

  it('needs Aragorn and the King of the Dead, and Aragorn leads', () => {
    expect(legion.demands).toEqual([
      { kind: 'COMPULSORY', profiles: ['aragorn-strider', 'the-king-of-the-dead'], when: null },
      { kind: 'LEADER', profiles: ['aragorn-strider'], choice: false, when: null },
    ]);
  });

  it('fields seven profiles; Aragorn has Andúril without paying', () => {
    expect(legion.profiles.map(({ id }) => id).sort()).toEqual([
      'aragorn-strider',
      'gimli',
      'herald-of-the-dead',
      'legolas-greenleaf',
      'rider-of-the-dead',
      'the-king-of-the-dead',
      'warrior-of-the-dead',
    ]);
    const aragorn = profile('the-return-of-the-king', 'aragorn-strider');
    expect([aragorn.points, aragorn.options.map(({ id }) => id)]).toEqual([160, ['elven-cloak']]);
    expect(aragorn.wargear).toContain('Andúril, Flame of the West');
  });
});

test('bow limits other than one third', () => {
  const rules = [...catalogue.armyLists, ...catalogue.legions].flatMap(({ id, bowRules }) =>
    bowRules.map(({ numerator, denominator, when }) => [
      id,
      `${numerator}/${denominator}`,
      when?.kind ?? null,
    ]),
  );
  expect(rules).toEqual([
    ['azogs-hunters', '1/2', 'HISTORICAL'],
    ['the-serpent-horde', '1/2', 'HISTORICAL'],
    // Blowpipes are no bows: nothing of the list counts.
    ['wildmen-of-druadan', '1/1', null],
    ['grand-army-of-the-south', '1/2', null],
    ['rangers-of-mirkwood', '1/1', null],
    ['riders-of-eomer', '1/1', null],
  ]);
});

test.each([
  ['rohan', 'minas-tirith', 'HISTORICAL'],
  ['mordor', 'the-serpent-horde', 'HISTORICAL'],
  ['the-fellowship', 'rivendell', 'HISTORICAL'],
  ['the-rangers', 'the-shire', 'HISTORICAL'],
  ['isengard', 'mordor', 'CONVENIENT'],
  ['halls-of-thranduil', 'rohan', 'CONVENIENT'],
  ['the-dead-of-dunharrow', 'the-white-council', 'CONVENIENT'],
  ['angmar', 'mordor', null],
  ['arnor', 'minas-tirith', null],
  ['rohan', 'mordor', null],
])('%s and %s: %s', (one, other, level) => {
  const found = catalogue.alliances.filter(({ lists }) => lists.includes(one) && lists.includes(other));
  expect(found.map((alliance) => alliance.level)).toEqual(level === null ? [] : [level]);
});

test('Good never allies with Evil', () => {
  const sides = new Map(catalogue.armyLists.map(({ id, alignment }) => [id, alignment]));
  for (const { lists } of catalogue.alliances) expect(sides.get(lists[0])).toBe(sides.get(lists[1]));
});

test('the alliances of the Dead hold only with Aragorn', () => {
  const theirs = catalogue.alliances.filter(({ lists }) => lists.includes('the-dead-of-dunharrow'));
  expect(theirs).toHaveLength(15);
  for (const { when, otherwise } of theirs)
    expect([when, otherwise]).toEqual([
      { kind: 'PRESENT', profiles: ['aragorn-strider', 'aragorn-king-elessar'], within: 'ARMY' },
      'IMPOSSIBLE',
    ]);
});
