import { seasonAt, withRules } from '../../../../src/domain/tournaments/league/seasons';

const first = { name: '2025' };
const second = { name: '2026', startsOn: '2026-01-01' };
const third = { name: '2027', startsOn: '2027-01-01' };
const points = (best: number) => ({
  scoring: 'TOURNAMENT_POINTS' as const,
  placePoints: [],
  participationPoints: 0,
  best,
});

it('counts a day for the latest season that had begun', () => {
  const seasons = [first, second, third];
  expect(
    ['1990-05-05', '2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01', '2030-01-01'].map((day) =>
      seasonAt(seasons, day),
    ),
  ).toEqual([0, 0, 1, 1, 2, 2]);
});

it('keeps the rule that a season ended with', () => {
  const one = withRules([first, second], { rule: points(3), seasons: [] });
  expect(one).toEqual([{ ...first, rule: points(3) }, second]);
  const two = withRules([{ name: 'Renamed' }, second, third], { rule: points(5), seasons: one });
  expect(two).toEqual([{ name: 'Renamed', rule: points(3) }, { ...second, rule: points(5) }, third]);
  expect(withRules([first], { rule: points(5), seasons: two })).toEqual([first]);
});
