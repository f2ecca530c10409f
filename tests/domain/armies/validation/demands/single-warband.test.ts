import { doubles, errors, force, found, singles, unit, warband } from '../army';

const company = (...warbands: Parameters<typeof force>[1][]) => force('company', ...warbands);
const king = warband('west-king', unit('west-lord'), unit('west-champion', 20));

it('is one warband under one leader', () => {
  expect(errors(singles(2000, company(king)))).toEqual([]);
  expect(found(singles(2000, company(king, warband('west-lord'))), 'NOT_ONE_WARBAND')).toEqual([['0', 2, 1]]);
  expect(found(singles(2000, company(warband('west-lord'))), 'NOT_ONE_WARBAND')).toEqual([['0', 0, 1]]);
});

it('in doubles each force is one, and the leader stands in front of either', () => {
  expect(
    errors(doubles(4000, company(king), company(warband('west-hero', unit('west-champion', 20))))),
  ).toEqual([]);
  expect(
    found(doubles(4000, company(warband('west-lord')), company(warband('west-hero'))), 'NOT_ONE_WARBAND'),
  ).toEqual([['', 0, 1]]);
});
