import { doubles, errors, force, found, report, singles, unit, warband } from '../army';

const king = warband('west-king');
const disguised = warband('west-king-disguised');
const hero = warband('west-hero');
const lord = warband('west-lord');

it('is once in an army', () => {
  expect(errors(singles(1000, force('west', king, hero)))).toEqual([]);
  expect(found(singles(1000, force('west', king, hero, hero)), 'UNIQUE_TWICE')).toEqual([['0', 2, 1]]);
  expect(found(singles(1000, force('west', hero, hero, hero)), 'UNIQUE_TWICE')).toEqual([['0', 3, 1]]);
  expect(found(singles(1000, force('west', warband(unit('west-hero', 2)))), 'UNIQUE_TWICE')).toEqual([
    ['0.0.0', 2, 1],
  ]);
});

it('others are as often as they are bought', () => {
  expect(errors(singles(1000, force('west', lord, lord, lord)))).toEqual([]);
});

it('is once over both forces of a doubles army', () => {
  expect(errors(doubles(1000, force('west', king), force('west', hero)))).toEqual([]);
  const both = doubles(1000, force('west', king, hero), force('west', hero));
  expect(found(both, 'UNIQUE_TWICE')).toEqual([['', 2, 1]]);
  expect(report(both).findings.find(({ code }) => code === 'UNIQUE_TWICE')?.source).toEqual({
    document: '000',
    heading: 'LEGENDARY LEGIONS',
  });
});

it('is the same one under another name', () => {
  const army = singles(1000, force('west', king, disguised));
  expect(found(army, 'UNIQUE_TWICE')).toEqual([['0', 2, 1]]);
  expect(report(army).findings[0]?.message).toBe('west-king and west-king-disguised are the same Hero');
});
