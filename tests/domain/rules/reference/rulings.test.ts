import { readFileSync } from 'node:fs';
import { defaultArmySwitches } from '../../../../src/domain/armies/validation/assemble-army';
import { rulesetById } from '../../../../src/domain/rules/rulesets/rulesets';
import { referenceEntries } from '../../../../src/domain/rules/reference';
import { rulingsPage } from '../../../../src/domain/rules/reference/rulings-page';

const rulings = referenceEntries.filter((entry) => entry.kind === 'RULING');

describe('rulings', () => {
  it('are numbered as the project decided them', () => {
    expect(rulings.map(({ number }) => number).join(' ')).toBe(
      '1 2 3 4 5 6 7 7a 8 9 10 11 12 13 14 15 16 16a 16b 16c 16d 16e 16f 16g 16h 16i 17 18 18a 19 20 21 22 23 24 25 26 27 28 29 40 41 42 43 44 45 46',
    );
  });

  it('name every switch with its default', () => {
    const switches = rulings.flatMap(({ switch: option }) => (option ? [[option.name, option.default]] : []));
    expect(switches).toEqual([
      ['mightCap', 6],
      ['duelFloor', 1],
      ['naturalSixStands', false],
      ['bashAndStunForgoStrikes', true],
      ['shieldingStopsSide', false],
      ['strikesRolled', 'TOGETHER'],
      ['interveningModelIsHit', false],
      ['minorHeroMayLead', true],
      ['monstersStand', false],
    ]);
  });

  it('give the defaults that fights and armies really have', () => {
    const real: Readonly<Record<string, unknown>> = {
      ...rulesetById('MESBG_2018').switches,
      ...defaultArmySwitches,
    };
    const stated = rulings.flatMap(({ switch: option }) => (option ? [[option.name, option.default]] : []));
    expect(Object.fromEntries(stated)).toEqual(real);
  });

  it('cite the places they concern', () => {
    expect(rulings.filter(({ furtherSources }) => (furtherSources ?? []).length === 0)).toEqual([]);
  });

  it('are what docs/rulings.md shows: npm run generate', () => {
    expect(readFileSync('docs/rulings.md', 'utf8')).toBe(rulingsPage());
  });
});
