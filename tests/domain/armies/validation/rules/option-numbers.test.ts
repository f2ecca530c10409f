import { shippedCatalogue } from '../../../../../src/app/armies/lists/shipped-catalogue';
import { doubles, force, found, report, singles, unit, warband } from '../army';

const given = { catalogue: shippedCatalogue() };
const rider = (hero: string) => warband(unit(hero, 1, { asfaloth: 1 }));

it('there is one Asfaloth, whoever rides him', () => {
  const both = force('rivendell', rider('glorfindel-lord-of-the-west'), rider('arwen-undomiel'));
  expect(found(singles(1000, both), 'UNIQUE_OPTION_TWICE', given)).toEqual([['', 2, 1]]);
  const one = force('rivendell', rider('glorfindel-lord-of-the-west'), warband('arwen-undomiel'));
  expect(found(singles(1000, one), 'UNIQUE_OPTION_TWICE', given)).toEqual([]);
});

describe('the nine Nazgûl of Dol Guldur', () => {
  // Khamûl, the Witch-king, the Lingering Shadow, the Dark Headsman and the Forsaken once; two Abyssal Knights and two
  // Slayers of Men at most (Dark Powers of Dol Guldur, The Servants of Evil).
  const nazgul = (count: number, taken: Readonly<Record<string, number>>) =>
    warband('the-necromancer-of-dol-guldur', unit('the-nazgul-of-dol-guldur', count, taken));
  const findings = (taken: Readonly<Record<string, number>>) => {
    const count = Object.values(taken).reduce((sum, each) => sum + each, 0);
    const army = singles(2000, force('dark-powers-of-dol-guldur', nazgul(count, taken)));
    return report(army, given)
      .findings.filter(({ code }) => code !== 'MAY_NOT_FOLLOW' && code !== 'POINTS_LEFT_OVER')
      .map(({ code, used, allowed }) => [code, used, allowed]);
  };

  it.each(['the-abyssal-knight', 'the-slayer-of-men'])('%s: two', (knight) => {
    expect([findings({ [knight]: 1 }), findings({ [knight]: 2 })]).toEqual([[], []]);
    expect(findings({ [knight]: 3 })).toEqual([['OPTION_TOO_OFTEN', 3, 2]]);
  });

  it.each([
    'khamul-the-easterling',
    'the-witch-king-of-angmar',
    'the-lingering-shadow',
    'the-dark-headsman',
    'the-forsaken',
  ])('%s: one', (once) => {
    expect(findings({ [once]: 1 })).toEqual([]);
    expect(findings({ [once]: 2 })).toEqual([['UNIQUE_OPTION_TWICE', 2, 1]]);
  });

  it('are counted over both forces', () => {
    const half = force('dark-powers-of-dol-guldur', nazgul(2, { 'the-abyssal-knight': 2 }));
    expect(found(doubles(2000, half, half), 'OPTION_TOO_OFTEN', given)).toEqual([['', 4, 2]]);
  });
});
