import { shippedCatalogue } from '../../../../src/app/armies/lists/shipped-catalogue';
import type { Unit } from '../../../../src/domain/armies/catalogue/army';
import { bowWord, brokenWord } from '../../../../src/domain/armies/sheet/sheet-text';
import { force, report, singles, unit, warband } from './army';

/** The numbers that an organiser needs of an army of 2024. */
const given = { catalogue: shippedCatalogue('2024') };

const factsOf = (list: string, leader: string, ...followers: readonly Unit[]) =>
  report(singles(1000, force(list, warband(unit(leader, 1, {}), ...followers))), given).facts;

it('counts throwing weapons against a third of the Warriors, rounded up', () => {
  const facts = factsOf(
    '2024-kingdom-of-rohan',
    '2024-eomer-marshal-of-the-riddermark',
    unit('2024-warrior-of-rohan', 2, { 'shield-and-throwing-spears': 2 }),
    unit('2024-warrior-of-rohan', 5, { shield: 5 }),
  );
  const [{ throwing, bows }] = facts.forces as readonly [(typeof facts.forces)[number]];
  expect(throwing).toEqual({
    warriors: 7,
    used: 2,
    allowed: 3,
    fraction: { numerator: 1, denominator: 3 },
  });
  expect(bows).toMatchObject({ warriors: 7, used: 0, allowed: 3 });
  expect([facts.models, facts.brokenAt, facts.brokenBy, facts.quarterAt]).toEqual([8, 5, [], 2]);
});

it('says that no number breaks an army whose break point a model decides', () => {
  const facts = factsOf('2024-depths-of-moria', '2024-the-balrog');
  expect([facts.brokenAt, facts.brokenBy]).toEqual([null, ['2024-the-balrog']]);
  expect(facts.forces.map(({ brokenAt, brokenBy }) => [brokenAt, brokenBy])).toEqual([
    [null, ['2024-the-balrog']],
  ]);
});

it('says both in words', () => {
  const bows = { warriors: 7, used: 1, allowed: 3, fraction: { numerator: 1, denominator: 3 }, exempt: [] };
  const one = { bows } as unknown as Parameters<typeof bowWord>[0];
  expect(bowWord({ ...one, throwing: null })).toBe('1 of 3 bows');
  expect(bowWord({ ...one, throwing: bows })).toBe('1 of 3 bows, 1 of 3 throwing weapons');
  expect([1, 8, null].map((brokenAt) => brokenWord({ brokenAt }))).toEqual([
    '1 casualty',
    '8 casualties',
    'as its list says, not by number',
  ]);
});
