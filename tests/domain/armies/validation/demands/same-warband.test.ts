import { shippedCatalogue } from '../../../../../src/app/armies/lists/shipped-catalogue';
import { doubles, force, found, singles, unit, warband } from '../army';

const given = { catalogue: shippedCatalogue() };
const rangers = (...warbands: Parameters<typeof force>[1][]) => force('rangers-of-ithilien', ...warbands);
const apart = (...warbands: Parameters<typeof force>[1][]) =>
  found(singles(1000, rangers(...warbands)), 'NOT_ONE_WARBAND', given);

/** The Hobbits are one purchase of the reference: a warband of their own, or all of them with Faramir. */
it('those who belong together stand in one warband, whoever leads it', () => {
  expect(
    apart(warband('faramir'), warband('frodo-baggins', unit('samwise-gamgee'), unit('smeagol'))),
  ).toEqual([]);
  expect(apart(warband('faramir', unit('frodo-baggins'), unit('samwise-gamgee'), unit('smeagol')))).toEqual(
    [],
  );
  expect(
    apart(warband('faramir', unit('smeagol')), warband('frodo-baggins', unit('samwise-gamgee'))),
  ).toEqual([['', 2, 1]]);
});

it('in doubles in one of both forces', () => {
  const army = doubles(
    1000,
    rangers(warband('faramir', unit('smeagol'))),
    rangers(warband('frodo-baggins', unit('samwise-gamgee'))),
  );
  expect(found(army, 'NOT_ONE_WARBAND', given)).toEqual([['', 2, 1]]);
});
