import { bergerRound } from '../../../../src/domain/tournaments/stages/berger';
import { bracketOf, bracketOrder, placesOfBracket } from '../../../../src/domain/tournaments/stages/bracket';
import { groupsOf } from '../../../../src/domain/tournaments/stages/groups';
import type { Stage } from '../../../../src/domain/tournaments/pack/stage';
import { stagesFaults, stagesInEventFaults } from '../../../../src/domain/tournaments/pack/stages-from';

describe('the tables of Berger', () => {
  // FIDE Handbook C.05, Annex 1.
  test.each([
    [4, ['1-4 2-3', '4-3 1-2', '2-4 3-1']],
    [6, ['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1']],
    [
      8,
      [
        '1-8 2-7 3-6 4-5',
        '8-5 6-4 7-3 1-2',
        '2-8 3-1 4-7 5-6',
        '8-6 7-5 1-4 2-3',
        '3-8 4-2 5-1 6-7',
        '8-7 1-6 2-5 3-4',
        '4-8 5-3 6-2 7-1',
      ],
    ],
  ])('of %i players', (players, expected) => {
    expect(expected.map((_, index) => bergerRound(players, index + 1).map((pair) => pair.join('-')).join(' '))).toEqual(expected); // prettier-ignore
  });

  test('of an odd number one sits out in each round, everybody once', () => {
    const rounds = [1, 2, 3, 4, 5].map((round) => bergerRound(5, round));
    expect(rounds.map((pairs) => [1, 2, 3, 4, 5].find((player) => !pairs.flat().includes(player)))).toEqual([1, 4, 2, 5, 3]); // prettier-ignore
    expect(new Set(rounds.flat().map((pair) => [...pair].sort().join('-'))).size).toBe(10);
  });
});

test('pools in a snake, and groups by tiers', () => {
  expect(groupsOf([1, 2, 3, 4, 5, 6, 7, 8, 9], 3, 'SNAKE')).toEqual([[1, 6, 7], [2, 5, 8], [3, 4, 9]]); // prettier-ignore
  expect(groupsOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 3, 'TIERS')).toEqual([[1, 2, 3, 4], [5, 6, 7], [8, 9, 10]]); // prettier-ignore
});

describe('a bracket', () => {
  const lower = (_: number, one: number, other: number): number => Math.min(one, other);

  test('is seeded: 1 and 2 meet in the final only', () => {
    expect(bracketOrder(3)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
  });

  test('of six: the two best have byes; third place and the others by the round they are out in', () => {
    const bracket = bracketOf([1, 2, 3, 4, 5, 6], lower, true);
    expect(
      bracket.rounds.map((games) =>
        games.map(({ entrants }) => entrants.map((one) => one ?? 'bye').join('-')),
      ),
    ).toEqual([
      // prettier-ignore
      ['1-bye', '4-5', '2-bye', '3-6'],
      ['1-4', '2-3'],
      ['1-2'],
    ]);
    expect(bracket.third?.entrants).toEqual([4, 3]);
    expect(placesOfBracket([1, 2, 3, 4, 5, 6], bracket)).toEqual([
      { place: 1, entrants: [1] },
      { place: 2, entrants: [2] },
      { place: 3, entrants: [3] },
      { place: 4, entrants: [4] },
      { place: 5, entrants: [5, 6] },
    ]);
  });

  test('goes on without those that both lost; what is not played is open', () => {
    const bracket = bracketOf(['a', 'b', 'c', 'd'], (round, one) => (round > 1 ? undefined : one === 'a' ? null : one), false); // prettier-ignore
    expect(bracket.rounds[1]).toEqual([{ entrants: [null, 'b'], winner: 'b', loser: null }]);
    const open = bracketOf(['a', 'b', 'c', 'd'], () => undefined, true);
    expect(open.rounds[1]?.[0]?.entrants).toEqual([undefined, undefined]);
  });

  test('without a game for it, two share the third place', () => {
    const bracket = bracketOf([1, 2, 3, 4], lower, false);
    expect(placesOfBracket([1, 2, 3, 4], bracket).at(-1)).toEqual({ place: 3, entrants: [3, 4] });
  });

  test('whoever is still in stands before whoever is out, while games are open', () => {
    const semiFinals = (round: number, one: number, other: number) =>
      round > 1 ? undefined : lower(round, one, other);
    const bracket = bracketOf([1, 2, 3, 4], semiFinals, true);
    expect(placesOfBracket([1, 2, 3, 4], bracket)).toEqual([
      { place: 1, entrants: [1, 2] },
      { place: 3, entrants: [3, 4] },
    ]);
  });

  test('a final that both lose is shared, and so is a semi-final', () => {
    const bracket = bracketOf([1, 2, 3, 4], (round, one) => (round > 1 || one === 1 ? null : one), false);
    expect(placesOfBracket([1, 2, 3, 4], bracket)).toEqual([
      { place: 1, entrants: [2] },
      { place: 2, entrants: [1, 3, 4] },
    ]);
    const lost = bracketOf([1, 2], () => null, false);
    expect(placesOfBracket([1, 2], lost)).toEqual([{ place: 1, entrants: [1, 2] }]);
  });
});

describe('every fault of stages by name', () => {
  const stage = (fields: Partial<Stage>): Stage => ({ name: 'X', by: 'SWISS', rounds: 3, cut: null, groups: 1, grouping: 'SNAKE', points: 'FRESH', thirdPlace: false, ...fields }); // prettier-ignore
  const faults = (...stages: readonly Stage[]) =>
    stagesFaults(stages).map(({ path, code }) => `${path} ${code}`);

  test('a stage without rounds, a cut larger than the one before, a bracket of too few rounds', () => {
    expect(faults(stage({ rounds: 0 }))).toEqual(['stages[0].rounds OUT_OF_RANGE']);
    expect(faults(stage({ cut: 8 }))).toEqual(['stages[0].cut NOT_USED']);
    expect(faults(stage({}), stage({ cut: 8 }), stage({ cut: 16 }))).toEqual(['stages[2].cut CONTRADICTION']);
    expect(faults(stage({}), stage({ by: 'KNOCK_OUT', cut: 8, rounds: 2 }))).toEqual(['stages[1].rounds CONTRADICTION']); // prettier-ignore
    expect(faults(stage({}), stage({ by: 'KNOCK_OUT', cut: 8, groups: 2 }), stage({ thirdPlace: true }))).toEqual(['stages[1].groups CONTRADICTION', 'stages[2].thirdPlace NOT_USED']); // prettier-ignore
    expect(faults(stage({}), stage({ by: 'ROUND_ROBIN', cut: 8, groups: 2, rounds: 3 }))).toEqual([]);
    expect(faults(stage({}), stage({ cut: 6, groups: 4 }))).toEqual(['stages[1].groups CONTRADICTION']);
  });

  test('rounds that do not add up, and a cut larger than the field', () => {
    const stages = [stage({}), stage({ by: 'KNOCK_OUT', cut: 16, rounds: 4 })];
    expect(stagesInEventFaults(stages, { rounds: 7, cap: 24 })).toEqual([]);
    expect(stagesInEventFaults(stages, { rounds: 6, cap: 12 }).map(({ path }) => path)).toEqual([
      'stages',
      'stages[1].cut',
    ]);
  });
});
