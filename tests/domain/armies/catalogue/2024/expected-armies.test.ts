import { shippedCatalogue } from '../../../../../src/app/armies/lists/shipped-catalogue';
import { report, singles } from '../../validation/army';
import { expectedArmies } from './read-armies';

/** Armies of every list of 2024, their findings derived from what each list says of its composition. */
const given = { catalogue: shippedCatalogue('2024') };
const LIMIT = 800;
const LEAST = 500;

test('every list has a legal army of 500 to 800 points; 846 armies in all', () => {
  const legal = expectedArmies.filter(({ points }) => points !== null && points >= LEAST && points <= LIMIT);
  const lists = given.catalogue.armyLists.map(({ id }) => id).sort();
  expect([...new Set(legal.map(({ force }) => force.list))].sort()).toEqual(lists);
  expect(expectedArmies).toHaveLength(846);
});

test.each(expectedArmies)('$list, $kind $codes: $text', ({ force, codes, points, brokenAt }) => {
  const { findings, facts, verdict } = report(singles(points === null ? 4000 : LIMIT, force), given);
  const found = findings.filter(({ severity }) => severity === 'ERROR').map(({ code }) => code);
  expect([...new Set(found)].sort()).toEqual([...codes].sort());
  if (points !== null) expect([verdict, facts.points]).toEqual(['LEGAL', points]);
  if (brokenAt !== undefined) expect(facts.brokenAt).toBe(brokenAt);
});
