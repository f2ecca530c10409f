import { shippedCatalogue } from '../../../../../src/app/armies/lists/shipped-catalogue';
import { doubles, force, found, report, singles, warband } from '../army';

const given = { catalogue: shippedCatalogue() };
const helm = warband('helm-hammerhand');
const theoden = warband('theoden');

it('two Heroes who exclude each other never stand in one army, either way round', () => {
  expect(found(singles(1000, force('rohan', helm, theoden)), 'EXCLUDED_TOGETHER', given)).toEqual([
    ['0', 2, 1],
  ]);
  expect(found(singles(1000, force('rohan', theoden, helm)), 'EXCLUDED_TOGETHER', given)).toEqual([
    ['0', 2, 1],
  ]);
  expect(found(singles(1000, force('rohan', helm)), 'EXCLUDED_TOGETHER', given)).toEqual([]);
  expect(found(singles(1000, force('rohan', theoden)), 'EXCLUDED_TOGETHER', given)).toEqual([]);
});

it('holds over both forces of a doubles army, and is cited as the catalogue’s', () => {
  const army = doubles(1000, force('rohan', helm), force('rohan', theoden));
  expect(found(army, 'EXCLUDED_TOGETHER', given)).toEqual([['', 2, 1]]);
  const finding = report(army, given).findings.find(({ code }) => code === 'EXCLUDED_TOGETHER');
  expect(finding?.message).toBe('Helm Hammerhand and Théoden, King of Rohan never stand in one army');
  expect(finding?.fix).toBe('Leave out Helm Hammerhand or Théoden, King of Rohan.');
});

it('holds across army lists', () => {
  const army = singles(
    1000,
    force('minas-tirith', warband('aragorn-king-elessar')),
    force('the-rangers', warband('aragorn-strider')),
  );
  const codes = report(army, given).findings.map(({ code }) => code);
  // One person in two profiles: told once, as the same Hero.
  expect(codes).toContain('UNIQUE_TWICE');
  expect(codes).not.toContain('EXCLUDED_TOGETHER');
});

it.each([
  ['minas-tirith', 'aragorn-king-elessar', 'denethor'],
  ['minas-tirith', 'aragorn-king-elessar', 'boromir-captain-of-the-white-tower'],
  ['minas-tirith', 'king-of-men', 'faramir'],
  ['rohan', 'dernhelm', 'meriadoc-knight-of-the-mark'],
  ['rohan', 'helm-hammerhand', 'eomer'],
  ['rohan', 'helm-hammerhand', 'eorl-the-young'],
  ['the-kingdom-of-khazad-dum', 'durin-king-of-khazad-dum', 'floi-stonehand'],
])('%s: %s with %s', (list, one, other) => {
  const codes = (...heroes: readonly string[]) =>
    report(singles(2000, force(list, ...heroes.map((hero) => warband(hero)))), given).findings.map(
      ({ code }) => code,
    );
  expect(codes(one, other)).toContain('EXCLUDED_TOGETHER');
  expect(codes(one)).not.toContain('EXCLUDED_TOGETHER');
  expect(codes(other)).not.toContain('EXCLUDED_TOGETHER');
});

it('Haldir takes one of the Galadhrim’s places among the Defenders of Helm’s Deep and excludes no captain', () => {
  const army = singles(2000, force('lothlorien', warband('haldir'), warband('galadhrim-captain')));
  expect(found(army, 'EXCLUDED_TOGETHER', given)).toEqual([]);
});
