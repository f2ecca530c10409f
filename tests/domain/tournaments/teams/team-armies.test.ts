import {
  type TeamArmy,
  type TeamArmyRules,
  teamFindings,
} from '../../../../src/domain/tournaments/teams/team-armies';

const NO_RULES: TeamArmyRules = {
  uniqueHeroesOnce: false,
  mostOfList: null,
  lists: null,
  alignment: 'ANY',
  leastOfEach: 0,
};

const names = ['Ann', 'Bert', 'Cleo', 'Dirk'];
const aragorn = (name: string) => ({ character: 'aragorn', name });

/** An army of one list for each player named: `g` a Good one, `e` an Evil one, `?` one that the catalogue does not know. */
const armies = (lists: string, heroes: Readonly<Record<number, TeamArmy['heroes']>> = {}): TeamArmy[] =>
  [...lists].map((letter, index) => ({
    member: index + 1,
    player: names[index] ?? '',
    isSubstitute: false,
    heroes: heroes[index + 1] ?? [],
    lists: [
      {
        id: letter,
        name: `List ${letter}`,
        alignment: 'abg'.includes(letter) ? 'GOOD' : letter === '?' ? null : 'EVIL',
      },
    ],
  }));

const found = (rules: Partial<TeamArmyRules>, teamArmies: readonly TeamArmy[], size = 3) =>
  teamFindings(
    { ...NO_RULES, ...rules },
    teamArmies.map((army) => ({ ...army, isSubstitute: army.member > size })),
    size,
  ).map(({ code, members, used, allowed }) => [code, members, used, allowed]);

it('asks nothing of a team that the event does not ask', () => {
  expect(found({}, armies('aae', { 1: [aragorn('Aragorn')], 2: [aragorn('Aragorn')] }))).toEqual([]);
});

it('finds a unique Hero in two armies, under whatever profile', () => {
  const teamArmies = armies('abe', {
    1: [aragorn('Aragorn, Strider'), { character: 'boromir', name: 'Boromir' }],
    3: [aragorn('Aragorn, King Elessar')],
  });
  expect(found({ uniqueHeroesOnce: true }, teamArmies)).toEqual([['TEAM_HERO_TWICE', [1, 3], 2, 1]]);
  const [finding] = teamFindings({ ...NO_RULES, uniqueHeroesOnce: true }, teamArmies, 3);
  expect(finding?.message).toBe('Ann and Cleo field the same unique Hero: Aragorn, Strider');
});

it('counts a Hero who stands twice in one army as one army', () => {
  const twice = armies('a', { 1: [aragorn('Aragorn'), aragorn('Aragorn')] });
  expect(found({ uniqueHeroesOnce: true }, twice)).toEqual([]);
});

it.each([
  [1, 'abe', []],
  [1, 'aab', [['TEAM_LIST_TOO_OFTEN', [1, 2], 2, 1]]],
  [2, 'aab', []],
  [2, 'aaa', [['TEAM_LIST_TOO_OFTEN', [1, 2, 3], 3, 2]]],
])('lets a list be in %i armies of a team: %s', (mostOfList, lists, expected) => {
  expect(found({ mostOfList }, armies(lists))).toEqual(expected);
});

it('lets only the lists of a set be played, and names who plays another', () => {
  expect(found({ lists: ['a', 'b'] }, armies('abe'))).toEqual([['TEAM_LIST_NOT_ALLOWED', [3], null, null]]);
});

it.each([
  ['abg', []],
  ['ef', []],
  ['a?', []],
  ['abe', [['TEAM_ALIGNMENTS_MIXED', [1, 2, 3], null, null]]],
])('wants one alignment: %s', (lists, expected) => {
  expect(found({ alignment: 'SAME' }, armies(lists))).toEqual(expected);
});

it.each([
  // Whoever has not handed in may still be Evil.
  ['ab', 1, 3, []],
  ['abg', 1, 3, [['TEAM_ALIGNMENT_MISSING', [1, 2, 3], 0, 1]]],
  ['ab?', 1, 3, []],
  ['abe', 1, 3, []],
  ['efe', 1, 3, [['TEAM_ALIGNMENT_MISSING', [1, 2, 3], 0, 1]]],
  // The fourth is a substitute: without an army it brings none, with one it counts.
  ['abg', 1, 3, [['TEAM_ALIGNMENT_MISSING', [1, 2, 3], 0, 1]]],
  ['abge', 1, 3, []],
])('%s: wants %i of each alignment in a team of %i', (lists, leastOfEach, size, expected) => {
  expect(found({ leastOfEach }, armies(lists), size)).toEqual(expected);
});
