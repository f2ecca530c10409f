import { shippedCatalogue } from '../../../../../src/app/armies/shipped-catalogue';
import { force, found, singles, unit, warband } from '../army';

const given = { catalogue: shippedCatalogue() };
const rider = (hero: string) => warband(unit(hero, 1, { asfaloth: 1 }));

it('there is one Asfaloth, whoever rides him', () => {
  const both = force('rivendell', rider('glorfindel-lord-of-the-west'), rider('arwen-undomiel'));
  expect(found(singles(1000, both), 'UNIQUE_OPTION_TWICE', given)).toEqual([['', 2, 1]]);
  const one = force('rivendell', rider('glorfindel-lord-of-the-west'), warband('arwen-undomiel'));
  expect(found(singles(1000, one), 'UNIQUE_OPTION_TWICE', given)).toEqual([]);
});
