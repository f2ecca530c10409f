import { profile } from '../../../src/app/armies/lists/profile';
import { call } from '../../../src/app/kernel/use-case';

const asked = (id: string) => call(profile, { profile: id }, {});

test('one answer says which lists may take a Hero, at what price and tier', async () => {
  const answer = await asked('2024-haldir-galadhrim-captain');
  expect(answer).toMatchObject({
    ok: true,
    value: { name: 'Haldir, Galadhrim Captain', edition: '2024' },
  });
  // By the rows of the lists: Valour in two of them, Fortitude in Lothlórien.
  expect(
    answer.ok &&
      answer.value.lists
        .map(({ list, points, tier }) => [list, points, tier])
        .sort(([a = ''], [b = '']) => (String(a) < String(b) ? -1 : 1)),
  ).toEqual([
    ['2024-breaking-of-the-fellowship', 70, 'VALOUR'],
    ['2024-defenders-of-helms-deep', 70, 'VALOUR'],
    ['2024-lothlorien', 70, 'FORTITUDE'],
  ]);
});

test('Legions are among the lists of 2018', async () => {
  const answer = await asked('gamling');
  expect(
    answer.ok && answer.value.lists.filter(({ isLegion }) => isLegion).map(({ list }) => list),
  ).toContain('the-riders-of-theoden');
});

test('a name alone leads to the profiles of both editions', async () => {
  const answer = await asked('2024-haldir');
  expect(answer).toMatchObject({ ok: false, error: { code: 'NOT_FOUND', kind: 'profile' } });
  const nearest = !answer.ok && 'nearest' in answer.error ? answer.error.nearest : [];
  expect(nearest).toEqual(expect.arrayContaining(['haldir', '2024-haldir-galadhrim-captain']));
});
