import { listFault } from '../../../src/app/armies/lists/list-limits';
import { validateArmy } from '../../../src/app/armies/validate-army';
import { checkInput } from '../../../src/app/kernel/use-case';
import { shippedLists } from '../../../src/app/armies/lists/shipped-catalogue';

const nested = (depth: number, width: number): unknown =>
  depth === 0 ? { present: ['a'] } : { all: Array.from({ length: width }, () => nested(depth - 1, width)) };

const deep = (levels: number): unknown => {
  let condition: unknown = 'HISTORICAL';
  for (let level = 0; level < levels; level += 1) condition = { not: condition };
  return condition;
};

const listWith = (when: unknown) => ({
  id: 'own',
  name: 'Own',
  alignment: 'GOOD',
  profiles: [{ id: 'a', name: 'A', points: 5, keywords: [], statline: '6 3/4+ 3 4 1 1 3', when }],
});

const faultsOf = (lists: readonly unknown[]) => {
  const checked = checkInput(validateArmy.input, { pointsLimit: 100, forces: [], lists });
  return checked.ok ? [] : checked.error.code === 'INVALID_INPUT' ? checked.error.faults : checked.error;
};

it.each([
  ['conditions nested 20 x 20 x 20', nested(3, 20), 'may hold at most 200 conditions together'],
  ['conditions 1,000 deep', deep(1_000), 'may be at most 24 levels deep'],
  ['conditions 100,000 deep', deep(100_000), 'may be at most 24 levels deep'],
  [
    'conditions of 1,001 profiles',
    { present: Array.from({ length: 1_001 }, () => 'a') },
    'may name at most 1000 profiles in conditions together',
  ],
])('refuses lists with %s before their schema recurses', (_, when, message) => {
  expect(faultsOf([listWith(when)])).toEqual([{ path: 'lists', code: 'TOO_LARGE', message }]);
});

it('counts all lists of a request together', () => {
  const half = listWith(nested(1, 100));
  expect(listFault([half])).toBeUndefined();
  expect(listFault([half, half])).toBe('may hold at most 200 conditions together');
});

it('takes conditions as deep as they may be', () => {
  expect(faultsOf([listWith(deep(20))])).toEqual([]);
  expect(faultsOf([listWith(deep(21))])).toMatchObject([{ code: 'TOO_LARGE' }]);
});

it('takes every list of the catalogue itself', () => {
  for (const list of shippedLists()) expect([list.id, listFault([list])]).toEqual([list.id, undefined]);
});
