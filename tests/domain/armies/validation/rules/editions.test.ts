import type { ListFile } from '../../../../../src/domain/armies/catalogue/file';
import { resolveCatalogue, edition2018 } from '../../../../../src/domain/armies/catalogue/resolve';
import { errors, force, found, report, singles, unit, warband } from '../army';

/** A made-up edition as data alone: half of the Warriors may carry bows, a quarter may throw, lists stand alone. */
const other = {
  id: 'made-up',
  name: 'Made up',
  bowFraction: { numerator: 1, denominator: 2 },
  throwingFraction: { numerator: 1, denominator: 4 },
  listsMayAlly: false,
  generalCountsAs: 2,
};

const list = (id: string, edition: string): ListFile => ({
  id,
  name: id,
  edition,
  legacy: id === 'north',
  alignment: 'GOOD',
  profiles: [
    {
      id: `${id}-lord`,
      name: `${id} lord`,
      tier: 'VALOUR',
      points: 80,
      keywords: [],
      statline: '6 5/4+ 4 6 2 2 5 2 1 1',
    },
    {
      id: `${id}-warrior`,
      name: `${id} warrior`,
      points: 10,
      keywords: [],
      statline: '6 3/4+ 3 5 1 1 3',
      options: { bow: 1, 'throwing-axes': 1 },
    },
  ],
});

const names = ['north', 'south'];
const allies = Object.fromEntries(
  names.map((id) => [id, { historical: names.filter((one) => one !== id), convenient: [] }]),
);
const catalogueOf = (north: string, south: string) => ({
  catalogue: resolveCatalogue([list('north', north), list('south', south)], { lists: [], allies }, [
    edition2018,
    other,
  ]),
});
const oldOnes = catalogueOf('2018', '2018');
const newOnes = catalogueOf('made-up', 'made-up');

const of = (id: string, options: Readonly<Record<string, number>>) =>
  force(id, warband(`${id}-lord`, unit(`${id}-warrior`, 8, options)));

describe('the same rules read another edition', () => {
  it('bows: 8 Warriors may have 3 of one third, 4 of one half', () => {
    const army = singles(500, of('north', { bow: 4 }));
    expect(found(army, 'OVER_BOW_LIMIT', oldOnes)).toEqual([['0', 4, 3]]);
    expect(found(army, 'OVER_BOW_LIMIT', newOnes)).toEqual([]);
    expect(found(singles(500, of('north', { bow: 5 })), 'OVER_BOW_LIMIT', newOnes)).toEqual([['0', 5, 4]]);
  });

  it('throwing weapons: no limit in the one, 2 of 8 in the other', () => {
    const army = (axes: number) => singles(500, of('north', { 'throwing-axes': axes }));
    expect(found(army(8), 'OVER_THROWING_LIMIT', oldOnes)).toEqual([]);
    expect(found(army(2), 'OVER_THROWING_LIMIT', newOnes)).toEqual([]);
    expect(found(army(3), 'OVER_THROWING_LIMIT', newOnes)).toEqual([['0', 3, 2]]);
  });

  it('allies: allowed in the one, not in the other', () => {
    const army = singles(500, of('north', {}), of('south', {}));
    expect(errors(army, oldOnes)).toEqual([]);
    expect(errors(army, newOnes)).toEqual(['LISTS_MAY_NOT_ALLY']);
  });

  it('lists of two editions never stand together', () => {
    const army = singles(500, of('north', {}), of('south', {}));
    expect(errors(army, catalogueOf('2018', 'made-up'))).toEqual(['WRONG_EDITION', 'LISTS_MAY_NOT_ALLY']);
  });

  it('the General counts as several models at objectives in the one, as the other does not say', () => {
    const army = singles(500, of('north', {}));
    expect(report(army, oldOnes).facts.generalCountsAs).toBeNull();
    expect(report(army, newOnes).facts.generalCountsAs).toBe(2);
  });

  it('the facts name the edition and the Legacy mark', () => {
    const { forces } = report(singles(500, of('north', {}), of('south', {})), oldOnes).facts;
    expect(forces.map(({ edition, legacy }) => [edition, legacy])).toEqual([
      ['2018', true],
      ['2018', false],
    ]);
  });
});
