import { type Change, type ChangeLog, factsAt } from '../../../../src/shared/change-log';
import type { EntrantFacts } from '../../../../src/domain/tournaments/event/facts';
import {
  everyMember,
  fitsMembers,
  memberName,
  memberNumbersOf,
  numbersAfter,
  withNewNumbers,
} from '../../../../src/domain/tournaments/changes/team-members';
import {
  lineupsOf,
  noMatchYet,
  withDefaultLineups,
} from '../../../../src/domain/tournaments/teams/team-match';
import type { TeamRules } from '../../../../src/domain/tournaments/teams/team-rules';

/** A team's list, change by change: as it was stored before players had numbers, and since. */
const logOf = (...sets: readonly Partial<EntrantFacts>[]): ChangeLog<EntrantFacts> =>
  sets.map((set): Change<EntrantFacts> => ({ op: '', by: '', at: 0, key: '', input: '', set }));

const named = (log: ChangeLog<EntrantFacts>, members: readonly string[]): ChangeLog<EntrantFacts> => [
  ...log,
  ...logOf({ members, memberNumbers: numbersAfter(log, factsAt(log), members) }),
];

const abc = logOf({ members: ['Ann', 'Bert', 'Cleo'] });

describe('the numbers of the players of a team', () => {
  it('are the places in the list where none are stored', () => {
    expect(memberNumbersOf({ members: ['Ann', 'Bert', 'Cleo'] })).toEqual([1, 2, 3]);
    // A list that was changed before numbers were stored: armies and games were by place then, and stay so.
    const changed = logOf({ members: ['Ann', 'Bert', 'Cleo'] }, { members: ['Cleo', 'Ann', 'Bert'] });
    expect(memberNumbersOf(factsAt(changed))).toEqual([1, 2, 3]);
    expect(memberName(changed, 1)).toBe('Cleo');
    expect(numbersAfter(changed, factsAt(changed), ['Ann', 'Bert', 'Cleo'])).toEqual([2, 3, 1]);
  });

  it.each([
    ['another order', ['Cleo', 'Ann', 'Bert'], [3, 1, 2]],
    ['a corrected name', ['Ann', 'Berthold', 'Cleo'], [1, 2, 3]],
    ['somebody new at the end', ['Ann', 'Bert', 'Cleo', 'Dirk'], [1, 2, 3, 4]],
    ['somebody new for one who is gone, at the end', ['Ann', 'Cleo', 'Dirk'], [1, 3, 4]],
    ['somebody new in front', ['Dirk', 'Ann', 'Bert', 'Cleo'], [4, 1, 2, 3]],
    ['two of one name', ['Ann', 'Ann', 'Cleo'], [1, 2, 3]],
  ])('after %s: %j', (_, members, numbers) => {
    expect(numbersAfter(abc, factsAt(abc), members)).toEqual(numbers);
  });

  it('come back with the player, and are not given twice', () => {
    const without = named(abc, ['Ann', 'Cleo']);
    expect(factsAt(without).memberNumbers).toEqual([1, 3]);
    const other = named(without, ['Ann', 'Cleo', 'Dirk']);
    expect(factsAt(other).memberNumbers).toEqual([1, 3, 4]);
    expect(factsAt(named(other, ['Bert', 'Dirk', 'Ann'])).memberNumbers).toEqual([2, 4, 1]);
    expect([...everyMember(other)]).toEqual([
      [1, 'Ann'],
      [2, 'Bert'],
      [3, 'Cleo'],
      [4, 'Dirk'],
    ]);
  });

  it('are as given where somebody says them, and new for null', () => {
    expect(withNewNumbers(abc, [2, null, 1, null])).toEqual([2, 4, 1, 5]);
  });

  it('fit their list', () => {
    expect(fitsMembers({})).toBe(true);
    expect(fitsMembers({ members: ['Ann', 'Bert'] })).toBe(true);
    expect(fitsMembers({ members: ['Ann', 'Bert'], memberNumbers: [2, 1] })).toBe(true);
    expect(fitsMembers({ members: ['Ann', 'Bert'], memberNumbers: [2] })).toBe(false);
    expect(fitsMembers({ members: ['Ann', 'Bert'], memberNumbers: [2, 2] })).toBe(false);
    expect(fitsMembers({ memberNumbers: [1] })).toBe(false);
  });
});

describe('who plays in a match', () => {
  const rules = { size: 3 } as TeamRules;
  const picks = [{ seals: ['s', null], shown: [null, null], sealedAtMs: null, doneAtMs: null }] as const;

  it('is the first of the list until a captain says otherwise or seals', () => {
    const first = [
      [3, 1, 4],
      [1, 2, 3],
    ] as const;
    expect(withDefaultLineups(noMatchYet, first).lineups).toEqual(first);
    expect(withDefaultLineups({ picks: [], lineups: [[4, 3, 1], null] }, first).lineups).toEqual([
      [4, 3, 1],
      [1, 2, 3],
    ]);
  });

  it('is by place where a match had begun before who plays was fixed', () => {
    const begun = { picks, lineups: [null, [2, 3, 4]] } as const;
    const match = withDefaultLineups(begun, [
      [3, 1, 4],
      [4, 1, 2],
    ]);
    expect(lineupsOf(match, rules)).toEqual([
      [1, 2, 3],
      [2, 3, 4],
    ]);
  });
});
