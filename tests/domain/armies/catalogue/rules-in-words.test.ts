import { shippedCatalogue } from '../../../../src/app/armies/lists/shipped-catalogue';
import { errors, force, singles } from '../validation/army';
import { rulesInWords } from './rules-in-words';

const given = { catalogue: shippedCatalogue() };

it('holds 150 armies, each once', () => {
  expect(new Set(rulesInWords.map(({ line }) => line)).size).toBe(rulesInWords.length);
  expect(rulesInWords.length).toBeGreaterThanOrEqual(150);
});

it.each(rulesInWords)('$line', ({ list, warbands, codes }) => {
  const found = errors(singles(20_000, force(list, ...warbands)), given);
  expect([...new Set(found)].sort()).toEqual(codes);
});
